import { z } from 'zod';

/** The apps that a member can register. */
export const APPS_MAX = 10;
/** The redirect addresses of an app. */
export const REDIRECTS_MAX = 10;
const REDIRECT_MAX_CHARS = 500;
const NAME_MAX_CHARS = 60;
/** The personal access tokens of a member. */
export const PERSONAL_TOKENS_MAX = 20;
/** The days for which a personal access token can be valid. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** The scheme of an installed app: a domain name in reverse order (RFC 8252, 7.1). */
const PRIVATE_SCHEME = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/;

/**
 * Returns whether codes may be sent to an address: by HTTPS, to the device itself, or to an installed app. It must be written as
 * URLs are normalized, because addresses are compared byte by byte, and it has no fragment (RFC 6749, 3.1.2).
 */
export function isRedirectAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || address.includes('#') || url.username !== '' || url.password !== '') return false;
  if (url.href !== address && url.href !== `${address}/`) return false;
  if (url.protocol === 'https:') return true;
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname);
  return PRIVATE_SCHEME.test(url.protocol);
}

/** The name of an app or a token: one line of text. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(NAME_MAX_CHARS, `Use ${NAME_MAX_CHARS} characters or fewer.`)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Use letters, not control characters.');

/** The site of an app. */
export const websiteSchema = z
  .string()
  .trim()
  .max(REDIRECT_MAX_CHARS)
  .refine(
    (address) => /^https:\/\/[^\s@]+$/i.test(address) && URL.canParse(address),
    'Start with https://, as in https://example.com.',
  );

/** The redirect addresses of an app. */
export const redirectsSchema = z
  .array(
    z
      .string()
      .max(REDIRECT_MAX_CHARS)
      .refine(isRedirectAddress, 'Use https://, http://localhost, or the scheme of an installed app.'),
  )
  .min(1, 'Name at least one address.')
  .max(REDIRECTS_MAX, `Use ${REDIRECTS_MAX} addresses or fewer.`)
  .refine((addresses) => new Set(addresses).size === addresses.length, 'Name each address once.');
