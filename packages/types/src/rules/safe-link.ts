/**
 * Characters that browsers strip from an address before they parse the scheme: control characters and white
 * space.
 */
const DROPPED_BY_BROWSERS = /[\p{Cc}\p{Z}]/gu;
/** The start of an address without a scheme, or with that of the web. */
const SAFE = /^(?!(?!https?:)[a-z][a-z0-9+.-]*:)/i;

/**
 * Returns whether an address is allowed in an `href`: without a scheme (a path, a hash, empty), or http or
 * https. `javascript:`, `data:` and all others are rejected in any spelling.
 */
export const isSafeLink = (address: string): boolean =>
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- untyped callers pass numbers
  SAFE.test(String(address).replace(DROPPED_BY_BROWSERS, ''));

/** Returns whether a text is a complete http or https address, without a user name or password (CR-04). */
export const isWebLink = (link: string): boolean => {
  const address = /^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(link) && isSafeLink(link) ? URL.parse(link) : null;
  return address !== null && address.username === '' && address.password === '';
};

/** Returns whether a text is a complete https address, without a user name or password (CR-08). */
export const isHttpsLink = (link: string): boolean => isWebLink(link) && /^https:/i.test(link);
