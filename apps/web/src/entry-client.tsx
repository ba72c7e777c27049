import '@pegboard/ui/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { SSRData } from '@urql/core';
import { Provider } from 'urql';
import { AppStores } from './app-stores.tsx';
import { createDataClient } from './data/client.ts';
import { createFreshness } from './data/freshness.ts';
import { loaderContext } from './data/request-context.ts';
import { PageInfoContext, type PageInfo } from './page-info.ts';
import { routes } from './routes.tsx';

declare global {
  interface Window {
    /** Facts of the page view, written by the server. */
    __pb_page: PageInfo;
    /** GraphQL answers that the page was rendered from, in the order in which they stream in. */
    __pb_data?: SSRData[] | { push(data: SSRData): number };
    __staticRouterHydrationData?: HydrationState;
  }
}

const { client, ssr } = createDataClient({ isServer: false });
if (Array.isArray(window.__pb_data)) for (const data of window.__pb_data) ssr.restoreData(data);
window.__pb_data = {
  push(data: SSRData) {
    ssr.restoreData(data);
    return 0;
  },
};

/**
 * Loads what the page's route needs and takes the page over. A function: a wait at the top of this module would wait for
 * chunks that themselves wait for this module.
 */
async function start(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });

  const freshness = createFreshness();
  const router = createBrowserRouter(routes, {
    ...(window.__staticRouterHydrationData ? { hydrationData: window.__staticRouterHydrationData } : {}),
    getContext: () => loaderContext(client, freshness),
  });

  hydrateRoot(
    document,
    <StrictMode>
      <PageInfoContext value={window.__pb_page}>
        <Provider value={client}>
          <AppStores freshness={freshness}>
            <RouterProvider router={router} />
          </AppStores>
        </Provider>
      </PageInfoContext>
    </StrictMode>,
    { onRecoverableError: reportError },
  );
}

void start();
