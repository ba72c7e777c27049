import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TEAM_SOURCE, type OffsiteRule } from './rule-list.ts';
import { offsiteRules } from './tables.ts';

/** A rule of the team. */
export type TeamRule = Pick<
  typeof offsiteRules.$inferSelect,
  'domain' | 'pathPattern' | 'status' | 'follows' | 'message' | 'reason' | 'since'
>;

/** A list of rules that a command loaded. */
export type RuleSource = { readonly source: string; readonly count: number };

/** Sets a rule of the team, in a transaction, effective at the next check in all processes. One for the same place is replaced. */
export async function setTeamRule(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  rule: OffsiteRule,
  reason: string,
): Promise<void> {
  const { status, follows, message } = rule;
  const set = { status, follows, message, reason, since: now() };
  await tx
    .insert(offsiteRules)
    .values({ ...rule, ...set, source: TEAM_SOURCE, loadId: newId() })
    .onConflictDoUpdate({
      target: [offsiteRules.domain, offsiteRules.pathHead, offsiteRules.pathPattern, offsiteRules.source],
      set,
    });
}

/** Removes a rule of the team, in a transaction. Returns whether there was one. */
export async function removeTeamRule(tx: Db, domain: string, pathPattern: string): Promise<boolean> {
  const removed = await tx
    .delete(offsiteRules)
    .where(
      and(
        eq(offsiteRules.source, TEAM_SOURCE),
        eq(offsiteRules.domain, domain),
        eq(offsiteRules.pathPattern, pathPattern),
      ),
    )
    .returning({ domain: offsiteRules.domain });
  return removed.length > 0;
}

/** Returns rules of the team after a place, by domain. */
export async function listTeamRules(
  db: Db,
  after: { readonly domain: string; readonly pathPattern: string } | undefined,
  limit: number,
): Promise<readonly TeamRule[]> {
  const { domain, pathPattern, status, follows, message, reason, since } = offsiteRules;
  return db
    .select({ domain, pathPattern, status, follows, message, reason, since })
    .from(offsiteRules)
    .where(
      and(
        eq(offsiteRules.source, TEAM_SOURCE),
        after && sql`(${domain}, ${pathPattern}) > (${after.domain}, ${after.pathPattern})`,
      ),
    )
    .orderBy(asc(domain), asc(pathPattern))
    .limit(limit);
}

/** Returns the lists that commands loaded, by name, with the number of their rules. */
export async function listSources(db: Db): Promise<readonly RuleSource[]> {
  const { rows } = await db.execute<RuleSource>(sql`
    select source, count(*)::int as count from offsite_rules where source <> ${TEAM_SOURCE} group by source order by source`);
  return rows;
}
