import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pegboard/types';

/** The signals of a reader's language. */
export type LocaleSigns = {
  /** The language of a member's account. */
  readonly account: string | undefined;
  /** The language that the address of the page asks for. */
  readonly requested: string | undefined;
  /** The language that a visitor chose before. */
  readonly chosen: string | undefined;
  /** The header `Accept-Language`. */
  readonly accepted: string | undefined;
  readonly country: string | null;
  readonly isBot: boolean;
};

const COUNTRIES: Readonly<Partial<Record<Locale, string>>> = {
  de: 'AT CH DE LI',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
};
/** No browser names more; what is longer is not read to its end. */
const ACCEPTED_MAX = 20;

/**
 * The language that a page is shown in: that of the account; else the one that the address asks for; else the one chosen
 * before; else what the browser likes best of those that there are; else that of the country; else US English. The country
 * decides for no bot.
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

/** The site's language for a language tag: the same, or of another region. */
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
