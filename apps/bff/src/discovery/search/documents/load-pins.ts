import { sql } from 'drizzle-orm';
import { listedBoards } from '../../../pins/board-access/index.ts';
import { visiblePins, type ContentRich } from '../../../pins/pin-access/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { idList } from '../../../platform/database/statement.ts';
import type { SearchDocument } from '../index/search-index.ts';
import { detectLanguage, type LanguageScores } from './detect-language.ts';
import { pinFacets } from './pin-facets.ts';
import { pinQuality } from './quality.ts';

type Row = {
  id: string;
  title: string | null;
  grid_title: string | null;
  description: string | null;
  alt_text: string | null;
  auto_alt_text: string | null;
  category: string | null;
  link: string | null;
  source_type: number | null;
  rich: ContentRich;
  save_count: number;
  comment_count: number;
  created_at: string;
  creator_id: string;
  creator: string;
  locale: string;
  board_id: string;
  board: string;
  is_profile: boolean;
  is_public: boolean;
  is_animated: boolean;
  color: string;
  look: string | null;
  topics: { id: string; name: string }[] | null;
};

/** Reads the documents of contents by their canonical pins; those that are deleted are missing from the result. */
export async function loadPins(
  db: Db,
  ids: readonly bigint[],
  { now, scores }: { readonly now: Date; readonly scores: LanguageScores },
): Promise<readonly SearchDocument[]> {
  const { rows } = await db.execute<Row>(sql`
    select contents.id::text, contents.title, contents.grid_title, contents.description, contents.alt_text,
      contents.auto_alt_text, contents.category, contents.link, contents.digital_media_source_type as source_type,
      contents.rich, contents.save_count, contents.comment_count, contents.created_at::text,
      contents.creator_id::text, users.full_name || ' ' || users.username as creator, users.locale,
      boards.id::text as board_id, boards.name as board, boards.layout <> 'default' as is_profile,
      ${listedBoards(null)} and ${visiblePins(null)} as is_public, images.is_animated, images.dominant_color as color, md5(images.look::text) as look,
      (select json_agg(json_build_object('id', interests.id::text, 'name', interests.name))
        from interests where interests.id = contents.interest_id or interests.id in (
          select interest_id from content_topics where content_id = contents.id)) as topics
    from contents
      join pins on pins.content_id = contents.id and not pins.is_repin and pins.deleted_at is null
      join boards on boards.id = pins.board_id and boards.deleted_at is null
      join users on users.id = contents.creator_id
      join images on images.id = contents.image_id
    where contents.id = any(${idList(ids)}::bigint[])`);
  return rows.map((row) => toDocument(row, now, scores));
}

function toDocument(row: Row, now: Date, scores: LanguageScores): SearchDocument {
  const { rich } = row;
  const topics = row.topics ?? [];
  const createdAt = new Date(row.created_at);
  const title = firstText(
    row.title,
    row.grid_title,
    rich.products?.[0]?.name,
    rich.recipe?.name,
    rich.article?.name,
  );
  const body = bodyOf(row);
  const site = siteOf(row.link);
  const boardName = row.is_profile ? '' : row.board;
  return {
    kind: 'pin',
    id: BigInt(row.id),
    isPublic: row.is_public,
    language: detectLanguage(`${title} ${body}`.slice(0, 400), row.locale, scores),
    title,
    body: texts([body, row.creator, site]),
    context: texts([
      ...topics.map(({ name }) => name),
      boardName,
      row.category,
      ...(rich.products ?? []).map(({ brand }) => brand),
    ]),
    facets: pinFacets({
      rich,
      isAnimated: row.is_animated,
      dominantColor: row.color,
      site,
      creatorId: BigInt(row.creator_id),
      topicIds: topics.map(({ id }) => BigInt(id)),
      digitalMediaSourceType: row.source_type,
      boardName,
      createdAt,
    }),
    quality: pinQuality({
      saves: row.save_count,
      comments: row.comment_count,
      hasTitle: title !== '',
      createdAt,
      now,
    }),
    createdAt,
    boardId: BigInt(row.board_id),
    creatorId: BigInt(row.creator_id),
    site,
    look: row.look,
  };
}

/** Returns all texts of a pin but its title: of each kind what a reader of it sees. */
function bodyOf({ rich, description, alt_text, auto_alt_text, grid_title }: Row): string {
  return texts([
    description,
    alt_text,
    auto_alt_text,
    grid_title,
    ...(rich.products ?? []).map(({ name }) => name),
    rich.recipe?.name,
    ...(rich.recipe?.ingredients ?? []),
    ...(rich.recipe?.steps ?? []),
    rich.article?.name,
    ...(rich.article?.authors ?? []),
    rich.article && rich.summary?.siteName,
    rich.article?.description,
    ...(rich.carousel?.slots ?? []).flatMap(({ title, details }) => [title, details]),
    ...(rich.story?.pages ?? []).flatMap((page) => [page.title, ...(page.texts ?? [])]),
    ...(rich.story?.lists?.ingredients ?? []),
    ...(rich.story?.lists?.materials ?? []),
    ...(rich.story?.lists?.steps ?? []),
  ]);
}

const texts = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' \n');

const firstText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.find((part) => part !== null && part !== undefined && part !== '') ?? '';

function siteOf(link: string | null): string | null {
  const url = link === null ? null : URL.parse(link);
  return url ? url.hostname.replace(/^www\./, '') : null;
}
