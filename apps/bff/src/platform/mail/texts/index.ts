import type { Locale } from '@pegboard/types';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { enUs } from './en-us.ts';
import type { MailMessages } from './mail-texts.ts';

const TEXTS: Readonly<Record<Locale, MailMessages>> = { 'en-US': enUs, de, ar };

/** Returns the messages of emails in the language of an account. */
export function mailMessages(locale: string): MailMessages {
  return isLocale(locale) ? TEXTS[locale] : enUs;
}

/** Returns the language tag and text direction of a page or email. */
export function languageAttributes(locale: string): string {
  const lang = isLocale(locale) ? locale : 'en-US';
  return `lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`;
}

const isLocale = (locale: string): locale is Locale => Object.hasOwn(TEXTS, locale);
