import { z } from 'zod';
import { emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { deactivateAccount, deleteAccount } from './close-account.ts';
import type { AccountPorts, Deps } from './deps.ts';
import { signedSchema } from './passkey-resources.ts';
import { loginCodeSchema, passwordSchema } from './rules.ts';
import { createSessions } from './sessions.ts';

const CLOSURES_PER_MEMBER = defineLimit({
  name: 'closures a member',
  max: 10,
  windowMs: 300_000,
  against: 'abuse',
});

const personAnswer = z.strictObject({ username: z.string(), full_name: z.string() });
const closingSchema = z.strictObject({ delete_at: timeAnswer });

/** The address of the page after an account was closed, with the day of its deletion. */
const closedPath = (data: unknown): string => {
  const read = closingSchema.safeParse(data);
  return read.success ? `/secure/closed/?on=${read.data.delete_at.slice(0, 10)}` : '/secure/closed/';
};

/** REST resources that deactivate and delete the viewer's account (AC-03). Only the site calls them, no apps. */
export function closureResources(deps: Deps & AccountPorts): readonly AnyResource[] {
  const sessions = createSessions(deps);
  const { limits } = deps;
  return [
    authenticatedResource({
      name: 'UserDeletion',
      action: 'get',
      endpoint: 'v3_get_account_deletion',
      options: z.strictObject({}),
      answer: z.strictObject({
        /** The code of the error that a deletion has at present. */
        obstacle: z.enum(['account_runs_business', 'account_owes_charges']).nullable(),
        has_passkeys: z.boolean(),
        /** The group boards of the viewer, with their next owner. */
        group_boards: z.array(z.strictObject({ name: z.string(), next_owner: personAnswer })),
      }),
      async handle(_, { viewer }) {
        const { obstacle, hasPasskeys, groupBoards } = await deps.describeDeletion(deps.db, viewer.id);
        const boards = groupBoards.map(({ name, nextOwner: { username, fullName } }) => ({
          name,
          next_owner: { username, full_name: fullName },
        }));
        return { data: { obstacle, has_passkeys: hasPasskeys, group_boards: boards } };
      },
    }),
    authenticatedResource({
      name: 'UserDeletion',
      action: 'create',
      endpoint: 'v3_delete_account',
      form: { path: '/settings/close/delete/', keeps: [], hides: ['password', 'code'], leadsTo: closedPath },
      options: z.union([
        z.strictObject({ password: passwordSchema, code: loginCodeSchema.optional() }),
        z.strictObject({ credential: signedSchema }),
      ]),
      answer: closingSchema,
      async handle(proof, { viewer, session }) {
        await limits.count([CLOSURES_PER_MEMBER, String(viewer.id)]);
        const deleteAt = await deleteAccount(deps, sessions, viewer, proof);
        session.end();
        return { data: { delete_at: deleteAt.toISOString() } };
      },
    }),
    authenticatedResource({
      name: 'UserDeactivation',
      action: 'create',
      endpoint: 'v3_deactivate_account',
      form: { path: '/settings/close/deactivate/', keeps: [], hides: [], leadsTo: closedPath },
      options: z.strictObject({}),
      answer: emptyResponseSchema,
      async handle(_, { viewer, session }) {
        await limits.count([CLOSURES_PER_MEMBER, String(viewer.id)]);
        await deactivateAccount(deps, sessions, viewer);
        session.end();
        return { data: null };
      },
    }),
  ];
}
