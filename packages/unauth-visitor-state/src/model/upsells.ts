import { FIRST_UPSELL_WINDOW_DAYS, UPSELL_INTERVAL_DAYS } from '@pegboard/types';
import { DAY_MS, type Visits } from './visits.ts';

/** The sources of a sign-up prompt: a save (§6), or leaving by a link (§4). */
export const UPSELL_SOURCES = ['saveButtonExp', 'clickthrough'] as const;

/** One of `UPSELL_SOURCES`. */
export type UpsellSource = (typeof UPSELL_SOURCES)[number];

/** The outcomes of a prompt. Source: UV-07. */
export const UPSELL_OUTCOMES = ['shown', 'dismissed', 'completed'] as const;

/** One of `UPSELL_OUTCOMES`. */
export type UpsellOutcome = (typeof UPSELL_OUTCOMES)[number];

/** The latest prompt of a source; `ts` is when it was shown or answered, in milliseconds since 1970. */
export type Upsell = {
  readonly source: UpsellSource;
  readonly outcome: UpsellOutcome;
  readonly ts: number;
};

/** Returns the prompts with this one as the latest of its source. */
export const withUpsell = (upsells: readonly Upsell[], upsell: Upsell): readonly Upsell[] => [
  upsell,
  ...upsells.filter(({ source }) => source !== upsell.source),
];

/**
 * Returns whether a prompt is due: never shown by this source, or at least 14 days ago, whatever the answer.
 * A prompt in the future is ignored. Source: UV-07.
 */
export function isUpsellDue(upsells: readonly Upsell[], source: UpsellSource, nowMs: number): boolean {
  const latest = upsells.find((upsell) => upsell.source === source && upsell.ts <= nowMs);
  return latest === undefined || nowMs - latest.ts >= UPSELL_INTERVAL_DAYS * DAY_MS;
}

/**
 * Returns the prompts with the outcome of a shown one; the same object if none was pending. Source: UV-07.
 */
export function resolveUpsell(
  upsells: readonly Upsell[],
  source: UpsellSource,
  outcome: Exclude<UpsellOutcome, 'shown'>,
): readonly Upsell[] {
  const isWaiting = (upsell: Upsell): boolean => upsell.source === source && upsell.outcome === 'shown';
  return upsells.some(isWaiting)
    ? upsells.map((upsell) => (isWaiting(upsell) ? { ...upsell, outcome } : upsell))
    : upsells;
}

/** The facts of a visitor who follows an outbound link. Source: UV-08. */
export type LeavingVisitor = { readonly isNew: boolean; readonly shouldUpsell: boolean };

/**
 * Returns whether a departing visitor is new or due for a prompt: new within a day of the first visit without
 * a prompt; due after that day, if they are engaged and a prompt is due. Source: UV-07, UV-08, §4.
 */
export function evaluateExitPrompt(
  {
    visits,
    upsells,
    isQUS,
  }: { readonly visits: Visits | null; readonly upsells: readonly Upsell[]; readonly isQUS: boolean },
  nowMs: number,
): LeavingVisitor {
  const isInWindow = visits === null || nowMs - visits.time < FIRST_UPSELL_WINDOW_DAYS * DAY_MS;
  const wasPrompted = upsells.some(({ source }) => source === 'clickthrough');
  return {
    isNew: isInWindow && !wasPrompted,
    shouldUpsell: !isInWindow && isQUS && isUpsellDue(upsells, 'clickthrough', nowMs),
  };
}
