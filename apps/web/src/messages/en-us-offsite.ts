import { BLOCKED_LINK_TEXTS } from '@pegboard/types';

/** Texts of outbound links and interstitials, in US English. */
export const outboundMessages = {
  title: {
    unsigned: 'You are leaving Pegboard',
    interstitial: 'You are leaving Pegboard',
    expired: 'This link has expired',
    blocked: BLOCKED_LINK_TEXTS.title,
    invalid: 'This link does not work',
    failed: 'Sorry!',
  },
  blocked: BLOCKED_LINK_TEXTS.label,
  guidelines: 'Learn more in our community guidelines',
  leads: (domain: string) => `This link leads to ${domain}.`,
  careful: 'Go on only if you know that site.',
  invalid: 'It was cut short or changed on its way here.',
  onward: (domain: string) => `Continue to ${domain}`,
  back: 'Back to the Pin',
  home: 'Go to the home page',
  signUpHint: 'Sign up to keep this Pin and find more like it.',
  signUp: 'Sign up',
  report: 'Report this Pin',
  reported: 'Thanks. We will look at it.',
  reportFailed: 'That could not be reported. Try again.',
} as const;
