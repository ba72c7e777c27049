import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { accountClosures } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Reopens the account of a member who logs in, if it is closed. A deactivated one is reopened at once. Throws as `checkReopening`.
 */
export async function reopenAccount(
  deps: Pick<Deps, 'now'>,
  db: Db,
  userId: bigint,
  keepsAccount: boolean,
): Promise<void> {
  if (!(await checkReopening(deps, db, userId, keepsAccount))) return;
  const reopened = await db
    .delete(accountClosures)
    .where(sql`${accountClosures.userId} = ${userId} and ${accountClosures.erasingAt} is null`)
    .returning({ userId: accountClosures.userId });
  if (reopened.length === 0) throw new AppError('login_failed');
}

/**
 * Returns whether an account is closed. Throws `account_closing` for a deleted one, unless the member chose to keep it, and
 * `login_failed` once it is being erased.
 */
export async function checkReopening(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  userId: bigint,
  keepsAccount: boolean,
): Promise<boolean> {
  const [closure] = await db.select().from(accountClosures).where(eq(accountClosures.userId, userId));
  if (!closure) return false;
  const { deleteAt, erasingAt } = closure;
  if (erasingAt) throw new AppError('login_failed');
  if (deleteAt && !keepsAccount) {
    const days = Math.max(1, Math.ceil((deleteAt.getTime() - now().getTime()) / DAY_MS));
    throw new AppError('account_closing', {
      fields: { keep_account: `This account will be deleted. Days left: ${days}.` },
    });
  }
  return true;
}
