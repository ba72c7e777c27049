import { useState, type ReactNode } from 'react';
import { GridPlacesContext } from './compose/grid-memory.ts';
import { createFeedStore } from './data/feed-store.ts';
import { FeedStoreContext } from './data/use-feed.ts';

/** The stores of one page load: made anew for every request on the server, and once in the browser. */
export function AppStores({ children }: { readonly children: ReactNode }): ReactNode {
  const [feeds] = useState(createFeedStore);
  const [places] = useState(() => new Map());
  return (
    <FeedStoreContext value={feeds}>
      <GridPlacesContext value={places}>{children}</GridPlacesContext>
    </FeedStoreContext>
  );
}
