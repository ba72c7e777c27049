'use client';

import { useEffect, useState } from 'react';
import type { PinBuilderPorts, Topic } from '../ports.ts';

/** Delay after the last keystroke before a search, in milliseconds. Source: chosen. */
const SEARCH_DELAY_MS = 150;

type TopicSearch = {
  readonly state: 'ready' | 'searching' | 'failed';
  readonly topics: readonly Topic[];
};

type TopicResult = {
  readonly query: string;
  /** Null when the search failed. */
  readonly topics: readonly Topic[] | null;
};

/** Searches topics during typing. The previous results stay until the next ones arrive. */
export function useTopicSearch(text: string, searchTopics: PinBuilderPorts['searchTopics']): TopicSearch {
  const [result, setResult] = useState<TopicResult>({ query: '', topics: [] });
  const query = text.trim();
  useEffect(() => {
    if (query === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (topics: readonly Topic[] | null): void => {
      if (!signal.aborted) setResult({ query, topics });
    };
    const timer = setTimeout(() => {
      searchTopics(query, signal).then(finish, () => finish(null));
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchTopics, query]);
  if (query === '') return { state: 'ready', topics: [] };
  const topics = result.topics ?? [];
  if (result.query !== query) return { state: 'searching', topics };
  return { state: result.topics === null ? 'failed' : 'ready', topics };
}
