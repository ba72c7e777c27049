/**
 * What the prompts say that every site has for its members, by their experience, in en-US: the server seeds these words,
 * and the site shows them in the reader's language as long as nobody changed them. Source: chosen, EX-03.
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
