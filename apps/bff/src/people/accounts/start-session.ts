import type { Db } from '../../platform/database/db.ts';
import type { Call } from '../../platform/http/resource.ts';
import { queueMail } from '../../platform/mail/index.ts';
import type { Deps } from './deps.ts';
import { recordDevice } from './login-devices.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { getSessionOrigin } from './session-origin.ts';
import type { Sessions } from './sessions.ts';

/**
 * Starts the session of a member who logged in, in place of the one that the browser had, and informs them by email if they
 * never logged in from this device.
 */
export async function startSession(
  deps: Deps,
  sessions: Sessions,
  call: Pick<Call, 'session' | 'device' | 'userAgent' | 'country'>,
  of: {
    readonly userId: bigint;
    /** True if the device needs no code for 30 days. */
    readonly isTrusted?: boolean;
    /** True if the member chose to keep an account that they deleted. */
    readonly keepsAccount?: boolean | undefined;
    /** The transaction of a caller. */
    readonly tx?: Db;
  },
): Promise<void> {
  if (call.session.token !== undefined) await sessions.end(call.session.token);
  const { userId, isTrusted = false } = of;
  const origin = getSessionOrigin(call);
  const start = async (tx: Db): Promise<{ readonly session: string; readonly device: string }> => {
    const { token, isNew } = await recordDevice(tx, deps.now(), {
      userId,
      token: call.device.token,
      isTrusted,
    });
    if (isNew)
      await queueMail(deps, tx, newDeviceMail, {
        userId: String(userId),
        ...origin,
        at: deps.now().toISOString(),
      });
    return {
      session: await sessions.start(userId, { ...origin, keepsAccount: of.keepsAccount }, tx),
      device: token,
    };
  };
  const started = of.tx ? await start(of.tx) : await deps.db.transaction(start);
  call.session.start(started.session);
  call.device.remember(started.device);
}
