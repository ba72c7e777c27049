import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backfillImageDescriptors, fillImageSketches } from '../../platform/media/images/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';

const RED = '#b03020';
const BLUE = '#2040a0';
const LEFT = { x: 0, y: 0, width: 45, height: 100 };
const RIGHT = { x: 55, y: 0, width: 45, height: 100 };

let site: TestApp;
let maker: TestVisitor;
const boards = new Map<string, string>();

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  for (const privacy of ['public', 'protected', 'secret'])
    boards.set(privacy, (await maker.call('Board', 'create', { name: privacy, privacy })).data.id);
});
afterAll(() => site.close());

const pinOn = async (privacy: string, title: string, image_base64: string): Promise<string> =>
  (await maker.call('Pin', 'create', { board_id: boards.get(privacy), title, image_base64 })).data.id;

/** Uploads an image whose left half is red and whose right half is blue. */
async function twoHalves(): Promise<string> {
  const half = { create: { width: 200, height: 300, channels: 3, background: BLUE } } as const;
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: RED } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

type Looked = { readonly id: string; readonly look: string | null };

/** Returns the number of bits in which two descriptors differ. */
const apart = (one: string | null, other: string | null | undefined): number =>
  (one ?? '').split('').filter((bit, at) => bit !== other?.[at]).length;

const QUERY =
  'query ($pin: ID!, $crop: PictureCrop!, $productsOnly: Boolean, $first: Int, $after: String) { v3VisualSearchQuery(pin: $pin, crop: $crop, productsOnly: $productsOnly, first: $first, after: $after) { connection { edges { node { title } } pageInfo { endCursor } } } }';

type More = { readonly productsOnly?: boolean; readonly first?: number; readonly after?: string | null };

async function like(visitor: TestVisitor, pin: string, crop: object, more: More = {}) {
  const { data, error } = await visitor.graphql(QUERY, { pin, crop, ...more });
  if (error) return { code: error.extensions.code, titles: [], after: null };
  const { edges, pageInfo } = data.v3VisualSearchQuery.connection;
  const titles: string[] = edges.map(({ node }: { node: { title: string } }) => node.title);
  return { titles, after: pageInfo.endCursor as string | null };
}

test('[CU-06] a part of a picture finds pins that look like it, the most alike first, of those that are listed', async () => {
  const visitor = site.visitor();
  const halves = await pinOn('public', 'Halves', await twoHalves());
  await pinOn('public', 'Red', await testPicture(RED));
  await pinOn('public', 'Rust', await testPicture('#b83c28'));
  await pinOn('public', 'Blue', await testPicture(BLUE));
  await pinOn('protected', 'Hidden red', await testPicture(RED));
  const secret = await pinOn('secret', 'Secret red', await testPicture('#b03021'));

  expect((await like(visitor, halves, LEFT)).titles).toEqual(['Red', 'Rust']);
  expect((await like(visitor, halves, RIGHT)).titles).toEqual(['Blue']);
  const first = await like(visitor, halves, LEFT, { first: 1 });
  expect(first.titles).toEqual(['Red']);
  expect((await like(visitor, halves, LEFT, { first: 1, after: first.after })).titles).toEqual(['Rust']);
  // The cursor of one crop is not valid for another.
  expect(await like(visitor, halves, RIGHT, { after: first.after })).toMatchObject({
    code: 'bookmark_invalid',
  });

  expect((await like(visitor, secret, LEFT)).titles).toEqual([]);
  expect((await like(visitor, '7', LEFT)).titles).toEqual([]);
  // The creator's own boards are listed for them; one half of an image is as red as what is sought.
  expect((await like(maker, secret, LEFT)).titles).toEqual(['Hidden red', 'Red', 'Halves', 'Rust']);

  await site.deps.db.execute(
    sql`update contents set rich = '{"products":[{"name":"Rug","currency":"USD"}]}' where title = 'Rust'`,
  );
  expect((await like(visitor, halves, LEFT, { productsOnly: true })).titles).toEqual(['Rust']);

  for (const crop of [
    { ...LEFT, width: 4 },
    { ...LEFT, x: 60 },
    { ...LEFT, y: -1 },
  ])
    expect(await like(visitor, halves, crop)).toMatchObject({ code: 'invalid_input' });
});

/** Returns a PNG of 400 × 400 pixels: a red square of a fifth of the area in a corner of a field of this color. */
async function corner(field: string): Promise<Buffer> {
  const square = { create: { width: 180, height: 180, channels: 3, background: RED } } as const;
  return sharp({ create: { width: 400, height: 400, channels: 3, background: field } })
    .composite([{ input: square, left: 220, top: 220 }])
    .png()
    .toBuffer();
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

const BY_IMAGE =
  'query ($look: String!, $after: String) { v3SearchByImageQuery(look: $look, first: 2, after: $after) { connection { edges { node { title } } pageInfo { endCursor } } } }';

test('[SR-12] an image that is not stored finds the pins whose image contains it, for visitors too', async () => {
  const visitor = site.visitor();
  await pinOn('public', 'Corner', dataUrl(await corner('#e8e4da')));
  await pinOn('secret', 'Secret corner', dataUrl(await corner('#e8e4dc')));
  const part = await sharp(await corner('#e8e4da'))
    .extract({ left: 180, top: 180, width: 200, height: 200 })
    .png()
    .toBuffer();
  const { data, status } = await visitor.call('VisualSearchImage', 'create', { image_base64: dataUrl(part) });
  expect(status).toBe(200);
  expect(data.look).toMatch(/^[\w-]{64}$/);
  const images = await site.deps.db.execute(sql`select count(*)::int as n from images`);
  const found = await visitor.graphql(BY_IMAGE, { look: data.look });
  const { edges, pageInfo } = found.data.v3SearchByImageQuery.connection;
  expect(edges[0].node.title).toBe('Corner');
  const next = await visitor.graphql(BY_IMAGE, { look: data.look, after: pageInfo.endCursor });
  const titles = [...edges, ...next.data.v3SearchByImageQuery.connection.edges].map(
    ({ node }: { node: { title: string } }) => node.title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Secret corner');
  expect((await site.deps.db.execute(sql`select count(*)::int as n from images`)).rows).toEqual(images.rows);
});

test.each([
  ['no image', {}, 'invalid_input'],
  ['two images', { image_url: 'https://a.example/a.png', image_base64: 'data:,' }, 'invalid_input'],
  ['what is no image', { image_base64: `data:image/png;base64,${btoa('words')}` }, 'image_type_unsupported'],
  ['no data URL', { image_base64: 'words' }, 'image_invalid'],
])('[SR-12] a search with %s is rejected', async (_, options, code) => {
  expect((await site.visitor().call('VisualSearchImage', 'create', options)).error.code).toBe(code);
});

test.each(['', 'A'.repeat(63), 'A'.repeat(65), `${'A'.repeat(63)}*`, '%'.repeat(64)])(
  '[SR-12] the code %j of an image is rejected',
  async (look) => {
    const { error } = await site.visitor().graphql(BY_IMAGE, { look });
    expect(error.extensions.code).toBe('invalid_input');
  },
);

test('[CU-06] images without descriptors get theirs later, as good as on upload', async () => {
  const { db } = site.deps;
  await pinOn('public', 'Green', await testPicture('#208040'));
  const readDescriptors = async () =>
    (await db.execute<Looked>(sql`select id::text as id, look::text as look from images order by id`)).rows;
  const before = await readDescriptors();
  expect(before.every(({ look: descriptor }) => descriptor !== null)).toBe(true);
  await db.execute(sql`update images set look = null, part_looks = null`);
  await runJob(site.deps, backfillImageDescriptors);
  const after = await readDescriptors();
  const { rows } = await db.execute(
    sql`select id from images where cardinality(part_looks) is distinct from 25`,
  );
  expect(rows).toEqual([]);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  for (const [at, { look: descriptor }] of after.entries())
    expect(apart(descriptor, before[at]?.look)).toBeLessThan(10);
});

type Sketched = { readonly image_id: string; readonly keys: string };

const readSketches = async (): Promise<readonly Sketched[]> =>
  (
    await site.deps.db.execute<Sketched>(sql`
      select image_id::text, concat_ws(' ', key_1, key_2, key_3, key_4) as keys from image_sketches order by image_id, key_1`)
  ).rows;

test('[SR-12] sketches are written with an image, changed and deleted with it', async () => {
  const { db } = site.deps;
  await pinOn('public', 'Sketched', await testPicture('#705090'));
  const [image] = (
    await db.execute<{ id: string }>(sql`select id::text from images order by id desc limit 1`)
  ).rows;
  const ofImage = async () => (await readSketches()).filter(({ image_id: id }) => id === image?.id);
  expect(await ofImage()).not.toEqual([]);
  await db.execute(
    sql`update images set look = ~look, part_looks = array[~look, look] where id = ${image?.id}::bigint`,
  );
  const [one, other, ...more] = await ofImage();
  expect(more).toEqual([]);
  const [complement = []] = [one, other].map((row) =>
    row?.keys.split(' ').map((key) => String(~BigInt(key))),
  );
  expect(complement).toEqual(other?.keys.split(' '));
  await db.execute(
    sql`update contents set image_id = (select min(id) from images) where image_id = ${image?.id}::bigint`,
  );
  await db.execute(sql`delete from images where id = ${image?.id}::bigint`);
  expect(await ofImage()).toEqual([]);
});

test('[SR-12] images that were stored before sketches get theirs in steps, and are found meanwhile', async () => {
  const { db } = site.deps;
  const before = await readSketches();
  await db.execute(sql`delete from image_sketches`);
  await db.execute(sql`insert into image_sketch_fills select max(id) + 1 from images`);
  const like = async () => {
    const { data } = await site.visitor().call('VisualSearchImage', 'create', {
      image_base64: await testPicture('#208040'),
    });
    const found = await site.visitor().graphql(BY_IMAGE, { look: data.look });
    return found.data.v3SearchByImageQuery.connection.edges[0].node.title;
  };
  expect(await like()).toBe('Green');
  await runJob(site.deps, fillImageSketches);
  expect(await readSketches()).toEqual(before);
  expect((await db.execute(sql`select from image_sketch_fills`)).rows).toEqual([]);
  await runJob(site.deps, fillImageSketches);
  expect(await readSketches()).toEqual(before);
});

test('[SR-12] a part of an image finds it among thousands of newer ones', async () => {
  const { db } = site.deps;
  const bits = (of: string) =>
    sql.raw(`('x' || ${[1, 2, 3].map((salt) => `md5(${of} || '${salt}')`).join(' || ')})::bit(384)`);
  for (let first = 1; first < 4100; first += 410)
    await db.execute(sql`
      insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, sizes, look, part_looks)
      select (select max(id) from images) + nth, md5('newer ' || nth), 1, 1, 'jpeg', '#ffffff', '', 1, '{}',
        ${bits('nth::text')}, array[${bits(`(nth || ' ')`)}]
      from generate_series(${first}::int, ${first + 409}::int) nth`);
  const part = await sharp(await corner('#e8e4da'))
    .extract({ left: 180, top: 180, width: 200, height: 200 })
    .png()
    .toBuffer();
  const visitor = site.visitor();
  const { data } = await visitor.call('VisualSearchImage', 'create', { image_base64: dataUrl(part) });
  const found = await visitor.graphql(BY_IMAGE, { look: data.look });
  expect(found.data.v3SearchByImageQuery.connection.edges[0].node.title).toBe('Corner');
});
