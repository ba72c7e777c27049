import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { readRuleLine, TEAM_SOURCE, type OffsiteRule, type RuleWord } from './rule-list.ts';

/** The result of loading a list, with the line number, from 1, and reason of each skipped line. */
export type LoadedRules = {
  readonly loaded: number;
  readonly removed: number;
  readonly skipped: readonly { readonly line: number; readonly why: string }[];
};

/** A list: its lines, its name, and the default word of its rules. */
export type RuleList = {
  readonly lines: AsyncIterable<string> | Iterable<string>;
  readonly source: string;
  readonly fallback: RuleWord;
  /** True if an empty list removes the rules of its source; otherwise it is treated as a mistake. */
  readonly mayBeEmpty?: boolean | undefined;
};

const BATCH = 1000;
/** The first number of the advisory locks under which lists are loaded, one at a time. */
const LOAD_LOCK = 7_340_114;

/**
 * Replaces the rules of a source by those of a list, in one transaction, before which the old ones apply. A
 * rule that stays keeps its `since`; of duplicate rules the last applies. Throws for a list without rules, and for the source of the
 * team's own rules.
 */
export async function loadRules({ db, now }: Pick<Deps, 'db' | 'now'>, list: RuleList): Promise<LoadedRules> {
  if (list.source === TEAM_SOURCE)
    throw new Error(
      `“${TEAM_SOURCE}” is the source of the rules that the team sets at /_/domains/: name the list otherwise.`,
    );
  const rules = new Map<string, OffsiteRule>();
  const skipped: { line: number; why: string }[] = [];
  let line = 0;
  for await (const text of list.lines) {
    line += 1;
    const read = readRuleLine(text, list.fallback);
    if (read.kind === 'skipped') skipped.push({ line, why: read.why });
    if (read.kind === 'rule') rules.set(`${read.rule.domain}${read.rule.pathPattern}`, read.rule);
  }
  if (rules.size === 0 && !list.mayBeEmpty)
    throw new Error(
      `Nothing in this list is a rule (${skipped.length} of ${line} lines were skipped${skipped[0] ? `, the first because ${skipped[0].why}` : ''}): the rules of “${list.source}” stay as they are.`,
    );
  const removed = await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK}, hashtext(${list.source}))`);
    return replaceRules(transaction, list.source, [...rules.values()], now());
  });
  return { loaded: rules.size, removed, skipped };
}

/** Replaces the rules of a source. Returns the number of removed rules. */
async function replaceRules(
  db: Db,
  source: string,
  rules: readonly OffsiteRule[],
  at: Date,
): Promise<number> {
  const load = newId();
  for (let from = 0; from < rules.length; from += BATCH) {
    const batch = JSON.stringify(rules.slice(from, from + BATCH));
    await db.execute(sql`
      insert into offsite_rules as known
        (domain, path_head, path_pattern, source, status, follows, message, since, load_id)
      select r."domain", r."pathHead", r."pathPattern", ${source}::text, r."status", r."follows", r."message",
        ${at.toISOString()}::timestamptz, ${load}::bigint
      from jsonb_to_recordset(${batch}::jsonb) as r
        ("domain" text, "pathHead" text, "pathPattern" text, "status" text, "follows" boolean, "message" text)
      on conflict (domain, path_head, path_pattern, source) do update
        set status = excluded.status, follows = excluded.follows, message = excluded.message, load_id = excluded.load_id`);
  }
  const { rowCount } = await db.execute(
    sql`delete from offsite_rules where source = ${source} and load_id <> ${load}`,
  );
  return rowCount ?? 0;
}
