import { sql } from 'drizzle-orm';
import { listedBoards, reachableBoards } from '../../pins/board-access/index.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { visiblePins } from '../../pins/pin-access/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import { toAdjacentContent, type AdsOfPage, type ListReader, type AdSlotRequest } from './ad-inserter.ts';
import { canonicalPin } from './canonical-pin.ts';
import { mutedSourcesCte } from './feed-filter.ts';

const BOARDS_MAX = 24;
const PINS_A_BOARD_MAX = 24;
const TOPIC_MAX = 120;
const CREATOR_MAX = 40;
/** The initial value for both scores and contents. */
const BEFORE_ALL = 2n ** 63n - 1n;
const WEIGHTS = { board: 4, topic: 2, creator: 3 } as const;

type Scored = { readonly id: bigint; readonly content_id: bigint; readonly score: bigint };
const related = viewerStatement<Scored>(
  'related pins',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} wanted as materialized (
      select contents.id, contents.interest_id, contents.creator_id
      from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.id = ${value('pin')} and pins.deleted_at is null
        and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    ), beside as (
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
        select contents.id from contents where contents.interest_id = wanted.interest_id order by contents.id desc limit ${TOPIC_MAX}
      ) same_topic
      union all
      select same_creator.id, ${WEIGHTS.creator}::int from wanted, lateral (
        select contents.id from contents where contents.creator_id = wanted.creator_id order by contents.id desc limit ${CREATOR_MAX}
      ) same_creator
    ), scored as (
      select content_id, sum(weight)::bigint as score from beside
      where content_id <> (select id from wanted) group by content_id
    )
    select canonical.id, best.content_id, best.score
    from (select * from scored where (scored.score, scored.content_id) < (${value('score')}::bigint, ${value('content')}::bigint) order by score desc, content_id desc) best,
      lateral (${canonicalPin(viewer, sql`best.content_id`)}) canonical
    order by best.score desc, best.content_id desc limit ${value('limit')}`,
);

/**
 * Returns a page of the pins related to a pin (CU-05, first version): those saved together with it on boards
 * listed for the viewer, of the same topic, or by the same creator; ordered by score. Every source is
 * bounded, so the cost of a page does not depend on the number of pins (BF-08).
 */
export async function relatedPins(
  { db, bookmarks, ads }: Pick<Deps, 'db' | 'bookmarks'> & { readonly ads: AdsOfPage },
  who: ListReader,
  pinId: bigint,
  params: PageParams,
): Promise<Page<PinView>> {
  const kind = `related ${pinId}`;
  const [score, contentId, ...after] = bookmarks.read(kind, params.after) ?? [];
  const [ready, rows] = await Promise.all([
    ads(who, { size: params.size, after, about: () => aboutPin(db, pinId) }),
    related(db, who.viewer, {
      pin: pinId,
      score: score ?? BEFORE_ALL,
      content: contentId ?? BEFORE_ALL,
      limit: params.size + 1,
    }),
  ]);
  const { items, taken, next } = await ready.place(rows.slice(0, params.size).map(({ id }) => id));
  const last = rows[taken - 1];
  return {
    items,
    bookmark:
      rows.length > taken && last
        ? bookmarks.make(kind, [String(last.score), String(last.content_id), ...next])
        : null,
  };
}

/** Returns the pin as the subject of the list, if the viewer may see it. Ads need a visible subject. */
async function aboutPin(db: Deps['db'], pinId: bigint): ReturnType<NonNullable<AdSlotRequest['about']>> {
  const [pin] = await hydratePins(db, [pinId]);
  return pin ? { neighbour: toAdjacentContent(pin), contentId: pin.contentId } : { neighbour: { texts: [] } };
}
