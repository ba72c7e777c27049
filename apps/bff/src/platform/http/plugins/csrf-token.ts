import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 24;
const NONCE_LENGTH = 32;
const FORMAT = /^[\w-]{75}$/;

/**
 * Returns a new CSRF token of a session, or of a signed-out visitor: a random number, and its HMAC with the
 * session and the secret of the site. It is not valid for any other session, nor before login or after
 * logout.
 */
export function newCsrfToken(secret: string, session: string | undefined): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return nonce + macOf(secret, session, nonce);
}

/** Returns whether a token was created with this secret for this session, or for a signed-out visitor. */
export function isCsrfTokenOf(token: string, secret: string, session: string | undefined): boolean {
  if (!FORMAT.test(token)) return false;
  return isSameText(token.slice(NONCE_LENGTH), macOf(secret, session, token.slice(0, NONCE_LENGTH)));
}

/** Compares two texts of equal length in constant time. */
export function isSameText(one: string, other: string): boolean {
  const [received, wanted] = [Buffer.from(one), Buffer.from(other)];
  return received.length === wanted.length && timingSafeEqual(received, wanted);
}

function macOf(secret: string, session: string | undefined, nonce: string): string {
  return createHmac('sha256', secret)
    .update(`csrf\0${nonce}\0${session ?? ''}`)
    .digest('base64url');
}
