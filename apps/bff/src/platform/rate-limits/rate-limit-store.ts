/** A try to count: what it is counted under, and how long a window of it lasts. */
export type RateLimitHit = { readonly key: string; readonly windowMs: number };

/** What was counted: the tries in the window that is running, this one among them, and how long it still lasts. */
export type Counted = { readonly tries: number; readonly endsInMs: number };

/** Where tries are counted: a window begins with its first try and ends as a whole. */
export type RateLimitStore = {
  /** Counts all at once; answers in their order. */
  count(hits: readonly RateLimitHit[]): Promise<readonly Counted[]>;
  /** The next try of a key begins a new window. */
  forget(key: string): Promise<void>;
};
