import { createToastStore } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { GridPlacesContext, storedPlaces } from '../features/pin-feed/grid-memory.ts';
import { onFirstInteraction } from '../features/visitor/on-first-interaction.ts';
import type { QueryCache } from '../data/query-cache.ts';
import { FreshnessContext, type Freshness } from '../data/invalidation.ts';
import { QueryCacheContext } from '../data/use-query.ts';
import { ToastContext } from '../features/toasts/toasts.ts';
import { createFeedStore } from '../data/feed-store.ts';
import { FeedStoreContext } from '../data/use-feed.ts';

/** Provides the stores of one page load: created for every request on the server, and once in the browser. */
export function AppStores(props: {
  readonly answers: QueryCache;
  readonly freshness: Freshness;
  readonly children: ReactNode;
}): ReactNode {
  const [feeds] = useState(createFeedStore);
  const [places] = useState(storedPlaces);
  const [toasts] = useState(() => createToastStore());
  const { answers } = props;
  useEffect(() => {
    const ended = new AbortController();
    const persist = (): void =>
      void import('../features/pin-feed/persist-tab-places.ts').then(
        ({ persistTabPlaces }) => persistTabPlaces({ feeds, places, answers, signal: ended.signal }),
        reportError,
      );
    const cancel = places.size > 0 ? persist() : onFirstInteraction(persist);
    return () => {
      cancel?.();
      ended.abort();
    };
  }, [feeds, places, answers]);
  return (
    <QueryCacheContext value={answers}>
      <FeedStoreContext value={feeds}>
        <GridPlacesContext value={places}>
          <ToastContext value={toasts}>
            <FreshnessContext value={props.freshness}>{props.children}</FreshnessContext>
          </ToastContext>
        </GridPlacesContext>
      </FeedStoreContext>
    </QueryCacheContext>
  );
}
