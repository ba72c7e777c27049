import { LOG_ACTIONS, LOG_FIELDS } from '@pegboard/business-dashboard/model';
import { and, asc, count, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  countAnswer,
  idAnswer,
  emptyResponseSchema,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import {
  createSessions,
  passkeys,
  personSchema,
  presentPerson,
  sessions,
  userColumns,
  users,
} from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { getIdTimestamp, parseId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { businessResource } from './business-resource.ts';
import {
  assertCanAssignRole,
  changeRole,
  leaveBusiness,
  lockMember,
  removeMember,
} from './change-members.ts';
import { logAction } from './log-action.ts';
import { roleSchema, getAssignableRoles } from './rights.ts';
import { MEMBERS_MAX } from './rules.ts';
import { businessLog, businessMembers } from './tables.ts';

const LOG_PAGE = 50;
const memberSchema = personSchema.extend({
  role: roleSchema,
  joined_at: timeAnswer,
  is_you: z.boolean(),
  /** True if the viewer may change this member's role or end the membership. */
  may_change: z.boolean(),
});
const secureMemberSchema = memberSchema.extend({
  passkey_count: countAnswer,
  session_count: countAnswer,
  last_seen_at: timeAnswer.nullable(),
});
const changedValue = z.union([z.string(), z.number(), z.null()]);
const entrySchema = z.strictObject({
  id: idAnswer,
  at: timeAnswer,
  /** Null if the account was deleted. */
  actor: z.string().nullable(),
  action: z.enum(LOG_ACTIONS),
  subject: z.string(),
  /** The changed fields; amounts are millionths of their currency. */
  changes: z.array(
    z.strictObject({
      field: z.enum(LOG_FIELDS),
      from: changedValue,
      to: changedValue,
      currency: z.string().optional(),
    }),
  ),
});

/** REST resources of the members of a business, their security, and its log (BD-06). */
export function memberResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const endSessions = createSessions(deps);
  return [
    businessResource(deps, {
      name: 'BusinessMembers',
      action: 'get',
      endpoint: 'v3_get_business_members',
      right: 'members.view',
      options: z.strictObject({}),
      answer: z.array(memberSchema),
      async handle(_, { viewer, business, member }) {
        const assignable = getAssignableRoles(member.role);
        const rows = await db
          .select({ user: userColumns, role: businessMembers.role, joinedAt: businessMembers.joinedAt })
          .from(businessMembers)
          .innerJoin(users, eq(users.id, businessMembers.userId))
          .where(eq(businessMembers.businessId, business.id))
          .orderBy(asc(businessMembers.joinedAt), asc(users.id))
          .limit(MEMBERS_MAX);
        return {
          data: rows.map(({ user, role, joinedAt }) => ({
            ...presentPerson(user),
            role,
            joined_at: joinedAt.toISOString(),
            is_you: user.id === viewer.id,
            may_change: assignable.includes(role),
          })),
        };
      },
    }),
    businessResource(deps, {
      name: 'BusinessMembers',
      action: 'update',
      endpoint: 'v3_change_business_member',
      right: 'members.edit',
      options: z.strictObject({ user_id: idSchema, role: roleSchema }),
      answer: emptyResponseSchema,
      async handle({ user_id: user, role }, membership) {
        await changeRole(db, membership, parseId(user), role);
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessMembers',
      action: 'delete',
      endpoint: 'v3_remove_business_member',
      right: 'members.edit',
      options: z.strictObject({ user_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ user_id: user }, membership) {
        await removeMember(db, membership, parseId(user));
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessMembership',
      action: 'delete',
      endpoint: 'v3_leave_business',
      right: 'business.view',
      options: z.strictObject({}),
      answer: emptyResponseSchema,
      async handle(_, membership) {
        await leaveBusiness(db, membership);
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessSecurity',
      action: 'get',
      endpoint: 'v3_get_business_security',
      right: 'security.view',
      options: z.strictObject({}),
      answer: z.array(secureMemberSchema),
      async handle(_, { viewer, business, member }) {
        const assignable = getAssignableRoles(member.role);
        const open = db
          .select({
            userId: sessions.userId,
            many: count().as('many'),
            lastSeenAt: max(sessions.lastSeenAt).as('last_seen_at'),
          })
          .from(sessions)
          .where(gt(sessions.expiresAt, deps.now()))
          .groupBy(sessions.userId)
          .as('open');
        const rows = await db
          .select({
            user: userColumns,
            role: businessMembers.role,
            joinedAt: businessMembers.joinedAt,
            passkeyCount: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${users.id})`,
            sessionCount: open.many,
            lastSeenAt: open.lastSeenAt,
          })
          .from(businessMembers)
          .innerJoin(users, eq(users.id, businessMembers.userId))
          .leftJoin(open, eq(open.userId, users.id))
          .where(eq(businessMembers.businessId, business.id))
          .orderBy(asc(businessMembers.joinedAt), asc(users.id))
          .limit(MEMBERS_MAX);
        return {
          data: rows.map(({ user, role, joinedAt, passkeyCount, sessionCount, lastSeenAt }) => ({
            ...presentPerson(user),
            role,
            joined_at: joinedAt.toISOString(),
            is_you: user.id === viewer.id,
            may_change: assignable.includes(role),
            passkey_count: passkeyCount,
            session_count: sessionCount ?? 0,
            last_seen_at: lastSeenAt?.toISOString() ?? null,
          })),
        };
      },
    }),
    businessResource(deps, {
      name: 'BusinessMemberSessions',
      action: 'delete',
      endpoint: 'v3_end_sessions_of_business_member',
      right: 'security.edit',
      options: z.strictObject({ user_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ user_id: user }, membership) {
        await db.transaction(async (tx) => {
          const target = await lockMember(tx, membership, parseId(user));
          if (target.userId !== membership.member.userId) assertCanAssignRole(membership, target.role);
          await endSessions.endOthers(target.userId, undefined, tx);
          await logAction(tx, membership, 'member.sessions_ended', `@${target.username}`);
        });
        return { data: null };
      },
    }),
    businessResource(deps, {
      name: 'BusinessLog',
      action: 'get',
      endpoint: 'v3_get_business_log',
      right: 'security.view',
      options: z.strictObject({ before: idSchema.optional() }),
      answer: z.array(entrySchema),
      async handle({ before }, { business }) {
        const until = before === undefined ? undefined : (parseId(before) ?? 0n);
        const rows = await db
          .select({
            id: businessLog.id,
            actor: users.username,
            action: businessLog.action,
            subject: businessLog.subject,
            changes: businessLog.changes,
          })
          .from(businessLog)
          .leftJoin(users, eq(users.id, businessLog.actorId))
          .where(
            and(
              eq(businessLog.businessId, business.id),
              until === undefined ? undefined : lt(businessLog.id, until),
            ),
          )
          .orderBy(desc(businessLog.id))
          .limit(LOG_PAGE);
        return {
          data: rows.map(({ id, ...entry }) => ({
            id: String(id),
            at: getIdTimestamp(id).toISOString(),
            ...entry,
          })),
        };
      },
    }),
  ];
}
