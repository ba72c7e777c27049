import { isSafeLink, UPLOADED_BY_USER, type Pin } from '@pegboard/types';

/** Where a pin comes from: the host to show, and the address to open when there is one. */
export type SourceChip = { readonly host: string; readonly href: string | undefined };

/**
 * The source of a pin (PC-08): the host of its destination, else of its carousel slot's link, else its domain field;
 * a leading 'www.' is taken off. Undefined for uploads and pins that name no source.
 */
export function sourceChip(pin: Pin): SourceChip | undefined {
  const slot = pin.carousel?.slots?.[pin.carousel.index ?? 0];
  for (const href of [pin.adDestinationUrl, pin.destinationUrl, pin.link, slot?.link]) {
    const host = hostOf(href);
    if (host !== undefined) return { host, href: href ?? undefined };
  }
  const domain = pin.domain?.trim();
  if (!domain || domain === UPLOADED_BY_USER) return undefined;
  return { host: withoutWww(domain), href: undefined };
}

function hostOf(link: string | null | undefined): string | undefined {
  if (!link || !isSafeLink(link) || !URL.canParse(link)) return undefined;
  return withoutWww(new URL(link).hostname);
}

function withoutWww(host: string): string {
  return host.replace(/^www\./i, '');
}
