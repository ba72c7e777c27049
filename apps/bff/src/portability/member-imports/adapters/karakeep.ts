import type { ImportedBoard, ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { jsonDocuments, toList, toObject } from './documents.ts';
import { toLinkPin } from './link-pin.ts';
import { sourceId, sourceText } from './source-text.ts';

type Values = Readonly<Record<string, unknown>>;

const isBookmark = (value: unknown): boolean => {
  const bookmark = toObject(value);
  return 'content' in bookmark && 'createdAt' in bookmark;
};

/** The JSON export of Karakeep: bookmarks with the ids of their lists. A bookmark of several lists becomes a Pin of each. */
export const karakeepAdapter: ImportAdapter = {
  kind: 'karakeep',
  async detect(files) {
    const documents = await jsonDocuments(files);
    return documents.some(({ value }) => {
      const { bookmarks } = toObject(value);
      return Array.isArray(bookmarks) && (bookmarks.length === 0 || bookmarks.some(isBookmark));
    });
  },
  source: async () => 'karakeep',
  async *read(files) {
    const exports = (await jsonDocuments(files)).map(({ value }) => toObject(value));
    const boards = new Map<string, ImportedBoard>();
    for (const { lists } of exports)
      for (const list of toList(lists).map(toObject)) {
        const board = toBoard(list);
        if (board) boards.set(board.id, board);
      }
    for (const item of boards.values()) yield { ok: true, item };
    for (const { bookmarks } of exports)
      for (const value of toList(bookmarks)) yield* toPins(toObject(value), new Set(boards.keys()));
  },
};

/** Returns the board of a list; undefined for a search that is stored as a list. */
function toBoard(list: Values): ImportedBoard | undefined {
  const id = sourceId(list['id']);
  const name = sourceText(list['name']);
  if (id === undefined || name === null || list['type'] === 'smart') return undefined;
  return { kind: 'board', id, name, description: sourceText(list['description']), privacy: null };
}

function* toPins(bookmark: Values, boards: ReadonlySet<string>): Generator<ReadItem> {
  const { url, type } = toObject(bookmark['content']);
  const { title, note: description, createdAt: savedAt } = bookmark;
  if (type !== 'link') {
    yield { ok: false, kind: 'pin', title: sourceText(title) ?? '', reason: 'not_imported' };
    return;
  }
  const lists = toList(bookmark['lists']).flatMap((id) => sourceId(id) ?? []);
  const known = lists.filter((id) => boards.has(id));
  for (const board of known.length > 0 ? known : [null])
    yield toLinkPin({ url, title, description, savedAt }, { board, section: null });
}
