import { and, eq, sql } from 'drizzle-orm';
import {
  notSuspendedCondition,
  openAccountCondition,
  users,
  viewerColumns,
} from '../../people/accounts/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';

/** Returns a member to whom notifications are delivered; undefined for accounts that are closed or suspended. */
export async function findMember(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: bigint,
): Promise<SignedIn | undefined> {
  const [member] = await db
    .select(viewerColumns)
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        openAccountCondition(users.id),
        notSuspendedCondition(users.id, sql`${now().toISOString()}`),
      ),
    );
  return member;
}
