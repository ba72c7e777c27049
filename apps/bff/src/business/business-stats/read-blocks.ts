import type { BusinessMetric } from '@pegboard/types';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { idList } from '../../platform/database/statement.ts';
import { splitIntoBlocks } from './blocks.ts';
import { mergeSmallGroups, UNKNOWN, type Group } from './fold-small.ts';
import type { DayRange } from './ranges.ts';
import { sums, type Counts } from './read-series.ts';

/** Number of top pins and boards. */
export const TOP_SIZE = 50;

/** A pin of an owner, with the counts of its content on all boards. */
export type TopPin = Counts & {
  readonly id: string;
  readonly title: string | null;
  readonly image: string | null;
};

/** A board of an owner, with the counts of own pins on it. */
export type TopBoard = Counts & { readonly id: string; readonly name: string; readonly url: string };

/** Returns a metric by country or device; small groups are merged (see `mergeSmallGroups`). */
export async function readAudience(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  params: { readonly kind: 'country' | 'device'; readonly metric: BusinessMetric },
): Promise<readonly Group[]> {
  return mergeSmallGroups(await readGroups(db, owners, range, params));
}

/** Returns a metric by country or device, of some owners or of all, small groups included. */
export async function readGroups(
  db: Db,
  owners: readonly bigint[] | 'all',
  range: DayRange,
  params: { readonly kind: 'country' | 'device'; readonly metric: BusinessMetric },
): Promise<readonly Group[]> {
  const ofOwners = owners === 'all' ? sql`` : sql`owner_id = any(${idList(owners)}::bigint[]) and`;
  // The kind is literal, so that the partial index of audiences is used for all owners.
  const kind = sql.raw(`'${params.kind}'`);
  const { rows } = await db.execute<Group>(sql`
    select coalesce(nullif(subject, ''), ${UNKNOWN}) as key, sum(${sql.identifier(params.metric)})::float8 as count
    from stat_blocks where ${ofOwners} kind = ${kind} and (span, first_day) in (${blocksOf(range)}) group by subject`);
  return rows;
}

/** Returns the owners' top pins by a metric, organic and paid. Deleted pins, and pins on secret boards, are excluded. */
export async function readTopPins(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  metric: BusinessMetric,
  limit = TOP_SIZE,
): Promise<readonly TopPin[]> {
  type Row = Counts & { id: string; title: string | null; signature: string; sizes: object };
  const { rows } = await db.execute<Row>(sql`
    select pin.id::text, coalesce(contents.title, contents.grid_title) as title, images.signature, images.sizes, counted.*
    from ${ranked(owners, 'pin', range, metric)} as counted
      join contents on contents.id = counted.subject::bigint
      join images on images.id = contents.image_id
      cross join lateral (
        select pins.id from pins join boards on boards.id = pins.board_id
        where pins.content_id = contents.id and pins.pinner_id = contents.creator_id and pins.deleted_at is null
          and boards.privacy <> 'secret' and boards.deleted_at is null and boards.archived_at is null
        order by pins.is_repin, pins.id limit 1
      ) as pin
    order by counted.${sql.identifier(metric)} desc, counted.subject limit ${limit}`);
  return rows.map(({ id, title, signature, sizes, ...row }) => ({
    id,
    title,
    image: '136x136' in sizes ? imageUrl(signature, '136x136') : null,
    ...countsOf(row),
  }));
}

/** Returns the owners' top boards by a metric of own pins. Secret ones are excluded. */
export async function readTopBoards(
  db: Db,
  owners: readonly bigint[],
  range: DayRange,
  metric: BusinessMetric,
): Promise<readonly TopBoard[]> {
  type Row = Counts & { id: string; name: string; slug: string; username: string };
  const { rows } = await db.execute<Row>(sql`
    select boards.id::text, boards.name, boards.slug, users.username, counted.*
    from ${ranked(owners, 'board', range, metric)} as counted
      join boards on boards.id = counted.subject::bigint
      join users on users.id = boards.owner_id
    where boards.privacy <> 'secret' and boards.deleted_at is null and boards.archived_at is null
    order by counted.${sql.identifier(metric)} desc, counted.subject limit ${TOP_SIZE}`);
  return rows.map(({ id, name, slug, username, ...row }) => ({
    id,
    name,
    url: `/${username}/${slug}/`,
    ...countsOf(row),
  }));
}

/** Returns the sums of a kind in the requested order, so that only the reported subjects are looked up. */
function ranked(
  owners: readonly bigint[],
  kind: 'pin' | 'board',
  range: DayRange,
  metric: BusinessMetric,
): SQL {
  const name = sql.identifier(metric);
  return sql`(
    select subject, ${sums} from (${kind === 'pin' ? withPaid(owners, range) : sql`select * from stat_blocks ${within(owners, kind, range)}`}) as counts
    group by subject having sum(${name}) > 0 order by ${name} desc, subject
  )`;
}

/** The rows of the owners' pins: organic counts, and those that their ads paid for. */
function withPaid(owners: readonly bigint[], range: DayRange): SQL {
  return sql`select subject, impressions, closeups, saves, outbound_clicks, video_views
    from stat_blocks ${within(owners, 'pin', range)}
    union all
    select content_id::text, ad_days.impressions, 0, 0, clicks, 0
    from ad_days join campaigns on campaigns.id = ad_days.campaign_id
      join ad_accounts on ad_accounts.id = campaigns.account_id
    where ad_accounts.advertiser_id = any(${idList(owners)}::bigint[])
      and day between ${range.from}::date and ${range.to}::date`;
}

/** Condition: the rows of a kind whose blocks make up a range of days. */
function within(owners: readonly bigint[], kind: string, range: DayRange): SQL {
  return sql`where owner_id = any(${idList(owners)}::bigint[]) and kind = ${kind} and (span, first_day) in (${blocksOf(range)})`;
}

function blocksOf({ from, to }: DayRange): SQL {
  return sql.join(
    splitIntoBlocks(from, to).map(({ span, firstDay }) => sql`(${span}::smallint, ${firstDay}::date)`),
    sql`, `,
  );
}

function countsOf({ impressions, closeups, saves, outbound_clicks, video_views }: Counts): Counts {
  return { impressions, closeups, saves, outbound_clicks, video_views };
}
