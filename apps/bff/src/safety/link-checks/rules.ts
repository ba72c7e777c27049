import { createHash } from 'node:crypto';
import type { Fetched } from '../../platform/outbound-fetch/index.ts';

/** The states of a link: its page answers, is gone, or neither is known. */
export const LINK_STATES = ['alive', 'gone', 'unknown'] as const;

/** The state of a link with the record of its checks. */
export type LinkRecord = {
  readonly state: (typeof LINK_STATES)[number];
  readonly failures: number;
  readonly firstFailedAt: Date | null;
  readonly unanswered: number;
  readonly checkedAt: Date | null;
  readonly dueAt: Date;
};

/** The result of one request of a link. */
export type LinkResult = 'answered' | 'missing' | 'unanswered';

const DAY_MS = 86_400_000;
/** The time between the first failure and the one that makes a page gone. */
const GONE_AFTER_MS = 2 * DAY_MS;
const FAILURES_UNTIL_GONE = 2;
const DAYS = { alive: 14, missing: 3, gone: 30, unansweredMax: 16 } as const;
const MISSING = new Set([404, 410]);
const SUCCESSES = { from: 200, to: 400 } as const;

/**
 * Returns the result of a request: a missing page is 404 or 410. Everything else but a success says nothing about the page: a site may
 * reject programs, be overloaded, or be out of reach for a while.
 */
export function toLinkResult(fetched: Fetched): LinkResult {
  if (fetched.kind !== 'answered') return 'unanswered';
  if (MISSING.has(fetched.status)) return 'missing';
  return fetched.status >= SUCCESSES.from && fetched.status < SUCCESSES.to ? 'answered' : 'unanswered';
}

/**
 * Returns the record after a check: a page is gone after at least two failures in a row, the last at least two days after the first.
 * It is checked again after 14 days if alive, 3 if missing, 30 if gone, and without an answer after 1 day, then twice as long each time, up
 * to 16 days.
 */
export function recordCheck(before: LinkRecord | undefined, result: LinkResult, now: Date): LinkRecord {
  const dueIn = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
  if (result === 'answered')
    return {
      state: 'alive',
      failures: 0,
      firstFailedAt: null,
      unanswered: 0,
      checkedAt: now,
      dueAt: dueIn(DAYS.alive),
    };
  if (result === 'unanswered') {
    const unanswered = (before?.unanswered ?? 0) + 1;
    const days = Math.min(2 ** (unanswered - 1), DAYS.unansweredMax);
    return {
      state: before?.state ?? 'unknown',
      failures: before?.failures ?? 0,
      firstFailedAt: before?.firstFailedAt ?? null,
      checkedAt: before?.checkedAt ?? null,
      unanswered,
      dueAt: dueIn(days),
    };
  }
  const failures = (before?.failures ?? 0) + 1;
  const firstFailedAt = before?.firstFailedAt ?? now;
  const isGone = failures >= FAILURES_UNTIL_GONE && now.getTime() - firstFailedAt.getTime() >= GONE_AFTER_MS;
  const state = isGone ? 'gone' : (before?.state ?? 'unknown');
  const dueAt = dueIn(isGone ? DAYS.gone : DAYS.missing);
  return { state, failures, firstFailedAt, unanswered: 0, checkedAt: now, dueAt };
}

/** Returns the hash by which a changed link is recognised. */
export function hashLink(link: string): string {
  return createHash('sha256').update(link).digest('base64url');
}
