import { feedbackNameLabel, bidiIsolate, toSingleLine } from '@pegboard/types';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of muting words, people, sites and topics, in US English. */
export const mutingTexts = {
  title: 'Muted words, people, sites and topics',
  open: 'Muted',
  hint: 'What you mute stays out of your home feed, related Pins, searches, suggestions, notifications and emails. Only you can see this list. Your own Pins and boards are never hidden.',
  kinds: 'Kinds of muted things',
  tabs: { word: 'Words', member: 'People', site: 'Sites', topic: 'Topics' },
  none: {
    word: 'No muted words',
    member: 'No muted people',
    site: 'No muted sites',
    topic: 'No muted topics',
  },
  how: {
    word: 'Pins, boards, comments and suggestions with a muted word are hidden. Only whole words count; capitals and accents make no difference.',
    member: 'To mute someone, open the menu of their profile. They won’t find out.',
    site: 'Pins that link to a muted site, or to a part of it such as shop.example.com, are hidden.',
    topic: 'To mute a topic, open the menu of its page.',
  },
  word: 'Word or phrase',
  site: 'Site',
  siteHint: 'For example, example.com',
  duration: 'Mute',
  durations: { forever: 'Until you unmute it', week: 'For 7 days', month: 'For 30 days' },
  add: 'Mute',
  until: (date: string) => `Until ${date}`,
  unmute: 'Unmute',
  unmuteOf: (name: string) => `Unmute ${cut(name)}`,
  muteOf: (name: string) => `Mute ${cut(name)}`,
  muteTopic: 'Mute topic',
  unmuteTopic: 'Unmute topic',
  muted: (name: string) => `You muted ${cut(name)}`,
  unmuted: (name: string) => `You unmuted ${cut(name)}`,
  unseen: 'Someone you can’t see',
  moreOf: (name: string) => `More options for ${cut(name)}`,
  more: 'More',
  undo: 'Undo',
  failed: 'Sorry! Something went wrong on our end.',
} as const;
