import { and, gt, lt, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { hashOfInviteCode } from './rules.ts';
import { inviteCodes } from './tables.ts';

/** The number of accounts that can be created with an invite code. Not specified; our choice. */
export const INVITE_SIGN_UPS_MAX = 10;

/** Counts a sign-up with an invite code, in the transaction of the sign-up. Returns whether the code allows it. */
export async function redeemInvite({ now }: Pick<Deps, 'now'>, tx: Db, code: string): Promise<boolean> {
  const redeemed = await tx
    .update(inviteCodes)
    .set({ signUpCount: sql`${inviteCodes.signUpCount} + 1` })
    .where(
      and(
        eq(inviteCodes.codeHash, hashOfInviteCode(code)),
        gt(inviteCodes.expiresAt, now()),
        lt(inviteCodes.signUpCount, INVITE_SIGN_UPS_MAX),
      ),
    )
    .returning({ codeHash: inviteCodes.codeHash });
  return redeemed.length > 0;
}
