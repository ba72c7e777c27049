/** The texts of topics, videos and today in US English. */
export const exploreTexts = {
  ideas: {
    title: 'Ideas',
    heading: 'Ideas by topic',
    intro: 'Choose a topic, and look around in what people pinned of it.',
    topics: 'Topics',
    empty: 'No topics yet',
    emptyHint: 'They appear here with the first Pins that have one.',
  },
  topic: {
    title: (name: string) => `${name} ideas`,
    intro: (name: string) =>
      `The newest Pins of ${name}. Look around, and keep what you like on boards of your own.`,
    related: 'Related topics',
    videos: 'Videos',
    empty: 'No Pins of this topic yet',
    emptyHint: 'Look around in another one.',
  },
  videos: {
    title: 'Videos',
    titleOf: (name: string) => `${name} videos`,
    intro: 'The newest Pins that move.',
    introOf: (name: string) => `The newest Pins of ${name} that move.`,
    allPins: (name: string) => `All of ${name}`,
    allVideos: 'All videos',
    empty: 'No videos here yet',
    emptyHint: 'They appear here as soon as somebody pins one.',
  },
  today: {
    title: 'Today',
    heading: 'Today on Pegboard',
    intro: 'What people save most just now, counted from public boards every few minutes.',
    topicOfDay: 'Topic of the day',
    most: 'Saved most this week',
    all: (name: string) => `All of ${name}`,
    empty: 'Quiet just now',
    emptyHint: 'Nothing was saved to public boards in the last days. New Pins are always on the home page.',
    home: 'See what is new',
  },
  lists: {
    label: 'What was saved most',
    trending: { title: 'Trending', intro: 'Saved more often in the last two days than in those before.' },
    popular: { title: 'Popular', intro: 'Saved by most people in the last seven days.' },
    best: { title: 'Best', intro: 'Saved by most people in the last 30 days.' },
  },
} as const;
