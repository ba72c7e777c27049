import { DEFAULT_LOCALE } from '../codes/locale-codes.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the cached number format of a locale. An unknown locale or option yields the default locale's plain
 * number format, since a label must never break a page.
 */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = makeFormat(locale, options);
  formats.set(key, format);
  return format;
};

const makeFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    // Only an unknown language tag or currency code throws here: both are external input and must not break a
    // page.
    return new Intl.NumberFormat(DEFAULT_LOCALE, { maximumFractionDigits: 2 });
  }
};
