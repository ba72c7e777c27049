import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import { accountMail } from './account-mail.ts';
import type { Deps } from './deps.ts';
import { accountClosures, users } from './tables.ts';

/** The email that confirms that an account was deactivated or will be deleted; none if it was reopened meanwhile. */
export const accountClosedMail = defineMail({
  name: 'account-closed',
  data: z.strictObject({ userId: z.string() }),
  async write({ userId }, { db, env }: Deps) {
    const id = parseId(userId);
    if (id === undefined) return null;
    const [user] = await db
      .select({
        email: users.email,
        firstName: users.firstName,
        locale: users.locale,
        deleteAt: accountClosures.deleteAt,
      })
      .from(users)
      .innerJoin(accountClosures, eq(accountClosures.userId, users.id))
      .where(eq(users.id, id));
    if (!user) return null;
    const texts = mailMessages(user.locale).accountClosed;
    const link = { link: `${env.publicUrl}/login/`, label: texts.logIn };
    if (!user.deleteAt)
      return accountMail(user, texts.deactivatedSubject, [texts.deactivated, texts.comeBack, link]);
    const day = new Intl.DateTimeFormat(user.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      user.deleteAt,
    );
    return accountMail(user, texts.deletedSubject, [texts.deleted(day), texts.keep, link, texts.notYou]);
  },
});
