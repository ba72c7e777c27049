/** The texts of a rating; the numbers come as words of the locale. */
export type RatingMessages = {
  readonly stars: (value: string, max: string) => string;
  readonly reviews: (count: number, label: string) => string;
};

/** The texts of a rating in English. */
export const ratingMessages: RatingMessages = {
  stars: (value, max) => `${value} out of ${max} stars`,
  reviews: (count, label) => (count === 1 ? `${label} review` : `${label} reviews`),
};
