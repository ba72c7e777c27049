import { isSafeLink, type Pin } from '@pegboard/types';

/** Where a click on a card leads: to its close-up, to its place in a stream of pins, or straight out. */
export type OpenMode = 'closeup' | 'stream' | 'destination';

/** How a pin is opened and the address for it (PC-20). */
export type CardTarget = { readonly openMode: OpenMode; readonly href: string };

/** A pin's close-up, at `href`, else at `/pin/{id}/`; in the stream of pins when it should open there (PC-20). */
export function closeupTarget(pin: Pin, href?: string): CardTarget {
  return {
    openMode: pin.shouldOpenInStream ? 'stream' : 'closeup',
    href: href !== undefined && isSafeLink(href) ? href : `/pin/${pin.id}/`,
  };
}
