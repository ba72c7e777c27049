import { DEEP_LINK_ATTRIBUTION } from './query-markers.ts';

/** Parameters that must not appear in an address that leaves the page. Source: §5, RT-08. */
export const SENSITIVE_PARAMETERS = [
  'access_token',
  'new_password',
  'new_password_confirm',
  'password',
  'next',
] as const;

/** Placeholder for our origin where an address has none. */
const HERE = 'https://here.invalid';

/**
 * Returns a page's address for deep links and other pages: without `SENSITIVE_PARAMETERS`, in its query and
 * in a hash that has the form of a query. An invalid address becomes the home page. Source: RT-08.
 */
export function stripSensitiveParams(address: string): string {
  const url = URL.parse(address, HERE);
  if (!url) return '/';
  const query = withoutSensitive(url.search.slice(1));
  const hash = withoutSensitive(url.hash.slice(1));
  const origin = url.origin === HERE ? '' : url.origin;
  return `${origin}${url.pathname}${query && `?${query}`}${hash && `#${hash}`}`;
}

/** Returns the parameters of a query whose decoded name is not sensitive, unchanged. */
function withoutSensitive(query: string): string {
  return query
    .split('&')
    .filter((part) => {
      const [[name = ''] = []] = new URLSearchParams(part);
      return !SENSITIVE_PARAMETERS.some((one) => one === name.trim().toLowerCase());
    })
    .join('&');
}

/**
 * Builds the link that opens a page of this site in the app, by the app's own scheme: without
 * `SENSITIVE_PARAMETERS`, and with the attribution of deep links (RT-08, RT-09). It contains only the path
 * and query of the page.
 */
export function buildAppLink(scheme: string, page: string): string {
  const url = new URL(stripSensitiveParams(page), HERE);
  for (const [name, value] of Object.entries(DEEP_LINK_ATTRIBUTION)) url.searchParams.set(name, value);
  return `${scheme}://${url.pathname.replace(/^\/+/, '')}${url.search}`;
}
