import type { Locale } from '@pegboard/types';
import { useLocale } from '../language.ts';
import type { AdministrationTexts } from './administration-texts.ts';
import { administration as ar } from './ar.ts';
import { administration as de } from './de.ts';
import { administrationTexts } from './en-us.ts';

/** The texts of the administration by locale. They are not in the tables that every page of a language loads. */
export const ADMINISTRATION_TEXTS: Readonly<Record<Locale, AdministrationTexts>> = {
  'en-US': administrationTexts,
  de,
  ar,
};

/** Returns the texts of the administration in the language of the page. */
export function useAdministrationTexts(): AdministrationTexts {
  return ADMINISTRATION_TEXTS[useLocale()];
}
