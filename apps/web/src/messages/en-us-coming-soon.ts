/** Texts of addresses without a screen yet, by kind, with alternatives; in US English. */
export const laterTexts = {
  business: {
    title: 'Sign up with your company’s log-in',
    text: 'You will sign up here with the log-in of your company. Businesses are open without it.',
    link: 'Go to businesses',
  },
} as const;
