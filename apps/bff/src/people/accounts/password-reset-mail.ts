import { z } from 'zod';
import { defineMail, mailMessages, type Mail } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { accountMail } from './account-mail.ts';
import { findRecipient } from './find-recipient.ts';
import { makeResetToken, RESET_LINK_MINUTES } from './password-reset.ts';

/**
 * The email with the link that sets a new password. It is also queued for unknown accounts, and then not
 * sent.
 */
export const passwordResetMail = defineMail({
  name: 'password-reset',
  data: z.strictObject({ userId: z.string().nullable() }),
  async write({ userId }, deps: Deps, { id: mailId }) {
    const user = await findRecipient(deps.db, userId);
    if (!user) return null;
    const token = await makeResetToken(deps, user.id, mailId);
    return passwordResetText(user, `${deps.env.publicUrl}/password/reset/?token=${token}`);
  },
});

/** Returns the email's text in the language of the account. */
export function passwordResetText(
  user: { readonly email: string; readonly firstName: string; readonly locale: string },
  link: string,
): Mail {
  const texts = mailMessages(user.locale).passwordReset;
  return accountMail(user, texts.subject, [
    texts.resetRequested(RESET_LINK_MINUTES),
    { link, label: texts.choose },
    texts.once,
    texts.notYou,
  ]);
}
