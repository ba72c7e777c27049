import { formatCount } from '@pegboard/types';

const pins = (count: number): string => `${formatCount(count)} ${count === 1 ? 'Pin' : 'Pins'}`;

/** The texts about visitors' saved pins, in American English. */
export const visitorMessages = {
  saved: 'Saved on this device. Log in to keep it.',
  givenUp: 'Removed',
  see: 'See it',
  undo: 'Undo',
  keptPins: (count: number): string => `Saved on this device (${formatCount(count)})`,
  screen: {
    title: 'Saved on this device',
    intro:
      'These Pins are saved on this device. Log in or sign up to save them to your profile. No one else can see them.',
    none: 'No saved Pins yet',
    noneHint: 'You can save up to two Pins here before you log in.',
    noneHere: 'No Pins are saved on this device',
    noneHereHint: 'Log in to save Pins. We’ll bring you back to the Pin.',
    gone: 'This Pin is no longer available',
    giveUp: 'Remove',
    giveUpNamed: (title: string): string => `Remove ${title}`,
    pin: 'this Pin',
    failed: 'We could not load this Pin.',
    home: 'Find Pins',
  },
  merged: (count: number): string => `${pins(count)} saved to your profile`,
  notMerged: (count: number): string => `Sorry! We couldn’t save ${pins(count)} from this device.`,
};
