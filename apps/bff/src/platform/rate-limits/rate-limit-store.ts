/** A try to count: what it is counted under, and how long a window of it lasts. */
export type RateLimitHit = { readonly key: string; readonly windowMs: number };

/** A count: the attempts in the current window, including this one, and its remaining time. */
export type Counted = { readonly tries: number; readonly endsInMs: number };

/** A store of attempts: a window starts with its first attempt and ends as a whole. */
export type RateLimitStore = {
  /** Counts all at once; answers in their order. */
  count(hits: readonly RateLimitHit[]): Promise<readonly Counted[]>;
  /** The next try of a key begins a new window. */
  forget(key: string): Promise<void>;
};
