import type { Env } from '../config/env.ts';
import { createFileOutbox, getOutboxDir } from './file-outbox.ts';
import type { SendMail } from './mail.ts';
import { createSmtp } from './smtp.ts';

/** Returns the function that sends emails: through the mail server, or to files without one. */
export function openMail(env: Env, now: () => Date): SendMail {
  return env.smtpUrl === undefined
    ? createFileOutbox(getOutboxDir(env.dataDir), now)
    : createSmtp(env.smtpUrl, env.mailFrom);
}
