import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import { findChannels } from '../../people/notification-choices/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { expiresAt } from './expires-at.ts';
import { memberExports } from './tables.ts';

/**
 * The email that announces a finished export, with the page that downloads it and its last day. Not sent if it was deleted meanwhile, or if its
 * owner gets no mail at once about exports.
 */
export const exportReadyMail = defineMail({
  name: 'export-ready',
  data: z.strictObject({ exportId: z.string() }),
  async write({ exportId }, { db, env }: Pick<Deps, 'db' | 'env'>) {
    const [found] = await db
      .select({
        ownerId: users.id,
        email: users.email,
        firstName: users.firstName,
        locale: users.locale,
        activeAt: memberExports.activeAt,
      })
      .from(memberExports)
      .innerJoin(users, eq(users.id, memberExports.ownerId))
      .where(and(eq(memberExports.id, parseId(exportId) ?? 0n), eq(memberExports.state, 'ready')));
    if (!found) return null;
    const { export_ready: channels } = await findChannels(db, found.ownerId);
    if (channels.mail !== 'immediate') return null;
    const texts = mailMessages(found.locale).exportReady;
    const format = new Intl.DateTimeFormat(found.locale, { dateStyle: 'long', timeZone: 'UTC' });
    return accountMail(found, texts.subject, [
      texts.ready,
      { link: `${env.publicUrl}/settings/data/`, label: texts.open },
      texts.until(format.format(expiresAt(found))),
      texts.notYou,
    ]);
  },
});
