import { z } from 'zod';
import type { Deps } from './deps.ts';
import { emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import {
  authenticatedResource,
  publicResource,
  type AnyResource,
  type Call,
} from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import { checkIdentity } from './check-identity.ts';
import { completeLogIn } from './complete-log-in.ts';
import { checkOwnPassword } from './log-in.ts';
import { signedSchema } from './passkey-resources.ts';
import { requireLoginCode } from './require-login-code.ts';
import { loginCodeSchema, passwordSchema } from './rules.ts';
import { createSessions } from './sessions.ts';
import {
  confirmTwoStepLogin,
  replaceRecoveryCodes,
  startTwoStepLogin,
  turnTwoStepLoginOff,
} from './two-step-login.ts';

const WINDOW_MS = 300_000;
const CODES_PER_ADDRESS = defineLimit({
  name: 'login codes an address',
  max: 60,
  windowMs: WINDOW_MS,
  against: 'abuse',
});
const CONFIRMATIONS_PER_ACCOUNT = defineLimit({
  name: 'confirmations of passwords an account',
  max: 10,
  windowMs: WINDOW_MS,
  against: 'abuse',
});

const setupAnswer = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  qr: z.strictObject({ size: z.number(), path: z.string() }),
});
const codesAnswer = z.strictObject({ recovery_codes: z.array(z.string()) });
const passwordOrPasskey = z.union([
  z.strictObject({ password: passwordSchema }),
  z.strictObject({ credential: signedSchema }),
]);

/** The addresses of the forms of the security page. */
const STEPS = {
  setUp: '/settings/security/two-step/',
  turnOn: '/settings/security/two-step/on/',
  turnOff: '/settings/security/two-step/off/',
  replace: '/settings/security/two-step/codes/',
};

/** Returns the recovery codes for the page that shows them once. */
function showCodes(data: unknown): Readonly<Record<string, string>> {
  return { recovery_codes: codesAnswer.parse(data).recovery_codes.join(' ') };
}

/** REST resources of two-step login: the second step of a log-in, and its settings (AC-05). */
export function twoStepResources(deps: Deps): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { limits } = deps;
  const countConfirmation = (viewer: SignedIn): Promise<unknown> =>
    limits.count([CONFIRMATIONS_PER_ACCOUNT, String(viewer.id)]);
  return [
    publicResource({
      name: 'UserSessionCode',
      action: 'create',
      endpoint: 'v3_login_code',
      form: {
        path: '/login/code/',
        keeps: ['remember_device'],
        hides: ['code'],
        optionsOf: ({ code, remember_device: remember }) => ({ code, remember_device: remember === 'on' }),
      },
      options: z.strictObject({ code: loginCodeSchema, remember_device: z.boolean().optional() }),
      answer: z.strictObject({ id: idAnswer, username: z.string() }),
      /** Completes a log-in whose password was right. */
      async handle({ code, remember_device: isTrusted = false }, call: Call) {
        await limits.count([CODES_PER_ADDRESS, getClientSubnet(call.address)]);
        return { data: await completeLogIn(deps, sessions, call, { code, isTrusted }) };
      },
    }),
    authenticatedResource({
      name: 'UserTwoStepLogin',
      action: 'create',
      endpoint: 'v3_start_two_step_login',
      form: {
        path: STEPS.setUp,
        keeps: [],
        hides: ['password'],
        shows: (data) => {
          const { secret, uri, qr } = setupAnswer.parse(data);
          return { secret, uri, qr_size: String(qr.size), qr_path: qr.path };
        },
      },
      options: passwordOrPasskey,
      answer: setupAnswer,
      async handle(proof, { viewer }) {
        if ('password' in proof) await countConfirmation(viewer);
        await checkIdentity(deps, viewer, proof);
        return { data: await startTwoStepLogin(deps, viewer) };
      },
    }),
    authenticatedResource({
      name: 'UserTwoStepLogin',
      action: 'update',
      endpoint: 'v3_confirm_two_step_login',
      form: { path: STEPS.turnOn, keeps: [], hides: ['code'], shows: showCodes },
      options: z.strictObject({ code: loginCodeSchema }),
      answer: codesAnswer,
      async handle({ code }, { viewer }) {
        return { data: { recovery_codes: await confirmTwoStepLogin(deps, viewer, code) } };
      },
    }),
    authenticatedResource({
      name: 'UserTwoStepLogin',
      action: 'delete',
      endpoint: 'v3_end_two_step_login',
      form: { path: STEPS.turnOff, keeps: [], hides: ['password', 'code'], leadsTo: '/settings/security/' },
      options: z.strictObject({ password: passwordSchema, code: loginCodeSchema }),
      answer: emptyResponseSchema,
      async handle({ password, code }, { viewer }) {
        await countConfirmation(viewer);
        await checkOwnPassword(deps.db, viewer, password);
        await requireLoginCode(deps, viewer.id, code);
        await turnTwoStepLoginOff(deps, viewer.id);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserRecoveryCodes',
      action: 'create',
      endpoint: 'v3_replace_recovery_codes',
      form: { path: STEPS.replace, keeps: [], hides: ['code'], shows: showCodes },
      options: z.strictObject({ code: loginCodeSchema }),
      answer: codesAnswer,
      async handle({ code }, { viewer }) {
        await requireLoginCode(deps, viewer.id, code);
        return { data: { recovery_codes: await replaceRecoveryCodes(deps, viewer) } };
      },
    }),
  ];
}
