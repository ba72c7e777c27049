/** The titles of business pages, in US English. */
export const businessTexts = {
  hub: 'Your businesses',
  pageOf: (business: string) => `${business}: business`,
};
