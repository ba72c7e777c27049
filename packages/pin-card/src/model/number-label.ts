import { DEFAULT_LOCALE } from '@pegboard/types';

const formats: Record<string, Intl.NumberFormat> = {};

/** A number in words of a locale, with at most one place after the point; a locale that is none counts as en-US. */
export function numberLabel(
  value: number,
  locale: string = DEFAULT_LOCALE,
  notation: 'standard' | 'compact' = 'standard',
): string {
  try {
    formats[locale + notation] ??= new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 });
  } catch {
    // Only a tag that is none throws: it comes from outside, and is not worth a broken card.
    return numberLabel(value, DEFAULT_LOCALE, notation);
  }
  return formats[locale + notation]?.format(value) ?? String(value);
}
