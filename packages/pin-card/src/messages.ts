/** The texts of every card. Give another table for another language. Names, hosts and places come ready to be shown. */
export type PinCardMessages = {
  /** Stands on the overlay for a signed-out visitor. */
  readonly open: string;
  /** Names the card of a pin without title and without a text for its picture. */
  readonly untitled: string;
  readonly soldOut: string;
  readonly seePriceOnSite: string;
  readonly freeShipping: string;
  /** Told before a price that is struck through. */
  readonly priceBefore: string;
  readonly priceNow: string;
  readonly gif: string;
  readonly shoppable: string;
  readonly verifiedMerchant: string;
  /** Marks an ad whose promoter is not told. */
  readonly sponsored: string;
  readonly promotedBy: (promoter: string) => string;
  readonly sponsoredBy: (sponsor: string) => string;
  /** A pinner with the board that they put the pin on. */
  readonly pinnedTo: (pinner: string, board: string) => string;
  /** Numbers come in the words of the locale. */
  readonly rating: (value: string, max: string) => string;
  /** `label` is the count in the words of the locale; the words depend on the count itself. */
  readonly reviews: (count: number, label: string) => string;
  readonly savedTo: (place: string) => string;
  /** Stands for the place of a quick save. */
  readonly profile: string;
  readonly visitSite: (host: string) => string;
};

const plural = new Intl.PluralRules('en-US');

/** The texts of every card in US English. */
export const pinCardMessages: PinCardMessages = {
  open: 'Open',
  untitled: 'Pin',
  soldOut: 'Sold out',
  seePriceOnSite: 'See price on site',
  freeShipping: 'Free shipping',
  priceBefore: 'Before',
  priceNow: 'Now',
  gif: 'GIF',
  shoppable: 'Shoppable Pin indicator',
  verifiedMerchant: 'Verified merchant',
  sponsored: 'Sponsored',
  promotedBy: (promoter) => `Promoted by ${promoter}`,
  sponsoredBy: (sponsor) => `Sponsored by ${sponsor}`,
  pinnedTo: (pinner, board) => `${pinner} in ${board}`,
  rating: (value, max) => `${value} out of ${max} stars`,
  reviews: (count, label) => `${label} ${plural.select(count) === 'one' ? 'review' : 'reviews'}`,
  savedTo: (place) => `Saved to ${place}`,
  profile: 'Profile',
  visitSite: (host) => `Visit ${host}`,
};
