import { sql } from 'drizzle-orm';
import { listedBoards } from '../../../pins/board-access/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import { idList } from '../../../platform/database/statement.ts';
import type { SearchDocument } from '../index/search-index.ts';
import { languageOf } from '../text/language-of.ts';
import { detectLanguage, type LanguageScores } from './detect-language.ts';
import { collectionQuality } from './quality.ts';

const NONE = { facets: [], boardId: null, creatorId: null, site: null, look: null } as const;

type BoardRow = {
  id: string;
  name: string;
  description: string | null;
  owner_id: string;
  owner: string;
  locale: string;
  pins: number;
  followers: number;
  created_at: string;
  is_public: boolean;
};

/** Reads the documents of boards; deleted ones and profiles are missing from the result. */
export async function loadBoards(
  db: Db,
  ids: readonly bigint[],
  scores: LanguageScores,
): Promise<readonly SearchDocument[]> {
  const { rows } = await db.execute<BoardRow>(sql`
    select boards.id::text, boards.name, boards.description, boards.owner_id::text, users.full_name || ' ' || users.username as owner,
      users.locale, boards.pin_count as pins, boards.follower_count as followers, boards.created_at::text,
      ${listedBoards(null)} as is_public
    from boards join users on users.id = boards.owner_id
    where boards.id = any(${idList(ids)}::bigint[]) and boards.deleted_at is null and boards.layout = 'default'`);
  return rows.map((row) => ({
    ...NONE,
    kind: 'board',
    id: BigInt(row.id),
    isPublic: row.is_public,
    language: detectLanguage(`${row.name} ${row.description ?? ''}`, row.locale, scores),
    title: row.name,
    body: row.description ?? '',
    context: row.owner,
    quality: collectionQuality(row),
    createdAt: new Date(row.created_at),
    boardId: BigInt(row.id),
    creatorId: BigInt(row.owner_id),
  }));
}

type PersonRow = {
  id: string;
  username: string;
  full_name: string;
  about: string | null;
  locale: string;
  followers: number;
  created_at: string;
};

/** Reads the documents of members. The description of a private profile is not searched (AC-04). */
export async function loadPeople(db: Db, ids: readonly bigint[]): Promise<readonly SearchDocument[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    select id::text, username, full_name, case when is_private or is_limited then null else about end as about, locale, follower_count as followers, created_at::text
    from users where id = any(${idList(ids)}::bigint[])`);
  return rows.map((row) => ({
    ...NONE,
    kind: 'person',
    id: BigInt(row.id),
    isPublic: true,
    language: languageOf(row.locale),
    title: `${row.full_name} ${row.username}`,
    body: row.about ?? '',
    context: '',
    quality: collectionQuality(row),
    createdAt: new Date(row.created_at),
    creatorId: BigInt(row.id),
  }));
}

/** Reads the documents of topics. */
export async function loadTopics(
  db: Db,
  ids: readonly bigint[],
  scores: LanguageScores,
): Promise<readonly SearchDocument[]> {
  const { rows } = await db.execute<{ id: string; name: string; followers: number }>(sql`
    select id::text, name, (select count(*)::int from interest_follows where interest_id = interests.id) as followers
    from interests where id = any(${idList(ids)}::bigint[])`);
  return rows.map((row) => ({
    ...NONE,
    kind: 'topic',
    id: BigInt(row.id),
    isPublic: true,
    language: detectLanguage(row.name, 'en', scores),
    title: row.name,
    body: '',
    context: '',
    quality: collectionQuality(row),
    createdAt: new Date(0),
  }));
}
