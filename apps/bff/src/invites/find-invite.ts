import { and, eq, gt } from 'drizzle-orm';
import { userColumns, users, type UserRow } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { hashOfInviteCode } from './rules.ts';
import { inviteCodes } from './tables.ts';

/** An invite: who sent it, and by which way. */
export type Invite = { readonly sender: UserRow; readonly channel: number };

/** The invite of a code; undefined when the code is unknown or its time is over, which are told the same. */
export async function findInvite(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  code: string,
): Promise<Invite | undefined> {
  const [row] = await db
    .select({ sender: userColumns, channel: inviteCodes.channel })
    .from(inviteCodes)
    .innerJoin(users, eq(users.id, inviteCodes.senderId))
    .where(and(eq(inviteCodes.codeHash, hashOfInviteCode(code)), gt(inviteCodes.expiresAt, now())));
  return row;
}
