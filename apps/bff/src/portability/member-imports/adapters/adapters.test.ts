import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { ImportFileError } from '../files/import-file-error.ts';
import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem } from '../import-item.ts';
import { readFileSync } from 'node:fs';
import { detectAdapter } from './index.ts';

/** Returns files with these contents. */
function filesOf(contents: Readonly<Record<string, string | Buffer>>): ImportFiles {
  const files = new Map(Object.entries(contents).map(([name, content]) => [name, Buffer.from(content)]));
  return {
    names: new Set(files.keys()),
    async stream(name) {
      const bytes = files.get(name);
      return bytes && Readable.from(chunksOf(bytes));
    },
    size: async (name) => files.get(name)?.length,
    async read(name, bytesMax) {
      const bytes = files.get(name);
      return bytes && bytes.length <= bytesMax ? bytes : undefined;
    },
    fingerprint: async (name) => String(files.get(name)?.length),
    close: () => undefined,
  };
}
/** Cuts bytes into chunks, also inside of characters and tags. */
function chunksOf(bytes: Buffer, length = 37): readonly Buffer[] {
  if (bytes.length > 100_000) return [bytes];
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, nth) =>
    bytes.subarray(nth * length, (nth + 1) * length),
  );
}
async function readAll(contents: Readonly<Record<string, string | Buffer>>) {
  const files = filesOf(contents);
  const adapter = await detectAdapter(files);
  const items: ReadItem[] = [];
  for await (const item of adapter.read(files)) items.push(item);
  const again: ReadItem[] = [];
  for await (const item of adapter.read(files)) again.push(item);
  expect(again).toEqual(items);
  return { kind: adapter.kind, items };
}
const fixture = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
const boards = (items: readonly ReadItem[]) =>
  items.flatMap((read) =>
    read.ok && read.item.kind === 'board' ? [[read.item.name, read.item.privacy] as const] : [],
  );
const nameOf = (items: readonly ReadItem[], id: string | null): string | null => {
  const found = items.find(
    (read) => read.ok && 'id' in read.item && read.item.kind !== 'pin' && read.item.id === id,
  );
  if (!found?.ok) return null;
  return found.item.kind === 'section'
    ? found.item.title
    : found.item.kind === 'board'
      ? found.item.name
      : null;
};
const pins = (items: readonly ReadItem[]) =>
  items.flatMap((read) =>
    read.ok && read.item.kind === 'pin'
      ? [
          {
            board: nameOf(items, read.item.board),
            section: nameOf(items, read.item.section),
            title: read.item.title,
            link: read.item.link,
            image: read.item.image,
            savedAt: read.item.savedAt?.toISOString() ?? null,
          },
        ]
      : [],
  );
const invalid = (items: readonly ReadItem[]) =>
  items.flatMap((read) => (read.ok ? [] : [[read.title, read.reason]]));

describe('the export of Pinterest', () => {
  const signature = '0123456789abcdef0123456789abcdef';
  const image = {
    kind: 'web',
    urls: [
      `https://i.pinimg.com/originals/01/23/45/${signature}.jpg`,
      `https://i.pinimg.com/originals/01/23/45/${signature}.png`,
      `https://i.pinimg.com/736x/01/23/45/${signature}.jpg`,
    ],
    page: null,
  };

  test('[BY-10] as HTML has its boards and Pins', async () => {
    const { kind, items } = await readAll({ 'pinterest.html': fixture('pinterest.html.txt') });
    expect(kind).toBe('pinterest');
    expect(boards(items)).toEqual([
      ['Kitchen ideas', 'public'],
      ['Gifts', 'secret'],
    ]);
    expect(pins(items)).toEqual([
      {
        board: 'Kitchen ideas',
        section: null,
        title: 'Oak shelves & brass: a guide',
        link: 'https://shelves.example/oak?a=1&b=2',
        image,
        savedAt: '2017-02-13T15:35:01.000Z',
      },
      { board: 'Gifts', section: null, title: null, link: null, image, savedAt: '2023-11-02T08:00:00.000Z' },
      {
        board: 'Kitchen ideas',
        section: null,
        title: null,
        link: null,
        image: { kind: 'none' },
        savedAt: null,
      },
    ]);
    const [first] = items.filter((read) => read.ok && read.item.kind === 'pin');
    expect(first).toMatchObject({
      item: { id: '123456789', description: 'Shelves, on one wall', altText: 'Two shelves' },
    });
  });

  test('[BY-10] as JSON has the same boards and Pins', async () => {
    const html = await readAll({ 'pinterest.html': fixture('pinterest.html.txt') });
    const json = await readAll({ 'data/pinterest.json': fixture('pinterest.json') });
    expect(json.kind).toBe('pinterest');
    expect(json.items).toEqual(html.items);
  });

  test('[IO-02] with HTML and scripts in its fields has them as text', async () => {
    const { items } = await readAll({
      'a.html': `<h1>Pins</h1><a href="https://www.pinterest.com/pin/1/">https://www.pinterest.com/pin/1/</a><br>
        Title: &lt;script&gt;alert(1)&lt;/script&gt;,<br>Board Name: &lt;b&gt;A&lt;/b&gt;<br>Canonical Link: <a href="javascript:alert(1)">javascript:alert(1)</a><br>`,
    });
    expect(boards(items)).toEqual([['<b>A</b>', 'public']]);
    expect(pins(items)).toMatchObject([{ title: '<script>alert(1)</script>', link: null }]);
  });
});

describe('bookmarks', () => {
  test('[WB-08] of a browser have their folders as boards and sections', async () => {
    const { kind, items } = await readAll({ 'bookmarks.html': fixture('bookmarks.html.txt') });
    expect(kind).toBe('bookmarks');
    expect(boards(items)).toEqual([
      ['Recipes', null],
      ['Garden & balcony', null],
    ]);
    expect(pins(items).map(({ board, section, title, link }) => [board, section, title, link])).toEqual([
      [null, null, 'News', 'https://news.example/'],
      ['Recipes', null, 'Bread “rye”', 'https://bread.example/rye?x=1&y=2'],
      ['Recipes', 'Soups', 'شوربة', 'https://soup.example/'],
      ['Garden & balcony', null, 'Beans', 'https://beans.example/'],
    ]);
    expect(pins(items)[1]).toMatchObject({
      image: { kind: 'page', url: 'https://bread.example/rye?x=1&y=2' },
      savedAt: '2020-09-13T12:26:40.000Z',
    });
    expect(invalid(items)).toEqual([['Bookmarklet', 'not_imported']]);
  });

  test('[IO-02] of 100,000 lines are read', async () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, nth) => `<DT><A HREF="https://a.example/${nth}">${nth}</A>\n`,
    );
    const files = filesOf({ 'b.html': `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>${lines.join('')}</DL>` });
    const adapter = await detectAdapter(files);
    let count = 0;
    for await (const read of adapter.read(files)) count += read.ok ? 1 : 0;
    expect(count).toBe(100_000);
  });

  test('[IO-02] that are cut off, or are not valid UTF-8, have the lines that can be read', async () => {
    const whole = Buffer.from(fixture('bookmarks.html.txt'));
    const cut = await readAll({ 'b.html': whole.subarray(0, whole.indexOf('Beans')) });
    expect(pins(cut.items).map(({ title }) => title)).toEqual(['News', 'Bread “rye”', 'شوربة', null]);
    const bytes = Buffer.concat([
      Buffer.from('<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><DT><A HREF="https://a.example/">a'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('b</A></DL>'),
    ]);
    expect(pins((await readAll({ 'b.html': bytes })).items)).toMatchObject([{ title: 'a\uFFFD\uFFFDb' }]);
  });
});

test('[BY-10] the CSV of Raindrop has its folders, covers and pages', async () => {
  const { kind, items } = await readAll({ 'raindrop.csv': fixture('raindrop.csv') });
  expect(kind).toBe('raindrop');
  expect(boards(items)).toEqual([['Design', null]]);
  expect(pins(items)).toEqual([
    {
      board: 'Design',
      section: null,
      title: 'Grids, "again"',
      link: 'https://grids.example/',
      image: { kind: 'web', urls: ['https://grids.example/cover.png'], page: 'https://grids.example/' },
      savedAt: '2024-05-01T10:00:00.000Z',
    },
    {
      board: 'Design',
      section: 'Type / Serif',
      title: 'Serifs',
      link: 'https://serif.example/',
      image: { kind: 'page', url: 'https://serif.example/' },
      savedAt: '2021-08-26T12:02:05.000Z',
    },
    {
      board: null,
      section: null,
      title: 'Loose',
      link: 'https://loose.example/',
      image: { kind: 'page', url: 'https://loose.example/' },
      savedAt: null,
    },
  ]);
  expect(invalid(items)).toEqual([['No address', 'text_invalid']]);
});

test('[BY-10] the JSON of Karakeep has a Pin for each list of a bookmark', async () => {
  const { kind, items } = await readAll({ 'karakeep.json': fixture('karakeep.json') });
  expect(kind).toBe('karakeep');
  expect(boards(items)).toEqual([
    ['Reading', null],
    ['Later', null],
  ]);
  expect(pins(items).map(({ board, title }) => [board, title])).toEqual([
    ['Reading', 'Essay'],
    ['Later', 'Essay'],
    [null, 'Unlisted'],
  ]);
  expect(invalid(items)).toEqual([['A thought', 'not_imported']]);
});

test('[BY-10] the JSON of Linkwarden has its collections', async () => {
  const { kind, items } = await readAll({ 'linkwarden.json': fixture('linkwarden.json') });
  expect(kind).toBe('linkwarden');
  expect(boards(items)).toEqual([
    ['Tools', 'public'],
    ['Private', 'secret'],
  ]);
  expect(pins(items).map(({ board, title, link }) => [board, title, link])).toEqual([
    ['Tools', 'Saw', 'https://saw.example/'],
    ['Private', 'Plan', 'https://plan.example/'],
  ]);
});

test('[BY-10] the JSON of Are.na has images, links and texts of its channels', async () => {
  const { kind, items } = await readAll({ 'channel.json': fixture('arena.json') });
  expect(kind).toBe('arena');
  expect(boards(items)).toEqual([['Typography archive', 'secret']]);
  expect(pins(items).map(({ title, link, image }) => [title, link, image])).toEqual([
    [
      '10.jpg',
      null,
      {
        kind: 'web',
        urls: ['https://cdn.example/original_10.jpg', 'https://cdn.example/large_10.jpg'],
        page: null,
      },
    ],
    [
      'Flexible grids',
      'https://grids.example/flexible',
      { kind: 'web', urls: ['https://cdn.example/grids.png'], page: null },
    ],
  ]);
  expect(items.find((read) => read.ok && read.item.kind === 'note')).toMatchObject({
    item: { title: 'Note', text: 'Look at the margins.' },
  });
  expect(invalid(items)).toEqual([['Another channel', 'not_imported']]);
});

test('[BY-10] the JSON of Pinry has its boards, and its pins once', async () => {
  const { kind, items } = await readAll({
    'boards.json': fixture('pinry-boards.json'),
    'pins.json': fixture('pinry-pins.json'),
  });
  expect(kind).toBe('pinry');
  expect(boards(items)).toEqual([['Chairs', 'secret']]);
  expect(pins(items)).toMatchObject([
    {
      board: 'Chairs',
      link: 'https://chairs.example/',
      image: { urls: ['https://pinry.example/media/a/chair.png', 'https://chairs.example/chair.png'] },
    },
    { board: null, link: 'https://lamp.example/lamp.png' },
  ]);
});

test.each([
  ['RSS', 'feed.rss', 'rss'],
  ['Atom', 'feed.atom', 'atom'],
])('[BY-10] a feed in %s is a board', async (_, name) => {
  const { kind, items } = await readAll({ [name]: fixture(name) });
  expect(kind).toBe('feed');
  expect(boards(items)).toEqual([['Pots & pans', null]]);
  expect(pins(items)).toEqual([
    {
      board: 'Pots & pans',
      section: null,
      title: 'A <pot>',
      link: 'https://pots.example/1',
      image: { kind: 'web', urls: ['https://pots.example/1.jpg'], page: 'https://pots.example/1' },
      savedAt: '2026-01-02T03:04:05.000Z',
    },
    {
      board: 'Pots & pans',
      section: null,
      title: 'A pan',
      link: 'https://pots.example/2',
      image: { kind: 'page', url: 'https://pots.example/2' },
      savedAt: null,
    },
  ]);
});

test('[IO-02] a feed with entities of its own is refused', async () => {
  const bomb =
    '<!DOCTYPE lolz [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>';
  await expect(readAll({ 'a.xml': bomb })).rejects.toMatchObject({ code: 'markup_invalid' });
});

test('[IO-02] lists of items of other types, and cycles of lists, are read without an error', async () => {
  const cyclic = {
    bookmarks: [null, 1, [], { content: null, createdAt: 1 }],
    lists: [{ id: 'a', name: 'A', parentId: 'a' }, 'x'],
  };
  expect(boards((await readAll({ 'k.json': JSON.stringify(cyclic) })).items)).toEqual([['A', null]]);
  const odd = {
    collections: [{ links: [{ url: 5 }, null] }, { name: 'B', links: [{ url: 'https://b.example' }] }],
  };
  expect(pins((await readAll({ 'l.json': JSON.stringify(odd) })).items)).toMatchObject([{ board: 'B' }]);
});

test.each([
  ['coffee-mug_1.jpg', 'Coffee mug 1'],
  ['a/b/بيت.png', 'بيت'],
  ['IMG_2041.jpg', null],
  ['DSC00012.JPG', null],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301.jpg', null],
])('[IO-02] the title of the image %s is %s', async (name, title) => {
  const { items } = await readAll({ [name]: 'x' });
  expect(pins(items)).toMatchObject([{ title }]);
});

const FIXTURES = [
  'arena.json',
  'bookmarks.html.txt',
  'feed.atom',
  'feed.rss',
  'karakeep.json',
  'linkwarden.json',
  'pinry-boards.json',
  'pinry-pins.json',
  'pinterest.html.txt',
  'pinterest.json',
  'raindrop.csv',
] as const;
const CUTS = 12;

/** Reads damaged files: returns the kinds of the items, or the code of the refusal. Throws every other error. */
async function outcomeOf(name: string, content: Buffer): Promise<readonly string[] | string> {
  try {
    const { items } = await readAll({ [name.replace('.txt', '')]: content });
    return items.map((read) => (read.ok ? read.item.kind : read.reason));
  } catch (error) {
    if (error instanceof ImportFileError) return error.code;
    throw error;
  }
}

test.each(FIXTURES)(
  '[IO-02] %s that is damaged anywhere is read in part, or refused with a code',
  async (name) => {
    const bytes = readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
    for (let nth = 0; nth < CUTS; nth += 1) {
      const at = Math.floor((bytes.length * nth) / CUTS);
      expect(await outcomeOf(name, bytes.subarray(0, at))).toBeDefined();
      const broken = Buffer.from(bytes);
      broken.set([0xff, 0x00, 0x3c, 0x22], Math.min(at, bytes.length - 4));
      expect(await outcomeOf(name, broken)).toBeDefined();
    }
  },
);

test.each(FIXTURES.filter((name) => name.endsWith('.json')))(
  '[IO-02] %s with values of other types everywhere is read in part, or refused with a code',
  async (name) => {
    const parsed: unknown = JSON.parse(fixture(name));
    for (const other of [null, 5, 'x', [], {}, ['y'], { id: {} }, '\ud800', 'a\0b', -1e308])
      for (const depth of [1, 2, 3, 4])
        expect(
          await outcomeOf(name, Buffer.from(JSON.stringify(replaceAt(parsed, depth, other)))),
        ).toBeDefined();
  },
);

/** Replaces every value at a depth. */
function replaceAt(value: unknown, depth: number, other: unknown): unknown {
  if (depth === 0) return other;
  if (Array.isArray(value)) return value.map((inner) => replaceAt(inner, depth - 1, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceAt(inner, depth - 1, other)]),
  );
}
