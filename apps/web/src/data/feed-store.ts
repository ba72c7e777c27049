import type { PinCardData } from '@pegboard/pin-card';

/** One page of pins in a response. */
export type FeedPage = { readonly pins: readonly PinCardData[]; readonly endCursor: string | null };

/** The pages of a feed after the first, and the state of the next one. */
export type LoadedPages = {
  readonly pages: readonly FeedPage[];
  readonly status: 'idle' | 'loading' | 'failed';
};

/** The loaded pages of all feeds of this page load, so that they are still there on return (PG-07). */
export type FeedStore = {
  tail(key: string): LoadedPages;
  /** Subscribes to a feed on the screen, whose first page the query cache holds. */
  subscribe(key: string, first: FeedPage, onChange: () => void): () => void;
  /** The feeds that were on a screen of this page load, the last one last, with their first pages. */
  readonly opened: ReadonlyMap<string, FeedPage>;
  /** Calls `onOpen` for each feed that is on a screen now or later. */
  watch(onOpen: (key: string) => void): void;
  /** Loads one more page with `load`; does nothing while one is loading. */
  loadMore(key: string, load: () => Promise<FeedPage>): Promise<void>;
  /** Loads one more page with `load`, after the one that is loading; without it if that fails. */
  loadNext(key: string, load: () => Promise<FeedPage>): Promise<void>;
  /** Evicts all pages, after a change that feeds must show. */
  clear(): void;
};

const EMPTY: LoadedPages = { pages: [], status: 'idle' };

/** Creates the store of one page load. */
export function createFeedStore(): FeedStore {
  const tails = new Map<string, LoadedPages>();
  const listeners = new Map<string, Set<() => void>>();
  const opened = new Map<string, FeedPage>();
  let opens: ((key: string) => void) | undefined;
  const tail = (key: string): LoadedPages => tails.get(key) ?? EMPTY;
  const set = (key: string, next: LoadedPages): void => {
    tails.set(key, next);
    for (const notify of listeners.get(key) ?? []) notify();
  };
  /** Returns a promise of the next change of a feed. */
  const changeOf = (key: string): Promise<void> =>
    new Promise((resolve) => {
      const those = listeners.get(key) ?? new Set();
      const changed = (): void => {
        those.delete(changed);
        resolve();
      };
      listeners.set(key, those.add(changed));
    });
  const load = async (
    key: string,
    read: () => Promise<FeedPage>,
    afterFailure: LoadedPages['status'],
  ): Promise<void> => {
    const before = tail(key);
    if (before.status === 'loading') return;
    set(key, { ...before, status: 'loading' });
    try {
      const page = await read();
      set(key, { pages: [...before.pages, page], status: 'idle' });
    } catch {
      set(key, { ...before, status: afterFailure });
    }
  };
  return {
    tail,
    opened,
    watch(onOpen) {
      opens = onOpen;
      for (const key of opened.keys()) onOpen(key);
    },
    subscribe(key, first, onChange) {
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those.add(onChange));
      opened.delete(key);
      opened.set(key, first);
      opens?.(key);
      return () => those.delete(onChange);
    },
    // The grid shows the error with a retry button.
    loadMore: (key, read) => load(key, read, 'failed'),
    async loadNext(key, read) {
      while (tail(key).status === 'loading') await changeOf(key);
      await load(key, read, 'idle');
    },
    clear() {
      const keys = [...tails.keys()];
      tails.clear();
      for (const key of keys) for (const notify of listeners.get(key) ?? []) notify();
    },
  };
}
