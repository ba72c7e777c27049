/** The messages of a business's settings. Pass another table for another language. */
export type BusinessSettingsMessages = {
  readonly title: string;
  readonly name: string;
  readonly kind: string;
  readonly site: string;
  readonly category: string;
  readonly profile: string;
  readonly noSite: string;
  readonly noCategory: string;
  readonly categories: Readonly<Record<string, string>>;
  readonly change: string;
  readonly save: string;
  readonly saved: string;
  readonly close: string;
  readonly closeHint: string;
  readonly repeatName: string;
  readonly closeForEver: string;
  readonly failed: string;
};

/** The messages in American English. */
export const businessSettingsMessages: BusinessSettingsMessages = {
  title: 'Settings',
  name: 'Name',
  kind: 'Kind of account',
  site: 'Website',
  category: 'Category',
  profile: 'Profile',
  noSite: 'None given',
  noCategory: 'Not said',
  categories: {
    shop: 'Sells products',
    maker: 'Makes things by hand or to order',
    publisher: 'Publishes articles, images or videos',
    services: 'Offers services',
    agency: 'Works for other businesses',
    nonprofit: 'Works for a cause',
    other: 'Something else',
  },
  change: 'Change it',
  save: 'Save',
  saved: 'Saved.',
  close: 'Close this business',
  closeHint:
    'Its members, catalogs, audiences and log are deleted for ever. Pins, boards and followers of the profile stay.',
  repeatName: 'Repeat its name to close it',
  closeForEver: 'Close for ever',
  failed: 'Sorry! Something went wrong on our end.',
};
