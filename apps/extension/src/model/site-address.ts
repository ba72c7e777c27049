const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The path of a site below a path, by the rule of `PUBLIC_URL`. */
const BASE_PATH = /^(?:\/[\w~-][\w.~-]*)*\/*$/;

/**
 * Returns the address of a Pegboard site that a member typed, its origin and the path below which it is served, or undefined for
 * what is none: `https`, or `http` on this machine, because a token must not be sent over a connection that others can read.
 */
export function parseSiteAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || url.username !== '' || url.password !== '' || !BASE_PATH.test(url.pathname)) return undefined;
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isAllowed ? url.origin + url.pathname.replace(/\/+$/, '') : undefined;
}

/** Returns the match pattern of the host of a site. It has no port, because Firefox knows none in patterns. */
export function matchPattern(site: string): string {
  const { protocol, hostname } = new URL(site);
  return `${protocol}//${hostname}/*`;
}
