import { isOneTap, type Pin } from '@pegboard/types';
import { closeupTarget, type CardTarget } from './closeup-target.ts';
import { isWebAddress } from './web-address.ts';

/** How a click opens a pin: a one-tap pin at its destination when it names a web address, all others at their close-up. */
export function cardTarget(pin: Pin, href?: string): CardTarget {
  const destination = [pin.adDestinationUrl, pin.destinationUrl, pin.link].find(isWebAddress);
  return isOneTap(pin) && destination
    ? { openMode: 'destination', href: destination }
    : closeupTarget(pin, href);
}
