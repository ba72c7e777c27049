import type { ImportedBoard } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { jsonDocuments, toList, toObject } from './documents.ts';
import { toLinkPin } from './link-pin.ts';
import { derivedId, sourceId, sourceText } from './source-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** The JSON export of Linkwarden: collections with their links. */
export const linkwardenAdapter: ImportAdapter = {
  kind: 'linkwarden',
  async detect(files) {
    const documents = await jsonDocuments(files);
    return documents.some(({ value }) =>
      toList(toObject(value)['collections']).some((each) => Array.isArray(toObject(each)['links'])),
    );
  },
  source: async () => 'linkwarden',
  async *read(files) {
    const documents = await jsonDocuments(files);
    const collections = documents
      .flatMap(({ value }) => toList(toObject(value)['collections']))
      .map((value) => ({ collection: toObject(value), board: toBoard(toObject(value)) }));
    for (const { board } of collections)
      yield board
        ? { ok: true, item: board }
        : { ok: false, kind: 'board', title: '', reason: 'text_invalid' };
    for (const { collection, board } of collections)
      for (const link of toList(collection['links']).map(toObject)) {
        const { url, name: title, description, createdAt: savedAt } = link;
        yield toLinkPin({ url, title, description, savedAt }, { board: board?.id ?? null, section: null });
      }
  },
};

function toBoard(collection: Values): ImportedBoard | undefined {
  const name = sourceText(collection['name']);
  if (name === null) return undefined;
  const { isPublic } = collection;
  return {
    kind: 'board',
    id: sourceId(collection['id']) ?? derivedId('board', name),
    name,
    description: sourceText(collection['description']),
    privacy: typeof isPublic === 'boolean' ? (isPublic ? 'public' : 'secret') : null,
  };
}
