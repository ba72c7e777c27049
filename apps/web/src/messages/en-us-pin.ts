/** Headings of similar products, in US English. */
export const pinProductsTexts = { title: 'Shop similar' } as const;

/** The texts of the choice to see fewer AI pins, on close-ups and in the settings. */
export const fewerAiTexts = {
  seeFewer: 'See fewer AI Pins',
  undo: 'Undo',
  done: 'You’ll see fewer AI Pins.',
  settings: 'Change it in settings',
  title: 'AI Pins',
  hint: 'Pins that a trained model made or changed stay out of your home feed, related Pins and searches. On boards and profiles you still see them.',
} as const;

/** The texts of the search by a part of a picture, in US English. */
export const visualSearchTexts = {
  title: 'Search with a part of a picture',
  hint: 'Move the frame to what you like, or pull its corners.',
  back: 'Back to the Pin',
  kinds: 'What to look for',
  pins: 'All Pins',
  products: 'Products',
  results: 'Pins that look like this',
  none: 'No Pins look like this',
  noneHint: 'Mark another part of the picture.',
} as const;
