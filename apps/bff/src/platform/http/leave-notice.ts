/** What a page says in place of leading out. */
export type OutboundNotice = {
  /**
   * `unsigned` is a link that nobody signed, `expired` one whose time is over, `interstitial` a signed one that asks first;
   * `blocked` and `failed` say why in `message`; `invalid` is no link, or one that was changed.
   */
  readonly kind: 'unsigned' | 'expired' | 'interstitial' | 'blocked' | 'invalid' | 'failed';
  readonly message?: string;
  /** Where the link leads, by what somebody registered and whole; both from the link itself. */
  readonly domain?: string;
  readonly address?: string;
  /** Where the reader may still go. */
  readonly onward?: string;
  /** The pin that has the link, to go back to and to report. */
  readonly pinId?: string;
  /** A picture of the pin, one of ours. */
  readonly pictureUrl?: string;
};
