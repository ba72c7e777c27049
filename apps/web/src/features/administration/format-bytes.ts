import type { Locale } from '@pegboard/types';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a number of bytes in the largest unit that it fills, with at most one digit after the point. */
export function formatBytes(bytes: number, locale: Locale): string {
  let at = 0;
  let value = bytes;
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1000;
    at += 1;
  }
  const unit = UNITS[at] ?? 'byte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
