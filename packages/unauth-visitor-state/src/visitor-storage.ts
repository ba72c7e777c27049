/**
 * The storage of a visitor's state, such as `localStorage`. Each method may throw where storage is
 * unavailable.
 */
export type VisitorStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
};

/** The browser APIs that a visitor's state needs. */
export type VisitorBrowser = {
  /** Undefined where storage is blocked. */
  readonly storage: VisitorStorage | undefined;
  /**
   * Calls `onChange` after a change in another tab, with its key, or null for all of them. Returns a function
   * that unsubscribes.
   */
  readonly listen: (onChange: (key: string | null) => void) => () => void;
};

/**
 * Returns the storage of this browser, shared by the tabs of the site. Browser only: a server has none
 * (UV-09).
 */
export function visitorBrowser(): VisitorBrowser {
  return {
    storage: tryCatch(() => localStorage),
    listen(onChange) {
      const changed = ({ key }: StorageEvent): void => onChange(key);
      addEventListener('storage', changed);
      return () => removeEventListener('storage', changed);
    },
  };
}

/** Returns the result of a storage operation; undefined if it throws, because pages work without storage. */
export function tryCatch<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
