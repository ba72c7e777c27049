import { htmlText } from '@pegboard/types';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineMail, type Mail } from '../mail/index.ts';
import { parseId } from '../new-id.ts';
import { makeResetToken, RESET_LINK_MINUTES } from './password-reset.ts';
import { users } from './tables.ts';

/** The mail with the link that sets a new password. It is queued for names that nobody has, too, and goes to nobody then. */
export const passwordResetMail = defineMail({
  name: 'password-reset',
  data: z.strictObject({ userId: z.string().nullable() }),
  async write({ userId }, deps, { id: mailId }) {
    const id = userId === null ? undefined : parseId(userId);
    if (id === undefined) return null;
    const [user] = await deps.db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(eq(users.id, id));
    if (!user) return null;
    const token = await makeResetToken(deps, id, mailId);
    return passwordResetText(user, `${deps.env.publicUrl}/password/reset/?token=${token}`);
  },
});

/** The words of the mail. */
export function passwordResetText(
  user: { readonly email: string; readonly firstName: string },
  link: string,
): Mail {
  const paragraphs = [
    `Hello ${user.firstName},`,
    `somebody asked for a new password for your Pegboard account. If it was you, choose one here in the next ${RESET_LINK_MINUTES} minutes:`,
    link,
    'The link works once. When the password is set, you are logged out everywhere.',
    'If it was not you, there is nothing to do: your password stays as it is.',
  ];
  return {
    to: user.email,
    subject: 'Choose a new password for Pegboard',
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs
      .map((text) =>
        text === link
          ? `<p><a href="${htmlText(link)}">Choose a new password</a></p>`
          : `<p>${htmlText(text)}</p>`,
      )
      .join('\n'),
  };
}
