/** The messages of the brand safety page. */
export type BrandSafetyMessages = typeof brandSafetyMessages;

/** The messages in American English. */
export const brandSafetyMessages = {
  title: 'Brand safety',
  intro:
    'Your ads are never shown beside pins, below pins or in searches that match. Changes apply to the next page that is opened.',
  account: 'Ad account',
  noAccounts: 'No ad account yet',
  noAccountsHint: 'Open one under Ad accounts: what is blocked belongs to an account.',
  keywords: 'Blocked keywords',
  keywordsHint: 'One a line. A pin or a search matches when it has all words of a line.',
  domains: 'Blocked domains',
  domainsHint: 'One a line, as shop.example. All below it are blocked, too.',
  topics: 'Blocked topics',
  save: 'Save',
  saved: 'Saved. Your ads stay away from these.',
  failed: 'Sorry! Something went wrong on our end.',
};
