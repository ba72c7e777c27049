import { count, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { accountChangedMail } from './end-sessions.ts';
import { consumeAppCode } from './login-code.ts';
import { forgetTrustedDevices } from './login-devices.ts';
import { countCodeAttempt, WRONG_CODE } from './require-login-code.ts';
import { sealSecret } from './seal-secret.ts';
import { recoveryCodes, twoStepLogins } from './tables.ts';
import { hashToken } from './token-hash.ts';
import { recordTwoStepChange } from './two-step-changes.ts';

const RECOVERY_CODES = 10;
/** 80 random bits: 16 characters in base32. */
const RECOVERY_CODE_BYTES = 10;
const ISSUER = 'Pegboard';

/** The state of a member's two-step login. */
export type TwoStepState = {
  readonly turnedOnAt: Date | null;
  readonly recoveryCodesLeft: number;
};

/** The secret of an authenticator app that is being set up. */
export type TwoStepSetup = {
  /** In base32, for people who type it. */
  readonly secret: string;
  /** The `otpauth:` address that the app reads. */
  readonly uri: string;
  /** The QR code of the address: its width in modules, and its dark modules as the path of an SVG. */
  readonly qr: { readonly size: number; readonly path: string };
};

/** Returns the state of a member's two-step login. */
export async function getTwoStepState(db: Db, userId: bigint): Promise<TwoStepState> {
  const [row] = await db
    .select({ turnedOnAt: twoStepLogins.confirmedAt })
    .from(twoStepLogins)
    .where(eq(twoStepLogins.userId, userId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return { turnedOnAt: row?.turnedOnAt ?? null, recoveryCodesLeft: codes?.left ?? 0 };
}

/** Makes a new secret for the viewer's app, which counts once a code confirms it. Throws `two_step_login_on`. */
export async function startTwoStepLogin({ db, env }: Deps, viewer: SignedIn): Promise<TwoStepSetup> {
  const { generateSecret, generateURI } = await import('otplib/functional');
  const secret = generateSecret();
  const sealedSecret = sealSecret(env.secret, viewer.id, secret);
  const stored = await db
    .insert(twoStepLogins)
    .values({ userId: viewer.id, sealedSecret })
    .onConflictDoUpdate({
      target: twoStepLogins.userId,
      set: { sealedSecret, lastTimeStep: 0, createdAt: sql`now()` },
      setWhere: isNull(twoStepLogins.confirmedAt),
    })
    .returning({ userId: twoStepLogins.userId });
  if (stored.length === 0) throw new AppError('two_step_login_on');
  const uri = generateURI({ issuer: ISSUER, label: viewer.username, secret });
  return { secret, uri, qr: await drawQrCode(uri) };
}

/**
 * Turns two-step login on by the first code of the app, and returns the recovery codes, which are stored as hashes. Throws
 * `invalid_input`, `two_step_login_on`, and `not_found` before it is started.
 */
export async function confirmTwoStepLogin(
  deps: Deps,
  viewer: SignedIn,
  code: string,
): Promise<readonly string[]> {
  await countCodeAttempt(deps, viewer.id);
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ confirmedAt: twoStepLogins.confirmedAt })
      .from(twoStepLogins)
      .where(eq(twoStepLogins.userId, viewer.id))
      .for('update');
    if (!row) throw new AppError('not_found');
    if (row.confirmedAt) throw new AppError('two_step_login_on');
    if (!(await consumeAppCode(deps, tx, viewer.id, code.replaceAll(/\s/g, ''))))
      throw new AppError('invalid_input', { fields: { code: WRONG_CODE } });
    await tx
      .update(twoStepLogins)
      .set({ confirmedAt: sql`now()` })
      .where(eq(twoStepLogins.userId, viewer.id));
    await forgetTrustedDevices(tx, viewer.id);
    await recordTwoStepChange(tx, viewer.id, 'on');
    await queueMail(deps, tx, accountChangedMail, { userId: String(viewer.id), change: 'twoStepOn' });
    return replaceCodes(tx, viewer.id);
  });
}

/** Replaces the viewer's recovery codes: the former ones are no longer valid. Throws `not_found` without two-step login. */
export async function replaceRecoveryCodes(deps: Deps, viewer: SignedIn): Promise<readonly string[]> {
  return deps.db.transaction(async (tx) => {
    const { turnedOnAt } = await getTwoStepState(tx, viewer.id);
    if (turnedOnAt === null) throw new AppError('not_found');
    await recordTwoStepChange(tx, viewer.id, 'codes_replaced');
    await queueMail(deps, tx, accountChangedMail, { userId: String(viewer.id), change: 'recoveryCodes' });
    return replaceCodes(tx, viewer.id);
  });
}

/**
 * Turns a member's two-step login off, and informs them by email. `reason` is that of an operator. Returns whether it was
 * on.
 */
export async function turnTwoStepLoginOff(
  deps: Pick<Deps, 'db' | 'jobs'>,
  userId: bigint,
  reason?: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const removed = await tx
      .delete(twoStepLogins)
      .where(eq(twoStepLogins.userId, userId))
      .returning({ confirmedAt: twoStepLogins.confirmedAt });
    if (removed[0]?.confirmedAt == null) return false;
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await forgetTrustedDevices(tx, userId);
    const isByOperator = reason !== undefined;
    await recordTwoStepChange(tx, userId, isByOperator ? 'off_by_operator' : 'off', reason);
    const change = isByOperator ? 'twoStepOffByOperator' : 'twoStepOff';
    await queueMail(deps, tx, accountChangedMail, { userId: String(userId), change });
    return true;
  });
}

async function replaceCodes(tx: Db, userId: bigint): Promise<readonly string[]> {
  const { generateSecret } = await import('otplib/functional');
  const codes = Array.from({ length: RECOVERY_CODES }, () => generateSecret({ length: RECOVERY_CODE_BYTES }));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(code) })));
  return codes.map((code) => (code.toLowerCase().match(/.{4}/g) ?? []).join('-'));
}

async function drawQrCode(text: string): Promise<TwoStepSetup['qr']> {
  const { default: encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
