/** The messages of a rating; numbers are already localized. */
export type RatingMessages = {
  readonly stars: (value: string, max: string) => string;
  readonly reviews: (count: number, label: string) => string;
};

/** The messages of a rating in English. */
export const ratingMessages: RatingMessages = {
  stars: (value, max) => `${value} out of ${max} stars`,
  reviews: (count, label) => (count === 1 ? `${label} review` : `${label} reviews`),
};
