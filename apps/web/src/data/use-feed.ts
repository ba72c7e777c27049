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

/** A list of pins that has pages: what to ask, and where the pins are in the answer. */
export type Feed<Data, V extends Variables> = {
  /** Unlike any other feed's on the site. */
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

/** Reads a feed: its first page by query, so the server renders it, and what has been loaded after it. */
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
  const subscribe = useCallback((onChange: () => void) => store.subscribe(key, onChange), [store, key]);
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

/** The variables of a feed's first page: loaders ask with the same, so the hook finds the answer. */
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

/** All pins of the pages in order; one that a later page repeats is shown where it stood first. */
function eachOnce(pages: readonly FeedPage[]): readonly PinCardData[] {
  const byId = new Map<string, PinCardData>();
  for (const page of pages)
    for (const pin of page.pins) if (!byId.has(pin.entityId)) byId.set(pin.entityId, pin);
  return [...byId.values()];
}
