import type { BoardPorts } from '@pegboard/save-flow';

/** Returns the name of a board or section; undefined if it is not one of the member's. */
export type NamePlace = (boardId: string, sectionId: string | null) => string | undefined;

const PAGES_MAX = 20;

/** Reads the names of the member's boards and sections. Without a connection no place has a name. Never rejects. */
export async function readPlaceNames(boards: Pick<BoardPorts, 'boards'>): Promise<NamePlace> {
  const names = new Map<string, string>();
  try {
    let after: string | null = null;
    for (let page = 0; page < PAGES_MAX; page += 1) {
      const read = await boards.boards({ query: '', after });
      for (const { id, name, sections } of read.boards) {
        names.set(id, name);
        for (const section of sections) names.set(`${id}/${section.id}`, section.title);
      }
      if (read.after === null) break;
      ({ after } = read);
    }
  } catch {
    // The field says that a board is selected.
  }
  return (boardId, sectionId) => names.get(sectionId === null ? boardId : `${boardId}/${sectionId}`);
}
