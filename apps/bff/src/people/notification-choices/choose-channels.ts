import { eq, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import {
  changeChannels,
  changeLists,
  channelTable,
  hasDigest,
  type ChannelChanges,
  type ChannelTable,
  type MailList,
} from './channel-rules.ts';
import { NEWS_KINDS } from './notification-kinds.ts';
import { findSchedule } from './find-schedule.ts';
import { nextDigest } from './schedule-rules.ts';
import { notificationChoices, notificationSchedules } from './tables.ts';

/** Returns the channels of all kinds of notifications of a member. */
export async function findChannels(db: Db, userId: bigint): Promise<ChannelTable> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
  const chosen = rows.map(({ kind, app, push, mail }) => [kind, { app, push, mail }]);
  return channelTable(Object.fromEntries(chosen));
}

/** Changes the channels of kinds of notifications of a member; the others stay. */
export function chooseChannels(
  db: Db,
  userId: bigint,
  changes: ChannelChanges,
  now: Date,
): Promise<ChannelTable> {
  return change(db, userId, () => changes, now);
}

/** Turns lists of mails of a member on or off; the others stay. */
export function chooseMailLists(
  db: Db,
  userId: bigint,
  changes: Readonly<Partial<Record<MailList, boolean | undefined>>>,
  now: Date,
): Promise<ChannelTable> {
  return change(db, userId, (table) => changeLists(table, changes), now);
}

function change(
  root: Db,
  userId: bigint,
  changesOf: (table: ChannelTable) => ChannelChanges,
  now: Date,
): Promise<ChannelTable> {
  return root.transaction(async (db) => {
    await db.execute(sql`select from ${users} where ${users.id} = ${userId} for update`);
    const before = await findChannels(db, userId);
    const after = changeChannels(before, changesOf(before));
    const rows = NEWS_KINDS.map((kind) => ({ userId, kind, ...after[kind] }));
    await db
      .insert(notificationChoices)
      .values(rows)
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind],
        set: { app: sql`excluded.app`, push: sql`excluded.push`, mail: sql`excluded.mail` },
      });
    if (hasDigest(after) !== hasDigest(before)) await planDigest(db, userId, hasDigest(after), now);
    return after;
  });
}

/** Plans the first digest of a member, or cancels the next one. */
async function planDigest(db: Db, userId: bigint, isOn: boolean, now: Date): Promise<void> {
  const schedule = await findSchedule(db, userId);
  const plan = isOn
    ? { digestAt: nextDigest(schedule, now), digestFrom: now }
    : { digestAt: null, digestFrom: null };
  await db
    .insert(notificationSchedules)
    .values({ userId, ...schedule, ...plan })
    .onConflictDoUpdate({ target: notificationSchedules.userId, set: plan });
}
