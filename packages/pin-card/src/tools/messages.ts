/** The texts of what can be done with a card beside opening and saving it. */
export type CardToolMessages = {
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
export const cardToolMessages: CardToolMessages = {
  send: 'Send',
  more: 'More options',
  openInTab: 'Open in new tab',
  hide: 'Hide Pin',
  report: 'Report Pin',
  download: 'Download image',
  share: 'Share',
};
