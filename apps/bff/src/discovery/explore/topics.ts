import { getTableColumns, sql } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { topicContents } from '../feed/index.ts';
import { type InterestRow, interests, topicsBelow } from '../../people/interests/index.ts';
import { selected, defineStatement, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { unmutedTopics } from '../../relationships/mutes/index.ts';

const columns = selected(getTableColumns(interests));
const RELATED_MAX = 8;
/**
 * Maximum number of the newest pins of a topic, of boards per pin, and of pins per board that are examined.
 */
const PINS_MAX = 40;
const BOARDS_A_PIN_MAX = 6;
const PINS_A_BOARD_MAX = 12;

const byName = defineStatement<InterestRow>(
  'topics by name',
  (value) => sql`select ${columns} from ${interests}
    where (${interests.name}, ${interests.id}) > (${value('name')}, ${value('id')}::bigint)
    order by ${interests.name}, ${interests.id} limit ${value('limit')}`,
);

/** Returns a page of all topics, by name. */
export async function topicsByName(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  { size, after }: PageParams,
): Promise<Page<InterestRow>> {
  const [name = '', id = '0'] = bookmarks.read('topics', after) ?? [];
  const rows = await byName(db, { name, id, limit: size + 1 });
  return toPage(rows, size, (last) => bookmarks.make('topics', [last.name, String(last.id)]));
}

const beside = viewerStatement<InterestRow>('related topics', (viewer, value) => {
  const topic = sql`${value('topic')}::bigint`;
  return sql`with own as materialized ${topicsBelow(topic)}, newest as (
      ${topicContents(topic, PINS_MAX)}
    ), shared as (
      select distinct saved.board_id from newest, lateral (
        select pins.board_id from pins join boards on boards.id = pins.board_id and boards.layout = 'default'
        where pins.content_id = newest.id and pins.deleted_at is null and ${listedBoards(viewer)}
        order by pins.id desc limit ${BOARDS_A_PIN_MAX}
      ) saved
    ), around as (
      select topic.id, count(*) as weight from shared, lateral (
        select pins.content_id from pins where pins.board_id = shared.board_id and pins.deleted_at is null
        order by pins.position desc, pins.id desc limit ${PINS_A_BOARD_MAX}
      ) saved, lateral (
        select contents.interest_id as id from contents where contents.id = saved.content_id
        union select interest_id from content_topics where content_topics.content_id = saved.content_id
      ) topic group by topic.id
    )
    select ${columns} from around join ${interests} on ${interests.id} = around.id
    where ${interests.id} not in (select id from own) and ${unmutedTopics(viewer)}
      and ${interests.id} is distinct from (select parent_id from interests above where above.id = ${topic})
    order by around.weight desc, ${interests.id} limit ${RELATED_MAX}`;
});

/**
 * Returns the topics whose pins are saved together with those of a topic on boards listed for the viewer,
 * closest first, at most 8, without those that the viewer mutes, those below it and the one above. Every source is bounded (BF-08).
 */
export function relatedTopics(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  topic: bigint,
): Promise<readonly InterestRow[]> {
  return beside(db, viewer, { topic });
}
