import type { ImportFiles } from '../files/import-files.ts';
import type { ImportedBoard, ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { jsonDocuments, toList, toObject } from './documents.ts';
import { derivedId, sourceId, sourceLink, sourceText } from './source-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** Boards and pins of Pinry in the JSON of its API: pages with `results`, or lists. */
export const pinryAdapter: ImportAdapter = {
  kind: 'pinry',
  detect: async (files) => (await resultsOf(files)).length > 0,
  source: async () => 'pinry',
  async *read(files) {
    const results = await resultsOf(files);
    const boards = results.filter(isBoard).map((value) => ({ value, board: toBoard(value) }));
    for (const { board } of boards) yield { ok: true, item: board };
    const onBoards = new Set<unknown>();
    for (const { value, board } of boards)
      for (const pin of toList(value['pins_detail']).map(toObject)) {
        onBoards.add(pin['id']);
        yield toPin(pin, board.id);
      }
    // A list of pins also has those that are on boards.
    for (const pin of results.filter(isPin)) if (!onBoards.has(pin['id'])) yield toPin(pin, null);
  },
};

const isBoard = (value: Values): boolean => Array.isArray(value['pins_detail']);
const isPin = (value: Values): boolean => 'submitter' in value && 'image' in value;

async function resultsOf(files: ImportFiles): Promise<readonly Values[]> {
  const documents = await jsonDocuments(files);
  return documents
    .flatMap(({ value }) => (Array.isArray(value) ? value : [...toList(toObject(value)['results']), value]))
    .map(toObject)
    .filter((value) => isBoard(value) || isPin(value));
}

function toBoard(value: Values): ImportedBoard {
  const name = sourceText(value['name']) ?? 'Pinry';
  const isPrivate = value['private'];
  return {
    kind: 'board',
    id: sourceId(value['id']) ?? derivedId('board', name),
    name,
    description: null,
    privacy: typeof isPrivate === 'boolean' ? (isPrivate ? 'secret' : 'public') : null,
  };
}

function toPin(pin: Values, board: string | null): ReadItem {
  const description = sourceText(pin['description']);
  const id = sourceId(pin['id']);
  const image = toObject(pin['image']);
  const base = sourceLink(pin['resource_link']) ?? undefined;
  const urls = [sourceLink(image['image'], base), sourceLink(pin['url'])].filter((url) => url !== null);
  if (id === undefined) return { ok: false, kind: 'pin', title: description ?? '', reason: 'line_invalid' };
  return {
    ok: true,
    item: {
      kind: 'pin',
      id: board === null ? id : `${board}:${id}`,
      board,
      section: null,
      image: urls.length > 0 ? { kind: 'web', urls, page: null } : { kind: 'none' },
      title: null,
      description,
      altText: null,
      link: sourceLink(pin['referer']) ?? sourceLink(pin['url']),
      savedAt: null,
    },
  };
}
