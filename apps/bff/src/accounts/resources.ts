import { z } from 'zod';
import { idAnswer, nothing } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { memberResource, openResource, type AnyResource } from '../resource.ts';
import { changePassword, changeSettings } from './change-settings.ts';
import { createLimiter, subscriberOf } from './limiter.ts';
import { checkLogIn, findAccount } from './log-in.ts';
import { register } from './register.ts';
import { emailSchema, fullNameSchema, newPasswordSchema, passwordSchema, usernameSchema } from './rules.ts';
import { createSessions } from './sessions.ts';
import { settingsFrom, settingsSchema } from './settings-schema.ts';

const MINUTE_MS = 60_000;
const LOGINS_AN_ACCOUNT = 10;
const LOGINS_AN_ADDRESS = 60;
const LOGINS_IN_ALL = 6000;
const ACCOUNTS_AN_ADDRESS = 30;

const whoSchema = z.strictObject({ id: idAnswer, username: z.string() });

/** Sign-up, log-in, log-out, settings and password. */
export function accountResources(deps: Deps): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { now } = deps;
  const byAccount = createLimiter({ max: LOGINS_AN_ACCOUNT, windowMs: 5 * MINUTE_MS, now });
  const byAddress = createLimiter({ max: LOGINS_AN_ADDRESS, windowMs: 5 * MINUTE_MS, now });
  const inAll = createLimiter({ max: LOGINS_IN_ALL, windowMs: 5 * MINUTE_MS, now });
  const signUps = createLimiter({ max: ACCOUNTS_AN_ADDRESS, windowMs: 60 * MINUTE_MS, now });
  return [
    openResource({
      name: 'UserRegister',
      action: 'create',
      endpoint: 'v3_register_email',
      form: { path: '/signup/', keeps: ['full_name', 'email'], hides: ['password'] },
      options: z.strictObject({
        email: emailSchema,
        password: newPasswordSchema,
        full_name: fullNameSchema,
        username: usernameSchema.optional(),
      }),
      answer: whoSchema,
      async handle({ email, password, full_name: fullName, username }, call) {
        signUps.count(subscriberOf(call.address));
        const made = await register(deps, sessions, { email, password, fullName, username });
        if (call.session.token !== undefined) await sessions.end(call.session.token);
        call.session.start(made.token);
        return { data: { id: String(made.id), username: made.username } };
      },
    }),
    openResource({
      name: 'UserSession',
      action: 'create',
      endpoint: 'v3_login',
      form: { path: '/login/', keeps: ['username_or_email'], hides: ['password'] },
      options: z.strictObject({
        username_or_email: z.string().trim().toLowerCase().min(1).max(254),
        password: passwordSchema,
      }),
      answer: whoSchema,
      async handle({ username_or_email: named, password }, call) {
        inAll.count('');
        byAddress.count(subscriberOf(call.address));
        const account = await findAccount(deps.db, named);
        const key = account ? String(account.id) : named;
        byAccount.count(key);
        const user = await checkLogIn(account, password);
        byAccount.forget(key);
        if (call.session.token !== undefined) await sessions.end(call.session.token);
        call.session.start(await sessions.start(user.id));
        return { data: { id: String(user.id), username: user.username } };
      },
    }),
    openResource({
      name: 'UserSession',
      action: 'delete',
      endpoint: 'v3_logout',
      options: z.strictObject({}),
      answer: nothing,
      async handle(_, { session }) {
        if (session.token !== undefined) await sessions.end(session.token);
        session.end();
        return { data: null };
      },
    }),
    memberResource({
      name: 'UserSettings',
      action: 'update',
      endpoint: 'v3_update_user_settings',
      options: settingsSchema,
      answer: nothing,
      async handle(options, { viewer }) {
        await changeSettings(deps, viewer, settingsFrom(options));
        return { data: null };
      },
    }),
    memberResource({
      name: 'UserPassword',
      action: 'update',
      endpoint: 'v3_update_password',
      options: z.strictObject({ old_password: passwordSchema, new_password: newPasswordSchema }),
      answer: nothing,
      async handle({ old_password: old, new_password: next }, { viewer, session }) {
        byAccount.count(`password:${viewer.id}`);
        await changePassword(deps, sessions, viewer, { old, next, token: session.token });
        return { data: null };
      },
    }),
  ];
}

/** The subject of a call comes from the session; a `user_id` that names somebody else is refused (promises.md). */
export function checkSubject(userId: string | undefined, viewer: { readonly id: bigint }): void {
  if (userId !== undefined && userId !== String(viewer.id)) throw new AppError('user_id_mismatch');
}
