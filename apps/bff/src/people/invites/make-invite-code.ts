import { and, eq, lte } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { hashOfInviteCode, inviteEnd, newInviteCode } from './rules.ts';
import { inviteCodes } from './tables.ts';

/** Creates an invite code of a member, which is stored only as a hash, and deletes their expired ones. */
export async function makeInviteCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  sender: SignedIn,
  channel: number,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = newInviteCode();
  const expiresAt = inviteEnd(now());
  await db
    .insert(inviteCodes)
    .values({ codeHash: hashOfInviteCode(code), senderId: sender.id, channel, expiresAt });
  await db
    .delete(inviteCodes)
    .where(and(eq(inviteCodes.senderId, sender.id), lte(inviteCodes.expiresAt, now())));
  return { code, expiresAt };
}
