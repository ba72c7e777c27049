import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { accountChangedMail } from './end-sessions.ts';
import { hasTwoStepLogin, consumeLoginCode } from './login-code.ts';
import { recordTwoStepChange } from './two-step-changes.ts';

const MINUTE_MS = 60_000;
const CODES_PER_ACCOUNT = defineLimit({
  name: 'login codes an account',
  max: 10,
  windowMs: 15 * MINUTE_MS,
  against: 'abuse',
});
const CODES_PER_ACCOUNT_A_DAY = defineLimit({
  name: 'login codes an account a day',
  max: 60,
  windowMs: 24 * 60 * MINUTE_MS,
  against: 'abuse',
});

/** The text of a wrong code. */
export const WRONG_CODE = 'This code is wrong or was used already. Wait for the next one.';
const MISSING_CODE = 'Enter the code of your authenticator app, or a recovery code.';

/** Counts an attempt to guess a code of an account. Throws `rate_limited`. */
export async function countCodeAttempt({ limits }: Pick<Deps, 'limits'>, userId: bigint): Promise<void> {
  await limits.count([CODES_PER_ACCOUNT, String(userId)], [CODES_PER_ACCOUNT_A_DAY, String(userId)]);
}

/**
 * Uses a code of a member. The member is informed by email when it is a recovery code. Throws `rate_limited`, and
 * `invalid_input` for a wrong one.
 */
export async function checkLoginCode(deps: Deps, userId: bigint, code: string): Promise<void> {
  await countCodeAttempt(deps, userId);
  await deps.db.transaction(async (tx) => {
    const kind = await consumeLoginCode(deps, tx, userId, code);
    if (kind === undefined) throw new AppError('invalid_input', { fields: { code: WRONG_CODE } });
    if (kind === 'app') return;
    await recordTwoStepChange(tx, userId, 'code_used');
    await queueMail(deps, tx, accountChangedMail, { userId: String(userId), change: 'recoveryCodeUsed' });
  });
  await deps.limits.forget(CODES_PER_ACCOUNT, String(userId));
}

/**
 * Requires a code for a sensitive change by a member with two-step login; of others nothing is required. Throws as
 * `checkLoginCode`.
 */
export async function requireLoginCode(deps: Deps, userId: bigint, code: string | undefined): Promise<void> {
  if (!(await hasTwoStepLogin(deps.db, userId))) return;
  if (code === undefined || code === '')
    throw new AppError('invalid_input', { fields: { code: MISSING_CODE } });
  await checkLoginCode(deps, userId, code);
}
