/** The texts of the list of one's businesses. Give another table for another language. */
export type HubMessages = {
  readonly title: string;
  readonly intro: string;
  readonly list: string;
  readonly none: string;
  readonly noneHint: string;
};

/** The texts in American English. */
export const hubMessages: HubMessages = {
  title: 'Your businesses',
  intro: 'Every business that you work with, and what you are there.',
  list: 'Businesses you work with',
  none: 'You work with no business yet',
  noneHint: 'Turn your account into a business, or ask somebody to invite you to theirs.',
};
