/** The messages of a grid. Pass another table for another language. */
export type PinGridMessages = {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly end: string;
};

/** The messages in US English. */
export const pinGridMessages: PinGridMessages = {
  loading: 'Loading more Pins',
  failed: 'We could not load more Pins.',
  retry: 'Try again',
  end: 'You’ve reached the end',
};
