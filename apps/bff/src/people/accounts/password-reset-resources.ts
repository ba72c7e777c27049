import { z } from 'zod';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { queueMail } from '../../platform/mail/index.ts';
import { publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { findAccount } from './log-in.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { redeemPasswordReset } from './password-reset.ts';
import { accountNameSchema, newPasswordSchema } from './rules.ts';
import { createSessions } from './sessions.ts';

const HOUR_MS = 3_600_000;
const MAILS_AN_ACCOUNT = defineLimit({
  name: 'reset mails an account',
  max: 5,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const MAILS_AN_ADDRESS = defineLimit({
  name: 'reset mails an address',
  max: 20,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const MAILS_IN_ALL = defineLimit({
  name: 'reset mails in all',
  max: 2000,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const ATTEMPTS_PER_ADDRESS = defineLimit({
  name: 'reset links an address',
  max: 60,
  windowMs: HOUR_MS,
  against: 'abuse',
});

/**
 * REST resources of a forgotten password: `create` sends a link, `update` sets the password by it (WB-02).
 */
export function passwordResetResources(deps: Deps): readonly AnyResource[] {
  const sessions = createSessions(deps);
  return [
    publicResource({
      name: 'UserPasswordReset',
      action: 'create',
      endpoint: 'v3_request_password_reset',
      form: {
        path: '/password/reset/',
        keeps: ['username_or_email'],
        hides: [],
        leadsTo: '/password/reset/sent/',
      },
      options: z.strictObject({ username_or_email: accountNameSchema }),
      answer: emptyResponseSchema,
      async handle({ username_or_email: named }, { address }) {
        await deps.limits.count(
          [MAILS_AN_ADDRESS, getClientSubnet(address)],
          [MAILS_AN_ACCOUNT, named],
          [MAILS_IN_ALL, ''],
        );
        const account = await findAccount(deps.db, named);
        // Also queued for unknown accounts: neither the response nor its timing reveals whether there is an
        // account.
        await queueMail(deps, deps.db, passwordResetMail, { userId: account ? String(account.id) : null });
        return { data: null };
      },
    }),
    publicResource({
      name: 'UserPasswordReset',
      action: 'update',
      endpoint: 'v3_reset_password',
      form: {
        path: '/password/reset/new/',
        keeps: [],
        hides: ['token', 'new_password'],
        leadsTo: '/password/reset/done/',
      },
      options: z.strictObject({ token: z.string().min(1).max(100), new_password: newPasswordSchema }),
      answer: emptyResponseSchema,
      async handle({ token, new_password: password }, { address }) {
        await deps.limits.count([ATTEMPTS_PER_ADDRESS, getClientSubnet(address)]);
        await redeemPasswordReset(deps, sessions, { token, password });
        return { data: null };
      },
    }),
  ];
}
