import { z } from 'zod';
import { idAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { businessResource } from './business-resource.ts';
import {
  acceptInvite,
  declineInvite,
  endInvite,
  invitesFor,
  pendingInvites,
  inviteToBusiness,
  type InviteRow,
} from './invites.ts';
import { businessSchema, presentBusiness } from './present-business.ts';
import { kindSchema, roleSchema } from './rights.ts';
import { inviteOfCode } from './rules.ts';

const HOUR_MS = 3_600_000;
const INVITES_PER_HOUR = defineLimit({
  name: 'business invites',
  max: 100,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const ANSWERS_PER_HOUR = defineLimit({
  name: 'answers to business invites',
  max: 100,
  windowMs: HOUR_MS,
  against: 'abuse',
});

const inviteSchema = z.strictObject({
  id: idAnswer,
  business_id: idAnswer,
  business_name: z.string(),
  business_kind: kindSchema,
  role: roleSchema,
  username: z.string().nullable(),
  email: z.string().nullable(),
  invited_by: z.string().nullable(),
  expires_at: timeAnswer,
  is_over: z.boolean(),
});
const whoSchema = z
  .string()
  .trim()
  .min(1, 'Name somebody by username or e-mail.')
  .max(254, 'This is longer than an e-mail.')
  .refine(
    (who) => !who.includes('@') || who.startsWith('@') || z.email().safeParse(who).success,
    'This does not look like an e-mail.',
  );
const codeSchema = z.string().max(100).optional();
const answerSchema = z.strictObject({ invite_id: idSchema.optional(), code: codeSchema });

function presentInvite(row: InviteRow, now: Date): z.infer<typeof inviteSchema> {
  return {
    id: String(row.id),
    business_id: String(row.businessId),
    business_name: row.businessName,
    business_kind: row.businessKind,
    role: row.role,
    username: row.username,
    email: row.email,
    invited_by: row.inviter,
    expires_at: row.expiresAt.toISOString(),
    is_over: row.expiresAt <= now,
  };
}

/**
 * REST resources of invites to businesses: those sent by a business, and those received by a member (BD-09).
 */
export function inviteResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const codedIn = (code: string | undefined): bigint | undefined =>
    code === undefined ? undefined : (inviteOfCode(deps.env.secret, code) ?? 0n);
  const answered = ({ invite_id: id, code }: z.infer<typeof answerSchema>) => ({
    id: id === undefined ? undefined : parseId(id),
    coded: codedIn(code),
  });
  return [
    businessResource(deps, {
      name: 'BusinessInvites',
      action: 'get',
      endpoint: 'v3_get_business_invites',
      right: 'members.edit',
      options: z.strictObject({}),
      answer: z.array(inviteSchema),
      handle: async (_, membership) => ({
        data: (await pendingInvites(db, membership)).map((row) => presentInvite(row, deps.now())),
      }),
    }),
    businessResource(deps, {
      name: 'BusinessInvites',
      action: 'create',
      endpoint: 'v3_invite_to_business',
      right: 'members.edit',
      options: z.strictObject({ who: whoSchema, role: roleSchema }),
      answer: inviteSchema,
      async handle(options, { viewer, business, member }) {
        await deps.limits.count([INVITES_PER_HOUR, String(viewer.id)]);
        const invite = await inviteToBusiness(deps, viewer, { business, member }, options);
        return { data: presentInvite(invite, deps.now()) };
      },
    }),
    businessResource(deps, {
      name: 'BusinessInvites',
      action: 'delete',
      endpoint: 'v3_end_business_invite',
      right: 'members.edit',
      options: z.strictObject({ invite_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ invite_id: id }, membership) {
        await endInvite(db, membership, parseId(id));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BusinessInvitation',
      action: 'get',
      endpoint: 'v3_get_business_invitations',
      options: z.strictObject({ code: codeSchema }),
      answer: z.array(inviteSchema),
      handle: async ({ code }, { viewer }) => ({
        data: (await invitesFor(deps, viewer, codedIn(code))).map((row) => presentInvite(row, deps.now())),
      }),
    }),
    authenticatedResource({
      name: 'BusinessInvitation',
      action: 'update',
      endpoint: 'v3_accept_business_invitation',
      options: answerSchema,
      answer: businessSchema,
      async handle(options, { viewer }) {
        await deps.limits.count([ANSWERS_PER_HOUR, String(viewer.id)]);
        return { data: presentBusiness(await acceptInvite(deps, viewer, answered(options))) };
      },
    }),
    authenticatedResource({
      name: 'BusinessInvitation',
      action: 'delete',
      endpoint: 'v3_decline_business_invitation',
      options: answerSchema,
      answer: emptyResponseSchema,
      async handle(options, { viewer }) {
        await declineInvite(db, viewer, answered(options));
        return { data: null };
      },
    }),
  ];
}
