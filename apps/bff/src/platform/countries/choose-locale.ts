import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pegboard/types';

/** The signals of a viewer's language. */
export type LocaleSigns = {
  /** The language of a member's account. */
  readonly account: string | undefined;
  /** The language in the address of the page. */
  readonly requested: string | undefined;
  /** The language that a visitor chose before. */
  readonly chosen: string | undefined;
  /** The `Accept-Language` header. */
  readonly accepted: string | undefined;
  readonly country: string | null;
  readonly isBot: boolean;
};

const COUNTRIES: Readonly<Partial<Record<Locale, string>>> = {
  de: 'AT CH DE LI',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
};
/** Maximum number of parsed entries; no browser sends more. */
const ACCEPTED_MAX = 20;

/**
 * Returns the locale of a page: that of the account; otherwise the one in the address; otherwise the one
 * chosen before; otherwise the browser's preferred one among those supported; otherwise that of the country;
 * otherwise US English. For bots the country is ignored.
 */
export function chooseLocale(signs: LocaleSigns): Locale {
  const { account, requested, chosen, accepted, country, isBot } = signs;
  return (
    localeOf(account) ??
    localeOf(requested) ??
    localeOf(chosen) ??
    acceptedLocale(accepted) ??
    (isBot ? undefined : LOCALES.find((locale) => country && COUNTRIES[locale]?.includes(country))) ??
    DEFAULT_LOCALE
  );
}

/** Returns the supported locale of a language tag: the same, or that of another region. */
function localeOf(tag: string | undefined): Locale | undefined {
  if (tag === undefined) return undefined;
  return LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
}

const languageOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

function acceptedLocale(header = ''): Locale | undefined {
  return header
    .split(',', ACCEPTED_MAX)
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => localeOf(tag))
    .find((locale) => locale !== undefined);
}
