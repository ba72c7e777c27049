import * as z from 'zod/mini';
import type { Board, SaveTarget, Section } from '../protocol.ts';
import { callSite } from './call-site.ts';
import { ExtensionFailure } from './extension-failure.ts';

const PAGE_SIZE = 100;
/** The boards that are offered, those that were used last. */
const BOARDS_MAX = 500;

const boardsSchema = z.array(z.object({ id: z.string(), name: z.string(), section_count: z.number() }));
const sectionsSchema = z.array(z.object({ id: z.string(), title: z.string() }));
const idSchema = z.object({ id: z.string() });

/** Reads the boards to which the member may save, the last used first. */
export async function readBoards(): Promise<readonly Board[]> {
  const boards: Board[] = [];
  let after: string | null = null;
  do {
    const { data, bookmark }: { data: z.infer<typeof boardsSchema>; bookmark: string | null } =
      await callSite(
        {
          name: 'BoardPickerBoards',
          action: 'get',
          options: { page_size: PAGE_SIZE },
          ...(after === null ? {} : { bookmarks: [after] }),
        },
        boardsSchema,
      );
    boards.push(...data.map(({ id, name, section_count: sectionCount }) => ({ id, name, sectionCount })));
    after = bookmark;
  } while (after !== null && boards.length < BOARDS_MAX);
  return boards;
}

/** Reads the sections of a board. */
export async function readSections(boardId: string): Promise<readonly Section[]> {
  const call = { name: 'BoardSections', action: 'get', options: { board_id: boardId } } as const;
  return (await callSite(call, sectionsSchema)).data;
}

/** Returns the ids of board and section of a target, which are created when they are new. Repeating it creates nothing twice. */
export async function prepareTarget({
  board,
  section,
}: SaveTarget): Promise<{ readonly boardId: string; readonly sectionId: string | undefined }> {
  const boardId = board.kind === 'existing' ? board.id : await findOrCreateBoard(board);
  if (section.kind === 'none') return { boardId, sectionId: undefined };
  const sectionId =
    section.kind === 'existing' ? section.id : await findOrCreateSection(boardId, section.title);
  return { boardId, sectionId };
}

async function findOrCreateBoard(board: {
  readonly name: string;
  readonly isSecret: boolean;
}): Promise<string> {
  const options = {
    name: board.name,
    privacy: board.isSecret ? 'secret' : 'public',
    return_existing: true,
  };
  return (await callSite({ name: 'Board', action: 'create', options }, idSchema)).data.id;
}

async function findOrCreateSection(boardId: string, title: string): Promise<string> {
  try {
    const options = { board_id: boardId, title };
    return (await callSite({ name: 'BoardSection', action: 'create', options }, idSchema)).data.id;
  } catch (error) {
    if (!(error instanceof ExtensionFailure) || error.code !== 'section_title_taken') throw error;
    const existing = (await readSections(boardId)).find((section) => section.title === title);
    if (!existing) throw error;
    return existing.id;
  }
}
