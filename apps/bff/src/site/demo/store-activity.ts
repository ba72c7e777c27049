import { sql } from 'drizzle-orm';
import { WATCH_TIME_CODE } from '../../engagement/events/index.ts';
import { rollUp } from '../../business/business-stats/index.ts';
import type { Db } from '../../platform/database/db.ts';

/**
 * The business whose dashboard has demo data, and its number of days: four weeks, the four before, and some
 * spare days.
 */
const BUSINESS = 'kilnandco';
const DAYS = 60;
/** Number of events on the first day, and its daily increase. */
const EVENTS_A_DAY = 100;
const MORE_A_DAY = 2;
/** Number of days stored per statement. */
const DAYS_AT_ONCE = 15;

/**
 * Returns a deterministic number from 0 (inclusive) to 1 (exclusive), derived from a day, an event and a
 * salt.
 */
const dice = (salt: number) =>
  sql`((hashint8extended(day * 10000 + nth, ${salt}) & 9007199254740991)::float8 / 9007199254740992)`;

/**
 * Stores events of a demo business's pins in the past weeks, as the event log would, and counts them: some
 * pins are more popular, evenings and weekends are busier, and each week is slightly better than the one
 * before.
 */
export async function storeActivity(db: Db, now: Date): Promise<void> {
  for (let first = 1; first <= DAYS; first += DAYS_AT_ONCE) {
    await db.execute(sql`
      with own as (
        select pins.id, pins.content_id, pins.board_id, contents.creator_id as owner_id,
          contents.rich ? 'video' as has_video, (contents.rich -> 'video' ->> 'duration')::numeric as duration, row_number() over (order by hashint8extended(pins.id, 0)) - 1 as place,
          count(*) over () as count
        from pins join contents on contents.id = pins.content_id join users on users.id = contents.creator_id
        where users.username = ${BUSINESS} and not pins.is_repin
      ), drawn as materialized (
        select day, nth, ${dice(1)} as which, ${dice(2)} as what, ${dice(3)} as country, ${dice(4)} as device,
          ${now.toISOString()}::timestamptz - day * interval '1 day'
            + interval '1 day' * (0.25 + 0.7 * power(${dice(5)}, 0.6)) as at
        from generate_series(${first}::bigint, ${first + DAYS_AT_ONCE - 1}::bigint) as day
          cross join lateral generate_series(1, ((${EVENTS_A_DAY} + ${MORE_A_DAY} * (${DAYS} - day))
            * case when extract(isodow from ${now.toISOString()}::timestamptz - day * interval '1 day') > 5 then 1.35 else 1 end)::bigint) as nth
      ), happened as materialized (
        select drawn.*, own.*, case when what < 0.72 then 1 when what < 0.86 then 2 when what < 0.93 then 3
          when what < 0.97 or not has_video then 4 else 5 end as metric
        from drawn join own on own.place = floor(own.count * power(which, 2.2))::int
        where at < ${now.toISOString()}::timestamptz
      ), logged as (
        insert into events (day, id, type, occurred_at, is_signed_in, pin_id)
        select (at at time zone 'UTC')::date, gen_random_uuid(), (array[18, 7, 5, 12, 7761])[metric], at, true, id from happened
      )
      insert into countable_events (owner_id, content_id, board_id, metric, watched_ms, hour, country, device)
      select owner_id, content_id, board_id, counted.metric, counted.watched_ms, date_trunc('hour', at, 'UTC'),
        (array['US', 'GB', 'DE', 'FR', 'NL', 'JP', 'CA', 'SE', 'BR', 'AU', 'PT', 'IS'])[1 + floor(12 * power(country, 2.4))::int],
        (array['mobile', 'desktop', 'tablet'])[1 + floor(3 * power(device, 1.8))::int]
      from happened cross join lateral (
        select happened.metric, null::numeric as watched_ms
        union all select ${WATCH_TIME_CODE}, duration * (0.3 + 0.6 * country) where happened.metric = 5
      ) as counted`);
    await countAll(db);
  }
}

async function countAll(db: Db): Promise<void> {
  if ((await rollUp(db)) > 0) await countAll(db);
}
