/** The messages of a card's actions and of the saved overlay. */
export type CardActionMessages = {
  readonly savedTo: (place: string) => string;
  /** The overlay of a pin that is saved to several boards; US English if missing. */
  readonly savedToBoards?: (count: number) => string;
  /** Placeholder for the target of a quick save. */
  readonly profile: string;
  readonly visitSite: (host: string) => string;
  readonly send: string;
  /** The accessible name of the overflow button and its menu. */
  readonly more: string;
  readonly openInTab: string;
  readonly hide: string;
  readonly report: string;
  readonly download: string;
  readonly share: string;
};

/** The messages of a card's actions in US English. */
export const cardActionMessages: CardActionMessages = {
  savedTo: (place) => `Saved to ${place}`,
  savedToBoards: (count) => `Saved to ${count} boards`,
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
