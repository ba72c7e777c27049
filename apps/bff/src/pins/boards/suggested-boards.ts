import { desc, eq, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { visiblePins } from '../pin-access/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  boardColumns,
  type BoardRow,
  boards,
  listedBoards,
  reachableBoards,
  savableBoards,
} from '../board-access/index.ts';

const SUGGESTED_MAX = 3;
/**
 * Maximum number of the viewer's boards, last used first, and of the newest pins on each: more cost time and add
 * little.
 */
const OWN_BOARDS = 100;
const OWN_PINS_PER_BOARD = 20;
/** Maximum number of other members' boards with the pin, newest first, and of the newest pins on each. */
const OTHER_BOARDS = 50;
const OTHER_PINS_PER_BOARD = 20;
/** The weight of a content that others saved beside the pin; a common topic, which is broad, has weight 1. */
const CO_SAVE_WEIGHT = 2;

/**
 * Returns the boards of the viewer that suit a pin, at most 3 (SF-03): those with pins of its topic, and those with
 * pins that others save beside it. One statement with bounded cost. Returns none for a pin that the viewer may not see.
 */
export function suggestedBoards(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  pinId: bigint,
): Promise<readonly BoardRow[]> {
  const newestPins = (of: string, count: number) => sql`(
    select pins.content_id from pins where pins.board_id = ${sql.raw(of)}.id and pins.deleted_at is null
    order by pins.position desc, pins.id desc limit ${count})`;
  const ranked = sql`(
    with wanted as (
      select contents.id, contents.interest_id from pins
      join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
      where pins.id = ${pinId} and pins.deleted_at is null and ${reachableBoards(viewer)} and ${visiblePins(viewer)}
    ), mine as (
      select boards.id from boards where ${savableBoards(viewer)} and boards.layout = 'default'
      order by boards.last_pinned_at desc limit ${OWN_BOARDS}
    ), others as (
      select boards.id from pins join boards on boards.id = pins.board_id
      where pins.content_id = (select id from wanted) and pins.pinner_id <> ${viewer.id} and pins.deleted_at is null
        and boards.layout = 'default' and ${listedBoards(viewer)}
      order by pins.id desc limit ${OTHER_BOARDS}
    ), beside as (
      select distinct saved.content_id from others
      cross join lateral ${newestPins('others', OTHER_PINS_PER_BOARD)} saved
    )
    select mine.id, sum(
      (contents.interest_id is not distinct from wanted.interest_id and wanted.interest_id is not null)::int
      + ${CO_SAVE_WEIGHT} * (beside.content_id is not null)::int) as score
    from wanted cross join mine
    cross join lateral ${newestPins('mine', OWN_PINS_PER_BOARD)} own
    join contents on contents.id = own.content_id
    left join beside on beside.content_id = own.content_id
    where own.content_id <> wanted.id
    group by mine.id
  ) ranked`;
  return db
    .select(boardColumns)
    .from(boards)
    .innerJoin(users, eq(users.id, boards.ownerId))
    .innerJoin(ranked, sql`ranked.id = ${boards.id} and ranked.score > 0`)
    .orderBy(desc(sql`ranked.score`), desc(boards.id))
    .limit(SUGGESTED_MAX);
}
