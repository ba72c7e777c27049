/** Texts of addresses without a screen yet, by kind, with alternatives; in US English. */
export const laterTexts = {
  business: {
    title: 'Sign up with your company’s log-in',
    text: 'You will sign up here with the log-in of your company. Businesses are open without it.',
    link: 'Go to businesses',
  },
  apps: {
    title: 'Connect an app',
    text: 'You will be asked here before an app may read or save Pins in your name.',
    link: 'Open settings',
  },
  appeal: {
    title: 'Your appeal',
    text: 'You will read here what became of a Pin that was removed and that you asked us to look at again.',
    link: 'See reports and decisions',
  },
} as const;
