import { and, eq, isNull } from 'drizzle-orm';
import { setReachLimited } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { spamLimits } from './tables.ts';

/** Lifts a limit, so that everything of the member is shown as before. Returns the member and the rule; undefined if there is no such limit. */
export async function liftLimit(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  id: bigint,
): Promise<Pick<typeof spamLimits.$inferSelect, 'userId' | 'rule'> | undefined> {
  const [lifted] = await tx
    .update(spamLimits)
    .set({ liftedAt: now() })
    .where(and(eq(spamLimits.id, id), isNull(spamLimits.liftedAt)))
    .returning({ userId: spamLimits.userId, rule: spamLimits.rule });
  if (lifted) await setReachLimited(tx, lifted.userId, false);
  return lifted;
}
