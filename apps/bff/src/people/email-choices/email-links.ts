import { accountLinkToken, userOfAccountLink } from '../accounts/index.ts';
import { MAIL_LISTS, type MailList } from '../notification-choices/index.ts';
import type { Deps } from './deps.ts';
import { EMAIL_LINK_TTL_DAYS } from './rules.ts';

type Reader = Pick<Deps, 'env' | 'now'>;
const PURPOSE = 'email-settings';

/**
 * Returns the address of an email's preferences, which also is its one-click unsubscription (RFC 8058). The token is signed for
 * this list: it unsubscribes from no other one.
 */
export function unsubscribeLink(deps: Reader, userId: bigint, list: MailList): string {
  const token = accountLinkToken(deps, { purpose: PURPOSE, userId, about: list }, EMAIL_LINK_TTL_DAYS * 24);
  return `${deps.env.publicUrl}/email/subscription/?${new URLSearchParams({ token, list })}`;
}

/** Returns the member whom a link unsubscribes from a list. Throws `link_invalid`, also for the link of another list. */
export function userOfUnsubscribeLink(deps: Reader, token: string, list: MailList): bigint {
  // Mails of earlier releases were about invites only, and their links named no list.
  const known = list === 'board_invites' ? [list, ''] : [list];
  return userOfAccountLink(deps, PURPOSE, token, known);
}

/** Returns the member whose emails a link concerns. Throws `link_invalid`. */
export const userOfEmailLink = (deps: Reader, token: string): bigint =>
  userOfAccountLink(deps, PURPOSE, token, [...MAIL_LISTS, '']);
