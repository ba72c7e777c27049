/** Texts of the linked providers of a member, in US English. */
export const linkedProviderTexts = {
  title: 'Log-ins of other providers',
  hint: 'Log in with an account that you have elsewhere. We get your name and email from it, never its password.',
  none: 'No provider is linked.',
  linkedOn: (day: string): string => `Linked on ${day}`,
  usedOn: (day: string): string => `last used on ${day}`,
  neverUsed: 'not used since',
  link: (label: string): string => `Link ${label}`,
  linkCompany: 'Link the log-in of your company',
  unlink: 'Unlink',
  unlinkOf: (label: string): string => `Unlink ${label}`,
  noPassword: 'Your account has no password.',
  setPassword: 'Set one by email',
} as const;
