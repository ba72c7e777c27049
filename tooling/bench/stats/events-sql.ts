/** Number of pins and boards of the business whose year is generated. */
export const PINS = 1000;
export const BOARDS = 20;
/** The days of the generated year, both inclusive. */
export const YEAR = { from: '2025-11-21', to: '2026-11-20' } as const;
/** Number of rows per statement. */
export const CHUNK = 500_000;

const SECONDS = 365 * 86_400;

/**
 * Defines a function that returns a deterministic number from 0 (inclusive) to 1 (exclusive), by a number and
 * a salt.
 */
const DICE = `create function pg_temp.dice(of bigint, salt bigint) returns double precision language sql immutable as
  $$ select (hashint8extended(of, salt) & 9007199254740991)::double precision / 9007199254740992 $$`;

/**
 * Converts the first member of a world to a business with `PINS` pins on `BOARDS` boards, and stores their
 * ids in temporary tables, by number.
 */
export const BUSINESS_STATEMENTS: readonly string[] = [
  DICE,
  `create temp table own_boards as select id, row_number() over (order by id) - 1 as nth
    from (select id from boards where privacy = 'public' order by id limit ${BOARDS}) chosen`,
  `update boards set owner_id = 1 where id in (select id from own_boards)`,
  `create temp table own_contents as select id, row_number() over (order by id) - 1 as nth
    from (select id from contents order by id limit ${PINS}) chosen`,
  `update contents set creator_id = 1 where id in (select id from own_contents)`,
  `delete from pins where content_id in (select id from own_contents) or board_id in (select id from own_boards)`,
  `create temp table own_pins as select own_contents.id + 1 as id, own_contents.id as content_id, own_boards.id as board_id,
      own_contents.nth::int as nth
    from own_contents join own_boards on own_boards.nth = own_contents.nth % ${BOARDS}`,
  `insert into pins (id, content_id, board_id, pinner_id, position) select id, content_id, board_id, 1, id from own_pins`,
  `analyze`,
];

/**
 * Returns the statement that generates a range of the year's events: pins with smaller numbers are more
 * frequent, evenings are busier, with every metric and from fifty countries. Each event is stored and queued
 * for counting, as on the site.
 */
export function eventsStatement(from: number, to: number, total: number): string {
  return `
    with drawn as materialized (
      select n, timestamptz '${YEAR.from}T00:00:00Z'
          + (n::bigint * ${SECONDS} / ${total} * interval '1 second') + pg_temp.dice(n, 1) * interval '1 second' as at,
        floor(${PINS} * power(pg_temp.dice(n, 2), 3))::int as nth,
        case when pg_temp.dice(n, 3) < 0.8 then 1 when pg_temp.dice(n, 4) < 0.5 then 2 else 3 + (3 * pg_temp.dice(n, 5))::int % 3 end as metric,
        'A' || chr(65 + floor(25 * power(pg_temp.dice(n, 6), 2))::int) as country,
        (array['mobile', 'desktop', 'tablet'])[1 + floor(3 * power(pg_temp.dice(n, 7), 2))::int] as device
      from generate_series(${from}, ${to}) n
    ), inserted as (
      insert into events (day, id, type, occurred_at, is_signed_in, pin_id)
      select (at at time zone 'UTC')::date, md5('event ' || n)::uuid, (array[18, 7, 5, 12, 7761])[metric], at, true, own_pins.id
      from drawn join own_pins using (nth)
    )
    insert into countable_events (owner_id, content_id, board_id, metric, hour, country, device)
    select 1, own_pins.content_id, own_pins.board_id, metric, date_trunc('hour', at, 'UTC'), country, device
    from drawn join own_pins using (nth)`;
}

/** Counts all events; the aggregated counts must be the same. */
export const FULL_COUNT = `select count(*)::float8 as events,
  (select sum(impressions + closeups + saves + outbound_clicks + video_views)::float8 from stat_hours) as counted,
  (select sum(impressions + closeups + saves + outbound_clicks + video_views)::float8 from stat_blocks
    where kind = 'pin' and span = 64) as in_blocks
  from events`;
