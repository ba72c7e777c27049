import type { ImportedBoard, ReadItem, SourceImage } from '../import-item.ts';
import type { ImportFiles } from '../files/import-files.ts';
import type { ImportAdapter } from './adapter.ts';
import { jsonDocuments, toList, toObject } from './documents.ts';
import { derivedId, sourceId, sourceLink, sourceText, sourceTime } from './source-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** Channels of Are.na in the JSON of its API: one, a list of them, or an object with a list. */
export const arenaAdapter: ImportAdapter = {
  kind: 'arena',
  detect: async (files) => (await channelsOf(files)).length > 0,
  source: async () => 'arena',
  async *read(files) {
    const channels = (await channelsOf(files)).map((channel) => ({ channel, board: toBoard(channel) }));
    for (const { board } of channels) yield { ok: true, item: board };
    for (const { channel, board } of channels)
      for (const block of blocksOf(channel)) yield toItem(block, board.id);
  },
};

const blocksOf = (channel: Values): readonly Values[] =>
  toList(channel['contents'] ?? channel['blocks']).map(toObject);

async function channelsOf(files: ImportFiles): Promise<readonly Values[]> {
  const documents = await jsonDocuments(files);
  return documents
    .flatMap(({ value }) => (Array.isArray(value) ? value : (toObject(value)['channels'] ?? value)))
    .map(toObject)
    .filter(
      (channel) =>
        blocksOf(channel).some((block) => 'class' in block || 'type' in block) && 'title' in channel,
    );
}

function toBoard(channel: Values): ImportedBoard {
  const name = sourceText(channel['title']) ?? 'Are.na';
  const status = channel['status'] ?? channel['visibility'];
  return {
    kind: 'board',
    id: sourceId(channel['id']) ?? sourceId(channel['slug']) ?? derivedId('board', name),
    name,
    description: textOf(toObject(channel['metadata'])['description'] ?? channel['description']),
    privacy: typeof status === 'string' ? (status === 'private' ? 'secret' : 'public') : null,
  };
}

/** Returns a text, which newer versions of the API give with its formatting. */
function textOf(value: unknown): string | null {
  return sourceText(value) ?? sourceText(toObject(value)['plain']) ?? sourceText(toObject(value)['markdown']);
}

function toItem(block: Values, board: string): ReadItem {
  const kind = sourceText(block['class']) ?? sourceText(block['type']) ?? '';
  const title = textOf(block['title']) ?? textOf(block['generated_title']);
  const id = sourceId(block['id']);
  if (id === undefined) return { ok: false, kind: 'pin', title: title ?? '', reason: 'line_invalid' };
  if (kind === 'Text') {
    const text = textOf(block['content']) ?? '';
    return {
      ok: true,
      item: { kind: 'note', id, board, title: textOf(block['title']) ?? '', text, todos: [] },
    };
  }
  if (!['Image', 'Link', 'Media', 'Embed', 'Attachment'].includes(kind))
    return { ok: false, kind: 'pin', title: title ?? '', reason: 'not_imported' };
  const link = sourceLink(toObject(block['source'])['url'] ?? block['source_url']);
  return {
    ok: true,
    item: {
      kind: 'pin',
      // A block can be in several channels.
      id: `${board}:${id}`,
      board,
      section: null,
      image: imageOf(block, link),
      title,
      description: textOf(block['description']),
      altText: sourceText(toObject(block['image'])['alt_text']),
      link,
      savedAt: sourceTime(block['connected_at'] ?? block['created_at']),
    },
  };
}

function imageOf(block: Values, link: string | null): SourceImage {
  const image = toObject(block['image']);
  const urls = [
    toObject(image['original'])['url'],
    image['src'],
    toObject(image['large'])['url'],
    toObject(image['display'])['url'],
  ]
    .map((url) => sourceLink(url))
    .filter((url) => url !== null);
  if (urls.length > 0) return { kind: 'web', urls, page: null };
  return link === null ? { kind: 'none' } : { kind: 'page', url: link };
}
