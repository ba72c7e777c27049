import { isOneTap, type Pin } from '@pegboard/types';
import { closeupTarget, type CardTarget } from './closeup-target.ts';
import { isWebAddress } from './web-address.ts';

/** Returns the target of a click: a one-tap pin opens its web destination, all others their close-up. */
export function cardTarget(pin: Pin, href?: string): CardTarget {
  const destination = [pin.adDestinationUrl, pin.destinationUrl, pin.link].find(isWebAddress);
  return isOneTap(pin) && destination
    ? { openMode: 'destination', href: destination }
    : closeupTarget(pin, href);
}
