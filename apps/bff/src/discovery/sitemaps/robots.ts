import { basePathOf } from '../../platform/http/base-path/base-path.ts';
/**
 * The first segments of paths that search engines must not request: pages of one person, forms, searches, and the API.
 * Pages that anyone may see but no search engine should list have `noindex` instead, which is read only if the page is
 * not in this list.
 */
export const PRIVATE_SEGMENTS: readonly string[] = [
  '_',
  'advertiser',
  'age-appeal',
  'app-factory-oauth',
  'appealed-pin',
  'board',
  'boardsection',
  'business',
  'conversation',
  'edit',
  'editorial',
  'email',
  'email_verification_error',
  'graphql',
  'homefeed',
  'idea-ads-tool',
  'idea-pin-builder',
  'login',
  'logout',
  'me',
  'notifications',
  'oauth',
  'offsite',
  'onboarding',
  'password',
  'pin-builder',
  'pin-creation-tool',
  'pin-editor',
  'pin_redirect',
  'pw',
  'reports-and-violations',
  'resource',
  'search',
  'secure',
  'settings',
  'signup',
  'story-pin-builder',
  'tag',
  'tv',
  'unauth-profile',
  'upload',
  'v3',
  'v5',
];

/** The private pages below a public first segment, as patterns of RFC 9309. */
const PRIVATE_PAGES: readonly string[] = [
  '/pin/create/',
  ...['edit', 'repin', 'sent', 'feedback', 'visual-search'].map((page) => `/pin/*/${page}/`),
];

/**
 * Returns `robots.txt` (RFC 9309, IO-04): the paths that must not be requested, and the address of the sitemap. A site
 * that is not to be indexed disallows every path and names no sitemap. Below a path, crawlers do not request the file: its lines are for that
 * of the host (docs/proxies.md).
 */
export function robotsText(site: { readonly publicUrl: string; readonly allowsIndexing: boolean }): string {
  if (!site.allowsIndexing) return `User-agent: *\nDisallow: ${basePathOf(site.publicUrl)}/\n`;
  const base = basePathOf(site.publicUrl);
  const paths = [...PRIVATE_SEGMENTS.map((segment) => `/${segment}/`), ...PRIVATE_PAGES];
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${base}${path}`),
    // Addresses are served without the last slash too.
    ...PRIVATE_SEGMENTS.map((segment) => `Disallow: ${base}/${segment}$`),
    '',
    `Sitemap: ${site.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
