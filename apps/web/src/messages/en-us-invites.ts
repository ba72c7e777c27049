/** The texts about pins that someone shared by a link, in American English. */
export const inviteTexts = {
  sharedBy: (firstName: string): string => `Shared by ${firstName}`,
  shared: (firstName: string): string => `${firstName} shared this Pin with you`,
  popoverHint: (firstName: string): string => `Sign up to save it, and to send ${firstName} one back.`,
  signUp: 'Sign up',
  close: 'Close',
};
