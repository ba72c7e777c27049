/** What a browser drops from an address before it reads the scheme: controls and white space. */
const DROPPED_BY_BROWSERS = /[\p{Cc}\p{Z}]/gu;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * Whether an address may stand in an `href`: it has no scheme (a path, a hash, nothing) or is http or https.
 * `javascript:`, `data:` and all others are refused, however they are spelled.
 */
export const isSafeLink = (address: string): boolean => {
  const scheme = SCHEME.exec(address.replace(DROPPED_BY_BROWSERS, ''))?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https';
};
