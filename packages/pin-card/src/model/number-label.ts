import { DEFAULT_LOCALE } from '@pegboard/types';

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Formats a number in compact notation of a locale, with at most one decimal place; an invalid locale counts
 * as en-US.
 */
export function numberLabel(
  value: number,
  locale: string = DEFAULT_LOCALE,
  notation: 'standard' | 'compact' = 'standard',
): string {
  try {
    formats[locale + notation] ??= new Intl.NumberFormat(locale, { notation, maximumFractionDigits: 1 });
  } catch {
    // Only an invalid language tag throws: tags are external input and must not break a card.
    return numberLabel(value, DEFAULT_LOCALE, notation);
  }
  return formats[locale + notation]?.format(value) ?? String(value);
}
