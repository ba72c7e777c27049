import { sql } from 'drizzle-orm';
import { listedBoards } from '../../pins/board-access/index.ts';
import type { ContentRich } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { seedOf, type WalkedContent } from '../graph/index.ts';
import type { Deps } from './deps.ts';
import type { BoardEvidence, ContentTexts, NeighbourEvidence, TopicEvidence } from './score-topics.ts';

/** A content with the evidence for its topics. */
export type ContentEvidence = Omit<TopicEvidence, 'neighbours'> & {
  readonly contentId: bigint;
  /** The locale of its creator. */
  readonly locale: string;
};

/** Maximum numbers of pins of a content, of boards among them, of other pins per board, and of neighbours that are examined. */
const PINS_MAX = 500;
const BOARDS_MAX = 12;
const PINS_A_BOARD_MAX = 24;
const NEIGHBOURS_MAX = 50;

type ContentRow = {
  id: string;
  title: string | null;
  grid_title: string | null;
  description: string | null;
  alt_text: string | null;
  auto_alt_text: string | null;
  category: string | null;
  rich: ContentRich;
  locale: string;
};
type BoardRow = {
  content_id: string;
  names: string;
  is_own: boolean;
  pins: number;
  topics: Readonly<Record<string, number>>;
};

/**
 * Topics of other contents that are evidence: those of creators and those by texts. Topics that were assigned for their boards or
 * neighbours are none, so that topics do not spread from pin to pin.
 */
const topicsOfOther = sql`
  select interest_id from content_topics
  where content_topics.content_id = other.content_id and content_topics.origin in ('creator', 'texts')
  union
  select contents.interest_id from contents
  where contents.id = other.content_id and contents.interest_id is not null
    and not exists (select from content_topics where content_topics.content_id = contents.id)`;

/**
 * Reads the texts and boards of contents. Of boards, only those count that everyone may see in lists: what is on a secret board,
 * and its name, never influences the topics of a pin, which everyone sees. The cost per content is bounded.
 */
export async function readEvidence(
  { db }: Pick<Deps, 'db'>,
  ids: readonly bigint[],
): Promise<readonly ContentEvidence[]> {
  const contents = await readContents(db, ids);
  const boards = await readBoards(
    db,
    contents.map(({ id }) => BigInt(id)),
  );
  return contents.map((row) => {
    const contentId = BigInt(row.id);
    return { contentId, locale: row.locale, texts: textsOf(row), boards: boards.get(contentId) ?? [] };
  });
}

async function readContents(db: Db, ids: readonly bigint[]): Promise<readonly ContentRow[]> {
  const { rows } = await db.execute<ContentRow>(sql`
    select contents.id::text, title, grid_title, description, alt_text, auto_alt_text, category, rich, users.locale
    from contents join users on users.id = contents.creator_id
    where contents.id = any(${idList(ids)}::bigint[])`);
  return rows;
}

async function readBoards(
  db: Db,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly BoardEvidence[]>> {
  const columns = sql`pins.id, pins.board_id, pins.section_id, pins.is_repin`;
  const { rows } = await db.execute<BoardRow>(sql`
    select requested.id::text as content_id, on_board.names, not on_board.is_repin as is_own, beside.pins, beside.topics
    from unnest(${idList(ids)}::bigint[]) requested (id),
    lateral (
      select pins.board_id, pins.is_repin, boards.name || ' / ' || coalesce(board_sections.title, '') as names
      from (
        (select ${columns} from pins
          where pins.content_id = requested.id and pins.deleted_at is null and pins.is_repin limit ${PINS_MAX})
        union all
        (select ${columns} from pins join contents on contents.id = pins.content_id and contents.creator_id = pins.pinner_id
          where pins.content_id = requested.id and pins.deleted_at is null and not pins.is_repin limit 1)
      ) pins join boards on boards.id = pins.board_id left join board_sections on board_sections.id = pins.section_id
      where ${listedBoards(null)} and boards.layout = 'default'
      order by pins.is_repin, pins.id desc limit ${BOARDS_MAX}
    ) on_board,
    lateral (
      select coalesce(max(total), 0)::int as pins, coalesce(json_object_agg(topic, uses) filter (where topic is not null), '{}') as topics
      from (
        select topic.interest_id as topic, count(*) as uses, max(other.total) as total
        from (
          select content_id, count(*) over () as total from (
            select pins.content_id from pins
            where pins.board_id = on_board.board_id and pins.deleted_at is null and pins.content_id <> requested.id
            order by pins.position desc, pins.id desc limit ${PINS_A_BOARD_MAX}
          ) newest
        ) other left join lateral (${topicsOfOther}) topic on true
        group by topic.interest_id
      ) counted
    ) beside`);
  const evidence = rows.map((row) => ({
    contentId: BigInt(row.content_id),
    names: row.names,
    isOwn: row.is_own,
    pins: row.pins,
    topics: new Map(Object.entries(row.topics).map(([id, count]) => [BigInt(id), count])),
  }));
  return Map.groupBy(evidence, ({ contentId }) => contentId);
}

/**
 * Reads the contents that walks from contents reach, with their topics; none while there is no graph: pins on the same boards, which
 * SQL reads, are the evidence then.
 */
export async function readNeighbours(
  { db, graph }: Deps,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly NeighbourEvidence[]>> {
  const walks: (readonly [bigint, readonly WalkedContent[]])[] = [];
  // One after the other: the thread of the graph answers the requests of visitors at the same time.
  for (const contentId of ids) {
    const walked = await graph.walkFrom({
      starts: [{ contentId, weight: 1 }],
      seed: seedOf(contentId),
      limit: NEIGHBOURS_MAX,
    });
    walks.push([contentId, (walked?.contents ?? []).filter((one) => one.contentId !== contentId)]);
  }
  const reached = [...new Set(walks.flatMap(([, near]) => near.map(({ contentId }) => contentId)))];
  if (reached.length === 0) return new Map();
  const { rows } = await db.execute<{ content_id: string; topics: readonly string[] }>(sql`
    select other.content_id::text, array(${topicsOfOther})::text[] as topics
    from unnest(${idList(reached)}::bigint[]) other (content_id)`);
  const topicsOf = new Map(rows.map((row) => [BigInt(row.content_id), row.topics.map(BigInt)]));
  return new Map(
    walks.map(([contentId, near]) => [
      contentId,
      near.map((one) => ({ score: one.score, topicIds: topicsOf.get(one.contentId) ?? [] })),
    ]),
  );
}

function textsOf({ rich, ...row }: ContentRow): ContentTexts {
  return {
    title: joined([row.title, row.grid_title]),
    description: joined([row.description]),
    altText: joined([row.alt_text, row.auto_alt_text]),
    category: joined([row.category]),
    details: joined([
      ...(rich.products ?? []).map(({ name }) => name),
      rich.recipe?.name,
      rich.article?.name,
      rich.article?.description,
      ...(rich.carousel?.slots ?? []).flatMap(({ title, details }) => [title, details]),
      ...(rich.story?.pages ?? []).flatMap(({ title, texts }) => [title, ...(texts ?? [])]),
    ]),
  };
}

const joined = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter((text) => text !== null && text !== undefined).join(' \n ');
