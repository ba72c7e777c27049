import { revisitationBucket, type RevisitationState, type VisitorState } from '@pegboard/types';

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The visits of a visitor: `time` is the first, `ts` the latest; and the age of the one before. */
export type Visits = RevisitationState & { readonly daysSince: number | null };

/**
 * The visits, now that the visitor is here: a first visit counts 1; within a day of the latest it is the same
 * visit, and the same object; later it is another. Without numbers in all three of its fields, or with a
 * visit in times to come, the count begins again. Source: UV-05.
 */
export function recordVisit(before: Partial<Visits> | null | undefined, nowMs: number): Visits {
  const { count, time, ts } = before ?? {};
  if (!isNumber(count) || !isNumber(time) || !isNumber(ts) || ts > nowMs)
    return { count: 1, time: nowMs, ts: nowMs, daysSince: null };
  const days = Math.floor((nowMs - ts) / DAY_MS);
  if (days < 1) return before as Visits;
  return { count: count + 1, time, ts: nowMs, daysSince: days };
}

/** The days since the visit before this one, and their bucket, in steps of 7 up to 84. Source: UV-01, §9. */
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
