import { z } from 'zod';
import { listSignUpRequests, SIGN_UP_WAIT_REASONS } from '../../people/accounts/index.ts';
import { recordAction, type AuditAction } from '../../people/audit-log/index.ts';
import { makeInviteCode } from '../../people/invites/index.ts';
import {
  changeSetting,
  readSetting,
  SIGN_UP_MODES,
  SIGN_UP_PROOFS,
} from '../../people/site-settings/index.ts';
import { pageOptions, parsePageParams, toPage } from '../../platform/http/bookmark.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { requireEmployee } from '../../platform/http/viewer.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { checkTeam } from '../members/index.ts';
import { decideSignUp, SIGN_UP_DECISIONS } from './decide-sign-up.ts';
import type { Deps } from './deps.ts';

const LIST = 'sign-up requests';
/** The channel of invites that the team creates in the administration. */
const TEAM_CHANNEL = 900;
const inviteSchema = z.strictObject({ invite_code: z.string(), expires_at: timeAnswer });
const settingsSchema = z.strictObject({
  sign_up_mode: z.enum(SIGN_UP_MODES),
  sign_up_proof: z.enum(SIGN_UP_PROOFS),
});

/** REST resources of the team about sign-ups: those that wait, and the way of signing up (OP-06). */
export function signUpResources(deps: Deps): readonly AnyResource[] {
  const { db, bookmarks } = deps;
  return [
    authenticatedResource({
      name: 'SignUpRequests',
      action: 'get',
      endpoint: 'v3_get_sign_up_requests',
      options: z.strictObject(pageOptions),
      answer: z.array(
        z.strictObject({
          id: idAnswer,
          full_name: z.string(),
          email: z.string(),
          reason: z.enum(SIGN_UP_WAIT_REASONS),
          created_at: timeAnswer,
        }),
      ),
      async handle(options, { viewer }) {
        checkTeam(viewer);
        const { size, after } = parsePageParams(options);
        const [last] = bookmarks.read(LIST, after) ?? [];
        const rows = await listSignUpRequests(db, last === undefined ? undefined : BigInt(last), size + 1);
        const { items, bookmark } = toPage(rows, size, ({ id }) => bookmarks.make(LIST, [String(id)]));
        const data = items.map(({ id, fullName, email, reason, createdAt }) => ({
          id: String(id),
          full_name: fullName,
          email,
          reason,
          created_at: createdAt.toISOString(),
        }));
        return { data, bookmark };
      },
    }),
    authenticatedResource({
      name: 'SignUpRequest',
      action: 'update',
      endpoint: 'v3_decide_sign_up',
      form: {
        path: '/_/sign-ups/',
        keeps: ['id', 'decision'],
        hides: [],
        leadsTo: '/_/sign-ups/?done=decided',
      },
      options: z.strictObject({ id: idSchema, decision: z.enum(SIGN_UP_DECISIONS) }),
      answer: emptyResponseSchema,
      async handle({ id, decision }, { viewer }) {
        await decideSignUp(deps, viewer, id, decision);
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'TeamInvite',
      action: 'create',
      endpoint: 'v3_create_team_invite',
      form: {
        path: '/_/sign-ups/invite/',
        keeps: [],
        hides: [],
        leadsTo: (data) => `/_/sign-ups/?code=${inviteSchema.parse(data).invite_code}`,
      },
      options: z.strictObject({}),
      answer: inviteSchema,
      async handle(_, { viewer }) {
        checkTeam(viewer);
        const { code, expiresAt } = await makeInviteCode(deps, viewer, TEAM_CHANNEL);
        return { data: { invite_code: code, expires_at: expiresAt.toISOString() } };
      },
    }),
    authenticatedResource({
      name: 'SiteSettings',
      action: 'get',
      endpoint: 'v3_get_site_settings',
      options: z.strictObject({}),
      answer: settingsSchema,
      async handle(_, { viewer }) {
        requireEmployee(viewer);
        return { data: await readSettings(db) };
      },
    }),
    authenticatedResource({
      name: 'SiteSettings',
      action: 'update',
      endpoint: 'v3_change_site_settings',
      form: {
        path: '/_/settings/',
        keeps: ['sign_up_mode', 'sign_up_proof'],
        hides: [],
        leadsTo: '/_/settings/?done=saved',
      },
      options: settingsSchema.partial(),
      answer: settingsSchema,
      async handle({ sign_up_mode: mode, sign_up_proof: proof }, { viewer }) {
        requireEmployee(viewer);
        const data = await db.transaction(async (tx) => {
          const record = (action: AuditAction, from: string, to: string): Promise<void> =>
            recordAction(deps, tx, viewer, { action, details: { from, to } });
          const before = await readSettings(tx);
          if (mode !== undefined && mode !== before.sign_up_mode) {
            await changeSetting(tx, 'sign_up_mode', mode);
            await record('sign_up_mode_changed', before.sign_up_mode, mode);
          }
          if (proof !== undefined && proof !== before.sign_up_proof) {
            await changeSetting(tx, 'sign_up_proof', proof);
            await record('sign_up_proof_changed', before.sign_up_proof, proof);
          }
          return readSettings(tx);
        });
        return { data };
      },
    }),
  ];
}

async function readSettings(db: Deps['db']): Promise<z.infer<typeof settingsSchema>> {
  return {
    sign_up_mode: await readSetting(db, 'sign_up_mode'),
    sign_up_proof: await readSetting(db, 'sign_up_proof'),
  };
}
