import { type AdEventType, type Objective, getBillableEvent } from '../../business/ad-accounts/index.ts';

/** What a campaign may spend, and when; amounts are in millionths. */
export type Budget = {
  readonly objective: Objective;
  readonly priceMicro: number;
  readonly dailyMicro: number | null;
  readonly totalMicro: number | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  readonly timeZone: string;
  /** What is left of what its account paid in advance; null where it pays later. */
  readonly prepaidMicro: number | null;
};

/** What a campaign has spent: in all, and of that on the day that is looked at. */
export type Spent = { readonly allMicro: number; readonly dayMicro: number };

/** A moment where a campaign counts its days. */
export type LocalTime = {
  readonly day: string;
  /** How much of the day is over: 0 at midnight, below 1. */
  readonly partOfDay: number;
};

const DAY_MS = 86_400_000;
/** So much of a day's budget may be spent ahead of the clock: an hour's, so that a day does not begin without ads. */
const AHEAD = 1 / 24;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What day it is at an instant in a time zone, and how much of it is over by the clock on the wall. */
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

/** Whether a name is that of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false; // the only way to ask
  }
}

/** Whether a day is one of the campaign's. */
export function isOnDay({ startsOn, endsOn }: Pick<Budget, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn);
}

/**
 * What may be spent on a day: the daily budget, and no more than an even share of what the total leaves for the days
 * until the end. Without an end the total alone bounds it.
 */
export function dayLimit(budget: Budget, day: string, { allMicro, dayMicro }: Spent): number {
  const daily = budget.dailyMicro ?? Number.POSITIVE_INFINITY;
  if (budget.totalMicro === null) return daily;
  const left = Math.max(0, budget.totalMicro - (allMicro - dayMicro));
  const days = budget.endsOn === null ? 1 : Math.max(1, daysBetween(day, budget.endsOn) + 1);
  return Math.min(daily, Math.ceil(left / days));
}

/** What may have been spent by a moment of the day, evenly over it: never more than the day's, an hour's ahead of the clock. */
export function pacedLimit(limitMicro: number, { partOfDay }: Pick<LocalTime, 'partOfDay'>): number {
  return Math.floor(limitMicro * Math.min(1, partOfDay + AHEAD));
}

/**
 * Whether an ad of the campaign may be shown now: on its days, while neither budget nor what was paid in advance is used
 * up, and not ahead of the pace.
 */
export function canSpend(budget: Budget, spent: Spent, at: LocalTime): boolean {
  if (!isOnDay(budget, at.day)) return false;
  if (budget.prepaidMicro !== null && budget.prepaidMicro <= 0) return false;
  if (budget.totalMicro !== null && spent.allMicro >= budget.totalMicro) return false;
  return spent.dayMicro < pacedLimit(dayLimit(budget, at.day, spent), at);
}

/**
 * What an act costs: the price, if it is what the campaign pays for, cut to what the day, the total and what was paid in
 * advance still have. What
 * was shown before the budget was used up and is seen after it is counted, and costs nothing.
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
