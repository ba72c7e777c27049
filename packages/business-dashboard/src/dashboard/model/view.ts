import { BUSINESS_METRICS, type BusinessMetric } from '@pegboard/types';

/** The granularity of a chart. */
export type Granularity = 'day' | 'hour';

/** The view of a dashboard. Days are in UTC, such as `2026-11-21`, both inclusive. */
export type DashboardView = {
  readonly from: string;
  readonly to: string;
  readonly metric: BusinessMetric;
  readonly grain: Granularity;
};

/** The lengths in days of the preset ranges, which end today. */
export const PRESET_DAYS = [7, 28, 90, 365] as const;

/** Maximum days of a range by hour, and of any range. The server has the same limits. */
export const HOURLY_MAX_DAYS = 14;
export const RANGE_MAX_DAYS = 366;

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 28;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the range of the last days, including today. */
export function lastDays(days: number, today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, 1 - days), to: today };
}

/** Returns the range of equal length that ends the day before another begins. */
export function rangeBefore(range: { readonly from: string; readonly to: string }): {
  readonly from: string;
  readonly to: string;
} {
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

/**
 * Parses the view of an address; missing and invalid parts have their defaults: the last 28 days, by day,
 * impressions. A range that is reversed, too long or in the future becomes the last 28 days.
 */
export function parseView(search: URLSearchParams, today: string): DashboardView {
  const requested = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const range = isRange(requested, today) ? requested : lastDays(DEFAULT_DAYS, today);
  const metric = BUSINESS_METRICS.find((name) => name === search.get('metric')) ?? 'impressions';
  const grain = search.get('grain') === 'hour' && countDays(range) <= HOURLY_MAX_DAYS ? 'hour' : 'day';
  return { ...range, metric, grain };
}

/** Formats a view as the query of an address. */
export function formatViewSearch(view: DashboardView): string {
  const { from, to, metric, grain } = view;
  return new URLSearchParams({ from, to, metric, grain }).toString();
}

/** Returns the view with another range; by day if it is too long for hours. */
export function withRange(
  view: DashboardView,
  range: { readonly from: string; readonly to: string },
): DashboardView {
  return { ...view, ...range, grain: countDays(range) <= HOURLY_MAX_DAYS ? view.grain : 'day' };
}

/** Returns the error of a typed range; undefined for a valid one. */
export function validateRange(
  range: { readonly from: string; readonly to: string },
  today: string,
): 'missing' | 'reversed' | 'too-long' | 'future' | undefined {
  if (!isDay(range.from) || !isDay(range.to)) return 'missing';
  if (range.to < range.from) return 'reversed';
  if (range.to > today) return 'future';
  return countDays(range) > RANGE_MAX_DAYS ? 'too-long' : undefined;
}

/** Returns the number of days in a range. */
export function countDays({ from, to }: { readonly from: string; readonly to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Returns the preset that equals a range; undefined for any other. */
export function getPreset(
  range: { readonly from: string; readonly to: string },
  today: string,
): number | undefined {
  return range.to === today ? PRESET_DAYS.find((days) => days === countDays(range)) : undefined;
}

function isRange(range: { readonly from: string; readonly to: string }, today: string): boolean {
  return validateRange(range, today) === undefined;
}

function isDay(text: string): boolean {
  if (!DAY.test(text) || Number.isNaN(Date.parse(text))) return false;
  return new Date(text).toISOString().startsWith(text);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
