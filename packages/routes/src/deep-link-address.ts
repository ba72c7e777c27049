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
 * A page's address as deep links and other pages are reported it: without `SENSITIVE_PARAMETERS`, in its
 * query and in a hash that reads like one. What is no address is reported as the home page. Source: RT-08.
 */
export function stripSensitiveParams(address: string): string {
  const url = URL.parse(address, HERE);
  if (!url) return '/';
  const query = withoutSensitive(url.search.slice(1));
  const hash = withoutSensitive(url.hash.slice(1));
  const origin = url.origin === HERE ? '' : url.origin;
  return `${origin}${url.pathname}${query && `?${query}`}${hash && `#${hash}`}`;
}

/** The parts of a query whose name, as servers read it, is not sensitive; the others as they are. */
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
 * The link that opens a page of this site in the app, by a scheme of the app's own: without `SENSITIVE_PARAMETERS`, and
 * with the attribution of deep links (RT-08, RT-09). Only the path and the query of the page go along.
 */
export function buildAppLink(scheme: string, page: string): string {
  const url = new URL(stripSensitiveParams(page), HERE);
  for (const [name, value] of Object.entries(DEEP_LINK_ATTRIBUTION)) url.searchParams.set(name, value);
  return `${scheme}://${url.pathname.replace(/^\/+/, '')}${url.search}`;
}
