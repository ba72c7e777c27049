import { eq } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Call } from '../../platform/http/resource.ts';
import { completePendingLogin, userOfPendingLogin } from './pending-logins.ts';
import { checkLoginCode } from './require-login-code.ts';
import type { Sessions } from './sessions.ts';
import { startSession } from './start-session.ts';
import { users } from './tables.ts';

/**
 * Completes the pending log-in of a request by a code, once. Throws `login_expired` without one, and as `checkLoginCode`;
 * after a wrong code the log-in stays pending.
 */
export async function completeLogIn(
  deps: Deps,
  sessions: Sessions,
  call: Call,
  { code, isTrusted }: { readonly code: string; readonly isTrusted: boolean },
): Promise<{ readonly id: string; readonly username: string }> {
  const { token } = call.pendingLogin;
  const userId = token === undefined ? undefined : await userOfPendingLogin(deps, token);
  if (token === undefined || userId === undefined) throw expired(call);
  await checkLoginCode(deps, userId, code);
  const username = await deps.db.transaction(async (tx) => {
    const pending = await completePendingLogin(tx, deps.now(), token);
    if (!pending) throw expired(call);
    const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
    if (!user) throw expired(call);
    await startSession(deps, sessions, call, { userId, isTrusted, tx, ...pending });
    return user.username;
  });
  call.pendingLogin.end();
  return { id: String(userId), username };
}

function expired(call: Call): AppError {
  call.pendingLogin.end();
  return new AppError('login_expired');
}
