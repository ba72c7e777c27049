import type { BoardPorts } from '@pegboard/save-flow';

/** Returns the name of a board or section; undefined if it is not one of the member's. */
export type NamePlace = (boardId: string, sectionId: string | null) => string | undefined;

const PAGES_MAX = 20;

/** Reads the names of the member's boards and sections; none without a connection. Never rejects. */
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
    // The field shows a generic text for a selected board.
  }
  return (boardId, sectionId) => names.get(sectionId === null ? boardId : `${boardId}/${sectionId}`);
}
