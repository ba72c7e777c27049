import { sql, type SQL } from 'drizzle-orm';
import { listedBoards, reachableBoards } from '../../pins/board-access/index.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import { toAdjacentContent, type AdsOfPage, type ListReader, type AdSlotRequest } from './ad-inserter.ts';
import { mutedSourcesCte } from './feed-filter.ts';
import { makeScoredCursor, pageOfScored, readScoredStart, type Scored } from './scored-pages.ts';
import { BESIDE_WALK_WEIGHTS, WALK_WEIGHTS } from './walk-weights.ts';
import type { ReadCandidates } from './walked-candidates.ts';

const BOARDS_MAX = 24;
const PINS_A_BOARD_MAX = 24;
const TOPIC_MAX = 120;
const CREATOR_MAX = 40;
const WEIGHTS = { board: 4, topic: 2, creator: 3 } as const;
/** The number of differing bits from which images share no look. */
const LOOK_DISTANCE_MAX = 40;

/** Reads the subject, if the viewer may see it: a row of `wanted`. */
const wantedCte = (viewer: ViewerValue, pin: Value): SQL => sql`wanted as materialized (
      select contents.id, contents.interest_id, contents.creator_id, contents.image_id
      from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.id = ${pin} and pins.deleted_at is null
        and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    )`;
const byTopicAndCreator = (weights: { readonly topic: number; readonly creator: number }): SQL => sql`
      select same_topic.id, ${sql.raw(String(weights.topic))}::int from wanted, lateral (
        select contents.id from contents where contents.interest_id = wanted.interest_id order by contents.id desc limit ${TOPIC_MAX}
      ) same_topic
      union all
      select same_creator.id, ${sql.raw(String(weights.creator))}::int from wanted, lateral (
        select contents.id from contents where contents.creator_id = wanted.creator_id order by contents.id desc limit ${CREATOR_MAX}
      ) same_creator`;
const whenTrue = (condition: SQL, weight: number): SQL =>
  sql`case when ${condition} then ${sql.raw(String(weight))}::int else 0 end`;

const related = viewerStatement<Scored>(
  'related pins',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} ${wantedCte(viewer, value('pin'))}, beside as (
      select saved.content_id, ${WEIGHTS.board}::int as weight
      from (
        select pins.board_id from wanted join pins on pins.content_id = wanted.id and pins.deleted_at is null
        join boards on boards.id = pins.board_id and boards.layout = 'default'
        where ${listedBoards(viewer)} order by pins.id desc limit ${BOARDS_MAX}
      ) shared, lateral (
        select pins.content_id from pins
        where pins.board_id = shared.board_id and pins.deleted_at is null
        order by pins.position desc, pins.id desc limit ${PINS_A_BOARD_MAX}
      ) saved
      union all ${byTopicAndCreator(WEIGHTS)}
    ), scored as (
      select content_id, sum(weight)::bigint as score from beside
      where content_id <> (select id from wanted) group by content_id
    )
    ${pageOfScored(viewer, value)}`,
);

const relatedByWalk = viewerStatement<Scored>(
  'related pins by walks',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} ${wantedCte(viewer, value('pin'))}, walked as (
      select walked.content_id, walked.weight + ${whenTrue(sql`contents.creator_id = wanted.creator_id`, WALK_WEIGHTS.creator)}
        + ${whenTrue(sql`contents.interest_id = wanted.interest_id`, WALK_WEIGHTS.topic)} + coalesce(
          ${WALK_WEIGHTS.look} * greatest(0, ${LOOK_DISTANCE_MAX} - bit_count(images.look # own.look)) / ${LOOK_DISTANCE_MAX}, 0
        )::int as weight
      from wanted join images own on own.id = wanted.image_id,
        unnest(${value('contents')}::bigint[], ${value('weights')}::int[]) walked (content_id, weight)
        join contents on contents.id = walked.content_id join images on images.id = contents.image_id
    ), beside as (
      select content_id, weight from walked
      union all ${byTopicAndCreator(BESIDE_WALK_WEIGHTS)}
    ), scored as (
      select content_id, sum(weight)::bigint as score from beside
      where content_id <> (select id from wanted) group by content_id
    )
    ${pageOfScored(viewer, value)}`,
);

/** The services that related pins need. */
export type RelatedDeps = Pick<Deps, 'db' | 'bookmarks'> & {
  readonly ads: AdsOfPage;
  /** Reads candidates from the graph of saves; without it, pins are related by the query. */
  readonly candidates?: ReadCandidates;
};

/**
 * Returns a page of the pins related to a pin (CU-05, SR-10): those that walks on the graph of saves reach, blended with
 * those that look alike, have its topic or its creator; ordered by score. While there is no graph, and for pins with few
 * saves, those on the same boards take the place of walks. Every source is bounded, so the cost of a page does not depend
 * on the number of pins (BF-08). A list ends with the source that it began with.
 */
export async function relatedPins(
  { db, bookmarks, ads, candidates }: RelatedDeps,
  who: ListReader,
  pinId: bigint,
  params: PageParams,
): Promise<Page<PinView>> {
  const kind = `related ${pinId}`;
  const { cursor, version, walked, ...start } = await readScoredStart(
    bookmarks.read(kind, params.after),
    (known) => candidates?.(pinId, known),
  );
  const values = { ...start.values, pin: pinId, limit: params.size + 1 };
  const [ready, rows] = await Promise.all([
    ads(who, { size: params.size, after: cursor.rest, about: () => aboutPin(db, pinId) }),
    version === undefined
      ? related(db, who.viewer, values)
      : relatedByWalk(db, who.viewer, { ...values, ...walked }),
  ]);
  const { items, taken, next } = await ready.place(rows.slice(0, params.size).map(({ id }) => id));
  const last = rows[taken - 1];
  if (rows.length <= taken || !last) return { items, bookmark: null };
  return { items, bookmark: bookmarks.make(kind, makeScoredCursor(last, version, next)) };
}

/** Returns the pin as the subject of the list, if the viewer may see it. Ads need a visible subject. */
async function aboutPin(db: Deps['db'], pinId: bigint): ReturnType<NonNullable<AdSlotRequest['about']>> {
  const [pin] = await hydratePins(db, [pinId]);
  return pin ? { neighbour: toAdjacentContent(pin), contentId: pin.contentId } : { neighbour: { texts: [] } };
}
