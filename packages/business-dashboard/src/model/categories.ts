/** The kinds of business that one chooses from; the first words of a code stay the same for ever. */
export const BUSINESS_CATEGORIES = [
  'shop',
  'maker',
  'publisher',
  'services',
  'agency',
  'nonprofit',
  'other',
] as const;

/** The category of a business. */
export type BusinessCategory = (typeof BUSINESS_CATEGORIES)[number];
