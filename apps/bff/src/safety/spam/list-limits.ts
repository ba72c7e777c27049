import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SpamRule } from './rules.ts';
import { spamLimits } from './tables.ts';

/** A limit in effect, with its member. */
export type ListedLimit = {
  readonly id: bigint;
  readonly rule: SpamRule;
  readonly sample: string | null;
  readonly count: number;
  readonly createdAt: Date;
  readonly username: string;
  readonly fullName: string;
};

/** Returns limits in effect before an id, the newest first. */
export async function listLimits(
  db: Db,
  before: bigint | undefined,
  limit: number,
): Promise<readonly ListedLimit[]> {
  const { id, rule, sample, count, createdAt } = spamLimits;
  return db
    .select({ id, rule, sample, count, createdAt, username: users.username, fullName: users.fullName })
    .from(spamLimits)
    .innerJoin(users, eq(users.id, spamLimits.userId))
    .where(and(isNull(spamLimits.liftedAt), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit);
}
