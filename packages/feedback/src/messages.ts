/** The messages of feedback on a pin. Names are truncated to 32 characters. */
export type FeedbackMessages = {
  readonly reported: string;
  readonly reportedThanks: string;
  readonly hidden: string;
  readonly moreRelevant: string;
  readonly lessOfTopic: (topic: string) => string;
  readonly lessOfAd: string;
  readonly unfollow: (name: string) => string;
  readonly unfollowedPinner: (pinner: string) => string;
  readonly unfollowedBoard: (board: string) => string;
  readonly unfollowedTopic: (topic: string) => string;
};

/** The messages of feedback in US English. */
export const feedbackMessages: FeedbackMessages = {
  reported: 'Reported',
  reportedThanks: 'Thanks! Your feedback helps us keep the community safe.',
  hidden: 'Pin hidden',
  moreRelevant: "Got it! We'll try to show you more relevant Pins in the future.",
  lessOfTopic: (topic) => `We'll show you less Pins from ${topic} in the future.`,
  lessOfAd: "Got it! We'll try to show you more relevant ads in the future.",
  unfollow: (name) => `Unfollow ${name}`,
  unfollowedPinner: (pinner) => `You unfollowed ${pinner} and won't see Pins they save anymore.`,
  unfollowedBoard: (board) => `You unfollowed the board ${board} and won't see Pins saved to it anymore.`,
  unfollowedTopic: (topic) => `You unfollowed ${topic} and will see less Pins from it.`,
};
