import { createToastStore } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { GridPlacesContext } from './compose/grid-memory.ts';
import { createStale, StaleContext } from './compose/stale.ts';
import { ToastContext } from './compose/toasts.ts';
import { createFeedStore } from './data/feed-store.ts';
import { FeedStoreContext } from './data/use-feed.ts';

/** The stores of one page load: made anew for every request on the server, and once in the browser. */
export function AppStores({ children }: { readonly children: ReactNode }): ReactNode {
  const [feeds] = useState(createFeedStore);
  const [places] = useState(() => new Map());
  const [toasts] = useState(() => createToastStore());
  const [stale] = useState(createStale);
  return (
    <FeedStoreContext value={feeds}>
      <GridPlacesContext value={places}>
        <ToastContext value={toasts}>
          <StaleContext value={stale}>{children}</StaleContext>
        </ToastContext>
      </GridPlacesContext>
    </FeedStoreContext>
  );
}
