import { DEFAULT_LOCALE } from '../codes/locale-codes.ts';

/** Locales in which whole numbers below 1,000 are written as their digits 0 to 9. */
const PLAIN_DIGITS = /^(?:de|en)(?:-[A-Z]{2})?$/;

/**
 * Formats a whole number for a locale: `1,204`, or `1.2K` in compact notation. Small numbers in English and German need no
 * format of the browser: the first of a page takes it some 20 ms, in which it cannot respond to input. Throws a RangeError for
 * an invalid locale.
 */
export const formatCount = (
  count: number,
  locale: string = DEFAULT_LOCALE,
  notation: 'standard' | 'compact' = 'standard',
): string =>
  count >= 0 && count < 1000 && Number.isInteger(count) && PLAIN_DIGITS.test(locale)
    ? String(count)
    : new Intl.NumberFormat(locale, { notation }).format(count);
