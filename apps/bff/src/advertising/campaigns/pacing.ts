import { type AdEventType, type Objective, getBillableEvent } from '../../business/ad-accounts/index.ts';

/** The budget and schedule of a campaign; amounts are in millionths. */
export type Budget = {
  readonly objective: Objective;
  readonly priceMicro: number;
  readonly dailyMicro: number | null;
  readonly totalMicro: number | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly timeZone: string;
  /** Remaining prepaid funds of the account; null if it pays later. */
  readonly prepaidMicro: number | null;
};

/** Spend of a campaign: the total, and that of the current day. */
export type Spent = { readonly allMicro: number; readonly dayMicro: number };

/** A moment in a campaign's time zone. */
export type LocalTime = {
  readonly day: string;
  /** The elapsed part of the day, from 0 at midnight to below 1. */
  readonly partOfDay: number;
};

const DAY_MS = 86_400_000;
/**
 * The part of a day's budget that may be spent ahead of the clock: one hour's, so that a day does not begin
 * without ads.
 */
const AHEAD = 1 / 24;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the date at an instant in a time zone, and the elapsed part of that day by the local clock. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  const seconds = (of('hour') * 60 + of('minute')) * 60 + of('second');
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    partOfDay: (seconds * 1000) / DAY_MS,
  };
}

/** Returns whether a text is the name of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false; // there is no other test for a time zone
  }
}

/** Returns whether a day is within the campaign's schedule. */
export function isOnDay({ startsOn, endsOn }: Pick<Budget, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}

/**
 * Returns the spending limit of a day: the daily budget, and at most an even share of the remaining total for
 * the days until the end. Without an end, the total is the only limit.
 */
export function dayLimit(budget: Budget, day: string, { allMicro, dayMicro }: Spent): number {
  const daily = budget.dailyMicro ?? Number.POSITIVE_INFINITY;
  if (budget.totalMicro === null) return daily;
  const left = Math.max(0, budget.totalMicro - (allMicro - dayMicro));
  const days = budget.endsOn === null ? 1 : Math.max(1, daysBetween(day, budget.endsOn) + 1);
  return Math.min(daily, Math.ceil(left / days));
}

/**
 * Returns the spending limit at a moment of the day: even over the day, at most the day's limit, and an hour
 * ahead of the clock.
 */
export function pacedLimit(limitMicro: number, { partOfDay }: Pick<LocalTime, 'partOfDay'>): number {
  return Math.floor(limitMicro * Math.min(1, partOfDay + AHEAD));
}

/**
 * Returns whether an ad of the campaign may be shown now: within its schedule, budgets, prepaid funds and
 * pace.
 */
export function canSpend(budget: Budget, spent: Spent, at: LocalTime): boolean {
  if (!isOnDay(budget, at.day)) return false;
  if (budget.prepaidMicro !== null && budget.prepaidMicro <= 0) return false;
  if (budget.totalMicro !== null && spent.allMicro >= budget.totalMicro) return false;
  return spent.dayMicro < pacedLimit(dayLimit(budget, at.day, spent), at);
}

/**
 * Returns the charge for an event: the price if the campaign pays for this type, reduced to the remaining
 * daily, total and prepaid funds. Ads that were served within the budget and viewed after it ran out are
 * counted at no cost.
 */
export function chargeFor(budget: Budget, act: AdEventType, day: string, spent: Spent): number {
  if (getBillableEvent(budget.objective) !== act) return 0;
  const { dailyMicro, totalMicro, prepaidMicro, priceMicro } = budget;
  const ofDay = (dailyMicro ?? Number.POSITIVE_INFINITY) - spent.dayMicro;
  const ofAll = (totalMicro ?? Number.POSITIVE_INFINITY) - spent.allMicro;
  const ofPrepaid = prepaidMicro ?? Number.POSITIVE_INFINITY;
  return isOnDay(budget, day) ? Math.max(0, Math.min(priceMicro, ofDay, ofAll, ofPrepaid)) : 0;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, made);
  return made;
}
