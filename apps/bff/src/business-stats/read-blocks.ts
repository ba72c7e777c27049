import type { BusinessMetric } from '@pegboard/types';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { imageUrl } from '../images/index.ts';
import { blocksOf } from './blocks.ts';
import { foldSmall, UNKNOWN, type Group } from './fold-small.ts';
import type { DayRange } from './ranges.ts';
import { sums, type Counts } from './read-series.ts';

/** How many pins and boards are told. */
export const TOP_SIZE = 50;

/** A pin of the owner, with what was counted of its content wherever it was saved. */
export type TopPin = Counts & {
  readonly id: string;
  readonly title: string | null;
  readonly image: string | null;
};

/** A board of the owner, with what was counted of own pins on it. */
export type TopBoard = Counts & { readonly id: string; readonly name: string; readonly url: string };

/** From which countries, or with which devices, a metric was counted; small groups are one (see `foldSmall`). */
export async function readAudience(
  db: Db,
  ownerId: bigint,
  range: DayRange,
  wish: { readonly kind: 'country' | 'device'; readonly metric: BusinessMetric },
): Promise<readonly Group[]> {
  const { rows } = await db.execute<Group>(sql`
    select coalesce(nullif(subject, ''), ${UNKNOWN}) as key, sum(${sql.identifier(wish.metric)})::float8 as count
    from stat_blocks ${within(ownerId, wish.kind, range)} group by subject`);
  return foldSmall(rows);
}

/** The owner's pins of which a metric was counted most. Those that were deleted, or are on secret boards, are not told. */
export async function readTopPins(
  db: Db,
  ownerId: bigint,
  range: DayRange,
  metric: BusinessMetric,
): Promise<readonly TopPin[]> {
  type Row = Counts & { id: string; title: string | null; signature: string; sizes: object };
  const { rows } = await db.execute<Row>(sql`
    with counted as (
      select subject::bigint as content_id, ${sums} from stat_blocks ${within(ownerId, 'pin', range)} group by subject
    )
    select pin.id::text, coalesce(contents.title, contents.grid_title) as title, images.signature, images.sizes, counted.*
    from counted join contents on contents.id = counted.content_id and contents.creator_id = ${ownerId}
      join images on images.id = contents.image_id
      cross join lateral (
        select pins.id from pins join boards on boards.id = pins.board_id
        where pins.content_id = contents.id and pins.pinner_id = ${ownerId} and pins.deleted_at is null
          and boards.privacy <> 'secret' and boards.deleted_at is null and boards.archived_at is null
        order by pins.is_repin, pins.id limit 1
      ) as pin
    where counted.${sql.identifier(metric)} > 0
    order by counted.${sql.identifier(metric)} desc, contents.id desc limit ${TOP_SIZE}`);
  return rows.map(({ id, title, signature, sizes, ...row }) => ({
    id,
    title,
    image: '136x136' in sizes ? imageUrl(signature, '136x136') : null,
    ...countsOf(row),
  }));
}

/** The owner's boards on which a metric was counted most of own pins. Secret ones are not told. */
export async function readTopBoards(
  db: Db,
  ownerId: bigint,
  range: DayRange,
  metric: BusinessMetric,
): Promise<readonly TopBoard[]> {
  type Row = Counts & { id: string; name: string; slug: string; username: string };
  const { rows } = await db.execute<Row>(sql`
    with counted as (
      select subject::bigint as board_id, ${sums} from stat_blocks ${within(ownerId, 'board', range)} group by subject
    )
    select boards.id::text, boards.name, boards.slug, users.username, counted.*
    from counted join boards on boards.id = counted.board_id and boards.owner_id = ${ownerId}
      join users on users.id = boards.owner_id
    where boards.privacy <> 'secret' and boards.deleted_at is null and boards.archived_at is null
      and counted.${sql.identifier(metric)} > 0
    order by counted.${sql.identifier(metric)} desc, boards.id desc limit ${TOP_SIZE}`);
  return rows.map(({ id, name, slug, username, ...row }) => ({
    id,
    name,
    url: `/${username}/${slug}/`,
    ...countsOf(row),
  }));
}

/** The rows of a kind that are together a range of days. */
function within(ownerId: bigint, kind: string, range: DayRange): SQL {
  const blocks = sql.join(
    blocksOf(range.from, range.to).map(({ span, firstDay }) => sql`(${span}::smallint, ${firstDay}::date)`),
    sql`, `,
  );
  return sql`where owner_id = ${ownerId} and kind = ${kind} and (span, first_day) in (${blocks})`;
}

function countsOf({ impressions, closeups, saves, outbound_clicks, video_views }: Counts): Counts {
  return { impressions, closeups, saves, outbound_clicks, video_views };
}
