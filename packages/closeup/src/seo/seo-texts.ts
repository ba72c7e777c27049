import { collapseWhitespace, truncateWords, type Pin } from '@pegboard/types';
import { closeupCredit, getPersonName } from '../model/credit.ts';
import { closeupDescription } from '../model/description.ts';
import type { SeoSite } from './seo-site.ts';

/** Maximum length of a description that search engines show completely. */
export const SEO_DESCRIPTION_MAX = 160;

const shown = (text: string | null | undefined): string | undefined =>
  collapseWhitespace(text ?? '') || undefined;

/**
 * Returns the title of a pin for search engines: its SEO title, otherwise its title, otherwise that of the
 * grid.
 */
export function seoTitle(pin: Pin, site: SeoSite): string {
  return shown(pin.seoTitle) ?? shown(pin.title) ?? shown(pin.gridTitle) ?? site.untitled;
}

/** Returns the description of a pin for search engines: its first text, at most 160 characters. */
export function seoDescription(pin: Pin, site: SeoSite): string {
  const text =
    shown(pin.seoDescription) ??
    closeupDescription(pin)?.whole ??
    shown(pin.richMetadata?.article?.description) ??
    shown(pin.altText) ??
    shown(pin.autoAltText) ??
    seoTitle(pin, site);
  return truncateWords(text, SEO_DESCRIPTION_MAX);
}

/** Returns the name of a pin's creator, and the address of their profile. */
export function seoCreator(
  pin: Pin,
  site: SeoSite,
): { readonly name: string; readonly url: string | undefined } | undefined {
  const person = closeupCredit(pin)?.person;
  const name = person && shown(getPersonName(person));
  if (!name) return undefined;
  return {
    name,
    url: person.username ? absolute(`/${encodeURIComponent(person.username)}/`, site) : undefined,
  };
}

/** Returns an address as an absolute URL; undefined if it is not a web address. */
export function absolute(
  path: string | null | undefined,
  site: Pick<SeoSite, 'publicUrl'>,
): string | undefined {
  // The site may be below a path.
  const isWithinSite = path != null && /^\/(?![/\\])/.test(path);
  const address = path ? URL.parse(isWithinSite ? site.publicUrl + path : path, site.publicUrl) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}
