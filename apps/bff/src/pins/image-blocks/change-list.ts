import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accountMail, users } from '../../people/accounts/index.ts';
import type { JobDeps, ClockDeps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import { defineMail, mailMessages, queueMail } from '../../platform/mail/index.ts';
import { imageBlockHits, imageBlocks } from './tables.ts';

/** An image to block, by one hash at least. */
export type NewBlock = {
  readonly sha256: string | null;
  readonly copyHash: string | null;
  readonly distance: number;
  readonly reason: string;
};

/** A block in the list of the team. */
export type ListedBlock = typeof imageBlocks.$inferSelect & { readonly hitCount: number };

/** Makes the revisions of the list follow the order of the commits: a process that has read one has read all before it. */
async function lockList(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('image_blocks'))`);
}

/** Blocks an image, in a transaction, from the next upload on. Returns its id. */
export async function blockImage({ now }: ClockDeps, tx: Db, block: NewBlock): Promise<bigint> {
  await lockList(tx);
  const id = newId();
  await tx.insert(imageBlocks).values({ id, ...block, createdAt: now() });
  return id;
}

/**
 * Removes a block as a mistake, in a transaction. Members whose image it rejected within 90 days are informed by mail that they can
 * save it again. Returns whether there was one.
 */
export async function unblockImage(deps: ClockDeps & JobDeps, tx: Db, id: bigint): Promise<boolean> {
  await lockList(tx);
  const removed = await tx
    .update(imageBlocks)
    .set({
      removedAt: deps.now(),
      revision: sql`nextval(pg_get_serial_sequence('image_blocks', 'revision'))`,
    })
    .where(and(eq(imageBlocks.id, id), isNull(imageBlocks.removedAt)))
    .returning({ id: imageBlocks.id });
  if (removed.length === 0) return false;
  const hits = await tx
    .select({ userId: imageBlockHits.userId })
    .from(imageBlockHits)
    .where(and(eq(imageBlockHits.blockId, id), sql`${imageBlockHits.at} > now() - interval '90 days'`));
  for (const { userId } of hits) await queueMail(deps, tx, imageUnblockedMail, { userId: String(userId) });
  return true;
}

/** Returns blocks before an id, newest first. */
export async function listBlocks(
  db: Db,
  before: bigint | undefined,
  limit: number,
): Promise<readonly ListedBlock[]> {
  const rows = await db
    .select({
      block: imageBlocks,
      hitCount: sql<number>`(select count(*)::int from ${imageBlockHits} where ${imageBlockHits.blockId} = ${imageBlocks.id})`,
    })
    .from(imageBlocks)
    .where(and(isNull(imageBlocks.removedAt), before === undefined ? undefined : lt(imageBlocks.id, before)))
    .orderBy(desc(imageBlocks.id))
    .limit(limit);
  return rows.map(({ block, hitCount }) => ({ ...block, hitCount }));
}

/** The email to a member whose image was rejected by mistake. */
export const imageUnblockedMail = defineMail({
  name: 'image-unblocked',
  data: z.strictObject({ userId: z.string() }),
  async write({ userId }, { db }: { readonly db: Db }) {
    const [user] = await db
      .select({ email: users.email, firstName: users.firstName, locale: users.locale })
      .from(users)
      .where(eq(users.id, parseId(userId) ?? 0n));
    if (!user) return null;
    const texts = mailMessages(user.locale).imageUnblocked;
    return accountMail(user, texts.subject, [texts.mistake]);
  },
});
