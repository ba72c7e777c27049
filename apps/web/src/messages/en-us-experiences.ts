/** The texts about prompts, in American English: those of the prompts themselves are stored with them. */
export const experienceTexts = {
  noApp: 'The app is not on this device.',
};
