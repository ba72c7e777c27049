const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in a locale, with at most one decimal place: `4.6`, `1,204`. */
export function formatDecimal(value: number, locale: string): string {
  const known = formats.get(locale);
  if (known) return known.format(value);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(value);
}
