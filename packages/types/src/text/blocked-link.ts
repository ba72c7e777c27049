import type { BlockedRedirectStatus } from '../codes/flow-codes.ts';

/** The warning in place of a blocked link, in en-US. Source: §8, OB-04. */
export const BLOCKED_LINK_TEXTS = {
  title: 'Heads up!',
  label: 'We have blocked this link',
  confirm: 'Okay',
} as const;

/**
 * Default messages of blocked links, if the list has none of its own, in en-US. Not specified; our choice.
 */
export const BLOCKED_LINK_MESSAGES = {
  blocked: 'This site is on our list of spam and harmful sites.',
  suspicious: 'This link may lead to spam or try to get at your personal data.',
  porn: 'This link may lead to sexually explicit content.',
} as const satisfies Record<BlockedRedirectStatus, string>;
