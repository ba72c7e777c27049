/** An attempt to count: its key, and the length of its window. */
export type RateLimitHit = { readonly key: string; readonly windowMs: number };

/** A count: the attempts in the current window, including this one, and its remaining time. */
export type Counted = { readonly tries: number; readonly endsInMs: number };

/** A store of attempts: a window starts with its first attempt and ends as a whole. */
export type RateLimitStore = {
  /** Counts all at once; returns the counts in the same order. */
  count(hits: readonly RateLimitHit[]): Promise<readonly Counted[]>;
  /** Resets a key: its next attempt starts a new window. */
  forget(key: string): Promise<void>;
};
