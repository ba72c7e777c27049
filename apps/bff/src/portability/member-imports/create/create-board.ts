import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { authoriseBoard, boards } from '../../../pins/board-access/index.ts';
import { archiveBoard, changeBoard, createBoard, quickSavesBoardId } from '../../../pins/boards/index.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { chosenBoardOf, privacyOf } from '../import-choices.ts';
import { parseId } from '../../../platform/ids/new-id.ts';
import type { ImportedBoard } from '../import-item.ts';
import { importedItems } from '../tables.ts';
import { fitBoardDescription, fitName } from './fit-text.ts';
import {
  createItemOnce,
  findItem,
  LeftOutError,
  pastTime,
  type Created,
  type ImportRun,
} from './import-run.ts';

/** The number of names that are tried for a board: a file can have many folders of the same name. */
const NAME_TRIES = 1000;
/** The number of names that are looked up at once. */
const NAMES_AT_ONCE = 10;

/**
 * Creates a board, or uses one of the member with its name and privacy that is not from another board of the file. Otherwise its name gets a
 * number, so that a Pin of a secret board never goes to a board that others see.
 */
export async function createImportedBoard(run: ImportRun, board: ImportedBoard): Promise<Created> {
  const { deps, owner } = run;
  const privacy = privacyOf(run.choices, board);
  if (privacy === 'left_out') {
    run.boards.set(board.id, null);
    throw new LeftOutError('board_not_chosen');
  }
  const chosen = parseId(chosenBoardOf(run.choices, board.id) ?? '');
  if (chosen !== undefined) {
    const { id: targetId } = await authoriseBoard(deps.db, owner, chosen, 'save');
    run.boards.set(board.id, targetId);
    return { result: 'merged', targetId };
  }
  if (board.isQuickSaves === true) {
    const targetId = await quickSavesBoardId(deps.db, owner.id);
    // A member without quick saves gets those of the file with their time.
    if (board.createdAt !== undefined)
      await deps.db
        .update(boards)
        .set({
          createdAt: sql`least(${boards.createdAt}, ${pastTime(new Date(board.createdAt)).toISOString()}::timestamptz)`,
        })
        .where(and(eq(boards.id, targetId), eq(boards.pinCount, 0)));
    run.boards.set(board.id, targetId);
    return { result: 'merged', targetId };
  }
  const known = await findItem(run, 'board', board.id);
  if (known) {
    run.boards.set(board.id, known.targetId);
    return { result: known.importId === run.importId ? 'created' : 'known', targetId: known.targetId };
  }
  const description = fitBoardDescription(board.description);
  const { name, mergesInto } = await chooseName(run, board, privacy);
  if (mergesInto !== undefined) {
    run.boards.set(board.id, mergesInto);
    return { result: 'merged', targetId: mergesInto };
  }
  const created = await createItemOnce(run, 'board', board.id, async (tx) => {
    const made = await createBoard(tx, owner, { name, description, privacy });
    if (board.createdAt !== undefined)
      await tx
        .update(boards)
        .set({ createdAt: pastTime(new Date(board.createdAt)) })
        .where(eq(boards.id, made.id));
    return made.id;
  });
  run.boards.set(board.id, created.targetId);
  return created;
}

/** Chooses the name of a board: a free one, or that of a board which is used. Throws `board_name_taken`. */
async function chooseName(
  run: ImportRun,
  board: ImportedBoard,
  privacy: string,
): Promise<{ readonly name: string; readonly mergesInto?: bigint }> {
  const key = `${privacy} ${fitName(board.name)}`;
  // The names before were taken when an earlier board of this name was created.
  for (let from = run.nextNames.get(key) ?? 1; from <= NAME_TRIES; from += NAMES_AT_ONCE) {
    const names = Array.from({ length: NAMES_AT_ONCE }, (_, index) => fitName(board.name, from + index));
    const byName = await findByName(run, names);
    for (const [index, name] of names.entries()) {
      const same = byName.get(name);
      if (!same) {
        run.nextNames.set(key, from + index + 1);
        return { name };
      }
      if (same.privacy === privacy && same.archivedAt === null && !same.isOfSource)
        return { name, mergesInto: same.id };
    }
  }
  throw new AppError('board_name_taken');
}

/** Returns the boards of the member with these names. */
async function findByName({ deps: { db }, owner, source }: ImportRun, names: readonly string[]) {
  const rows = await db
    .select({
      id: boards.id,
      name: boards.name,
      privacy: boards.privacy,
      archivedAt: boards.archivedAt,
      isOfSource: sql<boolean>`exists (select from ${importedItems} where ${importedItems.ownerId} = ${owner.id}
        and ${importedItems.source} = ${source} and ${importedItems.kind} = 'board' and ${importedItems.targetId} = ${boards.id})`,
    })
    .from(boards)
    .where(and(eq(boards.ownerId, owner.id), isNull(boards.deletedAt), inArray(boards.name, [...names])));
  return new Map(rows.map((row) => [row.name, row]));
}

/** Chooses the covers of the boards that this import created, and archives those that were archived. */
export async function finishBoards(run: ImportRun, all: readonly ImportedBoard[]): Promise<void> {
  const { deps, owner } = run;
  for (const { id, coverPin = null, isArchived, isQuickSaves } of all) {
    if (coverPin === null && isArchived !== true) continue;
    const board = await findItem(run, 'board', id);
    if (board?.importId !== run.importId) continue;
    if (coverPin !== null) {
      const cover = await findItem(run, 'pin', coverPin);
      const changed = await authoriseBoard(deps.db, owner, board.targetId, 'own');
      if (cover) await changeBoard(deps.db, changed, { coverPinId: cover.targetId }).catch(ignoreAppError);
    }
    if (isArchived === true && isQuickSaves !== true)
      await archiveBoard(deps.db, await authoriseBoard(deps.db, owner, board.targetId, 'own'));
  }
}

function ignoreAppError(error: unknown): void {
  // The cover was removed meanwhile: the board shows its newest Pins.
  if (!(error instanceof AppError)) throw error;
}
