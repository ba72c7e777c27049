import { and, asc, desc, eq, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { notBlockedCondition, userFollows, users, withReloadedBlocks } from '../../people/accounts/index.ts';
import { interestFollows, interests } from '../../people/interests/index.ts';
import {
  boardCollaborators,
  boardFollows,
  boardNotes,
  boards,
  boardSections,
  listedBoards,
} from '../../pins/board-access/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { images } from '../../platform/media/images/index.ts';
import type { ArchiveLine, BoardLine } from '../member-archive/index.ts';
import { ARCHIVE_VERSION } from '../member-archive/index.ts';
import { readComments, ROWS_PER_STATEMENT } from './read-comments.ts';
import { originalPath, readPinLines } from './read-pins.ts';

/**
 * Reads everything that belongs to a member, or one of their boards with its sections, notes and Pins, as lines of an archive whose files are named by their paths in the image
 * store. Reads own boards of every privacy, and nothing of secret boards of other members (IO-01). `db` should be a
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
): AsyncGenerator<ArchiveLine> {
  const viewer = withReloadedBlocks(owner);
  yield {
    kind: 'archive',
    format: 'pegboard',
    version: ARCHIVE_VERSION,
    site,
    exportedAt: exportedAt.toISOString(),
  };
  yield* readProfile(db, viewer);
  const own = await readBoards(db, viewer, boardId);
  yield* own;
  const sections = await readSections(db, viewer, boardId);
  yield* sections.map(({ id, boardId, title }) => ({
    kind: 'section' as const,
    id: String(id),
    board: String(boardId),
    title,
  }));
  yield* readNotes(db, viewer, boardId);
  for (const { id } of own) {
    const ofBoard = sections.filter(({ boardId }) => String(boardId) === id);
    for (const sectionId of [null, ...ofBoard.map((section) => section.id)])
      yield* readPinsWhere(db, viewer, [
        eq(pins.boardId, BigInt(id)),
        sectionId === null ? isNull(pins.sectionId) : eq(pins.sectionId, sectionId),
      ]);
  }
  if (boardId !== null) return;
  yield* readPinsWhere(db, viewer, [eq(pins.pinnerId, viewer.id), isOnSharedBoard(viewer)]);
  yield* readComments(db, viewer, site);
  yield* readFollows(db, viewer);
}

/** Condition on `pins`: on a board of another member to which the viewer still belongs. */
function isOnSharedBoard(viewer: SignedIn): SQL {
  return sql`exists (select from ${boards} join ${boardCollaborators} on ${boardCollaborators.boardId} = ${boards.id}
    where ${boards.id} = ${pins.boardId} and ${boards.ownerId} <> ${viewer.id} and ${boards.deletedAt} is null
      and ${boardCollaborators.userId} = ${viewer.id})`;
}

async function* readProfile(db: Db, viewer: SignedIn): AsyncGenerator<ArchiveLine> {
  const [row] = await db
    .select({ user: users, image: images })
    .from(users)
    .leftJoin(images, eq(images.id, users.imageId))
    .where(eq(users.id, viewer.id));
  if (!row) return;
  const { user, image } = row;
  yield {
    kind: 'profile',
    id: String(user.id),
    username: user.username,
    name: user.fullName,
    about: user.about,
    website: user.websiteUrl,
    pronouns: user.pronouns,
    image: image ? originalPath(image) : null,
  };
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

async function* readNotes(db: Db, viewer: SignedIn, boardId: bigint | null): AsyncGenerator<ArchiveLine> {
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
  for (const { note, author } of rows)
    yield {
      kind: 'note',
      id: String(note.id),
      board: String(note.boardId),
      title: note.title,
      text: note.text,
      todos: note.todos.map(({ text, isDone }) => ({ text, isDone })),
      author,
      createdAt: note.createdAt.toISOString(),
      updatedAt: note.updatedAt.toISOString(),
    };
}

/** Reads the Pins of a list from the top to the bottom. */
async function* readPinsWhere(
  db: Db,
  viewer: SignedIn,
  conditions: readonly SQL[],
): AsyncGenerator<ArchiveLine> {
  let last: { readonly position: number; readonly id: bigint } | undefined;
  for (;;) {
    const rows = await db
      .select({ id: pins.id, position: pins.position })
      .from(pins)
      .where(
        and(
          ...conditions,
          isNull(pins.deletedAt),
          last &&
            or(lt(pins.position, last.position), and(eq(pins.position, last.position), lt(pins.id, last.id))),
        ),
      )
      .orderBy(desc(pins.position), desc(pins.id))
      .limit(ROWS_PER_STATEMENT);
    yield* await readPinLines(
      db,
      viewer,
      rows.map(({ id }) => id),
    );
    last = rows.at(-1);
    if (rows.length < ROWS_PER_STATEMENT) return;
  }
}

/** Reads what a member follows; boards only if they are not secret or the member belongs to them. */
async function* readFollows(db: Db, viewer: SignedIn): AsyncGenerator<ArchiveLine> {
  const members = await db
    .select({ username: users.username, name: users.fullName })
    .from(userFollows)
    .innerJoin(users, eq(users.id, userFollows.followedId))
    .where(and(eq(userFollows.followerId, viewer.id), notBlockedCondition(viewer, users.id)))
    .orderBy(asc(users.username));
  yield* members.map((member) => ({ kind: 'follow' as const, type: 'member' as const, ...member }));
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
  yield* followed.map((board) => ({ kind: 'follow' as const, type: 'board' as const, ...board }));
  const topics = await db
    .select({ slug: interests.urlName, name: interests.name })
    .from(interestFollows)
    .innerJoin(interests, eq(interests.id, interestFollows.interestId))
    .where(eq(interestFollows.followerId, viewer.id))
    .orderBy(asc(interests.urlName));
  yield* topics.map((topic) => ({ kind: 'follow' as const, type: 'topic' as const, ...topic }));
}
