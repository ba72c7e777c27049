import { collapseWhitespace } from '@pegboard/types';
import { z } from 'zod';
import { emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import {
  addPasskey,
  checkPasskey,
  newPasskeyOptions,
  removePasskey,
  renamePasskey,
  signInOptions,
} from './passkeys.ts';
import { findEmail } from './log-in.ts';
import { loginCodeSchema } from './rules.ts';
import { requireLoginCode } from './require-login-code.ts';
import { createSessions } from './sessions.ts';
import { startSession } from './start-session.ts';

const PASSKEYS_PER_ADDRESS = defineLimit({
  name: 'passkeys an address',
  max: 120,
  windowMs: 300_000,
  against: 'abuse',
});
const TEXT_MAX = 20_000;

const text = z.string().max(TEXT_MAX);
const idSchema = z.string().min(1).max(1400);
const nameSchema = z
  .string()
  .max(400)
  .transform(collapseWhitespace)
  .refine((name) => name !== '' && name.length <= 50, 'Use 1 to 50 characters.');
/** The fields that all browser credentials have. */
const credential = {
  id: idSchema,
  rawId: idSchema,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
};
const madeSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: text,
    attestationObject: text,
    authenticatorData: text.optional(),
    publicKey: text.optional(),
    publicKeyAlgorithm: z.number().optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
/** A signature of a passkey. */
export const signedSchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
/** The argument of `navigator.credentials`, in the shape that browsers define. */
const optionsAnswer = z.looseObject({ challenge: z.string() });
const passkeyAnswer = z.strictObject({ id: z.string(), name: z.string(), created_at: timeAnswer });

/** REST resources of passkeys: created, renamed and removed by members, and used to log in (WB-02). */
export function passkeyResources(deps: Deps & AccountPorts): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { db, limits } = deps;
  return [
    authenticatedResource({
      name: 'UserPasskeyOptions',
      action: 'create',
      endpoint: 'v3_new_passkey_options',
      options: z.strictObject({ code: loginCodeSchema.optional() }),
      answer: optionsAnswer,
      /** A passkey logs in without a code: members with two-step login need one to add it. */
      async handle({ code }, { viewer, address }) {
        await limits.count([PASSKEYS_PER_ADDRESS, getClientSubnet(address)]);
        await requireLoginCode(deps, viewer.id, code);
        return { data: { ...(await newPasskeyOptions(deps, viewer)) } };
      },
    }),
    authenticatedResource({
      name: 'UserPasskey',
      action: 'create',
      endpoint: 'v3_add_passkey',
      options: z.strictObject({ name: nameSchema, credential: madeSchema }),
      answer: passkeyAnswer,
      async handle(options, { viewer }) {
        const { id, name, createdAt } = await addPasskey(
          deps,
          viewer,
          options as Parameters<typeof addPasskey>[2],
        );
        return { data: { id, name, created_at: createdAt.toISOString() } };
      },
    }),
    authenticatedResource({
      name: 'UserPasskey',
      action: 'update',
      endpoint: 'v3_rename_passkey',
      form: {
        path: '/settings/security/passkeys/rename/',
        keeps: ['passkey_id', 'name'],
        hides: [],
        leadsTo: '/settings/security/',
      },
      options: z.strictObject({ passkey_id: idSchema, name: nameSchema }),
      answer: emptyResponseSchema,
      async handle({ passkey_id: id, name }, { viewer }) {
        if (!(await renamePasskey(db, viewer, id, name))) throw new AppError('not_found');
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'UserPasskey',
      action: 'delete',
      endpoint: 'v3_remove_passkey',
      form: {
        path: '/settings/security/passkeys/remove/',
        keeps: [],
        hides: ['passkey_id'],
        leadsTo: '/settings/security/',
      },
      options: z.strictObject({ passkey_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ passkey_id: id }, { viewer }) {
        if (!(await removePasskey(db, viewer, id))) throw new AppError('not_found');
        return { data: null };
      },
    }),
    publicResource({
      name: 'UserPasskeySessionOptions',
      action: 'create',
      endpoint: 'v3_passkey_login_options',
      options: z.strictObject({}),
      answer: optionsAnswer,
      async handle(_, { address }) {
        await limits.count([PASSKEYS_PER_ADDRESS, getClientSubnet(address)]);
        return { data: { ...(await signInOptions(deps)) } };
      },
    }),
    publicResource({
      name: 'UserPasskeySession',
      action: 'create',
      endpoint: 'v3_passkey_login',
      options: z.strictObject({ credential: signedSchema, keep_account: z.boolean().optional() }),
      answer: emptyResponseSchema,
      async handle({ credential: signed, keep_account: keepsAccount }, call) {
        await limits.count([PASSKEYS_PER_ADDRESS, getClientSubnet(call.address)]);
        const userId = await checkPasskey(deps, signed as Parameters<typeof checkPasskey>[1]);
        const email = await findEmail(db, userId);
        if (email !== undefined) await deps.checkSignOnRequirement(email, call.signOn.token);
        await startSession(deps, sessions, call, { userId, keepsAccount });
        return { data: null };
      },
    }),
  ];
}
