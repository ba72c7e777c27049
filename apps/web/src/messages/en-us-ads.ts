/** The texts of what the site says about ads, in American English. */
export const adTexts = {
  why: 'Why am I seeing this ad?',
} as const;
