'use client';

import { useEffect, useState } from 'react';
import type { Member, SearchMembers } from '../ports.ts';

/** Delay after the last keystroke before a search, in milliseconds. Source: chosen. */
const SEARCH_DELAY_MS = 150;

type Found = { readonly query: string; readonly members: readonly Member[] };
const NOTHING: Found = { query: '', members: [] };

/**
 * Searches members during typing; null searches none. The previous results stay until the next ones arrive. A search that
 * fails finds no member: the name can be typed.
 */
export function useMemberSearch(
  query: string | null,
  searchMembers: SearchMembers | undefined,
): readonly Member[] {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    if (query === null || searchMembers === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (members: readonly Member[]): void => {
      if (!signal.aborted) setFound({ query, members });
    };
    const timer = setTimeout(() => {
      searchMembers(query, signal).then(finish, () => finish([]));
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchMembers, query]);
  if (query === null) return NOTHING.members;
  const isLonger = found.query !== '' && query.startsWith(found.query);
  return found.query === query || isLonger ? found.members.filter(matches(query)) : NOTHING.members;
}

const matches =
  (query: string) =>
  ({ username, name }: Member): boolean =>
    username.startsWith(query) ||
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(query));
