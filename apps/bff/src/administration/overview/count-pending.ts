import { sql, type SQL } from 'drizzle-orm';
import { accountSuspensions, signUpRequests } from '../../people/accounts/index.ts';
import { spamLimits } from '../../safety/spam/index.ts';
import { appeals, copyrightNotices, reports } from '../../safety/reports/index.ts';
import type { Deps } from './deps.ts';

/** Counts go up to this number, so that no page waits for a large table. */
export const PENDING_MAX = 1000;

/** The number of things that the team has to decide on, and of suspended members; at most `PENDING_MAX` of each. */
export type PendingCounts = {
  readonly reports: number;
  readonly appeals: number;
  readonly notices: number;
  readonly sign_ups: number;
  readonly limited: number;
  readonly suspended: number;
};

/** Counts what the team has to decide on, with one statement. */
export async function countPending({ db, now }: Deps): Promise<PendingCounts> {
  const count = (rows: SQL): SQL => sql`(select count(*)::int from (${rows} limit ${PENDING_MAX}) counted)`;
  const { rows } = await db.execute<PendingCounts>(sql`select
    ${count(sql`select distinct kind, object_id from ${reports} where state = 'open'`)} as reports,
    ${count(sql`select from ${appeals} where answer is null`)} as appeals,
    ${count(sql`select from ${copyrightNotices} where decision is null`)} as notices,
    ${count(sql`select from ${signUpRequests}`)} as sign_ups,
    ${count(sql`select from ${spamLimits} where lifted_at is null`)} as limited,
    ${count(
      sql`select from ${accountSuspensions} where ends_at is null or ends_at > ${now().toISOString()}::timestamptz`,
    )} as suspended`);
  const [counted] = rows;
  if (!counted)
    throw new Error('The counts of the overview are missing: a select without from returned no row.');
  return counted;
}
