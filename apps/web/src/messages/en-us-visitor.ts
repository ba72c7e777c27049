const number = new Intl.NumberFormat('en-US');
const pins = (count: number): string => `${number.format(count)} ${count === 1 ? 'Pin' : 'Pins'}`;

/** The texts about pins that are kept for visitors, in American English. */
export const visitorMessages = {
  kept: 'Kept on this device until you log in',
  givenUp: 'No longer kept',
  see: 'See it',
  undo: 'Undo',
  keptPins: (count: number): string => `Kept Pins: ${number.format(count)}`,
  screen: {
    title: 'Kept Pins',
    intro:
      'These wait on this device. They are saved to your profile as soon as you log in or sign up, and nobody else sees them.',
    none: 'Nothing is kept yet',
    noneHint: 'Save a Pin, and it waits here until you log in: two at most.',
    noneHere: 'Nothing is kept on this device',
    noneHereHint: 'Log in to save Pins: you are back at the Pin afterwards.',
    gone: 'This Pin is no longer there',
    giveUp: 'Do not keep',
    giveUpNamed: (title: string): string => `Do not keep ${title}`,
    pin: 'this Pin',
    failed: 'We could not load this Pin.',
    home: 'Find Pins',
  },
  merged: (count: number): string => `Saved ${pins(count)} that you kept`,
  notMerged: (count: number): string => `Sorry! We could not save ${pins(count)} that you kept.`,
};
