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
import { BESIDE_MAX, type ReadCandidates } from './walked-candidates.ts';

const BOARDS_MAX = 24;
const PINS_A_BOARD_MAX = 24;
const WEIGHTS = { board: 4, topic: 2, creator: 3 } as const;

/** Reads the subject, if the viewer may see it: a row of `wanted`. */
const wantedCte = (viewer: ViewerValue, pin: Value): SQL => sql`wanted as materialized (
      select contents.id, contents.interest_id, contents.creator_id
      from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.id = ${pin} and pins.deleted_at is null
        and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    )`;

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
      union all
      select same_topic.id, ${WEIGHTS.topic}::int from wanted, lateral (
        select contents.id from contents where contents.interest_id = wanted.interest_id order by contents.id desc limit ${BESIDE_MAX.topic}
      ) same_topic
      union all
      select same_creator.id, ${WEIGHTS.creator}::int from wanted, lateral (
        select contents.id from contents where contents.creator_id = wanted.creator_id order by contents.id desc limit ${BESIDE_MAX.creator}
      ) same_creator
    ), scored as (
      select content_id, sum(weight)::bigint as score from beside
      where content_id <> (select id from wanted) group by content_id
    )
    ${pageOfScored(viewer, value)}`,
);

const relatedByWalk = viewerStatement<Scored>(
  'related pins by walks',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} ${wantedCte(viewer, value('pin'))}, scored as (
      select walked.content_id, walked.score
      from wanted, unnest(${value('contents')}::bigint[], ${value('weights')}::bigint[]) walked (content_id, score)
      where walked.content_id <> wanted.id
    )
    ${pageOfScored(viewer, value)}`,
  { reusesPlan: true },
);

/** The services that related pins need. */
export type RelatedDeps = Pick<Deps, 'db' | 'bookmarks'> & {
  readonly ads: AdsOfPage;
  /** Reads candidates from the graph of saves; without it, pins are related by the query. */
  readonly candidates?: ReadCandidates;
};

/**
 * Returns a page of the pins related to a pin (CU-05, SR-10): those that walks on the graph of saves reach, and the
 * newest with its topic or creator, in the order of `scoreRelated`. While there is no graph, and for pins with few
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
