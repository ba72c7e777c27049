import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { recoveryCodes, twoStepLogins } from './tables.ts';
import { openSecret } from './seal-secret.ts';
import { hashToken } from './token-hash.ts';

/** Seconds for which an app shows a code. */
const STEP_SECONDS = 30;
const TOTP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[A-Z2-7]{16}$/;

/** The library is loaded at the first code: few members of few sites use it. */
const totp = () => import('otplib/functional');

type Site = Pick<Deps, 'env' | 'now'>;

/** The kind of a right code. */
export type LoginCodeKind = 'app' | 'recovery';

/** Returns whether a member has turned two-step login on. */
export async function hasTwoStepLogin(db: Db, userId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ userId: twoStepLogins.userId })
    .from(twoStepLogins)
    .where(and(eq(twoStepLogins.userId, userId), isNotNull(twoStepLogins.confirmedAt)));
  return row !== undefined;
}

/**
 * Uses a code of a member's authenticator app or a recovery code, with or without spaces and hyphens. Returns its kind;
 * undefined if it is wrong or was used. Of several parallel uses of a code, one succeeds.
 */
export async function consumeLoginCode(
  site: Site,
  db: Db,
  userId: bigint,
  typed: string,
): Promise<LoginCodeKind | undefined> {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (TOTP_CODE.test(code)) return (await consumeAppCode(site, db, userId, code)) ? 'app' : undefined;
  if (!RECOVERY_CODE.test(code)) return undefined;
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0 ? 'recovery' : undefined;
}

/**
 * Uses a code of an authenticator app, once; the code of the 30 seconds before or after is right too, because clocks differ.
 * It also accepts the first code of a secret that is not confirmed.
 */
export async function consumeAppCode(
  { env, now }: Site,
  db: Db,
  userId: bigint,
  code: string,
): Promise<boolean> {
  if (!TOTP_CODE.test(code)) return false;
  const [row] = await db.select().from(twoStepLogins).where(eq(twoStepLogins.userId, userId));
  const secret = row && openSecret(env.secret, userId, row.sealedSecret);
  if (secret === undefined) return false;
  const { verify } = await totp();
  const epoch = Math.floor(now().getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  if (!result.valid || !('timeStep' in result)) return false;
  const { timeStep } = result;
  const used = await db
    .update(twoStepLogins)
    .set({ lastTimeStep: timeStep })
    .where(and(eq(twoStepLogins.userId, userId), lt(twoStepLogins.lastTimeStep, timeStep)))
    .returning({ userId: twoStepLogins.userId });
  return used.length > 0;
}
