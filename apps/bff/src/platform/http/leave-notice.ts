/** The interstitial that a page shows in place of following a link. */
export type OutboundNotice = {
  /**
   * `unsigned` is a link without signature, `expired` an expired one, `interstitial` a signed one that needs
   * confirmation; `blocked` and `failed` give the reason in `message`; `invalid` is no link, or a modified
   * one.
   */
  readonly kind: 'unsigned' | 'expired' | 'interstitial' | 'blocked' | 'invalid' | 'failed';
  readonly message?: string;
  /** The domain of the link's destination: the registrable one and the full one. */
  readonly domain?: string;
  readonly address?: string;
  /** The address that the visitor can still continue to. */
  readonly onward?: string;
  /** The pin with the link, to return to and to report. */
  readonly pinId?: string;
  /** An image of the pin, hosted by this site. */
  readonly pictureUrl?: string;
};
