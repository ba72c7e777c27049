import { BLOCKED_LINK_TEXTS } from '@pegboard/types';

/** The messages of the warning; the server sends the reason. */
export type LinkWarningMessages = {
  readonly title: string;
  readonly label: string;
  /** The link to the community guidelines. */
  readonly guidelines: string;
  readonly confirm: string;
  readonly close: string;
};

/** The messages in US English (§8). */
export const linkWarningMessages: LinkWarningMessages = {
  ...BLOCKED_LINK_TEXTS,
  close: 'Close',
  guidelines: 'Learn more in our community guidelines',
};
