/** The texts of what can be done with a card beside opening it, and of where its pin is saved. */
export type CardActionMessages = {
  readonly savedTo: (place: string) => string;
  /** Placeholder for the place of a quick save. */
  readonly profile: string;
  readonly visitSite: (host: string) => string;
  readonly send: string;
  /** Names the button for more, and its menu. */
  readonly more: string;
  readonly openInTab: string;
  readonly hide: string;
  readonly report: string;
  readonly download: string;
  readonly share: string;
};

/** The texts of a card's tools in US English. */
export const cardActionMessages: CardActionMessages = {
  savedTo: (place) => `Saved to ${place}`,
  profile: 'Profile',
  visitSite: (host) => `Visit ${host}`,
  send: 'Send',
  more: 'More options',
  openInTab: 'Open in new tab',
  hide: 'Hide Pin',
  report: 'Report Pin',
  download: 'Download image',
  share: 'Share',
};
