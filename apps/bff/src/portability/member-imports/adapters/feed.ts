import { Parser } from 'htmlparser2';
import sax from 'sax';
import { ImportFileError } from '../files/import-file-error.ts';
import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem, SourceImage } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { headOf, namesOf, textChunks } from './documents.ts';
import { derivedId, sourceLink, sourceText, sourceTime } from './source-text.ts';

/** An entry of a feed, by the local names of its elements. */
type Entry = {
  readonly texts: Readonly<Record<string, string>>;
  readonly link: string;
  readonly images: readonly string[];
};
type Feed = { readonly title: string; readonly address: string; readonly entries: readonly Entry[] };

const OPTIONS: sax.SAXOptions & { readonly strictEntities: true } = { strictEntities: true };
const DEPTH_MAX = 50;
const TEXT_CHARS_MAX = 200_000;
const ROOT = /<(?:rss|feed|rdf:RDF)[\s>]/i;

/** Feeds in RSS and Atom: each is a board, and its entries are Pins. */
export const feedAdapter: ImportAdapter = {
  kind: 'feed',
  detect: async (files) => (await feedNames(files)).length > 0,
  source: async () => 'feed',
  async *read(files) {
    const feeds: Feed[] = [];
    for (const name of await feedNames(files)) feeds.push(await readFeed(files, name));
    const boards = feeds.map((feed) => ({ feed, id: derivedId('feed', feed.address, feed.title) }));
    for (const { feed, id } of boards)
      yield {
        ok: true,
        item: { kind: 'board', id, name: sourceText(feed.title) ?? 'Feed', description: null, privacy: null },
      };
    for (const { feed, id } of boards) for (const entry of feed.entries) yield toPin(entry, id, feed.address);
  },
};

async function feedNames(files: ImportFiles): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of namesOf(files, /\.(?:xml|rss|atom|rdf)$/i))
    if (ROOT.test(await headOf(files, name))) found.push(name);
  return found;
}

function toPin({ texts, link: href, images }: Entry, board: string, base: string): ReadItem {
  const title = sourceText(texts['title']);
  const html = plainText(
    texts['encoded'] ?? texts['content'] ?? texts['description'] ?? texts['summary'] ?? '',
  );
  const link = sourceLink(href === '' ? texts['link'] : href, base === '' ? undefined : base);
  const urls = [...images, ...html.images]
    .map((url) => sourceLink(url, link ?? undefined))
    .filter((url) => url !== null);
  const image: SourceImage =
    urls.length > 0
      ? { kind: 'web', urls, page: link }
      : link === null
        ? { kind: 'none' }
        : { kind: 'page', url: link };
  const id = texts['guid'] ?? texts['id'] ?? link ?? title ?? '';
  if (id === '') return { ok: false, kind: 'pin', title: '', reason: 'line_invalid' };
  return {
    ok: true,
    item: {
      kind: 'pin',
      id: derivedId(board, id),
      board,
      section: null,
      image,
      title,
      description: sourceText(plainText(texts['description'] ?? texts['summary'] ?? '').text),
      altText: null,
      link,
      savedAt: sourceTime(
        texts['pubdate'] ?? texts['published'] ?? texts['date'] ?? texts['updated'] ?? null,
      ),
    },
  };
}

/** Returns the text and the images of HTML. */
function plainText(html: string): { readonly text: string; readonly images: readonly string[] } {
  const images: string[] = [];
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(tag, { src }) {
      if (tag === 'img' && src !== undefined) images.push(src);
      if (tag === 'script' || tag === 'style') hidden += 1;
      if (/^(?:br|p|div|li|h[1-6])$/.test(tag)) text += ' ';
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onclosetag(tag) {
      if (tag === 'script' || tag === 'style') hidden -= 1;
    },
  });
  parser.end(html);
  return { text: text.replaceAll(/\s+/g, ' '), images };
}

/** Reads a feed. Only the entities of XML are expanded, and a document type is refused. Throws `markup_invalid`. */
async function readFeed(files: ImportFiles, name: string): Promise<Feed> {
  const parser = sax.parser(true, OPTIONS);
  const entries: Entry[] = [];
  const path: string[] = [];
  let feedTitle = '';
  let feedLink = '';
  let entry: { texts: Record<string, string>; link: string; images: string[]; depth: number } | undefined;
  const fail = (cause?: unknown): never => {
    throw new ImportFileError('markup_invalid', { cause });
  };
  parser.ondoctype = () => fail();
  parser.onsgmldeclaration = () => fail();
  parser.onerror = fail;
  parser.onopentag = ({ name: full, attributes }) => {
    const local = localName(full);
    path.push(local);
    if (path.length > DEPTH_MAX) fail();
    const { href = '', url = '', rel = '', type = '', medium = '' } = attributes as Record<string, string>;
    if (local === 'item' || local === 'entry')
      entry ??= { texts: {}, link: '', images: [], depth: path.length };
    if (local === 'link' && href !== '' && (rel === '' || rel === 'alternate')) {
      if (entry) entry.link ||= href;
      else feedLink ||= href;
    }
    const isImage = type.startsWith('image/') || medium === 'image' || local === 'thumbnail';
    if (entry && isImage && ['enclosure', 'content', 'thumbnail', 'link'].includes(local)) {
      const address = url === '' ? href : url;
      // The large image of a media element is written before its preview.
      if (address !== '') entry.images.push(address);
    }
  };
  const hear = (text: string): void => {
    const local = path.at(-1) ?? '';
    if (entry) {
      if (path.length !== entry.depth + 1) return;
      const before = entry.texts[local] ?? '';
      if (before.length < TEXT_CHARS_MAX) entry.texts[local] = before + text;
    } else if (path.length <= 3 && local === 'title') feedTitle += text;
    else if (path.length <= 3 && local === 'link') feedLink += text.trim();
  };
  parser.ontext = hear;
  parser.oncdata = hear;
  parser.onclosetag = () => {
    if (entry && path.length === entry.depth) {
      entries.push(entry);
      entry = undefined;
    }
    path.pop();
  };
  try {
    for await (const chunk of textChunks(files, name)) parser.write(chunk);
    parser.close();
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    fail(error);
  }
  return { title: feedTitle, address: sourceLink(feedLink) ?? '', entries };
}

const localName = (name: string): string => name.toLowerCase().replace(/^[\w-]+:/, '');
