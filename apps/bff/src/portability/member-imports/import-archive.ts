import { IMAGE_BYTES_MAX } from '@pegboard/types';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { authoriseBoard, boards, boardSections } from '../../pins/board-access/index.ts';
import {
  archiveBoard,
  boardDescriptionSchema,
  boardNameSchema,
  changeBoard,
  createBoard,
  createNote,
  createSection,
  noteOptions,
  quickSavesBoardId,
} from '../../pins/boards/index.ts';
import { saveImage } from '../../pins/image-lifecycle/index.ts';
import { contents, pins, type ContentRich } from '../../pins/pin-access/index.ts';
import { createPin, pinTexts } from '../../pins/pins/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { z } from 'zod';
import type { ArchiveLine, BoardLine, PinLine } from '../member-archive/index.ts';
import { ArchiveError } from './archive-error.ts';
import type { Deps } from './deps.ts';
import { createOnce, findImported, type ImportedKind, type ItemKey } from './imported-items.ts';
import type { ItemReason, ItemResult } from './import-report.ts';
import type { OpenArchive } from './open-archive.ts';
import { readArchive } from './read-archive.ts';
import { parsePinDetails } from './pin-details.ts';
import { richOf } from './rich-of.ts';

/** The number of names that are tried for a board, when another one with its name has other privacy. */
const NAME_TRIES = 20;
/** The maximum length of the address of a site. */
const SOURCE_MAX = 200;
/** The maximum length of a computed description. */
const AUTO_ALT_MAX = 800;

const noteSchema = z.object(noteOptions);
const textSchema = z.object(pinTexts);

/** One import of an archive: its id, with which it is undone. */
export type ImportRun = {
  readonly importId: bigint;
  readonly results: AsyncGenerator<ItemResult>;
};

/**
 * Imports an archive for a member, by the commands that the interface uses. Each line is created once, however often the archive
 * is imported, and an interrupted import continues when it is started again. Lines that cannot be created are reported; the
 * others are created. Nothing is created for members that the archive names. Throws `ArchiveError`.
 */
export function importArchive(deps: Deps, owner: SignedIn, archive: OpenArchive): ImportRun {
  const importId = newId();
  return { importId, results: runImport(deps, owner, archive, importId) };
}

async function* runImport(
  deps: Deps,
  owner: SignedIn,
  archive: OpenArchive,
  importId: bigint,
): AsyncGenerator<ItemResult> {
  // The lines are read once before, so that nothing is created from a file that is cut off or damaged.
  let lines = 0;
  for await (const { nth } of readArchive(archive)) lines = nth;
  if (lines === 0) return;
  const work = createWork(deps, owner, archive, importId);
  const ownBoards: { readonly nth: number; readonly line: BoardLine }[] = [];
  let isPastBoards = false;
  for await (const read of readArchive(archive)) {
    const { nth } = read;
    if (!read.ok) {
      yield { line: nth, kind: 'unknown', title: '', result: 'left_out', reason: 'line_invalid' };
      continue;
    }
    const { line } = read;
    if (line.kind === 'archive') work.source = line.site.slice(0, SOURCE_MAX);
    if (line.kind === 'archive' || line.kind === 'profile') continue;
    if (line.kind === 'board' && !isPastBoards) {
      ownBoards.push({ nth, line });
      continue;
    }
    // The last board is created first: a new board is the first of the list.
    if (!isPastBoards) for (const board of ownBoards.toReversed()) yield work.addBoard(board.nth, board.line);
    isPastBoards = true;
    yield await work.add(nth, line);
  }
  if (!isPastBoards) for (const board of ownBoards.toReversed()) yield work.addBoard(board.nth, board.line);
  await work.finish();
}

type Work = {
  source: string;
  addBoard(nth: number, line: BoardLine): Promise<ItemResult>;
  add(nth: number, line: ArchiveLine): Promise<ItemResult>;
  finish(): Promise<void>;
};

function createWork(deps: Deps, owner: SignedIn, archive: OpenArchive, importId: bigint): Work {
  const { db } = deps;
  const targets = new Map<string, bigint>();
  const newBoards: { readonly id: bigint; readonly line: BoardLine }[] = [];
  const topPosition = Number(importId >> 22n);
  let pinCount = 0;
  const work: Work = {
    source: '',
    async addBoard(nth, line) {
      const result = (outcome: ItemResult['result'], reason?: ItemReason): ItemResult =>
        itemResult(nth, line.kind, line.name, outcome, reason);
      try {
        const { id, outcome } = await createOrMergeBoard(line);
        targets.set(`board ${line.id}`, id);
        if (outcome === 'created') newBoards.push({ id, line });
        return result(outcome);
      } catch (error) {
        return result('left_out', reasonOf(error));
      }
    },
    async add(nth, line) {
      const title = titleOf(line);
      try {
        const { isNew, reason } = await addLine(line);
        return itemResult(nth, line.kind, title, isNew ? 'created' : 'known', reason);
      } catch (error) {
        return itemResult(nth, line.kind, title, 'left_out', reasonOf(error));
      }
    },
    async finish() {
      for (const { id, line } of newBoards) {
        if (line.coverPin !== null) {
          const cover = await findImported(db, keyOf('pin', line.coverPin));
          const board = await authoriseBoard(db, owner, id, 'own');
          if (cover !== undefined) await changeBoard(db, board, { coverPinId: cover }).catch(ignoreAppError);
        }
        if (line.isArchived && !line.isQuickSaves)
          await archiveBoard(db, await authoriseBoard(db, owner, id, 'own'));
      }
    },
  };
  return work;

  function keyOf(kind: ImportedKind, id: string): ItemKey {
    return { ownerId: owner.id, source: work.source, kind, sourceId: BigInt(id) };
  }

  async function createOrMergeBoard(
    line: BoardLine,
  ): Promise<{ readonly id: bigint; readonly outcome: 'created' | 'known' | 'merged' }> {
    if (line.isQuickSaves) return { id: await quickSavesBoardId(db, owner.id), outcome: 'merged' };
    const key = keyOf('board', line.id);
    const known = await findImported(db, key);
    if (known !== undefined) return { id: known, outcome: 'known' };
    const name = boardNameSchema.parse(line.name);
    const description = boardDescriptionSchema.parse(line.description ?? '');
    for (let nth = 1; nth <= NAME_TRIES; nth += 1) {
      const tried = nth === 1 ? name : boardNameSchema.parse(`${name.slice(0, 40)} (${nth})`);
      const [same] = await db
        .select({ id: boards.id, privacy: boards.privacy, archivedAt: boards.archivedAt })
        .from(boards)
        .where(and(eq(boards.ownerId, owner.id), eq(boards.name, tried), isNull(boards.deletedAt)));
      // A Pin of a secret board never goes to a board that others see.
      if (same && (same.privacy !== line.privacy || same.archivedAt !== null)) continue;
      if (same) return { id: same.id, outcome: 'merged' };
      const { id, isNew } = await createOnce(db, key, importId, async (tx) => {
        const made = await createBoard(tx, owner, { name: tried, description, privacy: line.privacy });
        return made.id;
      });
      return { id, outcome: isNew ? 'created' : 'known' };
    }
    throw new AppError('board_name_taken');
  }

  async function addLine(
    line: ArchiveLine,
  ): Promise<{ readonly isNew: boolean; readonly reason?: ItemReason }> {
    if (line.kind === 'section') {
      const boardId = boardOf(line.board);
      const title = boardNameSchema.parse(line.title);
      const [same] = await db
        .select({ id: boardSections.id })
        .from(boardSections)
        .where(
          and(
            eq(boardSections.boardId, boardId),
            eq(boardSections.title, title),
            isNull(boardSections.deletedAt),
          ),
        );
      if (same) {
        targets.set(`section ${line.id}`, same.id);
        return { isNew: false };
      }
      const { id, isNew } = await createOnce(db, keyOf('section', line.id), importId, async (tx) => {
        const section = await createSection(tx, await authoriseBoard(tx, owner, boardId, 'save'), title);
        return section.id;
      });
      targets.set(`section ${line.id}`, id);
      return { isNew };
    }
    if (line.kind === 'note') {
      const boardId = boardOf(line.board);
      const todos = line.todos.map(({ text, isDone }) => ({ text, is_done: isDone }));
      const note = noteSchema.parse({ title: line.title, text: line.text, todos });
      const content = {
        ...note,
        todos: note.todos.map(({ text, is_done: isDone }) => ({ text, isDone })),
      };
      return createOnce(db, keyOf('note', line.id), importId, async (tx) => {
        const made = await createNote(tx, owner, await authoriseBoard(tx, owner, boardId, 'save'), content);
        return made.id;
      });
    }
    if (line.kind === 'pin') return addPin(line);
    throw new LeftOutError('not_imported');
  }

  async function addPin(line: PinLine): Promise<{ readonly isNew: boolean; readonly reason?: ItemReason }> {
    const position = topPosition - pinCount;
    pinCount += 1;
    if (line.board === null) throw new LeftOutError('on_shared_board');
    const boardId = boardOf(line.board);
    const sectionId = line.section === null ? null : (targets.get(`section ${line.section}`) ?? null);
    const reason = reasonOfPart(line);
    if ((await findImported(db, keyOf('pin', line.id))) !== undefined) return { isNew: false, ...reason };
    const texts = textSchema.parse({
      title: line.title ?? '',
      description: line.description ?? '',
      alt_text: line.altText ?? '',
      link: line.link ?? '',
    });
    const imageId = await storeImage(line.image);
    const rich: ContentRich = await richOf(line, storeImage);
    const made = await createOnce(db, keyOf('pin', line.id), importId, async (tx: Db) => {
      const board = await authoriseBoard(tx, owner, boardId, 'save');
      const id = await createPin(tx, board, sectionId, {
        creatorId: owner.id,
        imageId,
        title: texts.title ?? null,
        gridTitle: texts.title ?? null,
        description: texts.description ?? null,
        altText: texts.alt_text ?? null,
        autoAltText: line.autoAltText?.slice(0, AUTO_ALT_MAX) ?? null,
        link: texts.link ?? null,
        digitalMediaSourceType: line.digitalMediaSourceType,
        isCommentingAllowed: line.isCommentingAllowed,
        rich,
      });
      await tx
        .update(pins)
        .set({ position, createdAt: pastTime(line.savedAt) })
        .where(eq(pins.id, id));
      await tx
        .update(contents)
        .set({ createdAt: pastTime(line.createdAt) })
        .where(sql`${contents.id} = ${id}`);
      return id;
    });
    return { isNew: made.isNew, ...reason };
  }

  function boardOf(id: string): bigint {
    const found = targets.get(`board ${id}`);
    if (found === undefined) throw new LeftOutError('board_missing');
    return found;
  }

  async function storeImage(name: string): Promise<bigint> {
    const bytes = await archive.read(name, IMAGE_BYTES_MAX);
    if (!bytes) throw new LeftOutError('file_missing');
    const saved = await saveImage(deps, owner.id, { kind: 'upload', bytes });
    if (!saved.ok) throw new LeftOutError('image_invalid');
    return saved.row.id;
  }
}

/** Ends the import of a line with its reason. */
class LeftOutError extends Error {
  readonly reason: ItemReason;
  constructor(reason: ItemReason) {
    super(`A line of an archive was left out: ${reason}.`);
    this.reason = reason;
  }
}

/** Returns the reason for which a line was not created. Rethrows errors that are not of the line. */
function reasonOf(error: unknown): ItemReason {
  if (error instanceof LeftOutError) return error.reason;
  if (error instanceof ArchiveError) return 'file_damaged';
  if (error instanceof z.ZodError) return 'text_invalid';
  if (error instanceof AppError && error.status < 500) return 'refused';
  throw error;
}

/** Returns the reason for which a part of a Pin is not imported. */
function reasonOfPart({ video, pages, details }: PinLine): { readonly reason?: ItemReason } {
  if (video !== null || pages.some((page) => page.video !== null)) return { reason: 'video_left_out' };
  return parsePinDetails(details).isComplete ? {} : { reason: 'details_left_out' };
}

/** Returns a time of an archive; the present one for a later time. */
const pastTime = (time: string): Date => new Date(Math.min(Date.parse(time), Date.now()));

function ignoreAppError(error: unknown): void {
  // The cover was removed meanwhile: the board shows its newest Pins.
  if (!(error instanceof AppError)) throw error;
}

function itemResult(
  line: number,
  kind: string,
  title: string,
  result: ItemResult['result'],
  reason?: ItemReason,
): ItemResult {
  return { line, kind, title, result, ...(reason !== undefined && { reason }) };
}

function titleOf(line: ArchiveLine): string {
  if ('title' in line) return line.title ?? '';
  return 'name' in line ? line.name : '';
}
