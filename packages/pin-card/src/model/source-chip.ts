import { UPLOADED_BY_USER, type CarouselSlot, type Pin, toSingleLine } from '@pegboard/types';
import { getInitialSlide } from './card-picture.ts';
import { isWebAddress } from './web-address.ts';

/** The source of a pin: the displayed host, and the address to open, if any. */
export type SourceChip = { readonly host: string; readonly href: string | undefined };

/**
 * Returns the source of a pin (PC-08): the host of its destination, otherwise of its carousel slot's link,
 * otherwise its domain field, without a leading 'www.'. Undefined for uploads and pins without a source.
 */
export function sourceChip(
  pin: Pin,
  slot: CarouselSlot | undefined = getInitialSlide(pin),
): SourceChip | undefined {
  for (const href of [pin.adDestinationUrl, pin.destinationUrl, pin.link, slot?.link]) {
    const host = hostOf(href);
    if (host !== undefined) return { host, href: href ?? undefined };
  }
  const domain = toSingleLine(pin.domain);
  if (!domain || domain === UPLOADED_BY_USER) return undefined;
  return { host: withoutWww(domain), href: undefined };
}

function hostOf(link: string | null | undefined): string | undefined {
  return isWebAddress(link) ? withoutWww(new URL(link).hostname) || undefined : undefined;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./i, '');
}
