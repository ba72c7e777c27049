/** The texts of the account pages, in US English. */
export const accountTexts = {
  logOut: {
    title: 'Log out of Pegboard?',
    intro: 'You can log in again at any time. What you saved stays where it is.',
    button: 'Log out',
    stay: 'Stay logged in',
  },
} as const;
