import { z } from 'zod';
import { idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { readSetting, SIGN_UP_MODES } from '../site-settings/index.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { passFirstStep } from './pass-first-step.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { changePassword, changeSettings } from './change-settings.ts';
import { checkLogIn, findLogInAccount } from './log-in.ts';
import { isDisposableEmail } from './disposable-email.ts';
import { getSessionOrigin } from './session-origin.ts';
import { recordDevice } from './login-devices.ts';
import { signUp } from './sign-up.ts';
import { challengeSchema, createSignUpChallenge, passesProof, proofSchema } from './sign-up-proof.ts';
import {
  accountNameSchema,
  emailSchema,
  fullNameSchema,
  loginCodeSchema,
  newPasswordSchema,
  passwordSchema,
  usernameSchema,
} from './rules.ts';
import { createSessions } from './sessions.ts';
import { localeSchema, SETTINGS_FORMS, settingsFrom, settingsSchema } from './settings-schema.ts';

const MINUTE_MS = 60_000;
const LOGINS_AN_ACCOUNT = defineLimit({
  name: 'log-ins an account',
  max: 10,
  windowMs: 5 * MINUTE_MS,
  against: 'abuse',
});
const LOGINS_AN_ADDRESS = defineLimit({
  name: 'log-ins an address',
  max: 60,
  windowMs: 5 * MINUTE_MS,
  against: 'abuse',
});
const LOGINS_IN_ALL = defineLimit({
  name: 'log-ins in all',
  max: 6000,
  windowMs: 5 * MINUTE_MS,
  against: 'abuse',
});
/** The limit of sign-ups, of whatever kind. */
export const SIGN_UPS_AN_ADDRESS = defineLimit({
  name: 'sign-ups an address',
  max: 30,
  windowMs: 60 * MINUTE_MS,
  against: 'abuse',
});

const INVITE_CODE_MAX = 100;
/** An invite code to check; empty for none. */
export const inviteCodeSchema = z
  .string()
  .trim()
  .max(INVITE_CODE_MAX, `Use ${INVITE_CODE_MAX} characters or fewer.`);
/** The answer to a sign-up that waits for the team. */
const waitingSchema = z.strictObject({ waits_for_approval: z.literal(true) });
const whoSchema = z.strictObject({ id: idAnswer, username: z.string() });

/** REST resources of sign-up, login, logout, settings and password. */
export function accountResources(deps: Deps & AccountPorts): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { limits } = deps;
  return [
    publicResource({
      name: 'UserRegister',
      action: 'create',
      endpoint: 'v3_register_email',
      form: {
        path: '/signup/',
        keeps: ['full_name', 'email', 'locale', 'invite_code'],
        hides: ['password'],
        /** A page without scripts cannot prove work: its sign-up waits for the team instead (OP-09). */
        optionsOf: (sent) => ({ ...sent, waits_without_proof: true }),
        leadsTo(data, next) {
          if (waitingSchema.safeParse(data).success) return '/signup/waiting/';
          return next === '/' ? '/onboarding/' : next;
        },
      },
      options: z.strictObject({
        email: emailSchema,
        password: newPasswordSchema,
        full_name: fullNameSchema,
        username: usernameSchema.optional(),
        /** The locale of the page on which the member signs up. */
        locale: localeSchema.optional(),
        /** For a site by invitation. */
        invite_code: inviteCodeSchema.optional(),
        /** The solution of a challenge, after `proof_required`. */
        proof: proofSchema.optional(),
        /** True if the sign-up may wait for the team instead of a proof. */
        waits_without_proof: z.boolean().optional(),
      }),
      answer: z.union([whoSchema, waitingSchema]),
      async handle(
        { email, password, full_name: fullName, username, locale, invite_code: code, proof, ...options },
        call,
      ) {
        await limits.count([SIGN_UPS_AN_ADDRESS, getClientSubnet(call.address)]);
        await deps.checkSignOnRequirement(email, undefined);
        const inviteCode = code === '' ? undefined : code;
        const made = await signUp(
          deps,
          sessions,
          { email, password, fullName, username, locale, inviteCode },
          getSessionOrigin(call),
          async () => {
            if (await passesProof(deps, proof, call.address))
              return isDisposableEmail(email) ? 'disposable_email' : undefined;
            if (options.waits_without_proof !== true) throw new AppError('proof_required');
            return 'no_proof';
          },
        );
        if (made === 'waits-for-approval') return { data: { waits_for_approval: true as const } };
        if (call.session.token !== undefined) await sessions.end(call.session.token);
        call.session.start(made.token);
        const device = { userId: made.id, token: call.device.token, isTrusted: false };
        call.device.remember((await recordDevice(deps.db, deps.now(), device)).token);
        return { data: { id: String(made.id), username: made.username } };
      },
    }),
    publicResource({
      name: 'SignUpChallenge',
      action: 'get',
      endpoint: 'v3_get_sign_up_challenge',
      options: z.strictObject({}),
      answer: challengeSchema,
      async handle(_, { address }) {
        return { data: await createSignUpChallenge(deps, address) };
      },
    }),
    publicResource({
      name: 'SignUpMode',
      action: 'get',
      endpoint: 'v3_get_sign_up_mode',
      options: z.strictObject({}),
      answer: z.strictObject({ mode: z.enum(SIGN_UP_MODES) }),
      async handle() {
        return { data: { mode: await readSetting(deps.db, 'sign_up_mode') } };
      },
    }),
    publicResource({
      name: 'UserSession',
      action: 'create',
      endpoint: 'v3_login',
      form: {
        path: '/login/',
        keeps: ['username_or_email'],
        hides: ['password', 'keep_account'],
        optionsOf: ({ keep_account: keeps, ...sent }) =>
          keeps === undefined ? sent : { ...sent, keep_account: keeps === 'true' },
      },
      options: z.strictObject({
        username_or_email: accountNameSchema,
        password: passwordSchema,
        /** True if a deleted account is to be kept. */
        keep_account: z.boolean().optional(),
      }),
      answer: whoSchema,
      async handle({ username_or_email: named, password, keep_account: keepsAccount = false }, call) {
        await limits.count([LOGINS_AN_ADDRESS, getClientSubnet(call.address)], [LOGINS_IN_ALL, '']);
        const account = await findLogInAccount(deps.db, named);
        const key = account ? String(account.id) : named;
        await limits.count([LOGINS_AN_ACCOUNT, key]);
        const user = await checkLogIn(account, password);
        await limits.forget(LOGINS_AN_ACCOUNT, key);
        await deps.checkSignOnRequirement(user.email, call.signOn.token);
        await passFirstStep(deps, sessions, call, { userId: user.id, keepsAccount });
        return { data: { id: String(user.id), username: user.username } };
      },
    }),
    publicResource({
      name: 'UserSession',
      action: 'delete',
      endpoint: 'v3_logout',
      form: { path: '/logout/', keeps: [], hides: [] },
      options: z.strictObject({}),
      answer: emptyResponseSchema,
      async handle(_, { session }) {
        if (session.token !== undefined) await sessions.end(session.token);
        session.end();
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserSettings',
      action: 'update',
      endpoint: 'v3_update_user_settings',
      form: SETTINGS_FORMS,
      options: settingsSchema,
      answer: emptyResponseSchema,
      async handle(options, { viewer }) {
        await changeSettings(deps, viewer, settingsFrom(options));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserPassword',
      action: 'update',
      endpoint: 'v3_update_password',
      form: {
        path: '/settings/account/password/',
        keeps: [],
        hides: ['old_password', 'new_password', 'code'],
        leadsTo: '/settings/account/?done=password',
      },
      options: z.strictObject({
        old_password: passwordSchema,
        new_password: newPasswordSchema,
        code: loginCodeSchema.optional(),
      }),
      answer: emptyResponseSchema,
      async handle({ old_password: old, new_password: next, code }, { viewer, session }) {
        await limits.count([LOGINS_AN_ACCOUNT, `password:${viewer.id}`]);
        await changePassword(deps, sessions, viewer, { old, next, code, token: session.token });
        return { data: null };
      },
    }),
  ];
}

/** Throws for a `user_id` of someone else: the member comes from the session (promises.md). */
export function checkSubject(userId: string | undefined, viewer: { readonly id: bigint }): void {
  if (userId !== undefined && userId !== String(viewer.id)) throw new AppError('user_id_mismatch');
}
