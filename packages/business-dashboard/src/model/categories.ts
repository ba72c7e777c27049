/** The categories of businesses; codes never change. */
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
