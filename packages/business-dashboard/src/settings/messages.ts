/** The texts of what a business is. Give another table for another language. */
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
};

/** The texts in American English. */
export const businessSettingsMessages: BusinessSettingsMessages = {
  title: 'Settings',
  name: 'Name',
  kind: 'Kind of account',
  site: 'Website',
  category: 'What it does',
  profile: 'Profile',
  noSite: 'None given',
  noCategory: 'Not said',
  categories: {
    shop: 'Sells products',
    maker: 'Makes things by hand or to order',
    publisher: 'Publishes articles, pictures or videos',
    services: 'Offers services',
    agency: 'Works for other businesses',
    nonprofit: 'Works for a cause',
    other: 'Something else',
  },
};
