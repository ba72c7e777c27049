/** The messages of the slides of a pin. */
export type CloseupCarouselMessages = {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly slideOf: (index: number, count: number) => string;
  readonly enlarge: string;
  readonly visit: string;
};

/** The messages in US English. */
export const closeupCarouselMessages: CloseupCarouselMessages = {
  label: 'Images of this Pin',
  previous: 'Previous image',
  next: 'Next image',
  slideOf: (index, count) => `${index} of ${count}`,
  enlarge: 'View larger',
  visit: 'Visit site',
};
