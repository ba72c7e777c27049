import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { PinCardData } from '@pegboard/pin-card';
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Variables } from './query-cache.ts';
import type { FeedPage, FeedStore, LoadedPages } from './feed-store.ts';
import { useQuery, useQueryCache } from './use-query.ts';

/** Number of pins per page of a feed. */
export const FEED_PAGE_SIZE = 25;

/** The feeds of this page load; both entries provide them. */
export const FeedStoreContext = createContext<FeedStore | null>(null);

/** A paginated list of pins: its operation, and the location of the pins in the response. */
export type Feed<Data, V extends Variables> = {
  /** The unique key of the feed. */
  readonly key: string;
  readonly document: TypedDocumentNode<Data, V & { first: number; after?: string | null }>;
  readonly variables: V;
  readonly connectionOf: (data: Data) => Connection | undefined;
};

/** A page of pins in GraphQL's form. */
export type Connection = {
  readonly edges: readonly { readonly node: PinCardData }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** A feed as a screen shows it. */
export type FeedView = {
  readonly pins: readonly PinCardData[];
  readonly status: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
};

const NOTHING: FeedPage = { pins: [], endCursor: null };

/** Reads a feed: its first page by query, so that the server renders it, and the pages loaded after it. */
export function useFeed<Data, V extends Variables>(feed: Feed<Data, V>): FeedView {
  const store = use(FeedStoreContext);
  if (!store)
    throw new Error(
      'useFeed was called outside FeedStoreContext. Render below <FeedStoreContext value={…}>.',
    );
  const answers = useQueryCache();
  const answer = useQuery(feed.document, firstPage(feed.variables));
  const connection = answer && feed.connectionOf(answer);
  const first = useMemo(() => pageOf(connection), [connection]);
  const key = `${feed.key} ${first.endCursor ?? ''}`;
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribe(key, first, onChange),
    [store, key, first],
  );
  const read = (): LoadedPages => store.tail(key);
  const { pages, status } = useSyncExternalStore(subscribe, read, read);
  const pins = useMemo(() => eachOnce([first, ...pages]), [first, pages]);
  const last = pages.at(-1) ?? first;
  const loadMore = (): void => {
    const after = last.endCursor;
    if (after === null) return;
    const next = { ...firstPage(feed.variables), after };
    void store.loadMore(key, async () => pageOf(feed.connectionOf(await answers.ask(feed.document, next))));
  };
  return {
    pins,
    status: last.endCursor === null ? 'end' : status,
    loadMore,
  };
}

/**
 * Returns the variables of a feed's first page; loaders use the same, so that the hook finds the cached
 * result.
 */
export function firstPage<V extends Variables>(variables: V): V & { first: number; after?: string | null } {
  return { ...variables, first: FEED_PAGE_SIZE };
}

function pageOf(connection: Connection | undefined): FeedPage {
  if (!connection) return NOTHING;
  return {
    pins: connection.edges.map(({ node }) => node),
    endCursor: connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null,
  };
}

/** Returns all pins of the pages in order; a repeated pin is shown at its first position. */
function eachOnce(pages: readonly FeedPage[]): readonly PinCardData[] {
  const byId = new Map<string, PinCardData>();
  for (const page of pages)
    for (const pin of page.pins) if (!byId.has(pin.entityId)) byId.set(pin.entityId, pin);
  return [...byId.values()];
}
