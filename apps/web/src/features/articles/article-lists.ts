import type { ArticleKind, ArticleLanguage, Locale } from '@pegboard/types';
import type { ArticlesQueryVariables } from '../../data/generated/graphql.ts';

/** Number of articles per page of a list, and of those at the top of the Today page. */
const ARTICLES_PER_PAGE = 24;
const CURRENT_ARTICLES = 3;

const LANGUAGES: Readonly<Record<Locale, ArticleLanguage>> = { 'en-US': 'en', de: 'de', ar: 'ar' };

/** Returns the variables of a page of the articles of a kind, in the language of the page. */
export function articlesOf(kind: ArticleKind, locale: Locale, after: string | null): ArticlesQueryVariables {
  return { kind, language: LANGUAGES[locale], first: ARTICLES_PER_PAGE, after };
}

/** Returns the variables of the latest articles of all kinds, in the language of the page. */
export function currentArticles(locale: Locale): ArticlesQueryVariables {
  return { language: LANGUAGES[locale], first: CURRENT_ARTICLES };
}

/** Returns the direction in which a language is written. */
export function directionOf(language: ArticleLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Formats the day of a publication in UTC, so that the server and every browser render the same. */
export function formatDay(time: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}
