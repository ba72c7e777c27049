import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { deleteBatches } from '../../platform/database/delete-batches.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import type { NOTICE_DECISIONS } from './answers.ts';
import { copyrightNotices } from './tables.ts';

const LIST_MAX = 50;

/** A copyright notice as stored. */
export type NoticeRow = typeof copyrightNotices.$inferSelect;

/** Stores a notice, and returns its reference number, which cannot be guessed. */
export async function storeNotice(
  db: Db,
  notice: Pick<NoticeRow, 'name' | 'email' | 'addresses' | 'work'>,
): Promise<string> {
  const reference = `C-${randomBytes(5).toString('hex').toUpperCase()}`;
  await db.insert(copyrightNotices).values({ id: newId(), reference, ...notice });
  return reference;
}

/** Returns the notices without a decision, oldest first. */
export async function openNotices(db: Db): Promise<readonly NoticeRow[]> {
  return db
    .select()
    .from(copyrightNotices)
    .where(isNull(copyrightNotices.decision))
    .orderBy(asc(copyrightNotices.id))
    .limit(LIST_MAX);
}

/** Decides a notice, once. Throws `notice_not_found`. */
export async function decideNotice(
  db: Db,
  moderator: SignedIn,
  id: bigint,
  made: { readonly decision: (typeof NOTICE_DECISIONS)[number]; readonly note: string | null },
): Promise<void> {
  const decided = await db
    .update(copyrightNotices)
    .set({ ...made, decidedBy: moderator.id, decidedAt: sql`now()` })
    .where(and(eq(copyrightNotices.id, id), isNull(copyrightNotices.decision)))
    .returning({ id: copyrightNotices.id });
  if (decided.length === 0) throw new AppError('notice_not_found');
}

/** Deletes copyright notices a year after their decision, every night. */
export const purgeCopyrightNotices = defineJob({
  name: 'purge-copyright-notices',
  data: z.object({}),
  cron: '51 3 * * *',
  async handle(_, { db, log }: Deps, { signal }) {
    const isOld = sql`${copyrightNotices.decidedAt} <= now() - interval '365 days'`;
    const removed = await deleteBatches(db, copyrightNotices, isOld, signal);
    log.info({ removed }, 'old copyright notices are removed');
  },
});
