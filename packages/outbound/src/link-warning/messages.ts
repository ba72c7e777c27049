import { BLOCKED_LINK_TEXTS } from '@pegboard/types';

/** The texts of the warning; what is wrong with the link comes from the server. */
export type LinkWarningMessages = {
  readonly title: string;
  readonly label: string;
  /** The link to what the site allows. */
  readonly guidelines: string;
  readonly confirm: string;
  readonly close: string;
};

/** The texts in US English (§8). */
export const linkWarningMessages: LinkWarningMessages = {
  ...BLOCKED_LINK_TEXTS,
  close: 'Close',
  guidelines: 'Learn more in our community guidelines',
};
