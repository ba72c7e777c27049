import type { Locale } from '@pegboard/types';
import { useLocale } from '../language.ts';

/** The messages of one area of the business pages in the languages beside US English, which the package has. */
export type Translated<Messages> = Readonly<Record<Exclude<Locale, 'en-US'>, Messages>>;

/** Returns the messages of an area in the language of the page; undefined in US English. */
export function useTranslated<Messages>(table: Translated<Messages>): Messages | undefined {
  const locale = useLocale();
  return locale === 'en-US' ? undefined : table[locale];
}
