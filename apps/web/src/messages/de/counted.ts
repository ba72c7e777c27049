import { formatCount } from '@pegboard/types';

/** A count with its noun: one, or more than one and none. */
export const counted = (count: number, one: string, more: string): string =>
  `${formatCount(count, 'de')} ${count === 1 ? one : more}`;

/** A count of pins. */
export const pins = (count: number): string => counted(count, 'Pin', 'Pins');

/** A day of the calendar, as `3. Feb. 2026`. */
export const day = (at: string): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'medium' }).format(new Date(at));
