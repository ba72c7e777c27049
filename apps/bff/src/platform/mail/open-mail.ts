import type { Env } from '../config/env.ts';
import { createFileOutbox, getOutboxDir } from './file-outbox.ts';
import type { SendMail } from './mail.ts';
import { createSmtp } from './smtp.ts';

/** How this site sends mail: through its mail server, or to files when it has none. */
export function openMail(env: Env, now: () => Date): SendMail {
  return env.smtpUrl === undefined
    ? createFileOutbox(getOutboxDir(env.dataDir), now)
    : createSmtp(env.smtpUrl, env.mailFrom);
}
