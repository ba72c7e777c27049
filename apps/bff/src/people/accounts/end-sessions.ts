import { z } from 'zod';
import type { Deps } from './deps.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import { makeLinkToken, userOfAccountLink, type AccountLink } from './account-links.ts';
import { accountMail } from './account-mail.ts';
import { findRecipient } from './find-recipient.ts';
import { endPasswordResets } from './password-reset.ts';
import type { Sessions } from './sessions.ts';

const PANIC_HOURS = 7 * 24;

const panicLink = (userId: bigint): AccountLink => ({ purpose: 'end-sessions', userId, about: '' });

/** The changes of an account that its member is informed of. */
const CHANGES = [
  'password',
  'email',
  'twoStepOn',
  'twoStepOff',
  'twoStepOffByOperator',
  'recoveryCodes',
  'recoveryCodeUsed',
  'signOnLinked',
  'signOnUnlinked',
] as const;

/** Returns the address of the page that ends all sessions of a member, valid for a week. */
export function panicPageLink(deps: Pick<Deps, 'env' | 'now'>, userId: bigint): string {
  const token = makeLinkToken(deps, panicLink(userId), PANIC_HOURS);
  return `${deps.env.publicUrl}/secure/panic/?token=${token}`;
}

/** Returns the member whose sessions an email link ends. Throws `link_invalid`. */
export function userOfPanicLink(deps: Pick<Deps, 'env' | 'now'>, token: string): bigint {
  return userOfAccountLink(deps, 'end-sessions', token);
}

/** Ends all sessions and reset links of an account, in one transaction. */
export async function endAllSessions(
  { db }: Pick<Deps, 'db'>,
  sessions: Sessions,
  userId: bigint,
): Promise<void> {
  await db.transaction(async (tx) => {
    await sessions.endOthers(userId, undefined, tx);
    await endPasswordResets(tx, userId);
  });
}

/** The email about a change of an account, with a link that ends all sessions. */
export const accountChangedMail = defineMail({
  name: 'account-changed',
  data: z.strictObject({ userId: z.string(), change: z.enum(CHANGES) }),
  async write({ userId, change }, deps: Deps) {
    const user = await findRecipient(deps.db, userId);
    if (!user) return null;
    const texts = mailMessages(user.locale).accountChanged;
    return accountMail(user, texts.subject, [
      texts[change],
      texts.notYou,
      { link: panicPageLink(deps, user.id), label: texts.logOut },
    ]);
  },
});
