import '@pegboard/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppStores } from './app-stores.tsx';
import { createQueryCache, type SendOperation } from '../data/query-cache.ts';
import { createInvalidation } from '../data/invalidation.ts';
import { loaderContext } from '../data/request-context.ts';
import { LanguageContext } from '../messages/language.ts';
import { readLanguage } from '../messages/languages.ts';
import { setClientLanguage } from '../messages/client-messages.ts';
import { PageInfoContext, type PageInfo } from '../data/page-info.ts';
import { replayEarlyEvents } from './document/event-replay.ts';
import { readPageData } from './read-page-data.ts';
import { isFirstScreen, routesWith, SCREENS } from './router/routes.tsx';
import { appWindow } from '../data/app-window.ts';

declare global {
  interface Window {
    /** Facts of the page view, written by the server. */
    __pb_page: PageInfo;
    __staticRouterHydrationData?: HydrationState;
  }
}

let client: Promise<SendOperation> | undefined;

/**
 * Sends an operation; the GraphQL client is loaded with the first one, since the first page needs none.
 * Failed loading is retried.
 */
const send: SendOperation = async (document, variables) => {
  client ??= import('../data/graphql-client.ts').then(({ createGraphqlClient }) =>
    createGraphqlClient({ url: '/graphql' }),
  );
  client.catch(() => (client = undefined));
  return (await client)(document, variables);
};

const loadScreens = async () => import('./router/screens.tsx');

const answers = createQueryCache(send);
readPageData((queries) => answers.restore(queries));
replayEarlyEvents();

/**
 * Loads the code of the page's route and hydrates the page in a task of its own. A function: a top-level await would wait for
 * chunks that themselves wait for this module.
 */
async function start(): Promise<void> {
  const language = await readLanguage(window.__pb_page.locale);
  setClientLanguage(language);
  const { pathname } = appWindow.location;
  const routes = routesWith(isFirstScreen(pathname) ? [] : (await loadScreens()).screensAt(pathname));
  for (const { route } of matchRoutes(routes, appWindow.location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });

  const freshness = createInvalidation();
  let hasAllScreens = false;
  const router = createBrowserRouter(routes, {
    window: appWindow,
    ...(window.__staticRouterHydrationData ? { hydrationData: window.__staticRouterHydrationData } : {}),
    getContext: () => loaderContext(answers, freshness),
    async patchRoutesOnNavigation({ path, patch }) {
      if (hasAllScreens || isFirstScreen(path)) return;
      patch(SCREENS, [...(await loadScreens()).screens]);
      hasAllScreens = true;
    },
  });

  // In another task: the browser handles input before it.
  await new Promise((resolve) => setTimeout(resolve));
  // A transition hydrates the page in slices, so that input is handled in between.
  startTransition(
    () =>
      void hydrateRoot(
        document,
        <StrictMode>
          <PageInfoContext value={window.__pb_page}>
            <LanguageContext value={language}>
              <AppStores answers={answers} freshness={freshness}>
                <RouterProvider router={router} />
              </AppStores>
            </LanguageContext>
          </PageInfoContext>
        </StrictMode>,
        { onRecoverableError: reportError },
      ),
  );
}

void start();
