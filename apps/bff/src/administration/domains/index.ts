import { z } from 'zod';
import { pageOptions, parsePageParams, toPage } from '../../platform/http/bookmark.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { countAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import {
  explainLink,
  listSources,
  listTeamRules,
  MESSAGE_MAX,
  readLinkOrDomain,
  RULE_WORDS,
  type RuleWord,
  type TeamRule,
} from '../../safety/offsite/index.ts';
import { checkTeam, reasonSchema } from '../members/index.ts';
import { removeLinkRule, setLinkRule } from './change-link-rule.ts';
import type { Deps } from './deps.ts';

const LIST = 'team link rules';
const PATH = '/_/domains/';
const PLACE_MAX = 800;
const LINK_MAX = 2000;

const ruleAnswer = {
  domain: z.string(),
  /** Empty for the whole domain. */
  path_pattern: z.string(),
  word: z.enum(RULE_WORDS),
  message: z.string().nullable(),
  reason: z.string().nullable(),
  since: timeAnswer,
};

/** Rules for outbound links in the administration: those of the team, the lists of commands, and the one that decides (OP-06). */
export function linkRulesModule(deps: Deps): Module {
  const { db, bookmarks } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'LinkRules',
        action: 'get',
        endpoint: 'v3_get_link_rules',
        options: z.strictObject(pageOptions),
        answer: z.array(z.strictObject(ruleAnswer)),
        async handle(options, { viewer }) {
          checkTeam(viewer);
          const { size, after } = parsePageParams(options);
          const [domain, pathPattern = ''] = bookmarks.read(LIST, after) ?? [];
          const rows = await listTeamRules(
            db,
            domain === undefined ? undefined : { domain, pathPattern },
            size + 1,
          );
          const { items, bookmark } = toPage(rows, size, (last) =>
            bookmarks.make(LIST, [last.domain, last.pathPattern]),
          );
          return { data: items.map(presentRule), bookmark };
        },
      }),
      authenticatedResource({
        name: 'LinkSources',
        action: 'get',
        endpoint: 'v3_get_link_sources',
        options: z.strictObject({}),
        answer: z.array(z.strictObject({ source: z.string(), count: countAnswer })),
        async handle(_, { viewer }) {
          checkTeam(viewer);
          return { data: await listSources(db) };
        },
      }),
      authenticatedResource({
        name: 'LinkCheck',
        action: 'get',
        endpoint: 'v3_explain_link',
        options: z.strictObject({ link: z.string().trim().min(1).max(LINK_MAX) }),
        answer: z.array(
          z.strictObject({
            ...ruleAnswer,
            source: z.string(),
            is_of_team: z.boolean(),
            matches: z.boolean(),
            decides: z.boolean(),
          }),
        ),
        async handle({ link }, { viewer }) {
          checkTeam(viewer);
          const url = readLinkOrDomain(link);
          if (!url)
            throw new AppError('invalid_input', {
              fields: { link: 'Use a domain or an address of a page.' },
            });
          const rules = await explainLink(db, url);
          const data = rules.map((rule) => ({
            ...presentRule(rule),
            source: rule.source,
            is_of_team: rule.isOfTeam,
            matches: rule.matches,
            decides: rule.decides,
          }));
          return { data };
        },
      }),
      authenticatedResource({
        name: 'LinkRule',
        action: 'create',
        endpoint: 'v3_set_link_rule',
        form: {
          path: PATH,
          keeps: ['place', 'word', 'message', 'reason'],
          hides: [],
          leadsTo: `${PATH}?done=set`,
        },
        options: z.strictObject({
          place: z.string().trim().min(1).max(PLACE_MAX),
          word: z.enum(RULE_WORDS),
          /** The text that visitors see in place of the default one. */
          message: z
            .string()
            .trim()
            .max(MESSAGE_MAX)
            .refine((text) => !/\p{Cc}/u.test(text), 'Use letters, not control characters.')
            .default(''),
          reason: reasonSchema,
        }),
        answer: emptyResponseSchema,
        async handle(input, { viewer }) {
          await setLinkRule(deps, viewer, input);
          return { data: null };
        },
      }),
      authenticatedResource({
        name: 'LinkRule',
        action: 'delete',
        endpoint: 'v3_remove_link_rule',
        form: {
          path: `${PATH}remove/`,
          keeps: ['domain', 'path_pattern'],
          hides: [],
          leadsTo: `${PATH}?done=removed`,
        },
        options: z.strictObject({
          domain: z.string().min(1).max(PLACE_MAX),
          path_pattern: z.string().max(PLACE_MAX).default(''),
        }),
        answer: emptyResponseSchema,
        async handle({ domain, path_pattern: pathPattern }, { viewer }) {
          await removeLinkRule(deps, viewer, { domain, pathPattern });
          return { data: null };
        },
      }),
    ],
  };
}

function presentRule({ domain, pathPattern, status, follows, message, reason, since }: TeamRule) {
  const word: RuleWord = follows ? 'follow' : status;
  return { domain, path_pattern: pathPattern, word, message, reason, since: since.toISOString() };
}
