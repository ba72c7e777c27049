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
    signedOutIntro: 'Rooms, recipes, handmade things: explore, and save what you like to your boards.',
    ideas: 'Ideas by topic',
    empty: 'Nothing here yet',
    emptyHint: 'New Pins appear here as people save them.',
  },
  pin: {
    related: 'More like this',
    linkCopied: 'Link copied',
    codeCopied: 'Code copied',
    untitled: 'Pin',
    seeMore: 'See more',
    searchPicture: 'Visual search',
    moreFromBoard: (board: string) => `More from ${board}`,
    moreFromCreator: (name: string) => `More from ${name}`,
  },
  errors: {
    screens: {
      missing: {
        title: 'We couldn’t find that page',
        text: 'It may have been moved or deleted, or it may be private.',
      },
      gone: {
        title: 'This was deleted',
        text: 'It is no longer on Pegboard. You may find something like it.',
      },
      forbidden: {
        title: 'You don’t have access to this page',
        text: 'Ask the person who sent you here for access, or log in with another account.',
      },
      outdated: {
        title: 'This page did not load completely',
        text: 'Pegboard may have been updated, or your connection was interrupted.',
      },
      failed: {
        title: 'Something went wrong on our end',
        text: 'Nothing was lost. Try again in a moment.',
      },
    },
    failed: 'Nothing was lost. Try again in a moment.',
    offline: 'You seem to be offline. Check your connection and try again.',
    home: 'Go to the home page',
    searchFor: (words: string) => `Search for “${words}”`,
    id: (id: string) => `If you report this problem, include this ID: ${id}`,
    youAreOffline: 'You’re offline. This page may be out of date.',
    retry: 'Try again',
  },
  title: (page: string) => `${page} | Pegboard`,
} as const;
