/** The messages of the see-more panel. */
export type VisitorPanelMessages = {
  readonly title: string;
  readonly promptTitle: string;
  readonly promptText: string;
  readonly logIn: string;
  readonly signUp: string;
  /** Continues without an account. */
  readonly pass: string;
  readonly about: string;
  readonly board: (name: string) => string;
  readonly creator: (name: string) => string;
  readonly close: string;
};

/** The messages in US English. */
export const visitorPanelMessages: VisitorPanelMessages = {
  title: 'See more',
  promptTitle: 'Log in to continue',
  promptText: 'With an account you can save this Pin, follow who made it and find more like it.',
  logIn: 'Log in',
  signUp: 'Sign up',
  pass: 'Continue without an account',
  about: 'About this Pin',
  board: (name) => `From the board ${name}`,
  creator: (name) => `Made by ${name}`,
  close: 'Close',
};
