import type { VisitorBrowser, VisitorStorage } from '../visitor-storage.ts';

/**
 * Creates a browser whose tabs share a storage, and notify each other of changes as browsers do: all tabs but
 * the writing one.
 */
export function aBrowser(texts: Map<string, string> = new Map()): {
  readonly texts: Map<string, string>;
  readonly tab: () => VisitorBrowser & { readonly storage: VisitorStorage };
} {
  const tabs = new Set<(key: string, by: object) => void>();
  const tell = (key: string, by: object): void => {
    for (const heard of tabs) heard(key, by);
  };
  return {
    texts,
    tab() {
      const storage: VisitorStorage = {
        getItem: (key) => texts.get(key) ?? null,
        setItem(key, text) {
          texts.set(key, text);
          tell(key, storage);
        },
        removeItem(key) {
          if (texts.delete(key)) tell(key, storage);
        },
      };
      return {
        storage,
        listen(onChange) {
          const heard = (key: string, by: object): void => {
            if (by !== storage) onChange(key);
          };
          tabs.add(heard);
          return () => void tabs.delete(heard);
        },
      };
    },
  };
}

/** Creates a browser whose storage always throws. */
export function aBlockedBrowser(): VisitorBrowser {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  return {
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    listen: () => () => undefined,
  };
}

/** Creates a browser whose storage can be read but is full. */
export function aFullBrowser(texts: Map<string, string> = new Map()): VisitorBrowser {
  const { storage } = aBrowser(texts).tab();
  return {
    storage: {
      ...storage,
      setItem() {
        throw new Error('QuotaExceededError');
      },
    },
    listen: () => () => undefined,
  };
}
