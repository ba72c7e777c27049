import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { use, useState } from 'react';
import { ToastContext } from '../toasts/toasts.ts';
import type { Variables } from '../../data/query-cache.ts';
import { useQuery, useQueryCache } from '../../data/use-query.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** A page of a list in GraphQL's form. */
export type Connection<Item> = {
  readonly edges: readonly { readonly node: Item }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

type Loaded<Item> = {
  readonly behind: Connection<Item> | undefined;
  readonly pages: readonly Connection<Item>[];
};

/** A list as a screen shows it. */
export type Pages<Item> = {
  readonly items: readonly Item[];
  readonly status: 'idle' | 'loading' | 'failed' | 'end';
  readonly loadMore: () => void;
};

/**
 * Reads a paginated list: the first page by query, so that the server renders it, and further pages on
 * request.
 */
export function usePages<Data, V extends Variables, Item>(list: {
  readonly document: TypedDocumentNode<Data, V & { readonly after?: string | null }>;
  /** The variables of the first page; the loader uses the same. */
  readonly variables: V;
  readonly connectionOf: (data: Data) => Connection<Item> | undefined;
}): Pages<Item> {
  const messages = useTexts('site', enUs);
  const { document, variables, connectionOf } = list;
  const answers = useQueryCache();
  const toasts = use(ToastContext);
  const data = useQuery(document, variables);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const first = data && connectionOf(data);
  const [loaded, setLoaded] = useState<Loaded<Item>>({ behind: first, pages: [] });
  // When the first page is read again, the pages after the old one no longer apply.
  const later = loaded.behind === first ? loaded.pages : [];
  const pages = first ? [first, ...later] : [];
  const last = pages.at(-1)?.pageInfo;
  const after = last?.hasNextPage ? last.endCursor : null;
  const read = async (): Promise<void> => {
    setStatus('loading');
    try {
      const page = connectionOf(await answers.ask(document, { ...variables, after }));
      if (page) setLoaded({ behind: first, pages: [...later, page] });
      setStatus('idle');
    } catch {
      setStatus('failed');
      toasts?.show({ kind: 'error', text: messages.errors.offline });
    }
  };
  return {
    items: pages.flatMap(({ edges }) => edges.map(({ node }) => node)),
    status: after === null ? 'end' : status,
    loadMore: () => {
      if (after !== null && status !== 'loading') void read();
    },
  };
}
