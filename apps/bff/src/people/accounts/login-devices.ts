import { and, eq, gt, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { loginDevices } from './tables.ts';
import { hashToken } from './token-hash.ts';

const DAY_MS = 86_400_000;
const TRUST_DAYS = 30;
/** The devices that are stored of a member; the one used longest ago is deleted for a new one beyond it. */
const DEVICES_MAX = 50;

/** Returns whether a log-in of this member from this device needs no code. */
export async function isTrustedDevice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: bigint,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const [row] = await db
    .select({ userId: loginDevices.userId })
    .from(loginDevices)
    .where(and(own(userId, token), gt(loginDevices.trustedUntil, now())));
  return row !== undefined;
}

/**
 * Records a log-in of a member from a device, in the caller's transaction. Returns the token for its cookie, a new one for
 * a device without an earlier log-in, and whether the member never logged in from it.
 */
export async function recordDevice(
  tx: Db,
  now: Date,
  of: { readonly userId: bigint; readonly token: string | undefined; readonly isTrusted: boolean },
): Promise<{ readonly token: string; readonly isNew: boolean }> {
  const token = of.token !== undefined && (await isDevice(tx, of.token)) ? of.token : newToken();
  const trust = of.isTrusted ? { trustedUntil: new Date(now.getTime() + TRUST_DAYS * DAY_MS) } : {};
  const used = await tx
    .update(loginDevices)
    .set({ lastUsedAt: now, ...trust })
    .where(own(of.userId, token))
    .returning({ userId: loginDevices.userId });
  if (used.length > 0) return { token, isNew: false };
  await tx
    .insert(loginDevices)
    .values({ tokenHash: hashToken(token), userId: of.userId, lastUsedAt: now, ...trust })
    .onConflictDoNothing();
  await tx.delete(loginDevices).where(
    sql`${loginDevices.userId} = ${of.userId} and ${loginDevices.tokenHash} in (select token_hash from ${loginDevices}
      where ${loginDevices.userId} = ${of.userId} order by last_used_at desc offset ${DEVICES_MAX})`,
  );
  return { token, isNew: true };
}

/** Makes every device of a member need a code again. */
export async function forgetTrustedDevices(tx: Db, userId: bigint): Promise<void> {
  await tx.update(loginDevices).set({ trustedUntil: null }).where(eq(loginDevices.userId, userId));
}

const newToken = (): string => randomBytes(32).toString('base64url');

const own = (userId: bigint, token: string) =>
  and(eq(loginDevices.userId, userId), eq(loginDevices.tokenHash, hashToken(token)));

async function isDevice(tx: Db, token: string): Promise<boolean> {
  const [row] = await tx
    .select({ userId: loginDevices.userId })
    .from(loginDevices)
    .where(eq(loginDevices.tokenHash, hashToken(token)))
    .limit(1);
  return row !== undefined;
}
