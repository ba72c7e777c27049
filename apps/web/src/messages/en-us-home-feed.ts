/** The texts of the page that tunes the home feed, in US English. */
export const homeFeedTexts = {
  title: 'Tune your home feed',
  open: 'Tune it',
  openHint: 'Choose which boards, topics and saves it is made from.',
  heading: 'Home feed',
  intro:
    'Your home feed mixes what is below with people that you follow and with what is new. What you leave out brings nothing more; you go on following it.',
  history: {
    title: 'History',
    name: 'What you saved lately',
    hint: 'Brings more of the same topics',
  },
  topics: {
    title: 'Topics',
    hint: 'The topics that you follow. One that you leave out does not come by itself either.',
    none: 'You follow no topics yet.',
    find: 'Find topics',
  },
  boards: {
    title: 'Boards',
    hint: 'Your boards say what you like; boards that you follow bring their Pins.',
    none: 'You have no boards with Pins yet, and follow none.',
    own: 'Your board',
    followed: 'You follow it',
  },
  isOn: 'In your feed',
  isOff: 'Left out',
  leaveOut: 'Leave out',
  leaveOutOf: (name: string) => `Leave out ${name}`,
  takeIn: 'Use again',
  takeInOf: (name: string) => `Use ${name} again`,
  home: 'See your home feed',
} as const;
