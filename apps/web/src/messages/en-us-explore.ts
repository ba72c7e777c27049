/** The texts of topics, videos and today in US English. */
export const exploreTexts = {
  shopping: 'Shopping',
  ideas: {
    title: 'Ideas',
    heading: 'Ideas by topic',
    intro: 'Choose a topic to explore its Pins.',
    topics: 'Topics',
    empty: 'No topics yet',
    emptyHint: 'Topics appear here with their first Pins.',
  },
  topic: {
    title: (name: string) => `${name} ideas`,
    intro: (name: string) =>
      `The newest Pins of ${name}. Explore them, and save what you like to your boards.`,
    related: 'Related topics',
    videos: 'Videos',
    empty: 'No Pins of this topic yet',
    emptyHint: 'Explore another topic.',
  },
  videos: {
    title: 'Videos',
    titleOf: (name: string) => `${name} videos`,
    intro: 'New video Pins.',
    introOf: (name: string) => `New video Pins of ${name}.`,
    allPins: (name: string) => `All of ${name}`,
    allVideos: 'All videos',
    empty: 'No videos here yet',
    emptyHint: 'New videos appear here.',
  },
  today: {
    title: 'Today',
    heading: 'Today on Pegboard',
    intro: 'What people are saving right now, updated every few minutes from public boards.',
    topicOfDay: 'Topic of the day',
    most: 'Most saved this week',
    all: (name: string) => `All of ${name}`,
    empty: 'Nothing trending right now',
    emptyHint: 'Nothing was saved to public boards recently. See new Pins on the home page.',
    home: 'See new Pins',
  },
  lists: {
    label: 'Most saved',
    trending: { title: 'Trending', intro: 'Saved more often in the last two days than before.' },
    popular: { title: 'Popular', intro: 'Saved by most people in the last seven days.' },
    best: { title: 'Best', intro: 'Saved by most people in the last 30 days.' },
  },
} as const;
