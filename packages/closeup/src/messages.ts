import {
  aiLabelMessages,
  ratingMessages,
  verifiedMessages,
  type AiLabelMessages,
  type RatingMessages,
  type VerifiedMessages,
} from '@pegboard/ui';
import type { CloseupAction } from './model/closeup-menu.ts';

/**
 * The texts of the close-up. Give another table for another language. Names, hosts, prices and numbers come ready to
 * be shown; a text about a number takes the number too, since its words depend on it.
 */
export type CloseupMessages = {
  /** Names the control that leads back to where the pin was opened from. */
  readonly close: string;
  /** Names the picture as a control that shows it larger. */
  readonly enlarge: string;
  readonly share: string;
  readonly moreOptions: string;
  /** The lines of the overflow menu. */
  readonly actions: Readonly<Record<CloseupAction, string>>;
  readonly visitSite: string;
  /** Names the link that shows `visitSite`: begins with the same words, so that it can be called by voice. */
  readonly visitHost: (host: string) => string;
  readonly more: string;
  readonly less: string;
  readonly savedTo: (board: string) => string;
  readonly byPinner: (name: string) => string;
  readonly promotedBy: (name: string) => string;
  readonly sponsored: string;
  readonly sponsoredBy: (name: string) => string;
  readonly soldOut: string;
  readonly seePriceOnSite: string;
  readonly priceNow: string;
  readonly priceBefore: string;
  readonly freeShipping: string;
  readonly freeShippingFrom: (price: string) => string;
  readonly inStock: string;
  /** The heading of the products in the picture. */
  readonly shopTheLook: string;
  /** The heading of what other merchants ask. */
  readonly otherOffers: string;
  /** `label` is the count in the words of the locale: 2,100 is `2.1K`. */
  readonly saves: (count: number, label: string) => string;
  readonly comments: (count: number, label: string) => string;
  /** The heading of the comments while there are none. */
  readonly commentsTitle: string;
  readonly addComment: string;
  /** `label` is how a picture was made, as `Digital capture`. */
  readonly madeAs: (label: string) => string;
  readonly cookTime: string;
  readonly servings: string;
  readonly ingredients: string;
  readonly writtenBy: (names: string) => string;
  /** Placeholder for the title of a pin that has none. */
  readonly untitled: string;
  readonly rating: RatingMessages;
  readonly verified: VerifiedMessages;
  readonly ai: AiLabelMessages;
};

const plural = new Intl.PluralRules('en-US');

const counted = (count: number, label: string, one: string, other: string): string =>
  `${label} ${plural.select(count) === 'one' ? one : other}`;

/** The texts in US English. */
export const closeupMessages: CloseupMessages = {
  close: 'Close',
  enlarge: 'View larger',
  share: 'Send',
  moreOptions: 'More options',
  actions: {
    download: 'Download image',
    'copy-link': 'Copy link',
    embed: 'Get embed code',
    sent: 'Messages with this Pin',
    edit: 'Edit Pin',
    hide: 'Hide Pin',
    report: 'Report Pin',
    block: 'Block creator',
    said: 'Your feedback',
  },
  visitSite: 'Visit site',
  visitHost: (host) => `Visit site: ${host}`,
  more: 'more',
  less: 'less',
  savedTo: (board) => `Saved to ${board}`,
  byPinner: (name) => `by ${name}`,
  promotedBy: (name) => `Promoted by ${name}`,
  sponsored: 'Sponsored',
  sponsoredBy: (name) => `Sponsored by ${name}`,
  soldOut: 'Sold out',
  seePriceOnSite: 'See price on site',
  priceNow: 'Now',
  priceBefore: 'Before',
  freeShipping: 'Free shipping',
  freeShippingFrom: (price) => `Free shipping from ${price}`,
  inStock: 'In stock',
  shopTheLook: 'Shop the look',
  otherOffers: 'Also sold by',
  saves: (count, label) => counted(count, label, 'save', 'saves'),
  comments: (count, label) => counted(count, label, 'comment', 'comments'),
  commentsTitle: 'Comments',
  addComment: 'Add a comment',
  madeAs: (label) => `Media type: ${label}`,
  cookTime: 'Time',
  servings: 'Serves',
  ingredients: 'Ingredients',
  writtenBy: (names) => `By ${names}`,
  untitled: 'Pin',
  rating: ratingMessages,
  verified: verifiedMessages,
  ai: aiLabelMessages,
};
