import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, userFollows, users, withReloadedBlocks } from '../../people/accounts/index.ts';
import { interestFollows, interests } from '../../people/interests/index.ts';
import {
  boardFollows,
  boardNotes,
  boards,
  boardSections,
  listedBoards,
} from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { images } from '../../platform/media/images/index.ts';
import type { BoardLine } from '../member-archive/index.ts';
import { ARCHIVE_VERSION } from '../member-archive/index.ts';
import { originalPath, type CollectedLine } from './pin-row.ts';
import { readComments } from './read-comments.ts';
import { readPins } from './read-pins.ts';

/**
 * Reads everything that belongs to a member, or one of their boards with its sections, notes and Pins, as the JSON of a `CollectedLine` each, some hundred
 * at once. Reads own boards of every privacy, and nothing of secret boards of other members (IO-01). `db` should be a
 * transaction with one snapshot.
 */
export async function* readMember(
  db: Db,
  owner: SignedIn,
  {
    site,
    exportedAt,
    boardId = null,
  }: { readonly site: string; readonly exportedAt: Date; readonly boardId?: bigint | null },
): AsyncGenerator<readonly string[]> {
  const viewer = withReloadedBlocks(owner);
  yield toJson([
    {
      kind: 'archive',
      format: 'pegboard',
      version: ARCHIVE_VERSION,
      site,
      exportedAt: exportedAt.toISOString(),
    },
  ]);
  yield toJson(await readProfile(db, viewer));
  const own = await readBoards(db, viewer, boardId);
  yield toJson(own);
  const sections = await readSections(db, viewer, boardId);
  yield toJson(
    sections.map(({ id, boardId, title }) => ({
      kind: 'section',
      id: String(id),
      board: String(boardId),
      title,
    })),
  );
  yield toJson(await readNotes(db, viewer, boardId));
  for (const { id } of own) {
    yield* readPins(db, viewer, { board: BigInt(id) });
    for (const section of sections)
      if (String(section.boardId) === id) yield* readPins(db, viewer, { section: section.id });
  }
  if (boardId !== null) return;
  yield* readPins(db, viewer, 'on boards of other members');
  for await (const comments of readComments(db, viewer, site)) yield toJson(comments);
  yield toJson(await readFollows(db, viewer));
}

const toJson = (lines: readonly CollectedLine[]): readonly string[] =>
  lines.map((line) => JSON.stringify(line));

async function readProfile(db: Db, viewer: SignedIn): Promise<readonly CollectedLine[]> {
  const [row] = await db
    .select({ user: users, image: images })
    .from(users)
    .leftJoin(images, eq(images.id, users.imageId))
    .where(eq(users.id, viewer.id));
  if (!row) return [];
  const { user, image } = row;
  return [
    {
      kind: 'profile',
      id: String(user.id),
      username: user.username,
      name: user.fullName,
      about: user.about,
      website: user.websiteUrl,
      pronouns: user.pronouns,
      image: image ? originalPath(image) : null,
    },
  ];
}

/** Condition on `boards`: this board; none without an id. */
const isBoard = (boardId: bigint | null): SQL | undefined =>
  boardId === null ? undefined : eq(boards.id, boardId);

/** Returns the boards of a member in their order. */
async function readBoards(db: Db, viewer: SignedIn, boardId: bigint | null): Promise<readonly BoardLine[]> {
  const rows = await db
    .select()
    .from(boards)
    .where(and(eq(boards.ownerId, viewer.id), isNull(boards.deletedAt), isBoard(boardId)))
    .orderBy(sql`coalesce(${boards.position}, (${boards.id} >> 22)::double precision) desc`, desc(boards.id));
  return rows.map((board) => ({
    kind: 'board',
    id: String(board.id),
    name: board.name,
    description: board.description,
    privacy: board.privacy,
    isQuickSaves: board.layout === 'quick_saves',
    isArchived: board.archivedAt !== null,
    coverPin: board.coverPinId === null ? null : String(board.coverPinId),
    createdAt: board.createdAt.toISOString(),
  }));
}

async function readSections(
  db: Db,
  viewer: SignedIn,
  boardId: bigint | null,
): Promise<readonly { readonly id: bigint; readonly boardId: bigint; readonly title: string }[]> {
  return db
    .select({ id: boardSections.id, boardId: boardSections.boardId, title: boardSections.title })
    .from(boardSections)
    .innerJoin(boards, eq(boards.id, boardSections.boardId))
    .where(
      and(
        eq(boards.ownerId, viewer.id),
        isNull(boards.deletedAt),
        isNull(boardSections.deletedAt),
        isBoard(boardId),
      ),
    )
    .orderBy(asc(boardSections.boardId), asc(boardSections.position), asc(boardSections.id));
}

async function readNotes(
  db: Db,
  viewer: SignedIn,
  boardId: bigint | null,
): Promise<readonly CollectedLine[]> {
  const rows = await db
    .select({ note: boardNotes, author: users.username })
    .from(boardNotes)
    .innerJoin(boards, eq(boards.id, boardNotes.boardId))
    .innerJoin(users, eq(users.id, boardNotes.authorId))
    .where(
      and(
        eq(boards.ownerId, viewer.id),
        isNull(boards.deletedAt),
        isNull(boardNotes.deletedAt),
        isBoard(boardId),
        notBlockedCondition(viewer, boardNotes.authorId),
      ),
    )
    .orderBy(asc(boardNotes.boardId), asc(boardNotes.id));
  return rows.map(({ note, author }) => ({
    kind: 'note',
    id: String(note.id),
    board: String(note.boardId),
    title: note.title,
    text: note.text,
    todos: note.todos.map(({ text, isDone }) => ({ text, isDone })),
    author,
    createdAt: note.createdAt.toISOString(),
    updatedAt: note.updatedAt.toISOString(),
  }));
}

/** Reads what a member follows; boards only if they are not secret or the member belongs to them. */
async function readFollows(db: Db, viewer: SignedIn): Promise<readonly CollectedLine[]> {
  const members = await db
    .select({ username: users.username, name: users.fullName })
    .from(userFollows)
    .innerJoin(users, eq(users.id, userFollows.followedId))
    .where(and(eq(userFollows.followerId, viewer.id), notBlockedCondition(viewer, users.id)))
    .orderBy(asc(users.username));
  const followed = await db
    .select({ owner: users.username, slug: boards.slug, name: boards.name })
    .from(boardFollows)
    .innerJoin(boards, eq(boards.id, boardFollows.boardId))
    .innerJoin(users, eq(users.id, boards.ownerId))
    .where(
      and(
        eq(boardFollows.followerId, viewer.id),
        ne(boards.ownerId, viewer.id),
        ne(boards.privacy, 'secret'),
        listedBoards(viewer),
      ),
    )
    .orderBy(asc(users.username), asc(boards.slug));
  const topics = await db
    .select({ slug: interests.urlName, name: interests.name })
    .from(interestFollows)
    .innerJoin(interests, eq(interests.id, interestFollows.interestId))
    .where(eq(interestFollows.followerId, viewer.id))
    .orderBy(asc(interests.urlName));
  return [
    ...members.map((member) => ({ kind: 'follow' as const, type: 'member' as const, ...member })),
    ...followed.map((board) => ({ kind: 'follow' as const, type: 'board' as const, ...board })),
    ...topics.map((topic) => ({ kind: 'follow' as const, type: 'topic' as const, ...topic })),
  ];
}
