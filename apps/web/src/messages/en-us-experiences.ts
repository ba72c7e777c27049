import { PROMPT_TEXTS } from '@pegboard/types';

/** The texts about prompts, in American English; `prompts` are those that the site defines itself, by their id. */
export const experienceTexts = {
  noApp: 'The app is not on this device.',
  howToKeep: 'Open the menu of your browser and choose “Add to Home screen”.',
  prompts: PROMPT_TEXTS,
} as const;
