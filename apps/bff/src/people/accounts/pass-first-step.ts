import { AppError } from '../../platform/errors/errors.ts';
import type { Call } from '../../platform/http/resource.ts';
import type { Deps } from './deps.ts';
import { hasTwoStepLogin } from './login-code.ts';
import { isTrustedDevice } from './login-devices.ts';
import { startPendingLogin } from './pending-logins.ts';
import { checkReopening } from './reopen-account.ts';
import type { Sessions } from './sessions.ts';
import { startSession } from './start-session.ts';

/**
 * Logs a member in whose password or identity at a provider was right, and who was not asked for a code yet. Throws
 * `login_code_required` for one with two-step login, after which the log-in is pending, and as `startSession`.
 */
export async function passFirstStep(
  deps: Deps,
  sessions: Sessions,
  call: Pick<Call, 'session' | 'device' | 'pendingLogin' | 'userAgent' | 'country'>,
  { userId, keepsAccount }: { readonly userId: bigint; readonly keepsAccount: boolean },
): Promise<void> {
  if (await hasTwoStepLogin(deps.db, userId)) {
    await checkReopening(deps, deps.db, userId, keepsAccount);
    if (!(await isTrustedDevice(deps, userId, call.device.token))) {
      call.pendingLogin.start(await startPendingLogin(deps, userId, keepsAccount));
      throw new AppError('login_code_required');
    }
  }
  await startSession(deps, sessions, call, { userId, keepsAccount });
}
