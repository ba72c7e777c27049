import type { Locale } from '@pegboard/types';
import type { Language } from './language.ts';

const LANGUAGES: Readonly<Partial<Record<Locale, () => Promise<{ readonly language: Language }>>>> = {
  de: () => import('./de/language.ts'),
  ar: () => import('./ar/language.ts'),
};

/** The texts of a locale, in a file of their own; null is US English. */
export async function readLanguage(locale: Locale): Promise<Language | null> {
  return (await LANGUAGES[locale]?.())?.language ?? null;
}
