import { revisitationBucket, type RevisitationState, type VisitorState } from '@pegboard/types';

/** Milliseconds per day. */
export const DAY_MS = 86_400_000;

/**
 * The visits of a visitor: `time` is the first, `ts` the latest; `daysSince` is the age of the one before.
 */
export type Visits = RevisitationState & { readonly daysSince: number | null };

/**
 * Returns the visits including the current one: a first visit counts 1; within a day of the latest it is the
 * same visit, and the same object; later it is another. If a field is not a number, or the visit is in the
 * future, counting starts over. Source: UV-05.
 */
export function recordVisit(before: Partial<Visits> | null | undefined, nowMs: number): Visits {
  const { count, time, ts } = before ?? {};
  if (!isNumber(count) || !isNumber(time) || !isNumber(ts) || ts > nowMs)
    return { count: 1, time: nowMs, ts: nowMs, daysSince: null };
  const days = Math.floor((nowMs - ts) / DAY_MS);
  if (days < 1) return before as Visits;
  return { count: count + 1, time, ts: nowMs, daysSince: days };
}

/**
 * Returns the days since the visit before this one, and their bucket, in steps of 7 up to 84. Source: UV-01,
 * §9.
 */
export function daysSinceRevisitation(
  visits: Visits | null,
): Pick<VisitorState, 'daysSinceLastRevisitation' | 'daysSinceLastRevisitationBucket'> {
  const days = visits?.daysSince ?? null;
  return {
    daysSinceLastRevisitation: days,
    daysSinceLastRevisitationBucket: days === null ? null : revisitationBucket(days),
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
