import * as z from 'zod/mini';

/** The path of the page of rules for links. */
export const PATH = '/_/domains/';

/** The words of rules, as the server takes them. */
export const RULE_WORDS = ['blocked', 'suspicious', 'porn', 'ok', 'follow'] as const;

const ruleFields = {
  domain: z.string(),
  path_pattern: z.string(),
  word: z.enum(RULE_WORDS),
  message: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  since: z.string(),
};

/** Rules of the team. */
export const linkRulesSchema = z.array(z.object(ruleFields));

/** Rules about a domain, of the team and of lists. */
export const checkedRulesSchema = z.array(
  z.object({
    ...ruleFields,
    source: z.string(),
    is_of_team: z.boolean(),
    matches: z.boolean(),
    decides: z.boolean(),
  }),
);

/** Lists that commands loaded. */
export const sourcesSchema = z.array(z.object({ source: z.string(), count: z.number() }));

/** A rule of the team. */
export type LinkRule = z.infer<typeof linkRulesSchema>[number];
/** A rule about a domain. */
export type CheckedRule = z.infer<typeof checkedRulesSchema>[number];
/** A list that a command loaded. */
export type RuleSource = z.infer<typeof sourcesSchema>[number];
