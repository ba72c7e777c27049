import type { OffsiteCheck } from '@pegboard/types';
import type { CheckState } from './model/checked-decision.ts';

/** The ports of a check. */
export type CheckPorts = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls after some milliseconds. */
  readonly wait: (work: () => void, ms: number) => void;
};

/** A cache of link checks: each link is checked once, when a pointer or the focus is near. */
export type LinkCheckCache = {
  /** Asks about a link unless that is known or under way. */
  readonly ask: (url: string, check: () => Promise<OffsiteCheck>) => void;
  readonly stateOf: (url: string) => CheckState;
  /** The signed address that the check gave for a link. */
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
        // What comes after the patience is over still counts: it is the better answer.
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
        // Without a result the link continues (§4): the caller is notified by the state.
        () => conclude({ kind: 'failed' }),
      );
    },
    stateOf: (url) => current(url)?.state ?? { kind: 'unknown' },
    signedOf: (url) => current(url)?.signed,
  };
}
