import { isWebLink } from '@pegboard/types';

/**
 * Returns a link as it is published: without spaces around it, and with `https://` before an address without a scheme.
 * A text that is no address is returned without the spaces only.
 */
export function normalizeLink(text: string): string {
  const link = text.trim();
  if (link === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(link)) return link;
  const address = `https://${link}`;
  return isWebLink(address) && hasDomain(address) ? address : link;
}

/** Returns whether the host of an address has a dot within it: a word alone is no address that a member means. */
const hasDomain = (address: string): boolean => /^[^.].*\.[^.]+\.?$/.test(new URL(address).hostname);
