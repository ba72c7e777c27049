'use client';

import { useEffect, useState } from 'react';
import type { ProductPorts, TaggableProduct } from './tag-ports.ts';

/** Delay after the last keystroke before a search, in milliseconds. Source: chosen. */
const SEARCH_DELAY_MS = 150;

type ProductSearch = {
  readonly state: 'ready' | 'searching' | 'failed';
  readonly products: readonly TaggableProduct[];
};

/** Searches products during typing; null searches nothing. The previous results stay until the next ones arrive. */
export function useProductSearch(query: string | null, search: ProductPorts['search']): ProductSearch {
  const [result, setResult] = useState<{
    readonly query: string | null;
    /** Null when the search failed. */
    readonly products: readonly TaggableProduct[] | null;
  }>({ query: null, products: [] });
  useEffect(() => {
    if (query === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (products: readonly TaggableProduct[] | null): void => {
      if (!signal.aborted) setResult({ query, products });
    };
    const timer = setTimeout(
      () => {
        search(query, signal).then(finish, () => finish(null));
      },
      query === '' ? 0 : SEARCH_DELAY_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, query]);
  const products = result.products ?? [];
  if (query !== result.query) return { state: 'searching', products };
  return { state: result.products === null ? 'failed' : 'ready', products };
}
