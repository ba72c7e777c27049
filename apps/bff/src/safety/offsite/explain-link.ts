import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { readLink } from './input.ts';
import { matchingRules, ruleKeys, type SourcedRule } from './match-rules.ts';
import { TEAM_SOURCE } from './rule-list.ts';
import { offsiteRules } from './tables.ts';

const RULES_MAX = 100;

/** A rule about the domain of a link, or about a domain above it. */
export type ExplainedRule = SourcedRule & {
  readonly source: string;
  readonly reason: string | null;
  readonly since: Date;
  readonly matches: boolean;
  /** True for the one rule that applies to the link. */
  readonly decides: boolean;
};

/** Parses a link, or a domain as a link to it; undefined for anything else. */
export function readLinkOrDomain(text: string): URL | undefined {
  const trimmed = text.trim();
  return /^https?:/i.test(trimmed) ? readLink(trimmed) : readLink(`https://${trimmed}`);
}

/** Returns the rules about the domain of a link, up to 100: first the one that applies, then others that match, then those for other paths. */
export async function explainLink(db: Db, url: URL): Promise<readonly ExplainedRule[]> {
  const rows = await db
    .select()
    .from(offsiteRules)
    .where(inArray(offsiteRules.domain, [...ruleKeys([url]).domains]))
    .limit(RULES_MAX);
  const rules = rows.map((row) => ({ ...row, isOfTeam: row.source === TEAM_SOURCE }));
  const matching = matchingRules(rules, url);
  const others = rules.filter((rule) => !matching.includes(rule));
  return [...matching, ...others].map((rule, nth) => ({
    ...rule,
    matches: nth < matching.length,
    decides: nth === 0 && matching.length > 0,
  }));
}
