import type { OffsiteCheck } from '@pegboard/types';
import type { CheckState } from './model/checked-decision.ts';

/** The ports of a check. */
export type CheckPorts = {
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `work` after `ms` milliseconds. */
  readonly wait: (work: () => void, ms: number) => void;
};

/** A cache of link checks: each link is checked once, when a pointer or the focus is near. */
export type LinkCheckCache = {
  /** Checks a link unless its result is cached or pending. */
  readonly ask: (url: string, check: () => Promise<OffsiteCheck>) => void;
  readonly stateOf: (url: string) => CheckState;
  /** Returns the signed address from a link's check. */
  readonly signedOf: (url: string) => string | undefined;
};

/** Milliseconds before a link continues without its check. */
export const CHECK_TIMEOUT_MS = 3000;
/** Lifetime of a check in milliseconds: a page can stay open for days, and rules change. */
export const CHECK_TTL_MS = 600_000;

type Entry = { readonly state: CheckState; readonly until: number; readonly signed?: string | undefined };

/** Creates an empty cache. A failed check is repeated at the next approach. */
export function createLinkCheckCache({ now, wait }: CheckPorts): LinkCheckCache {
  const entries = new Map<string, Entry>();
  const current = (url: string): Entry | undefined => {
    const entry = entries.get(url);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    ask(url, check) {
      const known = current(url);
      if (known && known.state.kind !== 'failed') return;
      const pending: Entry = { state: { kind: 'unknown' }, until: now() + CHECK_TTL_MS };
      entries.set(url, pending);
      const conclude = (state: CheckState, signed?: string): void => {
        // A response after the timeout is still stored: it is better than none.
        if (state.kind === 'failed' && entries.get(url) !== pending) return;
        entries.set(url, { state, signed, until: now() + CHECK_TTL_MS });
      };
      wait(() => conclude({ kind: 'failed' }), CHECK_TIMEOUT_MS);
      check().then(
        ({ redirect_status: status, message, url: signed }) =>
          conclude(
            status ? { kind: 'answered', status, message: message ?? null } : { kind: 'failed' },
            signed ?? undefined,
          ),
        // Without a result the link continues (§4).
        () => conclude({ kind: 'failed' }),
      );
    },
    stateOf: (url) => current(url)?.state ?? { kind: 'unknown' },
    signedOf: (url) => current(url)?.signed,
  };
}
