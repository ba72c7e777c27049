import type pg from 'pg';
import type { GraphStatements } from './graph-statements.ts';
import type { PinGraph } from './pin-graph.ts';

/** Applies the changes of the database to a graph. */
export type ChangeFollower = {
  /** Applies the next changes, at most 5,000. Returns the number of applied ones, and whether there may be more. */
  follow(client: pg.ClientBase): Promise<{ readonly applied: number; readonly isMore: boolean }>;
};

const BATCH = 5000;

type Change = {
  readonly id: string;
  readonly transactionId: string;
  readonly boardId: string;
  readonly contentId: string | null;
  /** False while an older transaction runs, which may yet add changes before this one. */
  readonly isFinal: boolean;
};
type Save = {
  readonly contentId: string;
  readonly topicId: string | null;
  readonly language: string | null;
};

/**
 * Creates a follower that starts at the first change of a transaction. A change names a save or a board, whose present state
 * is read, so applying it twice is harmless. Ids of changes are not in the order of commits: those behind a running
 * transaction are applied at once and read again, until it has ended.
 */
export function createChangeFollower(
  graph: PinGraph,
  statements: GraphStatements,
  fromTransaction: string,
): ChangeFollower {
  let position = { transactionId: fromTransaction, id: '-1' };
  let applied: ReadonlySet<string> = new Set();
  return {
    async follow(client) {
      const { rows } = await client.query<Change>(statements.changes, [
        position.transactionId,
        position.id,
        BATCH,
      ]);
      const fresh = rows.filter(({ id }) => !applied.has(id));
      await applyBoards(client, statements, graph, fresh);
      await applySaves(client, statements, graph, fresh);
      const finals = rows.filter(({ isFinal }) => isFinal);
      position = finals.at(-1) ?? position;
      applied = new Set(rows.flatMap(({ id, isFinal }) => (isFinal ? [] : [id])));
      return { applied: fresh.length, isMore: finals.length === BATCH };
    },
  };
}

/** Replaces the saves of each changed board by those that it has now; none if it is not listed any more. */
async function applyBoards(
  client: pg.ClientBase,
  statements: GraphStatements,
  graph: PinGraph,
  changes: readonly Change[],
): Promise<void> {
  const boards = new Set(changes.flatMap(({ boardId, contentId }) => (contentId === null ? [boardId] : [])));
  for (const board of boards) {
    const { rows } = await client.query<Save>(statements.savesOfBoard, [board]);
    const boardId = BigInt(board);
    const saved = new Set(rows.map(({ contentId }) => BigInt(contentId)));
    for (const contentId of graph.contentsOf(boardId))
      if (!saved.has(contentId)) graph.removeSave(contentId, boardId);
    for (const save of rows) addSave(graph, boardId, save);
  }
}

async function applySaves(
  client: pg.ClientBase,
  statements: GraphStatements,
  graph: PinGraph,
  changes: readonly Change[],
): Promise<void> {
  const pairs = changes.filter(({ contentId }) => contentId !== null);
  if (pairs.length === 0) return;
  const { rows } = await client.query<Save & { readonly boardId: string }>(statements.savesOfPairs, [
    pairs.map(({ contentId }) => contentId),
    pairs.map(({ boardId }) => boardId),
  ]);
  for (const save of rows)
    if (save.language === null) graph.removeSave(BigInt(save.contentId), BigInt(save.boardId));
    else addSave(graph, BigInt(save.boardId), save);
}

function addSave(graph: PinGraph, boardId: bigint, { contentId, topicId, language }: Save): void {
  graph.addSave(BigInt(contentId), boardId, {
    topicId: topicId === null ? null : BigInt(topicId),
    language: language ?? '',
  });
}
