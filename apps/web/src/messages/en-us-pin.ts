/** Headings of similar products, in US English. */
export const pinProductsTexts = { title: 'Shop similar' } as const;

/** The texts of the numbers of an own pin, beside those of `@pegboard/business-dashboard`, in US English. */
export const pinNumbersTexts = { promote: 'Promote this Pin' } as const;

/** The texts of the choice to see fewer AI pins, on close-ups and in the settings. */
export const fewerAiTexts = {
  seeFewer: 'See fewer AI Pins',
  undo: 'Undo',
  done: 'You’ll see fewer AI Pins.',
  settings: 'Change it in settings',
  title: 'AI Pins',
  hint: 'Hides AI-generated and AI-modified Pins from your home feed, related Pins and searches. You’ll still see them on boards and profiles.',
} as const;

/** The texts of the search by a part of a picture, in US English. */
export const visualSearchTexts = {
  title: 'Search part of this image',
  hint: 'Move the frame to what you like, or drag its corners.',
  back: 'Back to the Pin',
  kinds: 'What to look for',
  pins: 'All Pins',
  products: 'Products',
  results: 'Similar Pins',
  none: 'No similar Pins',
  noneHint: 'Select another part of the image.',
} as const;
