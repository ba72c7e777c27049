import { z } from 'zod';
import { ROLES } from '../../people/accounts/index.ts';
import { auditEntrySchema, presentAction } from '../../people/audit-log/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import type { ListedMember } from './find-members.ts';
import type { MemberPage } from './read-member.ts';

const memberSchema = {
  id: idAnswer,
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  created_at: timeAnswer,
};

/** A member in the list of the team. */
export const listedMemberSchema = z.strictObject({ ...memberSchema, is_suspended: z.boolean() });

/** A member on their page for the team. */
export const memberPageSchema = z.strictObject({
  ...memberSchema,
  is_closed: z.boolean(),
  suspension: z
    .strictObject({ reason: z.string(), starts_at: timeAnswer, ends_at: timeAnswer.nullable() })
    .nullable(),
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string(),
      country: z.string().nullable(),
      last_seen_at: timeAnswer,
    }),
  ),
  app_count: countAnswer,
  removed_count: countAnswer,
  warned_count: countAnswer,
  history: z.array(auditEntrySchema),
  can_act: z.boolean(),
  can_set_role: z.boolean(),
});

const presentBase = (member: ListedMember | MemberPage) => ({
  id: String(member.id),
  username: member.username,
  full_name: member.fullName,
  email: member.email,
  role: member.role,
  created_at: member.createdAt.toISOString(),
});

/** Presents a member in the list of the team. */
export function presentListedMember(member: ListedMember): z.infer<typeof listedMemberSchema> {
  return { ...presentBase(member), is_suspended: member.isSuspended };
}

/** Presents a member on their page for the team. */
export function presentMember(member: MemberPage): z.infer<typeof memberPageSchema> {
  const { suspension } = member;
  return {
    ...presentBase(member),
    is_closed: member.isClosed,
    suspension: suspension
      ? {
          reason: suspension.reason,
          starts_at: suspension.startsAt.toISOString(),
          ends_at: suspension.endsAt?.toISOString() ?? null,
        }
      : null,
    sessions: member.sessions.map(({ id, device, country, lastSeenAt }) => ({
      id,
      device,
      country,
      last_seen_at: lastSeenAt.toISOString(),
    })),
    app_count: member.appCount,
    removed_count: member.removedCount,
    warned_count: member.warnedCount,
    history: member.history.map(presentAction),
    can_act: member.canAct,
    can_set_role: member.canSetRole,
  };
}
