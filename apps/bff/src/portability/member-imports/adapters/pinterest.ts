import { Parser } from 'htmlparser2';
import type { ImportFiles } from '../files/import-files.ts';
import type { ImportedBoard, ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { headOf, jsonDocuments, namesOf, textChunks, toList, toObject } from './documents.ts';
import { derivedId, sourceId, sourceLink, sourceText, sourceTime } from './source-text.ts';

/** An entry of the export: the fields of a Pin or board by their names in lower case. */
type Entry = {
  readonly list: string;
  /** The address with which it begins. */
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
};

const PIN = /^https?:\/\/(?:[\w-]+\.)*pinterest\.[a-z.]{2,10}\/pin\/([\w-]{1,60})/;
const NO_VALUE = /^(?:no data|none|null)?$/i;
/** The length of the signature of an image, which is its name. */
const SIGNATURE = /^[0-9a-f]{32}$/;
const VALUE_CHARS_MAX = 20_000;

/**
 * The data that Pinterest sends on request: lists with a heading, `Pins` and `Boards` among them, as HTML or JSON. A Pin names its
 * image by signature, and its board by id and name.
 */
export const pinterestAdapter: ImportAdapter = {
  kind: 'pinterest',
  async detect(files) {
    for (const name of namesOf(files, /\.html?$/i)) {
      const head = await headOf(files, name);
      if (/<h1[^>]*>/i.test(head) && PIN_LINK.test(head)) return true;
      if (/<h1[^>]*>\s*(?:Pins|Boards)\s*<\/h1>/i.test(head)) return true;
    }
    return (await jsonEntries(files)).length > 0;
  },
  source: async () => 'pinterest',
  async *read(files) {
    const boards = new Map<string, ImportedBoard>();
    for await (const entry of readEntries(files)) addBoard(boards, entry);
    for (const item of boards.values()) yield { ok: true, item };
    for await (const entry of readEntries(files)) if (entry.list === 'pins') yield toPin(entry);
  },
};
const PIN_LINK = /href="https?:\/\/(?:[\w-]+\.)*pinterest\.[a-z.]{2,10}\/pin\//;

const isTrue = (value: string | undefined): boolean => /^(?:true|yes|secret|private)$/i.test(value ?? '');

function boardIdOf({ fields }: Entry): string | null {
  return (
    sourceId(fields['board id']) ?? (fields['board name'] && derivedId('board', fields['board name'])) ?? null
  );
}

function addBoard(boards: Map<string, ImportedBoard>, entry: Entry): void {
  const { list, fields, address } = entry;
  if (list === 'boards') {
    const name = fields['board name'] ?? fields['name'] ?? fields['title'] ?? lastPart(address);
    const id = sourceId(fields['board id'] ?? fields['id']) ?? (name && derivedId('board', name));
    if (!name || !id) return;
    const isSecret = ['private', 'secret', 'privacy'].some((key) => isTrue(fields[key]));
    const privacy = isSecret || boards.get(id)?.privacy === 'secret' ? 'secret' : 'public';
    boards.set(id, {
      kind: 'board',
      id,
      name,
      description: fields['description'] ?? fields['details'] ?? null,
      privacy,
    });
    return;
  }
  const id = list === 'pins' ? boardIdOf(entry) : null;
  if (id === null) return;
  const known = boards.get(id);
  const name = known?.name ?? fields['board name'] ?? `Board ${id}`;
  // A Pin is private because its board is.
  const privacy = isTrue(fields['private']) ? 'secret' : (known?.privacy ?? 'public');
  boards.set(id, { kind: 'board', id, name, description: known?.description ?? null, privacy });
}

function toPin(entry: Entry): ReadItem {
  const { address, fields } = entry;
  const title = fields['title'] ?? null;
  const id = PIN.exec(address)?.[1] ?? sourceId(fields['pin id'] ?? fields['id']);
  if (id === undefined) return { ok: false, kind: 'pin', title: title ?? address, reason: 'line_invalid' };
  const image = fields['image'] ?? fields['image url'] ?? '';
  const urls = SIGNATURE.test(image)
    ? imageAddresses(image)
    : [sourceLink(image)].filter((url) => url !== null);
  const savedAt = (fields['created at'] ?? '').replace(/^(\d{4})\/(\d\d)\/(\d\d) /, '$1-$2-$3T');
  return {
    ok: true,
    item: {
      kind: 'pin',
      id,
      board: boardIdOf(entry),
      section: null,
      // They were saved by the rules of that site.
      image: urls.length > 0 ? { kind: 'web', urls, page: null } : { kind: 'none' },
      title,
      description: fields['details'] ?? fields['description'] ?? null,
      altText: fields['alt text'] ?? null,
      link: sourceLink(fields['canonical link'] ?? fields['link']),
      savedAt: sourceTime(savedAt === '' ? null : savedAt.endsWith('Z') ? savedAt : `${savedAt}Z`),
    },
  };
}

/** Returns the addresses of an image by its signature: the original, which can have several types, and a large rendition. */
function imageAddresses(signature: string): readonly string[] {
  const path = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6), signature].join('/');
  return [
    `https://i.pinimg.com/originals/${path}.jpg`,
    `https://i.pinimg.com/originals/${path}.png`,
    `https://i.pinimg.com/736x/${path}.jpg`,
  ];
}

async function* readEntries(files: ImportFiles): AsyncGenerator<Entry> {
  for (const name of namesOf(files, /\.html?$/i)) yield* htmlEntries(files, name);
  yield* await jsonEntries(files);
}

/** Reads the entries of an HTML file: an address, and lines of a name and a value. */
async function* htmlEntries(files: ImportFiles, name: string): AsyncGenerator<Entry> {
  let entries: Entry[] = [];
  let list = '';
  let isHeading = false;
  let text = '';
  let href = '';
  let entry: { list: string; address: string; fields: Record<string, string> } | undefined;
  const endEntry = (): void => {
    if (entry) entries.push(entry);
    entry = undefined;
  };
  const endLine = (): void => {
    const line = text.trim().replace(/,$/, '').trim();
    const at = line.indexOf(':');
    const isAddress = href !== '' && line === href;
    if (isAddress) {
      endEntry();
      entry = { list, address: href, fields: {} };
    } else if (entry && at > 0) {
      const value = href === '' ? line.slice(at + 1) : href;
      const stated = sourceText(value.replace(/,\s*$/, ''));
      if (stated !== null && !NO_VALUE.test(stated)) entry.fields[fieldName(line.slice(0, at))] ??= stated;
    }
    [text, href] = ['', ''];
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'br' || /^h[1-6]$|^(?:div|p|li|tr)$/.test(tag)) endLine();
      if (tag === 'h1') {
        endEntry();
        isHeading = true;
      }
      if (tag === 'a') href = attributes['href'] ?? '';
    },
    ontext(part) {
      if (text.length < VALUE_CHARS_MAX) text += part;
    },
    onclosetag(tag) {
      if (tag !== 'h1' || !isHeading) return;
      isHeading = false;
      list = text.trim().toLowerCase();
      [text, href] = ['', ''];
    },
  });
  for await (const chunk of textChunks(files, name)) {
    parser.write(chunk);
    yield* entries;
    entries = [];
  }
  parser.end();
  endLine();
  endEntry();
  yield* entries;
}

/** Returns the entries of JSON files: objects of lists, the names of whose fields are those of the HTML. */
async function jsonEntries(files: ImportFiles): Promise<readonly Entry[]> {
  const documents = await jsonDocuments(files);
  return documents.flatMap(({ name, value }) => {
    const lists = Array.isArray(value)
      ? [[lastPart(name.replace(/\.json$/i, '')) ?? '', value] as const]
      : Object.entries(toObject(value)).map(([key, list]) => [key, toList(list)] as const);
    const entries = lists.flatMap(([list, all]) =>
      /^(?:pins|boards)$/i.test(list) ? all.map((each) => jsonEntry(list.toLowerCase(), each)) : [],
    );
    // Other exports also have lists of this name.
    const isTheirs = entries.some(
      ({ list, address, fields }) =>
        list === 'pins' &&
        ('board name' in fields || 'board id' in fields) &&
        (PIN.test(address) || SIGNATURE.test(fields['image'] ?? '')),
    );
    return isTheirs ? entries : [];
  });
}

function jsonEntry(list: string, value: unknown): Entry {
  const fields: Record<string, string> = {};
  let address = '';
  for (const [key, each] of Object.entries(toObject(value))) {
    const stated = sourceText(['number', 'boolean'].includes(typeof each) ? JSON.stringify(each) : each);
    if (stated === null || NO_VALUE.test(stated)) continue;
    if (address === '' && PIN.test(stated)) address = stated;
    fields[fieldName(key)] ??= stated;
  }
  return { list, address, fields };
}

const fieldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
const lastPart = (path: string): string | undefined => path.split('/').findLast((part) => part !== '');
