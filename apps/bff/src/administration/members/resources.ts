import { z } from 'zod';
import { ROLES } from '../../people/accounts/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { endMemberSessions, setMemberRole, suspendMember, unsuspendMember } from './change-member.ts';
import type { Deps } from './deps.ts';
import { findMembers } from './find-members.ts';
import {
  listedMemberSchema,
  memberPageSchema,
  presentListedMember,
  presentMember,
} from './present-member.ts';
import { readMember } from './read-member.ts';
import { checkTeam, reasonSchema, SUSPENSION_DAYS_MAX } from './rules.ts';

const QUERY_MAX = 100;
const PATH = '/_/users/:username';

const changedSchema = z.strictObject({ username: z.string() });
const answered = (username: string) => ({ data: { username } });
/** Returns the function for the page of the member, which confirms the change. */
const leadsTo =
  (done: string) =>
  (data: unknown): string => {
    const { username } = changedSchema.parse(data);
    return `/_/users/${username}/?done=${done}`;
  };

/** REST resources of the team about members (OP-06). Only the site calls them, no apps. */
export function memberResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'TeamMembers',
      action: 'get',
      endpoint: 'v3_get_members_for_team',
      options: z.strictObject({
        query: z.string().max(QUERY_MAX).default(''),
        role: z.enum(ROLES).optional(),
        is_suspended: z.boolean().optional(),
        ...pageOptions,
      }),
      answer: z.array(listedMemberSchema),
      async handle({ query, role, is_suspended: isSuspended, ...page }, { viewer }) {
        checkTeam(viewer);
        const filter = { query, role, isSuspended };
        const { items, bookmark } = await findMembers(deps, viewer, filter, parsePageParams(page));
        return { data: items.map(presentListedMember), bookmark };
      },
    }),
    authenticatedResource({
      name: 'TeamMember',
      action: 'get',
      endpoint: 'v3_get_member_for_team',
      options: z.strictObject({ username: z.string().max(QUERY_MAX) }),
      answer: memberPageSchema,
      async handle({ username }, { viewer }) {
        checkTeam(viewer);
        return { data: presentMember(await readMember(deps, viewer, username)) };
      },
    }),
    authenticatedResource({
      name: 'MemberSuspension',
      action: 'create',
      endpoint: 'v3_suspend_member',
      form: {
        path: `${PATH}/suspend/`,
        keeps: ['user_id', 'reason', 'days'],
        hides: [],
        optionsOf: ({ days, ...sent }) =>
          days === undefined || days === '' ? sent : { ...sent, days: Number(days) },
        leadsTo: leadsTo('suspended'),
      },
      options: z.strictObject({
        user_id: idSchema,
        reason: reasonSchema,
        /** Without it, the suspension has no end. */
        days: z.int().min(1).max(SUSPENSION_DAYS_MAX).optional(),
      }),
      answer: changedSchema,
      async handle({ user_id: userId, reason, days }, { viewer }) {
        return answered(await suspendMember(deps, viewer, userId, { reason, days }));
      },
    }),
    authenticatedResource({
      name: 'MemberSuspension',
      action: 'delete',
      endpoint: 'v3_unsuspend_member',
      form: { path: `${PATH}/unsuspend/`, keeps: ['user_id'], hides: [], leadsTo: leadsTo('unsuspended') },
      options: z.strictObject({ user_id: idSchema }),
      answer: changedSchema,
      async handle({ user_id: userId }, { viewer }) {
        return answered(await unsuspendMember(deps, viewer, userId));
      },
    }),
    authenticatedResource({
      name: 'MemberSessions',
      action: 'delete',
      endpoint: 'v3_end_sessions_of_member',
      form: { path: `${PATH}/log-out/`, keeps: ['user_id'], hides: [], leadsTo: leadsTo('logged-out') },
      options: z.strictObject({ user_id: idSchema }),
      answer: changedSchema,
      async handle({ user_id: userId }, { viewer }) {
        return answered(await endMemberSessions(deps, viewer, userId));
      },
    }),
    authenticatedResource({
      name: 'MemberRole',
      action: 'update',
      endpoint: 'v3_set_role_of_member',
      form: { path: `${PATH}/role/`, keeps: ['user_id', 'role'], hides: [], leadsTo: leadsTo('role') },
      options: z.strictObject({ user_id: idSchema, role: z.enum(ROLES) }),
      answer: changedSchema,
      async handle({ user_id: userId, role }, { viewer }) {
        return answered(await setMemberRole(deps, viewer, userId, role));
      },
    }),
  ];
}
