import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../../people/accounts/index.ts';
import { boards, boardSections, boardUrl } from '../../pins/board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { ResultRow } from './import-results.ts';

/** Returns the paths of the Pins, boards and sections of some results, by their positions. Two statements at most. */
export async function readTargetPaths(
  db: Db,
  results: readonly Pick<ResultRow, 'nth' | 'kind' | 'targetId'>[],
): Promise<ReadonlyMap<number, string>> {
  const idsOf = (wanted: string): bigint[] =>
    results.flatMap(({ kind, targetId }) => (kind === wanted && targetId !== null ? [targetId] : []));
  const [boardIds, sectionIds] = [idsOf('board'), idsOf('section')];
  const address = { ownerUsername: users.username, slug: boards.slug };
  const boardRows =
    boardIds.length === 0
      ? []
      : await db
          .select({ id: boards.id, ...address })
          .from(boards)
          .innerJoin(users, eq(users.id, boards.ownerId))
          .where(and(inArray(boards.id, boardIds), isNull(boards.deletedAt)));
  const sectionRows =
    sectionIds.length === 0
      ? []
      : await db
          .select({ id: boardSections.id, section: boardSections.slug, ...address })
          .from(boardSections)
          .innerJoin(boards, eq(boards.id, boardSections.boardId))
          .innerJoin(users, eq(users.id, boards.ownerId))
          .where(
            and(
              inArray(boardSections.id, sectionIds),
              isNull(boardSections.deletedAt),
              isNull(boards.deletedAt),
            ),
          );
  const paths = new Map<string, string>([
    ...boardRows.map((row) => [`board ${row.id}`, boardUrl(row)] as const),
    ...sectionRows.map(
      (row) => [`section ${row.id}`, `${boardUrl(row)}${encodeURIComponent(row.section)}/`] as const,
    ),
  ]);
  return new Map(
    results.flatMap(({ nth, kind, targetId }) => {
      const path =
        kind === 'pin' && targetId !== null ? `/pin/${targetId}/` : paths.get(`${kind} ${targetId}`);
      return path === undefined ? [] : [[nth, path] as const];
    }),
  );
}
