/** Community guidelines, in US English. */
export const guidelineTexts = {
  title: 'Community guidelines',
  intro: 'Pegboard is for finding ideas and keeping them. These rules keep it worth that.',
  sections: [
    {
      title: 'Links',
      text: 'A Pin leads to where its idea comes from. Links to spam, to sites that try to get at passwords or money, to malware and to sexually explicit content are blocked, also when they hide behind another address. In place of such a site you see a warning.',
    },
    {
      title: 'Pins and comments',
      text: 'No hate, no threats, nothing sexually explicit, no pictures of people who did not agree to them. Say what you think of an idea, and be kind to whoever had it.',
    },
    {
      title: 'Ads',
      text: 'Whoever pays for a Pin is named on it. What is not an ad must not be paid for.',
    },
    {
      title: 'When something is wrong',
      text: 'Report a Pin from its menu. People look at reports; nobody is told who made one. If your own site is blocked by mistake, tell us where a Pin leads to it, and we look at it again.',
    },
  ],
} as const;
