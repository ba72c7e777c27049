/** The page kinds of signed-out visitors in the log. Source: §2, RT-04. */
export const PAGE_KINDS = [
  'pin',
  'board',
  'login',
  'home',
  'profile',
  'ideas',
  'ideas-root',
  'videos',
  'videos-category',
  'article',
  'shopping-spotlight',
  'today',
  'unauth-profile',
  'shopping-root',
  'shopping-category',
  'other',
] as const;

/** One of `PAGE_KINDS`. */
export type PageKind = (typeof PAGE_KINDS)[number];
