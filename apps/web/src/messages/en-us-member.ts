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
} as const;
