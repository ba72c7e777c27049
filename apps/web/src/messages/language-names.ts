import type { Locale } from '@pegboard/types';

/** The name of each language in itself. Constants: the first name that a browser formats on a page takes it some 20 ms. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  de: 'Deutsch',
  ar: 'العربية',
};
