import DataLoader from 'dataloader';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { notBlockedCondition, userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import type { PictureRow } from '../../platform/media/images/index.ts';
import { Loader } from '../../platform/database/loader.ts';
import { visiblePins } from '../pin-access/index.ts';
import {
  idList,
  selected,
  defineStatement,
  viewerStatement,
  type ViewerValue,
} from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import {
  boardCollaborators,
  boardColumns,
  boardFollows,
  boardViewPreferences,
  boardNotes,
  type BoardRow,
  boards,
  boardSections,
  type CollaboratorPermissions,
  reachableBoards,
  type SectionRow,
} from '../board-access/index.ts';
import { DEFAULT_BOARD_VIEW, type BoardViewPreferences } from './board-view-preferences.ts';
import type { NoteRow } from './board-notes.ts';

/** The batched reads of boards. */
export type BoardLoaders = {
  /** Boards that the viewer may see. */
  readonly board: Loader<bigint, BoardRow | null>;
  readonly sectionsOf: DataLoader<bigint, readonly SectionRow[]>;
  readonly section: DataLoader<bigint, SectionRow | null>;
  /** The notes on a board, the newest first, without those of members whom a block hides from the viewer. */
  readonly notesOf: DataLoader<bigint, readonly NoteRow[]>;
  readonly collaboratorsOf: DataLoader<bigint, readonly UserRow[]>;
  readonly followsBoard: DataLoader<bigint, boolean>;
  /** The viewer's display options of a board. */
  readonly lookOf: DataLoader<bigint, BoardViewPreferences>;
  /** The viewer's permissions as a collaborator; null for others, including the owner. */
  readonly rightsOn: DataLoader<bigint, CollaboratorPermissions | null>;
  /** The chosen cover and the newest images of a board, at most three in all. */
  readonly boardCovers: DataLoader<bigint, readonly PictureRow[]>;
  readonly sectionCovers: DataLoader<bigint, readonly PictureRow[]>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends BoardLoaders {}
}

const boardsOf = viewerStatement<BoardRow>(
  'boards',
  (
    viewer,
    value,
  ) => sql`select ${selected(boardColumns)} from ${boards} join ${users} on ${users.id} = ${boards.ownerId}
    where ${boards.id} = any(${value('ids')}::bigint[]) and ${reachableBoards(viewer)}`,
  { reusesPlan: true },
);

const sectionsById = defineStatement<SectionRow>(
  'sections',
  (value) => sql`select ${selected(getTableColumns(boardSections))} from ${boardSections}
    where ${boardSections.id} = any(${value('ids')}::bigint[]) and ${boardSections.deletedAt} is null`,
  { reusesPlan: true },
);

/** Selects the image that was chosen as the cover of the board `wanted.id`, while it is on it. */
const coverOf = (
  viewer: ViewerValue,
) => sql`select images.signature, images.sizes, 0 as rank, pins.position, pins.id
  from boards join pins on pins.id = boards.cover_pin_id and pins.board_id = boards.id and pins.deleted_at is null
  join contents on contents.id = pins.content_id join images on images.id = contents.image_id
  where boards.id = wanted.id and ${visiblePins(viewer)}`;

type CoversRow = { readonly of: bigint; readonly covers: readonly PictureRow[] };
const coversBy = (name: string, column: 'board_id' | 'section_id') =>
  viewerStatement<CoversRow>(
    name,
    (viewer, value) => sql`
      select wanted.id as of, (
        select coalesce(json_agg(json_build_object('signature', newest.signature, 'sizes', newest.sizes)), '[]')
        from (
          select * from (
          ${column === 'board_id' ? sql`(${coverOf(viewer)}) union all` : sql``}
          (select images.signature, images.sizes, 1 as rank, pins.position, pins.id from pins
          join boards on boards.id = pins.board_id
          join contents on contents.id = pins.content_id
          join images on images.id = contents.image_id
          where pins.${sql.identifier(column)} = wanted.id and pins.deleted_at is null and ${visiblePins(viewer)}
          order by pins.position desc, pins.id desc limit 3)
          ) as found
          order by rank, position desc, id desc limit 3
        ) newest
      ) as covers
      from unnest(${value('ids')}::bigint[]) as wanted(id)`,
    { reusesPlan: true },
  );
const coversOfBoards = coversBy('covers of boards', 'board_id');
const coversOfSections = coversBy('covers of sections', 'section_id');

/** Loaders of boards for one request. */
export function boardLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): BoardLoaders {
  const covers = (read: typeof coversOfBoards) =>
    new DataLoader<bigint, readonly PictureRow[]>(async (ids) => {
      const rows = await read(db, viewer, { ids: idList(ids) });
      const byId = new Map(rows.map((row) => [row.of, row.covers]));
      return ids.map((id) => byId.get(id) ?? []);
    });
  return {
    board: new Loader(async (ids) => {
      const rows = await boardsOf(db, viewer, { ids: idList(ids) });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    sectionsOf: new DataLoader(async (ids) => {
      const rows = await db
        .select()
        .from(boardSections)
        .where(and(inArray(boardSections.boardId, [...ids]), isNull(boardSections.deletedAt)))
        .orderBy(asc(boardSections.position), asc(boardSections.id));
      const byBoard = Map.groupBy(rows, ({ boardId }) => boardId);
      return ids.map((id) => byBoard.get(id) ?? []);
    }),
    notesOf: new DataLoader(async (ids) => {
      const rows = await db
        .select()
        .from(boardNotes)
        .where(
          and(
            inArray(boardNotes.boardId, [...ids]),
            isNull(boardNotes.deletedAt),
            notBlockedCondition(viewer, boardNotes.authorId),
          ),
        )
        .orderBy(desc(boardNotes.id));
      const byBoard = Map.groupBy(rows, ({ boardId }) => boardId);
      return ids.map((id) => byBoard.get(id) ?? []);
    }),
    section: new DataLoader(async (ids) => {
      const rows = await sectionsById(db, { ids: idList(ids) });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    collaboratorsOf: new DataLoader(async (ids) => {
      const rows = await db
        .select({ boardId: boardCollaborators.boardId, user: userColumns })
        .from(boardCollaborators)
        .innerJoin(users, eq(users.id, boardCollaborators.userId))
        .where(and(inArray(boardCollaborators.boardId, [...ids]), notBlockedCondition(viewer, users.id)))
        .orderBy(asc(boardCollaborators.createdAt));
      const byBoard = Map.groupBy(rows, ({ boardId }) => boardId);
      return ids.map((id) => (byBoard.get(id) ?? []).map(({ user }) => user));
    }),
    rightsOn: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => null);
      const rows = await db
        .select({
          id: boardCollaborators.boardId,
          mayEdit: boardCollaborators.mayEdit,
          mayInvite: boardCollaborators.mayInvite,
        })
        .from(boardCollaborators)
        .where(and(eq(boardCollaborators.userId, viewer.id), inArray(boardCollaborators.boardId, [...ids])));
      const byBoard = new Map(rows.map(({ id, ...rights }) => [id, rights]));
      return ids.map((id) => byBoard.get(id) ?? null);
    }),
    followsBoard: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => false);
      const rows = await db
        .select({ id: boardFollows.boardId })
        .from(boardFollows)
        .where(and(eq(boardFollows.followerId, viewer.id), inArray(boardFollows.boardId, [...ids])));
      const followed = new Set(rows.map(({ id }) => id));
      return ids.map((id) => followed.has(id));
    }),
    lookOf: new DataLoader(async (ids) => {
      if (!viewer) return ids.map(() => DEFAULT_BOARD_VIEW);
      const rows = await db
        .select()
        .from(boardViewPreferences)
        .where(
          and(eq(boardViewPreferences.userId, viewer.id), inArray(boardViewPreferences.boardId, [...ids])),
        );
      const byBoard = new Map(rows.map((row) => [row.boardId, row]));
      return ids.map((id) => byBoard.get(id) ?? DEFAULT_BOARD_VIEW);
    }),
    boardCovers: covers(coversOfBoards),
    sectionCovers: covers(coversOfSections),
  };
}
