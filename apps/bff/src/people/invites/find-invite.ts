import { and, eq, gt } from 'drizzle-orm';
import { notBlockedCondition, userColumns, users, type UserRow } from '../accounts/index.ts';
import type { Deps } from './deps.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { hashOfInviteCode } from './rules.ts';
import { inviteCodes } from './tables.ts';

/** An invite: its sender and channel. */
export type Invite = { readonly sender: UserRow; readonly channel: number };

/**
 * Returns the invite of a code; undefined if the code is unknown or expired, or its sender and the viewer
 * have a block (FB-06), without a difference.
 */
export async function findInvite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  code: string,
): Promise<Invite | undefined> {
  const [row] = await db
    .select({ sender: userColumns, channel: inviteCodes.channel })
    .from(inviteCodes)
    .innerJoin(users, eq(users.id, inviteCodes.senderId))
    .where(
      and(
        eq(inviteCodes.codeHash, hashOfInviteCode(code)),
        gt(inviteCodes.expiresAt, now()),
        notBlockedCondition(viewer, users.id),
      ),
    );
  return row;
}
