import { eq, sql } from 'drizzle-orm';
import type { ClockDeps, DatabaseDeps } from '../deps.ts';
import { defineStatement } from '../database/statement.ts';
import { rateLimits } from './tables.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

type Row = { readonly key: string; readonly tries: number; readonly endsAt: Date };

/** Rows are locked in key order, so that concurrent calls cannot deadlock. */
const countTries = defineStatement<Row>(
  'count tries',
  (value) => sql`
    insert into ${rateLimits} as existing (key, tries, ends_at)
    select hit.key, 1, ${value('now')}::timestamptz + hit.ms * interval '1 millisecond'
    from unnest(${value('keys')}::uuid[], ${value('windows')}::bigint[]) as hit (key, ms)
    order by hit.key
    on conflict (key) do update set
      tries = case when existing.ends_at <= ${value('now')}::timestamptz then 1 else existing.tries + 1 end,
      ends_at = case when existing.ends_at <= ${value('now')}::timestamptz then excluded.ends_at else existing.ends_at end
    returning key, tries, ends_at as "endsAt"`,
  { reusesPlan: true },
);

/** Creates a store in the database, shared by all processes of a site, with one statement per call. */
export function createPostgresStore({ db, now }: ClockDeps & DatabaseDeps): RateLimitStore {
  return {
    async count(hits) {
      const at = now();
      const rows = await countTries(db, {
        now: at.toISOString(),
        keys: `{${hits.map(({ key }) => key).join(',')}}`,
        windows: `{${hits.map(({ windowMs }) => windowMs).join(',')}}`,
      });
      const byKey = new Map(rows.map((row) => [row.key, row]));
      return hits.map(({ key, windowMs }) => {
        const { tries = 1, endsAt } = byKey.get(key) ?? {};
        return { tries, endsInMs: endsAt ? endsAt.getTime() - at.getTime() : windowMs };
      });
    },
    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },
  };
}
