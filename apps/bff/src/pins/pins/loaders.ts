import DataLoader from 'dataloader';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import {
  boardColumns,
  type BoardRow,
  boards,
  boardSections,
  reachableBoards,
  type SectionRow,
} from '../board-access/index.ts';
import type { Deps } from './deps.ts';
import { images } from '../../platform/media/images/tables.ts';
import type { PictureRow } from '../../platform/media/images/index.ts';
import { type InterestRow, interests } from '../../people/interests/index.ts';
import { Loader } from '../../platform/database/loader.ts';
import { idList, selected, defineStatement, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { contentTopics, pins } from '../pin-access/index.ts';

/** A copy of a content on one of the viewer's boards. */
export type SavedCopy = {
  readonly pinId: bigint;
  readonly board: BoardRow;
  readonly section: SectionRow | null;
};

/** The batched reads of pins. */
export type PinLoaders = {
  /** The viewer's copies of a content, newest first. */
  readonly savedCopies: Loader<bigint, readonly SavedCopy[]>;
  readonly picture: DataLoader<bigint, PictureRow | undefined>;
  readonly interest: DataLoader<bigint, InterestRow | null>;
  /** The topics of a content, in their order: those of its creator, then the assigned ones. */
  readonly topics: DataLoader<bigint, readonly (InterestRow & { readonly origin: string })[]>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends PinLoaders {}
}

type CopyRow = BoardRow & {
  readonly pinId: bigint;
  readonly contentId: bigint;
  readonly sectionId: bigint | null;
  readonly sectionTitle: string;
  readonly sectionSlug: string;
  readonly sectionPosition: number;
  readonly sectionPinCount: number;
};

const copyColumns = {
  ...boardColumns,
  pinId: pins.id,
  contentId: pins.contentId,
  sectionId: boardSections.id,
  sectionTitle: boardSections.title,
  sectionSlug: boardSections.slug,
  sectionPosition: boardSections.position,
  sectionPinCount: boardSections.pinCount,
};

const copiesOf = viewerStatement<CopyRow>(
  'saved copies',
  (viewer, value) => sql`select ${selected(copyColumns)} from ${pins}
    join ${boards} on ${boards.id} = ${pins.boardId}
    join ${users} on ${users.id} = ${boards.ownerId}
    left join ${boardSections} on ${boardSections.id} = ${pins.sectionId} and ${boardSections.deletedAt} is null
    where ${pins.contentId} = any(${value('ids')}::bigint[]) and ${pins.pinnerId} = ${value('viewer')}
      and ${pins.isRepin} and ${pins.deletedAt} is null and ${reachableBoards(viewer)}
    order by ${pins.id} desc`,
  { reusesPlan: true },
);

function savedCopy(row: CopyRow): SavedCopy {
  const { pinId, sectionId, sectionTitle, sectionSlug, sectionPosition, sectionPinCount } = row;
  if (sectionId === null) return { pinId, board: row, section: null };
  const section = {
    id: sectionId,
    boardId: row.id,
    title: sectionTitle,
    slug: sectionSlug,
    position: sectionPosition,
    pinCount: sectionPinCount,
    deletedAt: null,
  };
  return { pinId, board: row, section };
}

const interestsOf = defineStatement<typeof interests.$inferSelect>(
  'interests',
  (value) => sql`select ${selected(getTableColumns(interests))} from ${interests}
    where ${interests.id} = any(${value('ids')}::bigint[])`,
  { reusesPlan: true },
);

/** Loaders of pins for one request. */
export function pinLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): PinLoaders {
  return {
    savedCopies: new Loader(async (contentIds) => {
      if (!viewer) return contentIds.map(() => []);
      const rows = await copiesOf(db, viewer, { ids: idList(contentIds) });
      const byContent = Map.groupBy(rows, ({ contentId }) => contentId);
      return contentIds.map((id) => (byContent.get(id) ?? []).map(savedCopy));
    }),
    picture: new DataLoader(async (ids) => {
      const rows = await db
        .select({
          id: images.id,
          signature: images.signature,
          sizes: images.sizes,
        })
        .from(images)
        .where(inArray(images.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    }),
    topics: new DataLoader(async (ids) => {
      const rows = await db
        .select({
          contentId: contentTopics.contentId,
          origin: contentTopics.origin,
          ...getTableColumns(interests),
        })
        .from(contentTopics)
        .innerJoin(interests, eq(interests.id, contentTopics.interestId))
        .where(inArray(contentTopics.contentId, [...ids]))
        .orderBy(asc(contentTopics.position));
      const byContent = Map.groupBy(rows, ({ contentId }) => contentId);
      return ids.map((id) => byContent.get(id) ?? []);
    }),
    interest: new DataLoader(async (ids) => {
      const rows = await interestsOf(db, { ids: idList(ids) });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
  };
}
