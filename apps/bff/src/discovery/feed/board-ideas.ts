import { sql, type SQL } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement, type Value, type ViewerValue } from '../../platform/database/statement.ts';
import type { Page, PageParams } from '../../platform/http/bookmark.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { newestOnBoard, type IdeasSubject, type ReadBoardWalks } from './board-walks.ts';
import type { Deps } from './deps.ts';
import { mutedSourcesCte } from './feed-filter.ts';
import { makeScoredCursor, pageOfScored, readScoredStart, type Scored } from './scored-pages.ts';
import { BESIDE_WALK_WEIGHTS, BOARD_WALK_WEIGHTS } from './walk-weights.ts';

/** The newest pins of a board whose other boards are read, without a graph. */
const SHARED_STARTS_MAX = 10;
const BOARDS_A_PIN_MAX = 6;
const PINS_A_BOARD_MAX = 16;
/** The topics and creators of the newest pins whose other pins are read, and how many of each. */
const SOURCES_MAX = 6;
const TOPIC_MAX = 40;
const CREATOR_MAX = 20;
/** The weights of a content without a graph: per board that has it beside a pin of this board, by topic and by creator. */
const WEIGHTS = { board: 4, topic: 2, creator: 3 } as const;

const startsCte = (viewer: ViewerValue, value: (name: string) => Value): SQL =>
  sql`starts as materialized (${newestOnBoard(viewer, value('board'), value('section'))})`;

/** Selects the newest contents with the topics and by the creators that the starts have most often. */
const byTopicAndCreator = (weights: { readonly topic: number; readonly creator: number }): SQL => sql`
      select same_topic.id, ${sql.raw(String(weights.topic))}::int from (
        select interest_id as id from starts where interest_id is not null
        group by interest_id order by count(*) desc, interest_id desc limit ${SOURCES_MAX}
      ) topic, lateral (
        select contents.id from contents where contents.interest_id = topic.id order by contents.id desc limit ${TOPIC_MAX}
      ) same_topic
      union all
      select same_creator.id, ${sql.raw(String(weights.creator))}::int from (
        select creator_id as id from starts group by creator_id order by count(*) desc, creator_id desc limit ${SOURCES_MAX}
      ) creator, lateral (
        select contents.id from contents where contents.creator_id = creator.id order by contents.id desc limit ${CREATOR_MAX}
      ) same_creator`;

/** Scores the candidates of `beside` that are neither on the board nor advertised. */
const scoredCte = (board: Value): SQL => sql`scored as (
      select content_id, sum(weight)::bigint as score from beside
      where not exists (
        select from pins saved where saved.board_id = ${board} and saved.content_id = beside.content_id and saved.deleted_at is null
      ) and not exists (
        select from contents promoted where promoted.id = beside.content_id and promoted.is_promoted
      ) group by content_id
    )`;

const ideas = viewerStatement<Scored>(
  'ideas for a board',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} ${startsCte(viewer, value)}, beside (content_id, weight) as (
      select saved.content_id, ${sql.raw(String(WEIGHTS.board))}::int
      from (select content_id from starts limit ${SHARED_STARTS_MAX}) start, lateral (
        select pins.board_id from pins join boards on boards.id = pins.board_id and boards.layout = 'default'
        where pins.content_id = start.content_id and pins.deleted_at is null and pins.board_id <> ${value('board')}
          and ${listedBoards(viewer)} order by pins.id desc limit ${BOARDS_A_PIN_MAX}
      ) shared, lateral (
        select pins.content_id from pins
        where pins.board_id = shared.board_id and pins.deleted_at is null
        order by pins.position desc, pins.id desc limit ${PINS_A_BOARD_MAX}
      ) saved
      union all ${byTopicAndCreator(WEIGHTS)}
    ), ${scoredCte(value('board'))}
    ${pageOfScored(viewer, value)}`,
);

/** Selects the share of the starts that have the same value of a column. */
const sharesOf = (column: SQL): SQL =>
  sql`select ${column} as id, count(*)::float8 / (select count(*) from starts) as share from starts group by ${column}`;

const ideasByWalk = viewerStatement<Scored>(
  'ideas for a board by walks',
  (viewer, value) => sql`
    with ${mutedSourcesCte(viewer)} ${startsCte(viewer, value)}, beside (content_id, weight) as (
      select walked.content_id, walked.weight + round(
        ${sql.raw(String(BOARD_WALK_WEIGHTS.creator))} * sqrt(coalesce(by_creator.share, 0))
        + ${sql.raw(String(BOARD_WALK_WEIGHTS.topic))} * coalesce(by_topic.share, 0)
      )::int
      from unnest(${value('contents')}::bigint[], ${value('weights')}::int[]) walked (content_id, weight)
        join contents on contents.id = walked.content_id
        left join (${sharesOf(sql`creator_id`)}) by_creator on by_creator.id = contents.creator_id
        left join (${sharesOf(sql`interest_id`)}) by_topic on by_topic.id = contents.interest_id
      union all ${byTopicAndCreator(BESIDE_WALK_WEIGHTS)}
    ), ${scoredCte(value('board'))}
    ${pageOfScored(viewer, value)}`,
);

/** The services that ideas for boards need. */
export type BoardIdeasDeps = Pick<Deps, 'db' | 'bookmarks'> & {
  /** Reads walks on the graph of saves. */
  readonly boardWalks: ReadBoardWalks;
};

/**
 * Returns a page of pins for a board, or one of its sections, that are not on the board (SR-10): those that walks from its newest
 * pins reach, then the newest with their topics and by their creators. Without a graph, and for pins with few saves, the pins beside
 * them on other boards take the place of walks. Shows listed pins that are not advertised; the caller checks that the viewer may see
 * the board. Every source is bounded (BF-08). A list ends with the source that it began with.
 */
export async function boardIdeas(
  { db, bookmarks, boardWalks }: BoardIdeasDeps,
  viewer: Viewer,
  subject: IdeasSubject,
  params: PageParams,
): Promise<Page<PinView>> {
  const { boardId, sectionId } = subject;
  const kind = `ideas ${boardId} ${sectionId ?? ''}`;
  const { version, walked, ...start } = await readScoredStart(bookmarks.read(kind, params.after), (known) =>
    boardWalks(viewer, subject, known),
  );
  const values = { ...start.values, board: boardId, section: sectionId, limit: params.size + 1 };
  const rows = await (version === undefined
    ? ideas(db, viewer, values)
    : ideasByWalk(db, viewer, { ...values, ...walked }));
  const shown = rows.slice(0, params.size);
  const last = shown.at(-1);
  return {
    items: await hydratePins(
      db,
      shown.map(({ id }) => id),
    ),
    bookmark:
      rows.length > shown.length && last ? bookmarks.make(kind, makeScoredCursor(last, version)) : null,
  };
}
