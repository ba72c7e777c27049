/** The interstitial that a page shows in place of following a link. */
export type OutboundNotice = {
  /**
   * `unsigned` is a link that no one signed, `expired` one whose time is over, `interstitial` a signed one
   * that asks first; `blocked` and `failed` say why in `message`; `invalid` is no link, or one that was
   * changed.
   */
  readonly kind: 'unsigned' | 'expired' | 'interstitial' | 'blocked' | 'invalid' | 'failed';
  readonly message?: string;
  /** The domain of the link's destination: the registrable one and the full one. */
  readonly domain?: string;
  readonly address?: string;
  /** The destinations that remain available to the visitor. */
  readonly onward?: string;
  /** The pin that has the link, to go back to and to report. */
  readonly pinId?: string;
  /** A picture of the pin, one of ours. */
  readonly pictureUrl?: string;
};
