/** The texts about prompts, in American English; `prompts` are those that the site defines itself, by their id. */
export const experienceTexts = {
  noApp: 'The app is not on this device.',
  howToKeep: 'Open the menu of your browser and choose “Add to Home screen”.',
  prompts: {
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
  } as Readonly<
    Record<
      string,
      { readonly title: string; readonly text: string; readonly confirm: string; readonly dismiss: string }
    >
  >,
};
