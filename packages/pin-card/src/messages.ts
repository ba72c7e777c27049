/** The texts of a card. Give another table for another language. */
export type PinCardMessages = {
  readonly open: string;
  readonly untitled: string;
  readonly soldOut: string;
  readonly seePriceOnSite: string;
  readonly freeShipping: string;
  /** Told before a price that is struck through. */
  readonly priceBefore: string;
  readonly priceNow: string;
  readonly gif: string;
  readonly verifiedMerchant: string;
  readonly sponsored: string;
  readonly promotedBy: (promoter: string) => string;
  readonly sponsoredBy: (sponsor: string) => string;
  /** `value` and `max` are formatted; `count` too when there is one. */
  readonly rating: (value: string, max: string, count: string | undefined) => string;
  readonly savedTo: (place: string) => string;
  readonly profile: string;
  readonly visitSite: (host: string) => string;
};

/** The texts in US English. */
export const pinCardMessages: PinCardMessages = {
  open: 'Open',
  untitled: 'Pin',
  soldOut: 'Sold out',
  seePriceOnSite: 'See price on site',
  freeShipping: 'Free shipping',
  priceBefore: 'Before',
  priceNow: 'Now',
  gif: 'GIF',
  verifiedMerchant: 'Verified merchant',
  sponsored: 'Sponsored',
  promotedBy: (promoter) => `Promoted by ${promoter}`,
  sponsoredBy: (sponsor) => `Sponsored by ${sponsor}`,
  rating: (value, max, count) =>
    count === undefined ? `Rated ${value} out of ${max}` : `Rated ${value} out of ${max} by ${count} people`,
  savedTo: (place) => `Saved to ${place}`,
  profile: 'Profile',
  visitSite: (host) => `Visit ${host}`,
};
