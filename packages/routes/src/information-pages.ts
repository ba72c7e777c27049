/** The pages about the site, which its operator can replace. Source: AC-11. */
export const INFORMATION_PAGES = [
  'about',
  'help',
  'community-guidelines',
  'terms',
  'privacy',
  'cookies',
  'copyright',
  'contact',
  'imprint',
] as const;

/** The name of a page about the site. */
export type InformationPage = (typeof INFORMATION_PAGES)[number];

const POLICIES: readonly InformationPage[] = ['community-guidelines', 'cookies', 'copyright', 'imprint'];

/** Returns the path of a page about the site. */
export const informationPath = (page: InformationPage): string =>
  POLICIES.includes(page) ? `/policy/${page}/` : `/${page}/`;
