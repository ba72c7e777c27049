import { feedbackNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of what is said of pins and people, beside those of the package, in US English. */
export const feedbackTexts = {
  about: 'About this Pin',
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
    blockedHint: 'You won’t see each other’s Pins, boards and comments. You can unblock people in settings.',
    unblock: 'Unblock',
  },
  said: {
    title: 'Your feedback on this Pin',
    kinds: {
      none: 'You have given no feedback. It can appear in your feeds.',
      reported: 'You reported it. It won’t appear in your feeds.',
      other: 'You hid it. It won’t appear in your feeds.',
      unfollowed: 'You hid it and unfollowed its source.',
    },
    takeBack: 'Undo',
  },
  blockedPeople: {
    title: 'Blocked people',
    nobody: 'No blocked people',
    nobodyHint: 'People you block are listed here. Only you can see this list.',
    block: (name: string) => `Block ${cut(name)}`,
    unblock: (name: string) => `Unblock ${cut(name)}`,
    more: 'More',
    safety: 'Safety',
    safetyHint: 'Blocked people, what you mute, your reports, and decisions about your content.',
  },
  board: { more: 'More options for this board', report: 'Report board' },
} as const;
