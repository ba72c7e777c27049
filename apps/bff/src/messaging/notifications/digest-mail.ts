import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../people/accounts/index.ts';
import { unsubscribeLink } from '../../people/email-choices/index.ts';
import { claimDigests, findSchedule } from '../../people/notification-choices/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { defineMail, mailMessages, queueMail } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { findMember } from './find-member.ts';
import { digestNotifications } from './list-notifications.ts';
import { notificationListMail } from './notification-list-mail.ts';

/** The digest of a member, if something is new and unread, and their address is confirmed (AC-12). */
export const digestMail = defineMail({
  name: 'digest',
  data: z.strictObject({ userId: z.string(), from: z.iso.datetime(), until: z.iso.datetime() }),
  async write({ userId, from, until }, deps: Deps) {
    const id = parseId(userId) ?? 0n;
    const [account] = await deps.db
      .select({ verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(eq(users.id, id));
    const member = account?.verifiedAt ? await findMember(deps, id) : undefined;
    if (!member) return null;
    const period = { from: new Date(from), until: new Date(until) };
    const items = await digestNotifications(deps, member, period);
    if (items.length === 0) return null;
    const texts = mailMessages(member.locale).notifications;
    const { digest } = await findSchedule(deps.db, id);
    return notificationListMail({
      member,
      items,
      subject: texts.digest[digest],
      why: texts.whyDigest,
      unsubscribe: unsubscribeLink(deps, id, 'digest'),
      publicUrl: deps.env.publicUrl,
    });
  },
});

/** Queues the digests that are due, each once. Time zones differ by quarters of an hour. */
export const queueDigests = defineJob({
  name: 'queue-digests',
  data: z.object({}),
  cron: '*/15 * * * *',
  async handle(_, deps: Deps, { signal }) {
    let claimed = 1;
    while (claimed > 0 && !signal.aborted)
      claimed = await deps.db.transaction(async (db) => {
        const due = await claimDigests(db, deps.now());
        for (const { userId, from, until } of due)
          await queueMail(deps, db, digestMail, {
            userId: String(userId),
            from: from.toISOString(),
            until: until.toISOString(),
          });
        return due.length;
      });
  },
});
