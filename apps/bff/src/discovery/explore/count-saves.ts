import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { minIdAt } from '../../platform/ids/new-id.ts';

const DAY_MS = 86_400_000;
const COUNT_LOCK = 7_340_119;
/** The periods of the lists in days; trending is relative to the days before its period. */
const BEST_DAYS = 30;
const POPULAR_DAYS = 7;
const TRENDING_DAYS = 2;
const LIST_MAX = 500;
/** The maximum number of today's topics, and of pins per topic. */
const TOPICS_MAX = 5;
const PINS_A_TOPIC_MAX = 20;

/**
 * Counts the saves of today and yesterday, and of earlier days not counted yet, and computes the lists of
 * most saved pins. Each member counts once per day and pin, and not for their own pins; saves to boards that
 * are not visible to everyone are ignored, so that no list reveals them (BF-06). One transaction per day: an
 * interrupted run can be continued.
 */
export async function aggregateSaves(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const today = Math.floor(now.getTime() / DAY_MS);
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(day)::text as last from save_days where day <= ${dayName(today)}::date`,
  );
  const last = rows[0]?.last == null ? 0 : Date.parse(rows[0].last) / DAY_MS;
  for (let day = Math.max(Math.min(last, today) - 1, today - BEST_DAYS + 1); day <= today; day += 1) {
    signal?.throwIfAborted();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK})`);
      await tx.execute(sql`delete from save_days where day = ${dayName(day)}::date`);
      await tx.execute(countOf(day));
    });
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK})`);
    await tx.execute(sql`delete from save_days where day <= ${dayName(today - BEST_DAYS)}::date`);
    await tx.execute(sql`delete from much_saved`);
    await tx.execute(listsOf(dayName(today)));
  });
}

/** Counts the saves of a day. An id contains its creation time. */
function countOf(day: number): SQL {
  const [from, to] = [minIdAt(new Date(day * DAY_MS)), minIdAt(new Date((day + 1) * DAY_MS))];
  return sql`
    insert into save_days (day, content_id, saves)
    select ${dayName(day)}::date, pins.content_id, count(distinct pins.pinner_id)
    from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
    where pins.id >= ${from} and pins.id < ${to} and pins.is_repin and pins.deleted_at is null
      and boards.privacy = 'public' and boards.archived_at is null and boards.deleted_at is null
      and pins.pinner_id <> contents.creator_id and not contents.is_promoted
    group by pins.content_id`;
}

/** Computes the lists from the counted days. */
function listsOf(today: string): SQL {
  const sum = (days: number): SQL =>
    sql`coalesce(sum(saves) filter (where day > ${today}::date - ${days}::int), 0)`;
  const usual = TRENDING_DAYS / (POPULAR_DAYS - TRENDING_DAYS);
  return sql`
    with summed as (
      select content_id, ${sum(BEST_DAYS)} as best, ${sum(POPULAR_DAYS)} as popular, ${sum(TRENDING_DAYS)} as trending
      from save_days where day <= ${today}::date group by content_id
    ), counted as materialized (
      select *, trending - (popular - trending) * ${usual}::float8 as rise from summed
    ), of_week as materialized (
      select counted.*, contents.interest_id from counted join contents on contents.id = counted.content_id
      where popular > 0 and contents.interest_id is not null
    ), topics as (
      select interest_id, row_number() over (order by sum(trending) desc, sum(popular) desc, interest_id) as place
      from of_week group by interest_id order by place limit ${TOPICS_MAX}
    ), of_topics as (
      select place, interest_id, content_id,
        row_number() over (partition by interest_id order by popular desc, content_id desc) as nth
      from of_week join topics using (interest_id)
    )
    insert into much_saved (list, rank, content_id, interest_id)
    (select 'best', row_number() over (order by best desc, content_id desc) as nth, content_id, null::bigint
      from counted order by nth limit ${LIST_MAX})
    union all
    (select 'popular', row_number() over (order by popular desc, content_id desc) as nth, content_id, null
      from counted where popular > 0 order by nth limit ${LIST_MAX})
    union all
    (select 'trending', row_number() over (order by rise desc, content_id desc) as nth, content_id, null
      from counted where rise > 0 order by nth limit ${LIST_MAX})
    union all
    (select 'topic', row_number() over (order by place, nth), content_id, interest_id
      from of_topics where nth <= ${PINS_A_TOPIC_MAX})`;
}

function dayName(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
