import { bidiIsolate, feedbackNameLabel, toSingleLine } from '@pegboard/types';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of the dialog about a Pin, in US English. */
export const pinFactsTexts = {
  title: 'About this Pin',
  close: 'Close',
  loading: 'Loading',
  notFound: 'Sorry! We could not find that Pin.',
  why: 'Why you see it',
  reasons: {
    ad: 'Someone paid to show it.',
    activity: 'It resembles what you saved and looked at.',
    related: 'It resembles the Pins on this page.',
    here: 'It belongs to the page that you opened.',
  },
  namedReasons: {
    board: (name: string) => `You follow the board ${cut(name)}.`,
    member: (name: string) => `You follow ${cut(name)}.`,
    topic: (name: string) => `You follow the topic ${cut(name)}.`,
    search: (name: string) => `It matches your search for ${cut(name)}.`,
  },
  seeFewer: 'See fewer like this',
  ad: 'Ad',
  paid: 'This is an ad.',
  paidBy: (name: string) => `This is an ad of ${cut(name)}.`,
  notPaid: 'Not an ad: showing it here is not paid for.',
  whyAd: 'Why this ad, and hide it',
  ai: 'Made with AI',
  madeWithAi: 'Labeled as made with AI.',
  noAiLabel: 'Not labeled as made with AI.',
  editLabel: 'Change the label',
  reportLabel: 'Report a wrong label',
  link: 'Link',
  noLink: 'It has no link.',
  safety: { safe: 'No warning is known.', warning: 'We warn before opening it.' },
  availability: { alive: 'The page answers.', gone: 'The page is gone.', unknown: '' },
  checkedOn: (day: string) => `Last checked ${day}.`,
  unchecked: 'Not checked yet.',
  archive: 'Look for an archived copy',
  editLink: 'Edit the link',
  reportLink: 'Report the link',
};
