const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the origin of a Pegboard site that a member typed, or undefined for what is none: `https`, or `http` on this
 * machine, because a token must not be sent over a connection that others can read.
 */
export function parseSiteAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || url.username !== '' || url.password !== '' || !/^\/*$/.test(url.pathname)) return undefined;
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
  return isAllowed ? url.origin : undefined;
}

/** Returns the match pattern of a site. It has no port, because Firefox knows none in patterns. */
export function matchPattern(site: string): string {
  const { protocol, hostname } = new URL(site);
  return `${protocol}//${hostname}/*`;
}
