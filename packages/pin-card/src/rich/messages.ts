/** The texts that only the richer kinds of cards show. */
export type RichCardMessages = {
  /** Names the length of a video or a story for those who cannot see the badge; `duration` is m:ss. */
  readonly duration: (medium: 'video' | 'story', duration: string) => string;
  /** Names a video whose length is not known. */
  readonly video: string;
  readonly aiModified: string;
  readonly partnership: (advertiser: string, partner: string) => string;
  readonly sharedBy: (name: string) => string;
  /** `label` is the count in the words of the locale; the words depend on the count itself. */
  readonly reactions: (count: number, label: string) => string;
  readonly deleted: string;
  readonly unavailable: string;
  readonly removedByCreator: string;
  /** Names the slides of a carousel, and the buttons that move them. */
  readonly slides: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  readonly slideOf: (number: number, count: number) => string;
};

const plural = new Intl.PluralRules('en-US');

/** The texts of the richer kinds of cards in US English. */
export const richCardMessages: RichCardMessages = {
  duration: (medium, duration) => (medium === 'video' ? `Video, ${duration}` : `Story, ${duration}`),
  video: 'Video',
  aiModified: 'AI modified',
  partnership: (advertiser, partner) => `Promoted by ${advertiser} with ${partner}`,
  sharedBy: (name) => `Shared by ${name}`,
  reactions: (count, label) => `${label} ${plural.select(count) === 'one' ? 'reaction' : 'reactions'}`,
  deleted: 'This Pin was deleted',
  unavailable: 'Unavailable',
  removedByCreator: 'Removed by the creator',
  slides: 'Slides',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideOf: (number, count) => `Slide ${number} of ${count}`,
};
