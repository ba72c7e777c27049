import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit, getClientSubnet } from '../../platform/rate-limits/index.ts';
import {
  createSessions,
  emailSchema,
  findIdentity,
  fullNameSchema,
  getSessionOrigin,
  inviteCodeSchema,
  listIdentities,
  localeSchema,
  loginCodeSchema,
  passFirstStep,
  recordDevice,
  SIGN_UPS_AN_ADDRESS,
  signUp,
  touchIdentity,
  unlinkIdentity,
  users,
} from '../accounts/index.ts';
import { SIGN_UP_MODES } from '../site-settings/index.ts';
import type { Deps, SignOnPorts } from './deps.ts';
import { describeSignOn, identityOf } from './describe-sign-on.ts';
import { linkSignOn } from './link-sign-on.ts';
import { domainOfEmail } from './rules.ts';
import { openConfirmed } from './sign-on-cookie.ts';
import { SITE_PROVIDER } from './sign-on-provider.ts';

const LOOKUPS_AN_ADDRESS = defineLimit({
  name: 'look-ups of company log-ins an address',
  max: 30,
  windowMs: 300_000,
  against: 'abuse',
});

const email = z.string().nullable();
const label = z.string();
const stepSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('none') }),
  z.strictObject({ step: z.literal('continue'), label, email }),
  z.strictObject({ step: z.literal('link'), label, email, username: z.string() }),
  z.strictObject({ step: z.literal('log-in'), label, email }),
  z.strictObject({
    step: z.literal('sign-up'),
    label,
    email,
    name: z.string().nullable(),
    mode: z.enum(SIGN_UP_MODES),
  }),
]);
const domainAnswer = z.strictObject({ provider: z.string(), domain: z.string(), host: z.string() });
const waitingSchema = z.strictObject({ waits_for_approval: z.literal(true) });
const whoSchema = z.strictObject({ id: idAnswer, username: z.string() });
const identityAnswer = z.strictObject({
  id: idAnswer,
  provider: z.string(),
  label,
  email,
  created_at: timeAnswer,
  last_used_at: timeAnswer.nullable(),
});

/** REST resources of single sign-on: the steps after a log-in at a provider, and the linked identities of a member (AC-09). */
export function signOnResources(deps: Deps & SignOnPorts): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { db, env, limits } = deps;
  const labelOf = (provider: string, address: string | null): string =>
    provider === SITE_PROVIDER ? (env.signOn?.label ?? '') : (domainOfEmail(address ?? '') ?? '');
  return [
    publicResource({
      name: 'SignOn',
      action: 'get',
      endpoint: 'v3_get_sign_on',
      options: z.strictObject({}),
      answer: stepSchema,
      async handle(_, { viewer, signOn }) {
        return { data: await describeSignOn(deps, viewer, signOn.token) };
      },
    }),
    publicResource({
      name: 'SignOnProvider',
      action: 'get',
      endpoint: 'v3_get_sign_on_provider',
      options: z.strictObject({}),
      answer: z.strictObject({ label: z.string().nullable() }),
      /** Returns the name of the operator's provider; null without one. */
      async handle() {
        return { data: { label: env.signOn?.label ?? null } };
      },
    }),
    publicResource({
      name: 'SignOnDomain',
      action: 'create',
      endpoint: 'v3_find_sign_on_domain',
      options: z.strictObject({ email: emailSchema }),
      form: {
        path: '/login/sso/domain/',
        keeps: ['email'],
        hides: [],
        shows: (data) => domainAnswer.parse(data),
      },
      answer: domainAnswer,
      /** Finds the provider of the domain of an email. It does not reveal whether the email has an account. */
      async handle({ email: address }, call) {
        await limits.count([LOOKUPS_AN_ADDRESS, getClientSubnet(call.address)]);
        const found = await deps.findProviderOfDomain(domainOfEmail(address) ?? '');
        if (!found) throw new AppError('sign_on_domain_unknown');
        return {
          data: { provider: found.key, domain: found.domain, host: new URL(found.issuer).host },
        };
      },
    }),
    publicResource({
      name: 'SignOnAccount',
      action: 'create',
      endpoint: 'v3_sign_up_with_provider',
      options: z.strictObject({
        full_name: fullNameSchema,
        locale: localeSchema.optional(),
        invite_code: inviteCodeSchema.optional(),
      }),
      form: {
        path: '/login/sso/account/',
        keeps: ['full_name', 'locale', 'invite_code'],
        hides: [],
        leadsTo: (data) => (waitingSchema.safeParse(data).success ? '/signup/waiting/' : undefined),
      },
      answer: z.union([whoSchema, waitingSchema]),
      /** Creates an account for the confirmed identity of the request, in the way that the site allows (OP-06). */
      async handle({ full_name: fullName, locale, invite_code: code }, call) {
        await limits.count([SIGN_UPS_AN_ADDRESS, getClientSubnet(call.address)]);
        const confirmed = openConfirmed(deps, call.signOn.token);
        if (!confirmed || confirmed.isTest || confirmed.email === null) throw new AppError('sign_on_expired');
        const identity = identityOf(confirmed);
        if (await findIdentity(db, identity)) throw new AppError('sign_on_linked');
        const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, confirmed.email));
        if (taken) throw new AppError('sign_on_account_exists');
        const made = await signUp(
          deps,
          sessions,
          {
            email: confirmed.email,
            password: undefined,
            identity,
            fullName,
            username: undefined,
            locale,
            inviteCode: code === '' ? undefined : code,
          },
          getSessionOrigin(call),
        );
        call.signOn.end();
        if (made === 'waits-for-approval') return { data: { waits_for_approval: true as const } };
        if (call.session.token !== undefined) await sessions.end(call.session.token);
        call.session.start(made.token);
        const device = { userId: made.id, token: call.device.token, isTrusted: false };
        call.device.remember((await recordDevice(db, deps.now(), device)).token);
        return { data: { id: String(made.id), username: made.username } };
      },
    }),
    publicResource({
      name: 'SignOnSession',
      action: 'create',
      endpoint: 'v3_log_in_with_provider',
      options: z.strictObject({ keep_account: z.boolean().optional() }),
      form: {
        path: '/login/sso/session/',
        keeps: [],
        hides: ['keep_account'],
        optionsOf: ({ keep_account: keeps }) =>
          keeps === undefined ? {} : { keep_account: keeps === 'true' },
      },
      answer: emptyResponseSchema,
      /** Logs the member of the confirmed identity in, who may keep an account that they deleted. */
      async handle({ keep_account: keepsAccount = false }, call) {
        await limits.count([LOOKUPS_AN_ADDRESS, getClientSubnet(call.address)]);
        const confirmed = openConfirmed(deps, call.signOn.token);
        if (!confirmed || confirmed.isTest) throw new AppError('sign_on_expired');
        const known = await findIdentity(db, identityOf(confirmed));
        if (!known) throw new AppError('sign_on_expired');
        await passFirstStep(deps, sessions, call, { userId: known.userId, keepsAccount });
        await touchIdentity(deps, known.id);
        call.signOn.end();
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'SignOnIdentity',
      action: 'create',
      endpoint: 'v3_link_provider',
      options: z.strictObject({ code: loginCodeSchema.optional() }),
      form: { path: '/login/sso/link/', keeps: [], hides: ['code'] },
      answer: emptyResponseSchema,
      async handle({ code }, call) {
        await linkSignOn(deps, call, code === '' ? undefined : code);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'SignOnIdentity',
      action: 'get',
      endpoint: 'v3_get_linked_providers',
      options: z.strictObject({}),
      answer: z.strictObject({
        has_password: z.boolean(),
        /** The name of the operator's provider; null without one. */
        offered: z.string().nullable(),
        identities: z.array(identityAnswer),
      }),
      async handle(_, { viewer }) {
        const [own] = await db
          .select({ hasPassword: users.hasPassword })
          .from(users)
          .where(eq(users.id, viewer.id));
        const identities = await listIdentities(db, viewer.id);
        return {
          data: {
            has_password: own?.hasPassword === true,
            offered: env.signOn?.label ?? null,
            identities: identities.map(({ id, provider, email: address, createdAt, lastUsedAt }) => ({
              id: String(id),
              provider,
              label: labelOf(provider, address),
              email: address,
              created_at: createdAt.toISOString(),
              last_used_at: lastUsedAt?.toISOString() ?? null,
            })),
          },
        };
      },
    }),
    authenticatedResource({
      name: 'SignOnIdentity',
      action: 'delete',
      endpoint: 'v3_unlink_provider',
      options: z.strictObject({ id: idSchema }),
      form: {
        path: '/settings/security/unlink/',
        keeps: [],
        hides: ['id'],
        leadsTo: '/settings/security/',
      },
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await unlinkIdentity(deps, viewer.id, parseId(id) ?? 0n);
        return { data: null };
      },
    }),
  ];
}
