import {
  aiLabelMessages,
  ratingMessages,
  verifiedMessages,
  type AiLabelMessages,
  type RatingMessages,
  type VerifiedMessages,
} from '@pegboard/ui';
import type { CloseupAction } from './model/closeup-menu.ts';

/** The action that was added later: a table without it has the English name. */
type LaterAction = 'numbers';

/**
 * The messages of the close-up. Pass another table for another language. Names, hosts, prices and numbers are
 * already formatted; a message about a number also receives the number itself, for its plural form.
 */
export type CloseupMessages = {
  /** Labels the button that returns to the page that the pin was opened from. */
  readonly close: string;
  /** The accessible name of the image as a button that enlarges it. */
  readonly enlarge: string;
  readonly share: string;
  readonly moreOptions: string;
  /** The items of the overflow menu. */
  readonly actions: Readonly<Record<Exclude<CloseupAction, LaterAction>, string>> &
    Readonly<Partial<Record<LaterAction, string>>>;
  readonly visitSite: string;
  /**
   * The accessible name of the link labeled `visitSite`; it begins with the same words, for voice control.
   */
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
  /** The heading of the products in the image. */
  readonly shopTheLook: string;
  /** The heading of the offers of other merchants. */
  readonly otherOffers: string;
  /** `label` is the localized count: 2,100 is `2.1K`. */
  readonly saves: (count: number, label: string) => string;
  readonly comments: (count: number, label: string) => string;
  /** The heading of the comments while there are none. */
  readonly commentsTitle: string;
  readonly addComment: string;
  /** `label` is the origin of the media, such as `Digital capture`. */
  readonly madeAs: (label: string) => string;
  readonly cookTime: string;
  /** The time before the cooking; in US English without it. */
  readonly prepTime?: string | undefined;
  readonly servings: string;
  readonly ingredients: string;
  /** The headings of the lists of a story; in US English without them. */
  readonly materials?: string | undefined;
  readonly steps?: string | undefined;
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

/** The messages in US English. */
export const closeupMessages: CloseupMessages & {
  readonly actions: Readonly<Record<CloseupAction, string>>;
} = {
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
    numbers: 'See numbers',
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
  prepTime: 'Preparation',
  servings: 'Serves',
  ingredients: 'Ingredients',
  materials: 'Materials',
  steps: 'Steps',
  writtenBy: (names) => `By ${names}`,
  untitled: 'Pin',
  rating: ratingMessages,
  verified: verifiedMessages,
  ai: aiLabelMessages,
};
