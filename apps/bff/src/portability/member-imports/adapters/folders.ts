import type { ImportedBoard, ImportedSection } from '../import-item.ts';
import { derivedId } from './source-text.ts';

/** The board and the section of an item by its folders. */
export type FolderTarget = { readonly board: string | null; readonly section: string | null };

/** Collects folders as boards and sections: the outermost folder is a board, and those inside of it are its sections. */
export type FolderBoards = {
  /** Returns the target of an item in these folders, the outermost first. */
  add(path: readonly string[]): FolderTarget;
  boards(): readonly ImportedBoard[];
  sections(): readonly ImportedSection[];
};

/** Creates an empty collection of folders. */
export function createFolderBoards(): FolderBoards {
  const boards = new Map<string, ImportedBoard>();
  const sections = new Map<string, ImportedSection>();
  return {
    add(path) {
      const names = path.map((name) => name.trim()).filter((name) => name !== '');
      const [name, ...inner] = names;
      if (name === undefined) return { board: null, section: null };
      const board = derivedId('board', name);
      if (!boards.has(board))
        boards.set(board, { kind: 'board', id: board, name, description: null, privacy: null });
      if (inner.length === 0) return { board, section: null };
      const section = derivedId('section', name, ...inner);
      if (!sections.has(section))
        sections.set(section, { kind: 'section', id: section, board, title: inner.join(' / ') });
      return { board, section };
    },
    boards: () => [...boards.values()],
    sections: () => [...sections.values()],
  };
}
