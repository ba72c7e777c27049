import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { accountSuspensions } from './tables.ts';

/** A suspension of a member: the reason that they see, and its end; null if it has none. */
export type Suspension = { readonly reason: string; readonly endsAt: Date | null };

/** Condition on a column with a member's id: they are not suspended at a time, an ISO timestamp. */
export function notSuspendedCondition(person: SQLWrapper, now: SQLWrapper): SQL {
  return sql`(not exists (select from ${accountSuspensions} where ${accountSuspensions.userId} = ${person}
    and (${accountSuspensions.endsAt} is null or ${accountSuspensions.endsAt} > ${now}::timestamptz) offset 0))`;
}

/** Returns the suspension of a member that is in effect. */
export async function findSuspension(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  userId: bigint,
): Promise<(Suspension & { readonly startsAt: Date }) | undefined> {
  const { reason, startsAt, endsAt } = accountSuspensions;
  const [found] = await db
    .select({ reason, startsAt, endsAt })
    .from(accountSuspensions)
    .where(eq(accountSuspensions.userId, userId));
  return found && (found.endsAt === null || found.endsAt > now()) ? found : undefined;
}

/** Throws `account_suspended` with the reason and the end for a suspended member. */
export async function checkSuspension(deps: Pick<Deps, 'now'>, db: Db, userId: bigint): Promise<void> {
  const suspension = await findSuspension(deps, db, userId);
  if (!suspension) return;
  const { reason, endsAt } = suspension;
  throw new AppError('account_suspended', {
    fields: { suspension: reason, ...(endsAt && { suspended_until: endsAt.toISOString() }) },
  });
}
