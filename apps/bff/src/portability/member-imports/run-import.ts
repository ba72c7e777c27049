import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ImportAdapter } from './adapters/adapter.ts';
import { createImportedBoard, finishBoards } from './create/create-board.ts';
import { createImportedComment } from './create/create-comment.ts';
import { createImportedFollow } from './create/create-follow.ts';
import { createImportedNote } from './create/create-note.ts';
import { createImportedPins, type PinAttempt } from './create/create-pin.ts';
import { createImportedSection } from './create/create-section.ts';
import { createTurns, LeftOutError, type Created, type ImportRun } from './create/import-run.ts';
import type { Deps } from './deps.ts';
import { ImportFileError } from './files/import-file-error.ts';
import type { ImportFiles } from './files/import-files.ts';
import type { ImportChoices } from './import-choices.ts';
import {
  isFetched,
  type ImportedBoard,
  type ImportedPin,
  type ImportItem,
  type ReadItem,
} from './import-item.ts';
import { PINS_AT_ONCE, SLOW_PINS_AT_ONCE } from './import-limits.ts';
import type { ItemReason, ItemResult } from './import-report.ts';
import { readLastResult, storeResults } from './import-results.ts';

/** The input of an import: its id, the files, and the choices of the member. */
export type ImportInput = {
  readonly importId: bigint;
  readonly adapter: ImportAdapter;
  readonly files: ImportFiles;
  readonly choices: ImportChoices;
  readonly signal: AbortSignal;
  /** Receives the results of items after they were stored. */
  readonly onResults?: (results: readonly ItemResult[]) => void;
};

/**
 * Creates the items of files for a member, by the commands that the interface uses. Each item is created once, however often the files are
 * imported. The results are stored with the import; after an interruption it continues behind the last one. Items that cannot be created are
 * reported, and the others are created. Ends early if the import was deleted or canceled.
 */
export async function runImport(deps: Deps, owner: SignedIn, input: ImportInput): Promise<void> {
  const { importId, adapter, files, choices, signal } = input;
  const run: ImportRun = {
    deps,
    owner,
    importId,
    files,
    source: await adapter.source(files),
    choices,
    boards: new Map(),
    sections: new Map(),
    nextNames: new Map(),
    signal,
    inTurn: createTurns(),
  };
  const report = await createReport(run, input.onResults);
  const boards: { readonly nth: number; readonly board: ImportedBoard }[] = [];
  let hasBoards = false;
  // The last board is created first: a new board is the first of the list.
  const createBoards = async (): Promise<void> => {
    hasBoards = true;
    for (const { nth, board } of boards.toReversed())
      await report.add([await resultOf(nth, board, () => createImportedBoard(run, board))]);
  };
  let pins: { readonly nth: number; readonly pin: ImportedPin; readonly position: number }[] = [];
  const createPins = async (): Promise<void> => {
    const attempts = await createImportedPins(run, pins);
    const results = pins.map(({ nth, pin }, index) =>
      resultOf(nth, pin, async () => createdOf(attempts[index])),
    );
    pins = [];
    await report.add(await Promise.all(results));
  };
  // The first Pin of a board is at its top.
  const top = Number(importId >> 22n);
  let pinCount = 0;
  let nth = 0;
  for await (const read of adapter.read(files)) {
    nth += 1;
    signal.throwIfAborted();
    if (read.ok && read.item.kind === 'board' && !hasBoards) {
      boards.push({ nth, board: read.item });
      continue;
    }
    if (!hasBoards) await createBoards();
    if (read.ok && read.item.kind === 'pin') {
      pinCount += 1;
      if (report.has(nth)) continue;
      const pin = read.item;
      // Of Pins with one id, the first is created.
      if (pins.some((waiting) => waiting.pin.id === pin.id)) await createPins();
      pins.push({ nth, pin, position: top - pinCount });
      if (isFull(pins)) await createPins();
    } else {
      await createPins();
      const result = await otherResult(run, read, nth, report);
      if (result) await report.add([result]);
    }
    if (report.isOver()) return;
  }
  if (!hasBoards) await createBoards();
  await createPins();
  await finishBoards(
    run,
    boards.map(({ board }) => board),
  );
}

/** Returns whether Pins are to be created, before there are more: with slow ones there are fewer, so that their progress is stored. */
function isFull(pins: readonly { readonly pin: ImportedPin }[]): boolean {
  const slow = pins.filter(
    ({ pin: { image, video, archived } }) =>
      isFetched(image) || video != null || archived?.pages.some((page) => page.video !== null),
  );
  return pins.length === PINS_AT_ONCE || slow.length === SLOW_PINS_AT_ONCE;
}

/** Returns the result of an attempt. Throws its error. */
function createdOf(attempt: PinAttempt | undefined): Created {
  if (attempt && 'created' in attempt) return attempt.created;
  throw attempt?.error;
}

/** Creates an item that is not a Pin. Boards and sections of an earlier run are found again, because later Pins are in them. */
async function otherResult(
  run: ImportRun,
  read: ReadItem,
  nth: number,
  report: Report,
): Promise<ItemResult | undefined> {
  if (!read.ok)
    return report.has(nth)
      ? undefined
      : { nth, kind: read.kind, title: read.title, result: 'left_out', reason: read.reason };
  const { item } = read;
  if (item.kind === 'pin') return undefined;
  if (report.has(nth) && item.kind !== 'section' && item.kind !== 'board') return undefined;
  return resultOf(nth, item, () => createItem(run, item));
}

function createItem(run: ImportRun, item: Exclude<ImportItem, ImportedPin>): Promise<Created> {
  switch (item.kind) {
    case 'board':
      return createImportedBoard(run, item);
    case 'section':
      return createImportedSection(run, item);
    case 'note':
      return createImportedNote(run, item);
    case 'comment':
      return createImportedComment(run, item);
    case 'follow':
      return createImportedFollow(run, item);
  }
}

/** Returns the result of creating an item. Rethrows errors that are not of the item. */
async function resultOf(nth: number, item: ImportItem, create: () => Promise<Created>): Promise<ItemResult> {
  const named = { nth, kind: item.kind, title: titleOf(item) };
  try {
    return { ...named, ...(await create()) };
  } catch (error) {
    return { ...named, result: 'left_out', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): ItemReason {
  if (error instanceof LeftOutError) return error.reason;
  if (error instanceof ImportFileError) return 'file_damaged';
  if (error instanceof z.ZodError) return 'text_invalid';
  if (error instanceof AppError && error.status < 500) return 'refused';
  throw error;
}

const TITLE_MAX = 200;
function titleOf(item: ImportItem): string {
  const title =
    item.kind === 'comment'
      ? item.text
      : 'title' in item
        ? (item.title ?? ('link' in item ? item.link : null))
        : item.name;
  return (title ?? '').slice(0, TITLE_MAX).replaceAll('\0', ' ').toWellFormed();
}

type Report = {
  /** Returns whether an earlier run stored the result of this item. */
  has(nth: number): boolean;
  add(results: readonly ItemResult[]): Promise<void>;
  /** Returns whether the import was deleted or canceled. */
  isOver(): boolean;
};

async function createReport(
  { deps, importId }: ImportRun,
  onResults: ImportInput['onResults'],
): Promise<Report> {
  const last = await readLastResult(deps.db, importId);
  let isOver = false;
  return {
    has: (nth) => nth <= last,
    isOver: () => isOver,
    async add(results) {
      if (results.length === 0) return;
      if (!(await storeResults(deps, importId, results))) isOver = true;
      onResults?.(results);
    },
  };
}
