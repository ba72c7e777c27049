/** The messages that only the richer kinds of cards show. */
export type RichCardMessages = {
  readonly soldOut: string;
  readonly seePriceOnSite: string;
  readonly freeShipping: string;
  /** Read by screen readers before a struck-through price. */
  readonly priceBefore: string;
  readonly priceNow: string;
  /** Numbers are already localized. */
  readonly rating: (value: string, max: string) => string;
  /** `label` is the localized count; `count` selects the plural form. */
  readonly reviews: (count: number, label: string) => string;
  /** The accessible name of the duration of a video or story; `duration` is m:ss. */
  readonly duration: (medium: 'video' | 'story', duration: string) => string;
  /** The accessible name of a video of unknown length. */
  readonly video: string;
  readonly aiModified: string;
  readonly partnership: (advertiser: string, partner: string) => string;
  readonly sharedBy: (name: string) => string;
  readonly reactions: (count: number, label: string) => string;
  readonly deleted: string;
  readonly unavailable: string;
  readonly removedByCreator: string;
  /** The accessible names of a carousel's slides and buttons. */
  readonly slides: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly slideOf: (number: number, count: number) => string;
};

const plural = new Intl.PluralRules('en-US');
const counted = (count: number, label: string, one: string, other: string): string =>
  `${label} ${plural.select(count) === 'one' ? one : other}`;

/** The messages of the richer kinds of cards in US English. */
export const richCardMessages: RichCardMessages = {
  soldOut: 'Sold out',
  seePriceOnSite: 'See price on site',
  freeShipping: 'Free shipping',
  priceBefore: 'Before',
  priceNow: 'Now',
  rating: (value, max) => `${value} out of ${max} stars`,
  reviews: (count, label) => counted(count, label, 'review', 'reviews'),
  duration: (medium, duration) => (medium === 'video' ? `Video, ${duration}` : `Story, ${duration}`),
  video: 'Video',
  aiModified: 'AI modified',
  partnership: (advertiser, partner) => `Promoted by ${advertiser} with ${partner}`,
  sharedBy: (name) => `Shared by ${name}`,
  reactions: (count, label) => counted(count, label, 'reaction', 'reactions'),
  deleted: 'This Pin was deleted',
  unavailable: 'Unavailable',
  removedByCreator: 'Removed by the creator',
  slides: 'Slides',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: (number, count) => `Slide ${number} of ${count}`,
};
