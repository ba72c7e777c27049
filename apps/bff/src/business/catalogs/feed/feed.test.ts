import { expect, test } from 'vitest';
import type { FeedEvent } from './feed-row.ts';
import { readFeed } from './read-feed.ts';

const NAMES = 'id,title,link,image_link,price,availability';
const LAMP = 'a1,Lamp,https://shop.example/a1,https://shop.example/a1.jpg,12.00 USD,in stock';
const lampRow = (line: number) => ({
  kind: 'row',
  line,
  values: expect.objectContaining({ id: 'a1', title: 'Lamp', availability: 'in stock' }),
});
const XML = `<item><g:id>a1</g:id><title>Lamp</title><g:link>https://shop.example/a1</g:link><g:availability>in stock</g:availability></item>`;
const rss = (items: string): string =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>\n${items}</channel></rss>`;

async function read(
  feed: string | Uint8Array | AsyncIterable<Uint8Array>,
  rowsMax?: number,
): Promise<readonly FeedEvent[]> {
  const bytes = typeof feed === 'string' ? Buffer.from(feed) : feed;
  const events: FeedEvent[] = [];
  for await (const found of readFeed(bytes instanceof Uint8Array ? pieces(bytes) : bytes, rowsMax))
    events.push(...found);
  return events;
}

/** Splits the bytes into chunks at arbitrary positions. */
async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 40_007) yield bytes.subarray(at, at + 40_007);
}

const rows = async (feed: string | Uint8Array): Promise<readonly FeedEvent[]> =>
  (await read(feed)).filter(({ kind }) => kind !== 'columns');

test('[BD-07] a table is read whatever separates its cells', async () => {
  for (const delimiter of [',', '\t', ';', '|'])
    expect(await rows(`${NAMES}\r\n${LAMP}\r\n`.replaceAll(',', delimiter))).toEqual([lampRow(2)]);
});

test('[BD-07] a table is read in UTF-8 and UTF-16, with and without a byte order mark, and as Windows writes it', async () => {
  const text = `${NAMES}\n${LAMP.replace('Lamp', 'Lampe für Böden')}\n`;
  const utf16 = Buffer.from(text, 'utf16le');
  const feeds = [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    utf16,
    Buffer.from(`\uFEFF${text}`, 'utf16le'),
    Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    Buffer.from(text, 'latin1'),
  ];
  for (const feed of feeds)
    expect(await rows(feed)).toEqual([
      { kind: 'row', line: 2, values: expect.objectContaining({ title: 'Lampe für Böden' }) },
    ]);
});

test('[BD-07] cells in quotes hold delimiters, quotes and new lines; lines are counted as they stand in the file', async () => {
  const feed = `${NAMES}\na0,"Lamp, ""tall""\n2 parts",l,i,p,s\n\n${LAMP}`;
  expect(await rows(feed)).toEqual([
    { kind: 'row', line: 2, values: expect.objectContaining({ title: 'Lamp, "tall"\n2 parts' }) },
    lampRow(5),
  ]);
});

test('[BD-07] columns stand in any order and under the names that shops use; others are ignored and named', async () => {
  const feed = 'Stock,Image URL,Colour,G:Price,link,NAME,sku\nin stock,i,red,1,l,Lamp,a1';
  expect(await read(feed)).toEqual([
    { kind: 'columns', ignored: ['Colour'] },
    {
      kind: 'row',
      line: 2,
      values: { availability: 'in stock', image_link: 'i', price: '1', link: 'l', title: 'Lamp', id: 'a1' },
    },
  ]);
});

test('[BD-07] a first line that names nothing, or too little, is reported', async () => {
  expect(await read('what is this\nno table')).toEqual([
    { kind: 'failed', code: 'feed_header_unknown', line: 1 },
  ]);
  expect(await read('id,title,link,price\n1,a,b,2')).toEqual([
    { kind: 'failed', code: 'feed_columns_missing', line: 1, fields: ['image_link', 'availability'] },
  ]);
  expect(await read(' \n\n')).toEqual([{ kind: 'failed', code: 'feed_empty', line: 1 }]);
});

test('[BD-07] a line whose cells do not match the columns is reported; the others are read', async () => {
  expect(await rows(`${NAMES}\na,b,c\n${LAMP}\n${LAMP},more\n${LAMP},`)).toEqual([
    { kind: 'problem', line: 2, code: 'columns_fewer' },
    lampRow(3),
    { kind: 'problem', line: 4, code: 'columns_more' },
    lampRow(5),
  ]);
});

test('[BD-07] after an unclosed quote, parsing continues with the next line', async () => {
  const many = `${LAMP}\n`.repeat(2000);
  const found = await rows(`${NAMES}\na0,"Lamp,l,i,p,s\n${many}`);
  expect(found.slice(0, 2)).toEqual([{ kind: 'problem', line: 2, code: 'quote_open' }, lampRow(3)]);
  expect(found).toHaveLength(2001);
  const closed = `a0,"Lamp,l\n${LAMP}\na2,"Rug",l,i,p,s`;
  expect((await rows(`${NAMES}\n${closed}`)).map(({ kind }) => kind)).toEqual(['problem', 'row', 'row']);
  expect(await rows(`${NAMES}\n${LAMP}\na0,"Lamp`)).toEqual([
    lampRow(2),
    { kind: 'problem', line: 3, code: 'quote_open' },
  ]);
});

test('[BD-07] a line that is longer than memory may grow is passed over, and what follows is read', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  async function* feed(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${NAMES}\na0,`);
    for (let count = 0; count < 300; count += 1) yield piece;
    yield Buffer.from(`\n${LAMP}\n`);
  }
  const before = process.memoryUsage().rss;
  const found = await read(feed());
  expect(found.slice(1)).toEqual([{ kind: 'problem', line: 2, code: 'line_too_long' }, lampRow(3)]);
  // The line has 300 MB; other tests share the process.
  expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
});

test('[BD-07] RSS and Atom are read, with the lines of their products', async () => {
  expect(await read(rss(`${XML}\n${XML}`))).toEqual([lampRow(3), lampRow(4)]);
  const atom = `\n<feed><entry>\n<id>a1</id><title><![CDATA[Lamp]]></title><link href="https://shop.example/a1"/><availability>in stock</availability><shipping><price>3</price></shipping></entry></feed>`;
  expect(await read(atom)).toEqual([
    {
      kind: 'row',
      line: 1,
      values: { id: 'a1', title: 'Lamp', link: 'https://shop.example/a1', availability: 'in stock' },
    },
  ]);
});

test('[BD-07] XML that defines entities is refused: nothing in it grows', async () => {
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<rss><item><title>&b;</title></item></rss>`;
  expect(await read(bomb)).toEqual([{ kind: 'failed', code: 'feed_xml_doctype', line: 2 }]);
  expect(await read('<rss><item><title>&b;</title></item></rss>')).toEqual([
    { kind: 'failed', code: 'feed_xml_broken', line: 1 },
  ]);
});

test('[BD-07] XML that breaks off, is too deep or never ends a text keeps what came before', async () => {
  const before = rss(XML).replace('</channel></rss>', '');
  expect(await read(`${before}<item><title>La`)).toEqual([
    lampRow(3),
    { kind: 'failed', code: 'feed_xml_broken', line: 3 },
  ]);
  expect(await read(before + '<a>'.repeat(30))).toEqual([
    lampRow(3),
    { kind: 'failed', code: 'feed_xml_too_deep', line: 3 },
  ]);
  expect((await read(`${before}<item title="${'x'.repeat(2_000_000)}`)).at(-1)).toMatchObject({
    code: 'feed_xml_broken',
  });
});

test('[BD-07] sheets, archives and pictures are reported as no text', async () => {
  expect(await read(Buffer.from('504b030414000600', 'hex'))).toEqual([
    { kind: 'failed', code: 'feed_not_text', line: 1 },
  ]);
  expect(await read('<?xml version="1.0" encoding="klingon"?><rss/>')).toEqual([
    { kind: 'failed', code: 'feed_encoding_unknown', line: 1 },
  ]);
});

test('[BD-10] a feed is read up to the maximum of lines, and the last line is reported', async () => {
  const found = await read(`${NAMES}\n${`${LAMP}\n`.repeat(9)}`, 7);
  expect(found.filter(({ kind }) => kind === 'row')).toHaveLength(7);
  expect(found.at(-1)).toEqual({ kind: 'failed', code: 'feed_too_many_rows', line: 9 });
});

const readExport = async (text: string): Promise<readonly FeedEvent[]> => {
  const events: FeedEvent[] = [];
  for await (const found of readFeed(pieces(Buffer.from(text)), undefined, 'https://shop.example/'))
    events.push(...found);
  return events;
};
const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status
moss-cup,Moss cup,"<p>Glazed &amp; <b>fired</b></p>",Kiln,Cups,true,Size,Small,CUP-S,shopify,3,deny,12.00,15.00,https://img.example/cup.jpg,,active
moss-cup,,,,,,,Large,CUP-L,shopify,0,deny,18.00,,,https://img.example/large.jpg,active
moss-cup,,,,,,,,,,,,,,https://img.example/back.jpg,,
bowl,Bowl,,Kiln,Bowls,true,Title,Default Title,,,,deny,30,,https://img.example/bowl.jpg,,draft`;
const WOO = `\uFEFFID,Type,SKU,Name,Published,"Short description",Description,"In stock?","Sale price","Regular price",Categories,Images,Parent
7,simple,BOWL,Bowl,1,<p>Wide</p>,,1,9,12,"Bowls, Kitchen > Bowls","https://img.example/b.jpg, https://img.example/c.jpg",
8,variable,CUP,Cup,1,Glazed,,1,,,Cups,https://img.example/cup.jpg,
9,variation,CUP-S,"Cup - Small",1,,,0,,18,,,CUP
10,simple,GONE,Hidden,0,,,1,,5,,https://img.example/h.jpg,`;

test('[BD-07] [BD-08] the product export of Shopify is read: a product per variant, with the texts of its first line', async () => {
  const values = (await readExport(SHOPIFY)).map((event) => event.kind === 'row' && event.values);
  expect(values).toEqual([
    {
      id: 'CUP-S',
      title: 'Moss cup – Small',
      description: 'Glazed & fired',
      link: 'https://shop.example/products/moss-cup',
      image_link: 'https://img.example/cup.jpg',
      price: '15.00',
      sale_price: '12.00',
      availability: 'in stock',
      brand: 'Kiln',
      product_type: 'Cups',
      item_group_id: 'moss-cup',
    },
    expect.objectContaining({
      id: 'CUP-L',
      title: 'Moss cup – Large',
      price: '18.00',
      availability: 'out of stock',
      image_link: 'https://img.example/large.jpg',
    }),
  ]);
});

test('[BD-07] [BD-08] the product export of WooCommerce is read: variations take what they lack from their product', async () => {
  const values = (await readExport(WOO)).map((event) => event.kind === 'row' && event.values);
  expect(values).toEqual([
    expect.objectContaining({
      id: 'BOWL',
      title: 'Bowl',
      description: 'Wide',
      link: 'https://shop.example/?p=7',
      image_link: 'https://img.example/b.jpg',
      price: '12',
      sale_price: '9',
      product_type: 'Bowls',
    }),
    expect.objectContaining({
      id: 'CUP-S',
      description: 'Glazed',
      link: 'https://shop.example/?p=8',
      image_link: 'https://img.example/cup.jpg',
      availability: 'out of stock',
      item_group_id: '8',
    }),
  ]);
});

test('[BD-07] [BD-08] an export of a shop whose address is not known says so', async () => {
  expect(await read(SHOPIFY)).toEqual([{ kind: 'failed', code: 'feed_shop_unknown', line: 1 }]);
});
