import { DEFAULT_LOCALE, LOCALES } from '../codes/locale-codes.ts';

/** The address of a page in one language, as `hreflang` names it (IO-04). */
export type LanguageLink = { readonly lang: string; readonly url: string };

/**
 * Returns the addresses of a page in each language of the site; `x-default` is the one that chooses the reader's. The texts
 * of members are in their own language on all of them.
 */
export function languageLinks(url: string): readonly LanguageLink[] {
  return [
    ...LOCALES.map((locale) => ({
      lang: locale === DEFAULT_LOCALE ? 'en' : locale,
      url: `${url}?locale=${locale}`,
    })),
    { lang: 'x-default', url },
  ];
}
