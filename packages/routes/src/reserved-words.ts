/** First segments of the addresses of the site itself. A test ties them to the route table. Source: §2. */
const OF_THE_SITE = [
  '_',
  'advertiser',
  'age-appeal',
  'app-factory-oauth',
  'appealed-pin',
  'board',
  'boardsection',
  'business',
  'conversation',
  'discover',
  'edit',
  'email',
  'email_verification_error',
  'homefeed',
  'idea-ads-tool',
  'idea-pin-builder',
  'ideas',
  'login',
  'me',
  'notifications',
  'oauth',
  'offsite',
  'password',
  'pin',
  'pin-builder',
  'pin-creation-tool',
  'pin-editor',
  'pin_redirect',
  'pw',
  'reports-and-violations',
  'search',
  'secure',
  'settings',
  'shopping',
  'signup',
  'story-pin-builder',
  'today',
  'topics',
  'tv',
  'unauth-profile',
  'videos',
];

/** First segments that the server answers itself. */
const OF_THE_SERVER = ['.well-known', 'assets', 'graphql', 'healthz', 'i', 'resource', 'v3'];

/** First segments that are kept for the house: pages about it, and names that would pass for it. Source: §2. */
const OF_THE_HOUSE = [
  'about',
  'admin',
  'ads',
  'api',
  'blog',
  'careers',
  'contact',
  'create',
  'developers',
  'explore',
  'help',
  'home',
  'legal',
  'logout',
  'pegboard',
  'pins',
  'policy',
  'press',
  'privacy',
  'security',
  'static',
  'status',
  'support',
  'terms',
];

/** Second segments below a person's name that are not boards. Source: §2; `pins` is kept for a list of them. */
const BELOW_A_PERSON = ['_created', '_saved', '_tools', 'followers', 'following', 'pins', 'tried'];

/** The first segments of an address that name neither a person nor a board of theirs. Source: RT-02. */
export const RESERVED_FIRST_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...OF_THE_SITE,
  ...OF_THE_SERVER,
  ...OF_THE_HOUSE,
]);

/** The second segments of an address, below a person's name, that do not name a board. Source: RT-02. */
export const RESERVED_SECOND_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ new Set(BELOW_A_PERSON);

/** A segment as it is compared: signs that look alike and capitals make no other word. */
export const foldedSegment = (segment: string): string => segment.normalize('NFKC').toLowerCase();

/** Whether nobody may be called so, for an address of the site starts with it; however it is spelled. */
export const isReservedUsername = (name: string): boolean => RESERVED_FIRST_SEGMENTS.has(foldedSegment(name));

/** Whether no board's address may end so, for a page of its owner's does; however it is spelled. */
export const isReservedBoardSlug = (slug: string): boolean =>
  RESERVED_SECOND_SEGMENTS.has(foldedSegment(slug));
