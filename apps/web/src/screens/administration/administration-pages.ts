/** A page of the administration, by the name of its text. */
export type AdministrationPage = {
  readonly name: keyof typeof PATHS;
  readonly path: string;
};

const PATHS = {
  overview: '/_/',
  queue: '/reports-and-violations/queue/',
  appeals: '/reports-and-violations/appeals/',
  notices: '/reports-and-violations/notices/',
  decisions: '/reports-and-violations/decisions/',
  merchants: '/reports-and-violations/merchants/',
  members: '/_/users/',
  images: '/_/images/',
  domains: '/_/domains/',
  words: '/_/words/',
  signUps: '/_/sign-ups/',
  limits: '/_/limits/',
  jobs: '/_/jobs/',
  storage: '/_/storage/',
  audit: '/_/audit/',
  settings: '/_/settings/',
} as const;

/** The groups of the navigation, in order. */
const GROUPS: readonly (readonly AdministrationPage['name'][])[] = [
  ['overview'],
  ['queue', 'appeals', 'notices', 'decisions', 'merchants', 'images', 'domains', 'words'],
  ['members', 'signUps', 'limits'],
  ['jobs', 'storage', 'audit', 'settings'],
];

/** The pages that moderators do not have. */
const FOR_ADMINISTRATORS: readonly AdministrationPage['name'][] = ['jobs', 'storage', 'audit', 'settings'];

/** Returns the groups of pages of a member of the team. */
export function pagesFor(isAdministrator: boolean): readonly (readonly AdministrationPage[])[] {
  return GROUPS.map((group) =>
    group
      .filter((name) => isAdministrator || !FOR_ADMINISTRATORS.includes(name))
      .map((name) => ({ name, path: PATHS[name] })),
  ).filter((group) => group.length > 0);
}

/** Returns whether a path is a page of the navigation, or below it. */
export function isCurrentPage(path: string, page: AdministrationPage): boolean {
  const normalized = path.endsWith('/') ? path : `${path}/`;
  return page.name === 'overview' ? normalized === page.path : normalized.startsWith(page.path);
}
