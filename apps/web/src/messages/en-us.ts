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
    search: 'Search',
    searchPlaceholder: 'Search',
    logIn: 'Log in',
    signUp: 'Sign up',
  },
  feed: { label: 'Pins' },
  home: {
    title: 'Home',
    heading: 'Your home feed',
    signedOutTitle: 'Find ideas worth keeping',
    signedOutIntro:
      'Rooms, recipes, things made by hand: look around, and keep what you like on boards of your own.',
    ideas: 'Ideas by topic',
    empty: 'Nothing here yet',
    emptyHint: 'New Pins appear here as soon as somebody saves one.',
  },
  pin: {
    related: 'More like this',
    linkCopied: 'Link copied',
    codeCopied: 'Code copied',
    untitled: 'Pin',
    seeMore: 'See more',
    searchPicture: 'Search with this picture',
    moreFromBoard: (board: string) => `More from ${board}`,
    moreFromCreator: (name: string) => `More from ${name}`,
  },
  errors: {
    screens: {
      missing: {
        title: 'We couldn’t find that page',
        text: 'It may have been moved or deleted, or it may be private.',
      },
      forbidden: {
        title: 'This page is not open to you',
        text: 'Ask whoever sent you here to let you in, or log in with another account.',
      },
      outdated: {
        title: 'This page did not load completely',
        text: 'Pegboard may have changed since you came, or your connection broke off.',
      },
      failed: {
        title: 'Something went wrong on our end',
        text: 'Nothing you did is lost. Try again in a moment.',
      },
    },
    failed: 'Nothing you did is lost. Try again in a moment.',
    offline: 'You seem to be offline. Check your connection and try again.',
    home: 'Go to the home page',
    searchFor: (words: string) => `Search for “${words}”`,
    id: (id: string) => `If you tell us about it, give us this id: ${id}`,
    youAreOffline: 'You are offline. What you see may not be up to date.',
    retry: 'Try again',
  },
  title: (page: string) => `${page} | Pegboard`,
} as const;
