import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { ruleKeys } from './match-rules.ts';
import type { OffsiteRule } from './rule-list.ts';

const rulesByKeys = defineStatement<OffsiteRule>(
  'offsite rules by keys',
  (value) => sql`
    select domain, path_head as "pathHead", path_pattern as "pathPattern", status, follows, message
    from offsite_rules
    where domain = any(${value('domains')}::text[]) and path_head = any(${value('heads')}::text[])`,
);

/**
 * Returns the rules that may match one of these links, by one index lookup, independent of the number of
 * rules.
 */
export async function findRules(db: Db, urls: readonly URL[]): Promise<readonly OffsiteRule[]> {
  const { domains, heads } = ruleKeys(urls);
  return rulesByKeys(db, { domains: textList(domains), heads: textList(heads) });
}

/** Formats texts as the single value of `= any(… ::text[])`. */
function textList(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
