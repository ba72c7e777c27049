import { businessMessages } from '@pegboard/business-dashboard';
import { adsMessages, quickPromoteMessages } from '@pegboard/business-dashboard/ads';
import { hubMessages } from '@pegboard/business-dashboard/business-list';
import { dashboardMessages } from '@pegboard/business-dashboard/dashboard';
import type { Locale } from '@pegboard/types';
import { useLocale } from '../language.ts';
import { business as ar } from './ar.ts';
import type { BusinessTexts } from './business-texts.ts';
import { business as de } from './de.ts';
import { businessTexts } from './en-us.ts';

/** The texts of the translated business pages by locale. They are not in the tables that every page of a language loads. */
export const BUSINESS_TEXTS: Readonly<Record<Locale, BusinessTexts>> = {
  'en-US': {
    titles: businessTexts,
    frame: businessMessages,
    hub: hubMessages,
    dashboard: dashboardMessages,
    ads: adsMessages,
    quickPromote: quickPromoteMessages,
  },
  de,
  ar,
};

/** Returns the texts of the translated business pages in the language of the page. */
export function useBusinessTexts(): BusinessTexts {
  return BUSINESS_TEXTS[useLocale()];
}
