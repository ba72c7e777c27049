import { isSafeLink, type Pin } from '@pegboard/types';

/** The source of a pin: its web address, and its host without `www`. */
export type SourceLink = { readonly href: string; readonly host: string };

/**
 * Returns the source of a pin: its destination, otherwise its link; undefined if neither is a web address
 * that may be opened.
 */
export function getSourceLink(
  pin: Pick<Pin, 'adDestinationUrl' | 'destinationUrl' | 'link'>,
): SourceLink | undefined {
  for (const href of [pin.adDestinationUrl, pin.destinationUrl, pin.link])
    if (typeof href === 'string' && isSafeLink(href) && URL.canParse(href))
      return { href, host: new URL(href).hostname.replace(/^www\./i, '') };
  return undefined;
}
