import { createContext, use, useSyncExternalStore } from 'react';
import { useClient, useQuery, type AnyVariables, type TypedDocumentNode } from 'urql';
import type { PinCardData } from '@pegboard/pin-card';
import type { FeedPage, FeedStore } from './feed-store.ts';

/** How many pins a page of a feed holds. */
export const FEED_PAGE_SIZE = 25;

/** The feeds of this page load; both entries provide them. */
export const FeedStoreContext = createContext<FeedStore | null>(null);

/** A list of pins that has pages: what to ask, and where the pins are in the answer. */
export type Feed<Data, Variables extends AnyVariables> = {
  /** Unlike any other feed's on the site. */
  readonly key: string;
  readonly document: TypedDocumentNode<Data, Variables & { first: number; after?: string | null }>;
  readonly variables: Variables;
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
export function useFeed<Data, Variables extends AnyVariables>(feed: Feed<Data, Variables>): FeedView {
  const store = use(FeedStoreContext);
  if (!store)
    throw new Error(
      'useFeed was called outside FeedStoreContext. Render below <FeedStoreContext value={…}>.',
    );
  const client = useClient();
  const [{ data }] = useQuery({ query: feed.document, variables: firstPage(feed.variables) });
  const first = pageOf(feed, data);
  const key = `${feed.key} ${first.endCursor ?? ''}`;
  const tail = useSyncExternalStore(
    (onChange) => store.subscribe(key, onChange),
    () => store.tail(key),
    () => store.tail(key),
  );
  const last = tail.pages.at(-1) ?? first;
  const loadMore = (): void => {
    const after = last.endCursor;
    if (after === null) return;
    void store.loadMore(key, async () => {
      const answer = await client.query(feed.document, { ...firstPage(feed.variables), after }).toPromise();
      if (answer.error) throw answer.error;
      return pageOf(feed, answer.data);
    });
  };
  return {
    pins: eachOnce([first, ...tail.pages]),
    status: last.endCursor === null ? 'end' : tail.status,
    loadMore,
  };
}

/** The variables of a feed's first page: loaders ask with the same, so the hook finds the answer. */
export function firstPage<Variables extends AnyVariables>(
  variables: Variables,
): Variables & { first: number; after?: string | null } {
  return { ...variables, first: FEED_PAGE_SIZE };
}

function pageOf<Data, Variables extends AnyVariables>(
  feed: Feed<Data, Variables>,
  data: Data | undefined,
): FeedPage {
  const connection = data === undefined ? undefined : feed.connectionOf(data);
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
