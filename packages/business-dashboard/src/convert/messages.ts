/** The messages of converting an account to a business. Pass another table for another language. */
export type ConvertMessages = {
  readonly title: string;
  readonly intro: string;
  readonly keeps: readonly string[];
  readonly name: string;
  readonly site: string;
  readonly siteHint: string;
  readonly category: string;
  readonly choose: string;
  readonly convert: string;
  readonly already: string;
  readonly open: string;
  readonly failed: string;
};

/** The messages in American English. */
export const convertMessages: ConvertMessages = {
  title: 'Turn your account into a business',
  intro: 'Free, and without a new login.',
  keeps: [
    'Your Pins, boards and followers stay as they are.',
    'You get pages with your numbers, and can give others a role without your password.',
    'Your profile shows the site of your business.',
  ],
  name: 'Name of the business',
  site: 'Website',
  siteHint: 'If there is one, as in https://example.com.',
  category: 'Category',
  choose: 'Choose one',
  convert: 'Turn it into a business',
  already: 'Your account is a business already.',
  open: 'Open it',
  failed: 'Sorry! Something went wrong on our end.',
};
