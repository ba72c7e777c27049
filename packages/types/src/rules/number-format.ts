import { DEFAULT_LOCALE } from '../codes/locale-codes.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The number format of a locale, made once. A locale or an option that Intl does not know gives the default
 * locale's plain numbers, since a label must never break a page.
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
    // Only an unknown tag or currency code throws here: both come from outside, neither is worth a broken page.
    return new Intl.NumberFormat(DEFAULT_LOCALE, { maximumFractionDigits: 2 });
  }
};
