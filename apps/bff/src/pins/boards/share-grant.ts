import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hours for which a browser opens a link without its password again. Not specified; our choice. */
const GRANT_HOURS = 12;
const HOUR_MS = 3_600_000;
const FORMAT = /^(\d{1,20})\.(\d{1,16})\.([\w-]{43})$/;

/** The link that a grant opens. A grant of a link with another password is invalid. */
export type GrantedLink = { readonly linkId: bigint; readonly passwordHash: string };

/**
 * Returns the text by which a browser proves that it sent the password of a link: the id of the link, the end, and their HMAC
 * with the hash of the password. It contains neither the code of the link nor the password.
 */
export function createShareGrant(secret: string, link: GrantedLink, now: Date): string {
  const end = String(now.getTime() + GRANT_HOURS * HOUR_MS);
  return `${link.linkId}.${end}.${sign(secret, link, end).toString('base64url')}`;
}

/** Returns whether a grant opens a link now. */
export function isShareGrant(
  grant: string | undefined,
  secret: string,
  link: GrantedLink,
  now: Date,
): boolean {
  const [, linkId, end = '', signature = ''] = FORMAT.exec(grant ?? '') ?? [];
  if (linkId !== String(link.linkId) || Number(end) <= now.getTime()) return false;
  const [received, wanted] = [Buffer.from(signature, 'base64url'), sign(secret, link, end)];
  return received.length === wanted.length && timingSafeEqual(received, wanted);
}

function sign(secret: string, { linkId, passwordHash }: GrantedLink, end: string): Buffer {
  return createHmac('sha256', secret).update(`board link\0${linkId}\0${passwordHash}\0${end}`).digest();
}
