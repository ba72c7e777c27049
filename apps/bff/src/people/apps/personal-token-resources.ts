import { z } from 'zod';
import { APP_SCOPES } from '../../platform/http/app-scope.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { CREATED_PER_HOUR, presentTimes, scopesAnswer, timesAnswer } from './answers.ts';
import type { Deps } from './deps.ts';
import {
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
  type PersonalTokenRow,
} from './personal-tokens.ts';
import { nameSchema, TOKEN_DAYS } from './rules.ts';

const tokenAnswer = z.strictObject({
  id: idAnswer,
  name: z.string(),
  scopes: scopesAnswer,
  ...timesAnswer,
});
const newTokenAnswer = tokenAnswer.extend({ access_token: z.string() });
/** The part of a new token that its page shows once. */
const shownToken = z.object({ name: z.string(), access_token: z.string() });

/** PersonalTokenResource creates, lists and revokes tokens for the scripts of the member (AC-06). */
export function personalTokenResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'PersonalToken',
      action: 'get',
      endpoint: 'v3_get_personal_tokens',
      options: z.strictObject({}),
      answer: z.array(tokenAnswer),
      async handle(_, { viewer }) {
        return { data: (await listPersonalTokens(deps, viewer)).map(presentToken) };
      },
    }),
    authenticatedResource({
      name: 'PersonalToken',
      action: 'create',
      endpoint: 'v3_create_personal_token',
      options: z.strictObject({
        name: nameSchema,
        scopes: z
          .array(z.enum(APP_SCOPES))
          .min(1, 'Choose what it may do.')
          .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once.'),
        days: z.literal(TOKEN_DAYS),
      }),
      form: {
        path: '/settings/apps/tokens/',
        keeps: ['name', 'days', ...APP_SCOPES],
        hides: [],
        optionsOf: ({ name, days, ...boxes }) => ({
          name,
          days: Number(days),
          scopes: APP_SCOPES.filter((scope) => boxes[scope] !== undefined),
        }),
        shows: (data) => shownToken.parse(data),
      },
      answer: newTokenAnswer,
      async handle(options, { viewer }) {
        await deps.limits.count([CREATED_PER_HOUR, String(viewer.id)]);
        const { row, token } = await createPersonalToken(deps, viewer, options);
        return { data: { ...presentToken(row), access_token: token } };
      },
    }),
    authenticatedResource({
      name: 'PersonalToken',
      action: 'delete',
      endpoint: 'v3_delete_personal_token',
      options: z.strictObject({ id: idSchema }),
      form: { path: '/settings/apps/tokens/revoke/', keeps: [], hides: ['id'], leadsTo: '/settings/apps/' },
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await revokePersonalToken(deps, viewer, parseId(id) ?? 0n);
        return { data: null };
      },
    }),
  ];
}

function presentToken({ id, name, scopes, ...times }: PersonalTokenRow): z.infer<typeof tokenAnswer> {
  return { id: String(id), name: name ?? '', scopes, ...presentTimes(times) };
}
