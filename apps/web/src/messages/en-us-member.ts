/** The texts that only members see on every screen, in US English: they come with the code that shows them. */
export const memberTexts = {
  home: 'Home',
  explore: 'Explore',
  profile: 'Your profile',
  menu: 'Account and settings',
  messages: 'Messages',
  business: 'Business hub',
  settings: 'Settings',
  logOut: 'Log out',
  signedInAs: (name: string) => `Signed in as ${name}`,
  yourBoards: 'Pick up where you left off',
  shortcuts: {
    title: 'Keyboard shortcuts',
    intro: 'For the Pin that is focused:',
    move: 'Move to the next Pin in this direction',
    next: 'Move to the next Pin in reading order',
    open: 'Open the Pin',
    save: 'Save the Pin, or remove it again',
    hide: 'Hide the Pin',
    close: 'Close the Pin, and return to its card',
    help: 'Show this list',
  },
} as const;
