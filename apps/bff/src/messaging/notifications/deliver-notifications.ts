import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { endOfQuietHours, findSchedule } from '../../people/notification-choices/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { boardInviteMail } from '../../pins/boards/index.ts';
import { listPushDevices } from '../push/index.ts';
import type { Deps } from './deps.ts';
import { notificationMail } from './notification-mail.ts';
import { pushNotifications } from './push-notifications.ts';

type Claimed = {
  readonly news_id: string;
  readonly channel: 'push' | 'mail';
  readonly kind: string;
  readonly subject_id: string;
};

/**
 * Delivers what waits for a member (AC-12): one push to each device, and one mail. In the quiet hours it waits for their end, and
 * then delivers everything together. What was read meanwhile is not delivered.
 */
export const deliverNotifications = defineJob({
  name: 'deliver-notifications',
  data: z.strictObject({ userId: z.string() }),
  isTransactional: true,
  pollSeconds: 5,
  async handle({ userId }, deps: Deps) {
    const [id, now] = [parseId(userId) ?? 0n, deps.now()];
    const quietUntil = endOfQuietHours(await findSchedule(deps.db, id), now);
    if (quietUntil) {
      const singletonKey = `${userId} ${quietUntil.toISOString()}`;
      await deps.jobs.enqueue(
        deps.db,
        deliverNotifications,
        { userId },
        { startAfter: quietUntil, singletonKey },
      );
      return;
    }
    const claimed = await claim(deps, id, now);
    const ids = (channel: Claimed['channel']): readonly string[] =>
      claimed
        .filter((one) => one.channel === channel && !(channel === 'mail' && one.kind === 'board_invite'))
        .map(({ news_id: news }) => news);
    const [pushed, mailed] = [ids('push'), ids('mail')];
    if (pushed.length > 0)
      for (const device of await listPushDevices(deps.db, id))
        await deps.jobs.enqueue(deps.db, pushNotifications, {
          deviceId: String(device.id),
          news: [...pushed],
        });
    if (mailed.length > 0) await queueMail(deps, deps.db, notificationMail, { userId, news: [...mailed] });
    // Invites have a mail of their own, which says how to answer.
    for (const { channel, kind, subject_id: boardId } of claimed)
      if (channel === 'mail' && kind === 'board_invite')
        await queueMail(
          deps,
          deps.db,
          boardInviteMail,
          { userId, boardId },
          { singletonKey: `board-invite ${boardId} ${userId}` },
        );
  },
});

/** Removes the deliveries that are due, and returns those of unread notifications. Concurrent jobs of a member share them. */
async function claim(deps: Pick<Deps, 'db'>, userId: bigint, now: Date): Promise<readonly Claimed[]> {
  const { rows } = await deps.db.execute<Claimed>(sql`
    with due as materialized (
      select news_id, channel from notification_deliveries
      where user_id = ${userId} and due_at <= ${now.toISOString()}::timestamptz
      order by news_id, channel for update skip locked
    ), claimed as (
      delete from notification_deliveries using due
      where notification_deliveries.news_id = due.news_id and notification_deliveries.channel = due.channel
      returning due.news_id, due.channel
    )
    select claimed.news_id::text, claimed.channel, news.kind, news.subject_id::text
    from claimed join news on news.id = claimed.news_id
    where news.read_at is null order by news.last_at desc, news.id desc`);
  return rows;
}
