/**
 * The messages of built-in prompts by experience, in en-US. The server seeds them, and the site translates
 * them while they are unchanged. Not specified; our choice; EX-03.
 */
export const PROMPT_TEXTS = {
  '500502': {
    title: 'Tune your home feed',
    text: 'Pick the boards and topics that your home feed is made of.',
    confirm: 'Tune it',
    dismiss: 'Not now',
  },
  '500511': {
    title: 'Keep Pegboard at hand',
    text: 'Add it to your home screen and open it like an app.',
    confirm: 'Show me how',
    dismiss: 'Not now',
  },
  '500521': {
    title: 'Open this Pin in the app',
    text: 'You go on there where you are here.',
    confirm: 'Open the app',
    dismiss: 'Stay here',
  },
} as const;
