import { DEFAULT_LOCALE } from '../codes/locale-codes.ts';
import { numberFormat } from './number-format.ts';

const clean = (value: number): number => (Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0);

/**
 * Formats the duration of a video as `m:ss`, from milliseconds, rounded to seconds: `1:05`, `75:00`. Source:
 * §5, TY-24.
 */
export const videoDurationLabel = (milliseconds: number): string => {
  const seconds = clean(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const unitLabel = (value: number, unit: 'hour' | 'minute', locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);

/**
 * Formats the duration of a recipe in a locale, from minutes: minutes below an hour, otherwise hours and
 * minutes (`45 min`, `1 hr 15 min`, `2 hr`). Source: §5, TY-24.
 */
export const cookTimeLabel = (minutes: number, locale: string = DEFAULT_LOCALE): string => {
  const whole = clean(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return unitLabel(rest, 'minute', locale);
  const hoursLabel = unitLabel(hours, 'hour', locale);
  return rest === 0 ? hoursLabel : `${hoursLabel} ${unitLabel(rest, 'minute', locale)}`;
};
