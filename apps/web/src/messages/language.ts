import { DEFAULT_LOCALE, type Locale } from '@pegboard/types';
import { createContext, use } from 'react';
import type { ServerError, TranslateError } from './error-messages.ts';
import type { Tables } from './tables.ts';

/** A language beside US English: all texts of the site and of its packages. */
export type Language = Tables & {
  readonly locale: Locale;
  /** Says in this language what the server refused. */
  readonly refusal: TranslateError;
};

/** The language of the page; null is US English, whose texts stand in the code that shows them. */
export const LanguageContext = createContext<Language | null>(null);

/**
 * A table in the language of the page; `english` is what it is in US English. Without it that is undefined: packages have
 * their own.
 */
export function useTexts<Name extends keyof Tables>(name: Name, english: Tables[Name]): Tables[Name];
export function useTexts<Name extends keyof Tables>(name: Name): Tables[Name] | undefined;
export function useTexts<Name extends keyof Tables>(
  name: Name,
  english?: Tables[Name],
): Tables[Name] | undefined {
  return use(LanguageContext)?.[name] ?? english;
}

/** The locale of the page, for numbers, dates, money and plurals. */
export function useLocale(): Locale {
  return use(LanguageContext)?.locale ?? DEFAULT_LOCALE;
}

/** A refusal of the server in the language of the page. */
export function useErrorTranslation<Refused extends ServerError | undefined>(refused: Refused): Refused {
  const language = use(LanguageContext);
  return language && refused ? language.refusal(refused) : refused;
}
