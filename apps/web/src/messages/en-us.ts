/**
 * The texts of the site's frame, home page and close-up in US English. Packages bring their own tables; the other screens
 * have theirs in `en-us-screens.ts`.
 */
export const messages = {
  site: 'Pegboard',
  tagline: 'Find ideas worth keeping',
  skipToContent: 'Skip to content',
  header: {
    main: 'Main',
    home: 'Home',
    create: 'Create board',
    search: 'Search',
    searchPlaceholder: 'Search',
    clearSearch: 'Clear search',
    profile: 'Your profile',
    menu: 'Account and settings',
    logIn: 'Log in',
    signUp: 'Sign up',
    settings: 'Settings',
    logOut: 'Log out',
    signedInAs: (name: string) => `Signed in as ${name}`,
  },
  feed: {
    label: 'Pins',
    loading: 'Loading more Pins',
    failed: 'We could not load more Pins.',
    retry: 'Try again',
    end: 'You’ve reached the end',
  },
  home: {
    title: 'Home',
    heading: 'Your home feed',
    signedOutTitle: 'Find ideas worth keeping',
    signedOutIntro:
      'Rooms, recipes, things made by hand: look around, and keep what you like on boards of your own.',
    empty: 'Nothing here yet',
    emptyHint: 'New Pins appear here as soon as somebody saves one.',
    yourBoards: 'Pick up where you left off',
  },
  pin: {
    related: 'More like this',
    linkCopied: 'Link copied',
    codeCopied: 'Code copied',
    untitled: 'Pin',
    seeMore: 'See more',
    moreFromBoard: (board: string) => `More from ${board}`,
    moreFromCreator: (name: string) => `More from ${name}`,
  },
  errors: {
    notFoundTitle: 'We couldn’t find that page',
    notFound: 'It may have been moved or deleted, or it may be private.',
    failedTitle: 'Something went wrong on our end',
    failed: 'Nothing you did is lost. Try again in a moment.',
    offline: 'You seem to be offline. Check your connection and try again.',
    home: 'Go to the home page',
    retry: 'Try again',
  },
  title: (page: string) => `${page} | Pegboard`,
} as const;
