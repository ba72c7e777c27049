/** The texts of the close-up. Give another table for another language. */
export type CloseupMessages = {
  readonly close: string;
  readonly visitSite: string;
  readonly visitHost: (host: string) => string;
  readonly uploaded: string;
  readonly more: string;
  readonly less: string;
  readonly followers: (count: string) => string;
  readonly savedFrom: (board: string) => string;
  readonly byPinner: (name: string) => string;
  readonly promotedBy: (name: string) => string;
  readonly sponsoredBy: (name: string) => string;
  readonly soldOut: string;
  readonly seePriceOnSite: string;
  readonly freeShipping: string;
  readonly freeShippingFrom: (price: string) => string;
  readonly inStock: string;
  readonly brand: string;
  readonly reactions: (count: string) => string;
  readonly saves: (count: string) => string;
  readonly comments: (count: string) => string;
  readonly cookTime: string;
  readonly servings: string;
  readonly ingredients: string;
  readonly writtenBy: (names: string) => string;
  readonly verifiedMerchant: string;
  readonly untitled: string;
};

/** The texts in US English. */
export const closeupMessages: CloseupMessages = {
  close: 'Close',
  visitSite: 'Visit site',
  visitHost: (host) => `Visit ${host}`,
  uploaded: 'Uploaded by user',
  more: 'more',
  less: 'less',
  followers: (count) => `${count} followers`,
  savedFrom: (board) => `Saved to ${board}`,
  byPinner: (name) => `by ${name}`,
  promotedBy: (name) => `Promoted by ${name}`,
  sponsoredBy: (name) => `Sponsored by ${name}`,
  soldOut: 'Sold out',
  seePriceOnSite: 'See price on site',
  freeShipping: 'Free shipping',
  freeShippingFrom: (price) => `Free shipping from ${price}`,
  inStock: 'In stock',
  brand: 'Brand',
  reactions: (count) => `${count} reactions`,
  saves: (count) => `${count} saves`,
  comments: (count) => `${count} comments`,
  cookTime: 'Time',
  servings: 'Serves',
  ingredients: 'Ingredients',
  writtenBy: (names) => `By ${names}`,
  verifiedMerchant: 'Verified merchant',
  untitled: 'Pin',
};
