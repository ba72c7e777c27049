import { accountLinkToken, userOfAccountLink } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import type { EmailList } from './rules.ts';
import { EMAIL_LINK_TTL_DAYS } from './rules.ts';

type Reader = Pick<Deps, 'env' | 'now'>;
const PURPOSE = 'email-settings';

/** Returns the address of an email's preferences, which also is its one-click unsubscription (RFC 8058). */
export function unsubscribeLink(deps: Reader, userId: bigint, list: EmailList): string {
  const token = accountLinkToken(deps, { purpose: PURPOSE, userId, about: '' }, EMAIL_LINK_TTL_DAYS * 24);
  return `${deps.env.publicUrl}/email/subscription/?${new URLSearchParams({ token, list })}`;
}

/** Returns the member whose emails a link concerns. Throws `link_invalid`. */
export const userOfEmailLink = (deps: Reader, token: string): bigint =>
  userOfAccountLink(deps, PURPOSE, token);
