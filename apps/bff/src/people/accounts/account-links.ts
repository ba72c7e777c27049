import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';

/** The purposes of account links in emails, and of the keys of downloads. */
export type LinkPurpose = 'verify-email' | 'end-sessions' | 'email-settings' | 'download-export';

/**
 * The purpose and member of a link. `about` is a value that must not have changed since, such as the address
 * it was sent to.
 */
export type AccountLink = {
  readonly purpose: LinkPurpose;
  readonly userId: bigint;
  readonly about: string;
};

const TOKEN = /^([0-9]{1,20})\.([0-9a-z]{1,12})\.([\w-]{43})$/;

/** Creates the token of a link that is valid for some hours. Nothing is stored: the token is signed. */
export function makeLinkToken(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  link: AccountLink,
  hours: number,
): string {
  const end = (now().getTime() + hours * 3_600_000).toString(36);
  return `${link.userId}.${end}.${sign(env.secret, link, end).toString('base64url')}`;
}

/** Returns the member of a token. Untrusted before `isLinkToken`. */
export function userOfLink(token: string): bigint | undefined {
  const [, id] = TOKEN.exec(token) ?? [];
  return id === undefined ? undefined : parseId(id);
}

/** Returns whether a token belongs to this link and is still valid. */
export function isLinkToken(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  link: AccountLink,
  token: string,
): boolean {
  const [, , end = '', mac = ''] = TOKEN.exec(token) ?? [];
  const received = Buffer.from(mac, 'base64url');
  const wanted = sign(env.secret, link, end);
  return (
    received.length === wanted.length &&
    timingSafeEqual(received, wanted) &&
    Number.parseInt(end, 36) > now().getTime()
  );
}

/** Returns the member of a link that concerns an account, and one of `abouts` if given. Throws `link_invalid`. */
export function userOfAccountLink(
  deps: Pick<Deps, 'env' | 'now'>,
  purpose: LinkPurpose,
  token: string,
  abouts: readonly string[] = [''],
): bigint {
  const userId = userOfLink(token);
  if (userId === undefined || !abouts.some((about) => isLinkToken(deps, { purpose, userId, about }, token)))
    throw new AppError('link_invalid');
  return userId;
}

function sign(secret: string, { purpose, userId, about }: AccountLink, end: string): Buffer {
  return createHmac('sha256', secret)
    .update(`account-link:${JSON.stringify([purpose, String(userId), about, end])}`)
    .digest();
}
