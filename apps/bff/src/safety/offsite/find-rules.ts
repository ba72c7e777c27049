import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { ruleKeys, type SourcedRule } from './match-rules.ts';
import { TEAM_SOURCE } from './rule-list.ts';

const rulesByKeys = defineStatement<SourcedRule>(
  'offsite rules by keys',
  (value) => sql`
    select domain, path_head as "pathHead", path_pattern as "pathPattern", status, follows, message,
      source = ${sql.raw(`'${TEAM_SOURCE}'`)} as "isOfTeam"
    from offsite_rules
    where domain = any(${value('domains')}::text[]) and path_head = any(${value('heads')}::text[])`,
);

/**
 * Returns the rules that may match one of these links, by one index lookup, independent of the number of
 * rules.
 */
export async function findRules(db: Db, urls: readonly URL[]): Promise<readonly SourcedRule[]> {
  const { domains, heads } = ruleKeys(urls);
  return rulesByKeys(db, { domains: textList(domains), heads: textList(heads) });
}

/** Formats texts as the single value of `= any(… ::text[])`. */
function textList(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
