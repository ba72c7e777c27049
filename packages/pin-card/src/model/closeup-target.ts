import { isSafeLink, type Pin } from '@pegboard/types';

/** The target of a click on a card: its close-up, its position in a stream, or its destination. */
export type OpenMode = 'closeup' | 'stream' | 'destination';

/** The open mode of a pin, and its address (PC-20). */
export type CardTarget = { readonly openMode: OpenMode; readonly href: string };

/**
 * Returns the target of a pin's close-up, at `href`, otherwise at `/pin/{id}/`; in the stream of pins if it
 * opens there (PC-20).
 */
export function closeupTarget(pin: Pin, href?: string): CardTarget {
  return {
    openMode: pin.shouldOpenInStream ? 'stream' : 'closeup',
    href: href !== undefined && isSafeLink(href) ? href : `/pin/${pin.id}/`,
  };
}
