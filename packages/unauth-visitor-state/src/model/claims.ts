import type { VisitorSavedPin } from '@pegboard/types';
import { DAY_MS } from './visits.ts';

/** Maximum number of attempts of a failing save, each on another page. Our choice. */
export const CLAIM_ATTEMPTS_MAX = 3;

const CLAIM_DAYS_MAX = 28;

/** A visitor's pin claimed by a member: it is saved for this member only. */
export type Claim = {
  readonly pinId: string;
  /** The time of the visitor's save in milliseconds since 1970. */
  readonly ts: number;
  readonly userId: string;
  readonly tries: number;
};

/**
 * Returns the claims after a member's sign-in: the visitor's pins are now this member's, each once. Claims of
 * other members stay unchanged; claims older than 28 days are dropped. Source: UV-06.
 */
export function claimPins(
  claims: readonly Claim[],
  pins: readonly VisitorSavedPin[],
  { userId, nowMs }: { readonly userId: string; readonly nowMs: number },
): readonly Claim[] {
  const recent = claims.filter(({ ts }) => ts <= nowMs && nowMs - ts <= CLAIM_DAYS_MAX * DAY_MS);
  const added = pins
    .filter(({ pinId }) => !recent.some((claim) => claim.pinId === pinId && claim.userId === userId))
    .map(({ pinId, ts }) => ({ pinId, ts: Math.min(ts ?? nowMs, nowMs), userId, tries: 0 }));
  return [...recent, ...added];
}

/**
 * Returns the idempotency key of a claim: the same on every page and in every tab, so that it is saved once
 * (SF-11).
 */
export const claimKey = ({ pinId, ts, userId }: Claim): string => `visitor-${userId}-${pinId}-${ts}`;
