import { and, desc, eq, sql } from 'drizzle-orm';
import { deviceLabel, hashToken } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { PushSubscriptionInput } from './rules.ts';
import { pushSubscriptions } from './tables.ts';

/** A device to which notifications are pushed. */
export type PushDevice = typeof pushSubscriptions.$inferSelect;

/** The most devices of a member; the oldest ones are removed. Not specified; our choice. */
export const PUSH_DEVICES_MAX = 20;

/** Returns the devices of a member, latest first. */
export function listPushDevices(db: Db, userId: bigint): Promise<readonly PushDevice[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.id));
}

/** Returns a device by its id. */
export async function findPushDevice(db: Db, id: bigint): Promise<PushDevice | undefined> {
  const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  return device;
}

/**
 * Adds the device of a session, or updates it. A device has one member: one that another member used before is theirs no longer.
 */
export async function addPushDevice(
  root: Db,
  of: { readonly userId: bigint; readonly session: string; readonly userAgent: string },
  { endpoint, keys }: PushSubscriptionInput,
): Promise<PushDevice> {
  const owner = { userId: of.userId, sessionHash: hashToken(of.session), device: deviceLabel(of.userAgent) };
  return root.transaction(async (db) => {
    const [device] = await db
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...keys, ...owner })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...keys, ...owner } })
      .returning();
    if (!device) throw new Error('A device was not stored: the insert returns a row in all cases.');
    await db.execute(sql`delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${of.userId} order by id desc offset ${sql.raw(String(PUSH_DEVICES_MAX))})`);
    return device;
  });
}

/** Removes a device of a member; returns whether there was one. */
export async function removePushDevice(db: Db, userId: bigint, id: bigint): Promise<boolean> {
  const isTheirs = and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId));
  const removed = await db.delete(pushSubscriptions).where(isTheirs).returning({ id: pushSubscriptions.id });
  return removed.length > 0;
}

/** Removes a subscription that its browser replaced, if it is of this member. */
export async function removeReplaced(db: Db, userId: bigint, endpoint: string): Promise<void> {
  const isTheirs = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId));
  await db.delete(pushSubscriptions).where(isTheirs);
}

/** Removes a subscription that the push service no longer accepts. */
export async function removeEndpoint(db: Db, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}
