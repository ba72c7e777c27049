import { feedbackNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of what is said of pins and people, beside those of the package, in US English. */
export const feedbackTexts = {
  seeFewerFrom: (name: string) => `See fewer Pins from ${cut(name)}`,
  failed: 'Sorry! Something went wrong on our end.',
  linkCopied: 'Link copied',
  undo: 'Undo',
  blocked: (name: string) => `You blocked ${cut(name)}`,
  unblocked: (name: string) => `You unblocked ${cut(name)}`,
} as const;

/** The texts of the screens on which people, boards and comments are judged, in US English. */
export const feedbackScreenTexts = {
  profile: {
    more: (name: string) => `More options for ${cut(name)}`,
    report: 'Report profile',
    block: 'Block',
    blocked: (name: string) => `You blocked ${cut(name)}`,
    blockedHint:
      'You do not see each other’s Pins, boards and comments. You find whom you blocked in the settings.',
    unblock: 'Unblock',
  },
  said: {
    title: 'What you said of this Pin',
    kinds: {
      none: 'You said nothing of it: it may come up in your lists.',
      reported: 'You reported it. It stays out of the lists that are chosen for you.',
      other: 'You hid it. It stays out of the lists that are chosen for you.',
      unfollowed: 'You hid it and unfollowed where it came from.',
    },
    takeBack: 'Take it back',
  },
  blockedPeople: {
    title: 'Blocked people',
    nobody: 'You blocked nobody',
    nobodyHint: 'Whom you block on their profile is listed here, and nowhere else.',
    block: (name: string) => `Block ${cut(name)}`,
    unblock: (name: string) => `Unblock ${cut(name)}`,
    more: 'More',
    safety: 'Safety',
    safetyHint: 'Whom you blocked, what you reported, and what was decided about what is yours.',
  },
  board: { more: 'More options for this board', report: 'Report board' },
} as const;
