import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { minIdAt } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { FRESHNESS_AGES } from './documents/quality.ts';
import type { SearchIndex, SuggestedQuery } from './index/search-index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The days of searches that are counted, and the number of members from which a search is suggested to others. */
const DAYS = 30;
const MEMBERS_MIN = 3;
const SUGGESTED_MAX = 100_000;
/** A search is trending relative to the days before these. */
const TRENDING_DAYS = 2;

/** Reads what was saved in the last hour, and what is no longer new, into the search index again: their quality has changed. */
export const refreshSearchQuality = defineJob({
  name: 'refresh-search-quality',
  data: z.object({}),
  cron: '23 * * * *',
  handle: (_, { db, now }: Deps) => recordQualityChanges(db, now()),
});

/** Moves documents to the tiers of their quality, every night. */
export const rebalanceSearch = defineJob({
  name: 'rebalance-search',
  data: z.object({}),
  cron: '40 3 * * *',
  lease: { seconds: 7200 },
  handle: async (_, { searchIndex }: Deps, { signal }) => void (await searchIndex.rebalance(signal)),
});

/** Computes the suggested searches from those that at least three members made (SR-02), every hour. */
export const refreshSuggestedSearches = defineJob({
  name: 'refresh-suggested-searches',
  data: z.object({}),
  cron: '11 * * * *',
  handle: (_, { db, searchIndex, now }: Deps) => suggestSearches(db, searchIndex, now()),
});

/** Records the pins that were saved in the last hour, those that reached an age of `FRESHNESS_AGES`, and the boards with new pins. */
export async function recordQualityChanges(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 2 * HOUR_MS);
  const aged = FRESHNESS_AGES.map((days) => {
    const at = now.getTime() - days * DAY_MS;
    return sql`select id from contents where id >= ${minIdAt(new Date(at - 2 * HOUR_MS))} and id < ${minIdAt(new Date(at))}`;
  });
  await db.execute(sql`
    insert into search_changes (kind, ref)
    select 'pin', id from (
      select content_id as id from pins where id >= ${minIdAt(since)} and is_repin and deleted_at is null
      union ${sql.join(aged, sql` union `)}
    ) changed
    union all
    select 'board', id from boards where last_pinned_at >= ${since.toISOString()}::timestamptz and deleted_at is null`);
}

/** Replaces the suggested searches, and forgets older days. Never a search of fewer than three members: it could name one. */
export async function suggestSearches(db: Db, searchIndex: SearchIndex, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await db.execute(sql`delete from search_days where day <= ${today}::date - ${DAYS}::int`);
  const { rows } = await db.execute<SuggestedQuery>(sql`
    select mode() within group (order by query) as query, count(distinct user_id)::int as count,
      (count(distinct user_id) filter (where day > ${today}::date - ${TRENDING_DAYS}::int)
        - count(distinct user_id) filter (where day <= ${today}::date - ${TRENDING_DAYS}::int)
          * ${TRENDING_DAYS / (DAYS - TRENDING_DAYS)}::float8)::real as rise
    from search_days group by key having count(distinct user_id) >= ${MEMBERS_MIN}
    order by count desc limit ${SUGGESTED_MAX}`);
  await searchIndex.suggestQueries(rows);
}
