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

/** The rules that may fit one of these links: one look into the index, however many rules there are. */
export async function findRules(db: Db, urls: readonly URL[]): Promise<readonly OffsiteRule[]> {
  const { domains, heads } = ruleKeys(urls);
  return rulesByKeys(db, { domains: textList(domains), heads: textList(heads) });
}

/** Texts as the one value that `= any(… ::text[])` takes. */
function textList(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
}
