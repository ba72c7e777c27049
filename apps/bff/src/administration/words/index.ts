import { collapseWhitespace } from '@pegboard/types';
import { z } from 'zod';
import { listWordRules, WORD_ACTIONS, WORD_MATCHES } from '../../people/word-rules/index.ts';
import { pageOptions, parsePageParams, toPage } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { checkTeam, reasonSchema } from '../members/index.ts';
import { changeWordRule, endWordRule } from './change-word-rule.ts';
import type { Deps } from './deps.ts';

const LIST = 'word rules';
const PATH = '/_/words/';
const PHRASE_MAX = 100;

/** Rules for words in the administration (OP-06). */
export function wordRulesModule(deps: Deps): Module {
  const { db, bookmarks } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'WordRules',
        action: 'get',
        endpoint: 'v3_get_word_rules',
        options: z.strictObject(pageOptions),
        answer: z.array(
          z.strictObject({
            id: idAnswer,
            phrase: z.string(),
            match: z.enum(WORD_MATCHES),
            action: z.enum(WORD_ACTIONS),
            reason: z.string(),
            created_at: timeAnswer,
          }),
        ),
        async handle(options, { viewer }) {
          checkTeam(viewer);
          const { size, after } = parsePageParams(options);
          const [last] = bookmarks.read(LIST, after) ?? [];
          const rows = await listWordRules(db, last === undefined ? undefined : BigInt(last), size + 1);
          const { items, bookmark } = toPage(rows, size, ({ id }) => bookmarks.make(LIST, [String(id)]));
          const data = items.map(({ id, phrase, match, action, reason, createdAt }) => ({
            id: String(id),
            phrase,
            match,
            action,
            reason,
            created_at: createdAt.toISOString(),
          }));
          return { data, bookmark };
        },
      }),
      authenticatedResource({
        name: 'WordRule',
        action: 'create',
        endpoint: 'v3_set_word_rule',
        form: {
          path: PATH,
          keeps: ['phrase', 'match', 'action', 'reason'],
          hides: [],
          leadsTo: `${PATH}?done=set`,
        },
        options: z.strictObject({
          phrase: z
            .string()
            .max(PHRASE_MAX, `Use ${PHRASE_MAX} characters or fewer.`)
            .transform((text) => collapseWhitespace(text)),
          match: z.enum(WORD_MATCHES),
          action: z.enum(WORD_ACTIONS),
          reason: reasonSchema,
        }),
        answer: emptyResponseSchema,
        async handle(input, { viewer }) {
          await changeWordRule(deps, viewer, input);
          return { data: null };
        },
      }),
      authenticatedResource({
        name: 'WordRule',
        action: 'delete',
        endpoint: 'v3_remove_word_rule',
        form: { path: `${PATH}remove/`, keeps: ['id'], hides: [], leadsTo: `${PATH}?done=removed` },
        options: z.strictObject({ id: idSchema }),
        answer: emptyResponseSchema,
        async handle({ id }, { viewer }) {
          await endWordRule(deps, viewer, id);
          return { data: null };
        },
      }),
    ],
  };
}
