import { feedbackNameLabel, isolated, plainLine } from '@pegboard/types';

const cut = (name: string): string => isolated(feedbackNameLabel(plainLine(name)));

/** The texts of what is said of pins and people, beside those of the package, in US English. */
export const feedbackTexts = {
  seeFewerFrom: (name: string) => `See fewer Pins from ${cut(name)}`,
  failed: 'Sorry! Something went wrong on our end.',
  linkCopied: 'Link copied',
  undo: 'Undo',
} as const;
