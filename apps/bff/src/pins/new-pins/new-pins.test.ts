import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fetched, FetchOptions } from '../../platform/outbound-fetch/index.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { processUpload } from '../uploads/index.ts';

const PICTURE = 'https://cdn.example/cup.png';
const PAGE = 'https://shop.example/cups/blue';
const NOPIN = '<meta name="pinterest" content="nopin" description="Please  ask\u0007 us first.">';

let site: TestApp;
let maker: TestVisitor;
let boardId: string;
let png: Buffer;

type Refusal = Extract<Fetched, { readonly kind: 'refused' }>['why'];

/** The external web: the responses by address, and the requested addresses. */
const web = new Map<string, (options: FetchOptions) => Fetched | Promise<Fetched>>();
const requests: { readonly url: string; readonly options: FetchOptions }[] = [];

function serve(url: string, type: string, body: Uint8Array | string, status = 200, end = url): void {
  web.set(url, async ({ body: taken }) => {
    if (taken && !taken.types.includes(type)) return { kind: 'refused', why: 'type_refused', hops: [url] };
    const bytes = Buffer.from(body);
    if (status < 300) await taken?.into?.(Readable.from([bytes]));
    return { kind: 'answered', url: end, hops: [url], status, type, bytes };
  });
}

beforeAll(async () => {
  site = await testApp({
    fetchSafely: async (url, options = {}) => {
      requests.push({ url, options });
      return web.get(url)?.(options) ?? { kind: 'refused', why: 'name_unknown', hops: [url] };
    },
  });
  maker = await site.member();
  boardId = (await maker.call('Board', 'create', { name: 'Cups' })).data.id;
  png = await colour('#a06030');
});
afterAll(() => site.close(), 30_000);
beforeEach(() => {
  web.clear();
  requests.length = 0;
});
afterEach(() => void (site.clock.now = undefined));

const colour = (background: string, width = 60, height = 90): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer();

const create = (options: object, headers?: Record<string, string>, who = maker): Promise<TestAnswer> =>
  who.call('Pin', 'create', { board_id: boardId, ...options }, headers);
const show = async ({ data }: TestAnswer) => (await maker.get('Pin', { id: data.id })).data;
const find = (url: string, who = maker): Promise<TestAnswer> => who.get('FindImages', { url });

/** Returns the number of rows in all tables that a new pin can write. */
async function written(): Promise<unknown> {
  const { rows } = await site.deps.db.execute(
    `select (select count(*) from pins) as pins, (select count(*) from contents) as contents,
      (select sum(pin_count) from boards) as counted, (select count(*) from idempotency_keys) as keys`,
  );
  return rows[0];
}

/** Creates an upload up to a state: registered, posted, or processed. */
async function upload(until: 'registered' | 'processing' | 'done', file: Uint8Array = png, who = maker) {
  const { data } = await who.call('VIP', 'create', { type: 'pinimage' });
  if (until === 'registered') return data.upload_id as string;
  const form = new FormData();
  for (const [name, value] of Object.entries(data.upload_parameters)) form.append(name, value as string);
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>], { type: 'image/png' }));
  const request = new Request('http://localhost:4310/', { method: 'POST', body: form });
  const posted = await site.app.inject({
    method: 'POST',
    url: data.upload_url,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(posted.statusCode).toBe(204);
  if (until === 'done') await runJob(site.deps, processUpload, { uploadId: data.upload_id });
  return data.upload_id as string;
}

test('[WB-04] an upload becomes the image of a profile; an upload of another member or one that is not ready does not', async () => {
  const set = (id: string | null) => maker.call('UserSettings', 'update', { image_upload_id: id });
  const pictureOf = async (): Promise<unknown> =>
    (await maker.graphql('{ viewer { user { imageMediumUrl } } }')).data.viewer.user.imageMediumUrl;
  expect(await set(await upload('registered'))).toMatchObject({
    status: 409,
    error: { code: 'upload_not_ready', fields: { image_upload_id: expect.any(String) } },
  });
  const theirs = await upload('registered', png, await site.member());
  expect(await set(theirs)).toMatchObject({ status: 404, error: { code: 'upload_not_found' } });
  expect(await set('nonsense')).toMatchObject({ status: 404, error: { code: 'upload_not_found' } });
  expect((await set(await upload('done'))).status).toBe(200);
  expect(await pictureOf()).toMatch(/^\/i\/136x136\//);
  expect((await set(null)).status).toBe(200);
  expect(await pictureOf()).toBeNull();
});

describe('a pin is created', () => {
  test('[BF-01] from an upload, in a section, with its texts', async () => {
    const section = await maker.call('BoardSection', 'create', { board_id: boardId, title: 'Blue' });
    const id = await upload('done');
    const made = await create({
      method: 'uploaded',
      upload_id: id,
      section: section.data.id,
      title: ' Blue  cup ',
      alt_text: 'A cup.',
    });
    expect(made).toMatchObject({ status: 200, data: { pinner: { id: maker.id } } });
    const { signature } = (await maker.get('VIP', { upload_ids: [id] })).data[id];
    expect(await show(made)).toMatchObject({
      title: 'Blue cup',
      alt_text: 'A cup.',
      domain: 'Uploaded by user',
      section_id: section.data.id,
      image_signature: signature,
    });
  });

  test('[BF-01] from the address of an image, fetched within its limits', async () => {
    serve(PICTURE, 'image/png', png);
    serve(PAGE, 'text/html', '<title>Cup</title>');
    const made = await create({ method: 'scraped', image_url: PICTURE, link: PAGE });
    expect(await show(made)).toMatchObject({ link: PAGE, domain: 'shop.example' });
    expect(requests.map(({ url }) => url)).toEqual([PICTURE, PAGE]);
    for (const { options } of requests) expect(options.body?.maxBytes).toBe(10_000_000);
  });

  test.each([{ method: 'uploaded' }, {}])('[BF-01] from base64, with %j', async (method) => {
    const image = `data:image/png;base64,${png.toString('base64')}`;
    expect((await create({ ...method, image_base64: image })).status).toBe(200);
  });

  test('[BF-01] from an image whose page is unreachable: it does not forbid saving', async () => {
    serve(PICTURE, 'image/png', png);
    expect((await create({ image_url: PICTURE, link: 'https://down.example/' })).status).toBe(200);
    serve(PAGE, 'text/html', NOPIN, 404);
    expect((await create({ image_url: PICTURE, link: PAGE })).status).toBe(200);
  });
});

describe('once per key', () => {
  test('[BF-01] twenty concurrent requests with one key create one pin', async () => {
    serve(PICTURE, 'image/png', png);
    const before = (await maker.get('Board', { board_id: boardId })).data.pin_count;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ image_url: PICTURE }, { 'idempotency-key': 'twenty-cups' })),
    );
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect((await maker.get('Board', { board_id: boardId })).data.pin_count).toBe(before + 1);
  });

  test('[BF-01] a lost response is repeated, also when the image no longer exists', async () => {
    serve(PICTURE, 'image/png', png);
    const key = { 'idempotency-key': 'a-lost-answer' };
    const first = await create({ image_url: PICTURE }, key);
    web.clear();
    expect((await create({ image_url: PICTURE }, key)).data).toEqual(first.data);
    expect(await create({ image_url: PAGE }, key)).toMatchObject({
      status: 409,
      error: { code: 'idempotency_key_reused' },
    });
  });

  test('[BF-01] a failed request leaves its key unused', async () => {
    const key = { 'idempotency-key': 'a-second-try' };
    expect((await create({ image_url: PICTURE }, key)).status).toBe(422);
    serve(PICTURE, 'image/png', png);
    expect((await create({ image_url: PICTURE }, key)).status).toBe(200);
  });
});

describe('a pin is rejected, and nothing is written', () => {
  const image = (): string => `data:image/png;base64,${png.toString('base64')}`;

  test.each<[string, object, string]>([
    ['a method that is none', { method: 'drawn', image_url: PICTURE }, 'method'],
    ['a scraped pin without address', { method: 'scraped', image_base64: 'x' }, 'image_url'],
    ['an address that is uploaded', { method: 'uploaded', image_url: PICTURE }, 'method'],
    ['two pictures', { image_url: PICTURE, upload_id: '7' }, 'image_url'],
    ['no web address', { image_url: 'file:///etc/passwd' }, 'image_url'],
    ['an address with credentials', { image_url: 'https://me:secret@cdn.example/' }, 'image_url'],
    ['a data URL as address', { image_url: 'data:image/png;base64,AAAA' }, 'image_url'],
    ['a title too long', { image_url: PICTURE, title: 'a'.repeat(201) }, 'title'],
    ['a link that is none', { image_url: PICTURE, link: 'javascript:alert(1)' }, 'link'],
    ['an unknown option', { image_url: PICTURE, pinner: '7' }, 'pinner'],
  ])('[BF-04] %s: the field is named', async (_, options, field) => {
    serve(PICTURE, 'image/png', png);
    const before = await written();
    const answer = await create(options);
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
    expect(Object.keys(answer.error.fields)).toEqual([field]);
    expect(await written()).toEqual(before);
  });

  test.each<[Refusal | 'empty' | 'missing', number, string]>([
    ['name_unknown', 422, 'web_unreachable'],
    ['address_refused', 422, 'web_unreachable'],
    ['timed_out', 422, 'web_unreachable'],
    ['too_many_redirects', 422, 'web_unreachable'],
    ['missing', 422, 'web_unreachable'],
    ['empty', 422, 'web_unreachable'],
    ['type_refused', 422, 'image_type_unsupported'],
    ['too_large', 413, 'image_file_too_large'],
    ['busy', 503, 'overloaded'],
  ])('[BF-04] an address that is %s: %i %s', async (why, status, code) => {
    if (why === 'missing') serve(PICTURE, 'image/png', png, 404);
    else if (why === 'empty') serve(PICTURE, 'image/png', '');
    else web.set(PICTURE, () => ({ kind: 'refused', why, hops: [] }));
    const before = await written();
    const answer = await create({ image_url: PICTURE });
    expect(answer).toMatchObject({ status, error: { code } });
    if (code !== 'overloaded') expect(Object.keys(answer.error.fields)).toEqual(['image_url']);
    expect(await written()).toEqual(before);
  });

  test('[BF-06] a private address is reported like an unknown one', async () => {
    const answerFor = async (why: Refusal): Promise<unknown> => {
      web.set(PICTURE, () => ({ kind: 'refused', why, hops: [] }));
      return { ...(await create({ image_url: PICTURE })).error, request_id: '' };
    };
    expect(await answerFor('address_refused')).toEqual(await answerFor('name_unknown'));
  });

  test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    [
      'an SVG that is served as PNG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image_type_unsupported',
    ],
    ['a PNG of 256 megapixels', () => colour('#000000', 16_000, 16_000), 'image_too_large'],
    ['half a PNG', () => png.subarray(0, png.length / 2), 'image_invalid'],
  ])('[BF-07] %s', async (_, bytes, code) => {
    serve(PICTURE, 'image/png', await bytes());
    const before = await written();
    expect(await create({ image_url: PICTURE })).toMatchObject({ status: 422, error: { code } });
    expect(await written()).toEqual(before);
  });

  test('[BF-07] an SVG that is declared as one', async () => {
    serve(PICTURE, 'image/svg+xml', '<svg/>');
    expect((await create({ image_url: PICTURE })).error.code).toBe('image_type_unsupported');
  });

  test('[BF-01] a page instead of an image', async () => {
    serve(PAGE, 'text/html', '<title>Cup</title>');
    expect(await create({ image_url: PAGE })).toMatchObject({
      status: 422,
      error: { code: 'image_url_is_page', fields: { image_url: expect.stringContaining('this page') } },
    });
  });

  test.each([
    ['its picture', { image_url: PAGE }, 'image_url'],
    ['its link', { image_url: PICTURE, link: PAGE }, 'link'],
  ])('[BY-11] a page that says nopin, as %s: in its own words', async (_, options, field) => {
    serve(PICTURE, 'image/png', png);
    serve(PAGE, 'text/html', NOPIN);
    const before = await written();
    const { status, error } = await create(options);
    expect({ status, error }).toMatchObject({ status: 403, error: { code: 'saving_refused' } });
    expect(error.fields).toEqual({ [field]: 'Please ask us first.' });
    expect(await written()).toEqual(before);
  });

  test.each<['registered' | 'processing', number, string]>([
    ['registered', 409, 'upload_not_ready'],
    ['processing', 409, 'upload_not_ready'],
  ])('[BF-01] an upload that is %s', async (until, status, code) => {
    expect(await create({ upload_id: await upload(until) })).toMatchObject({ status, error: { code } });
  });

  test('[BF-01] a failed upload, with its reason', async () => {
    const id = await upload('done', Buffer.from('a picture of a cup'));
    expect(await create({ upload_id: id })).toMatchObject({
      status: 422,
      error: { code: 'image_type_unsupported' },
    });
  });

  test('[BF-06] the upload of another member, as one that does not exist', async () => {
    const theirs = await upload('done', png, await site.member());
    const answerFor = async (id: string): Promise<unknown> => ({
      ...(await create({ upload_id: id })).error,
      request_id: '',
    });
    expect(await answerFor(theirs)).toEqual(await answerFor('7'));
    expect(await answerFor(theirs)).toMatchObject({ http_status: 404, code: 'upload_not_found' });
  });

  test('[BF-06] the board of another member, before anything is fetched', async () => {
    serve(PICTURE, 'image/png', png);
    const stranger = await site.member();
    expect((await create({ image_url: PICTURE }, undefined, stranger)).status).toBe(403);
    expect((await create({ image_url: PICTURE, board_id: '7' }, undefined, stranger)).status).toBe(404);
    expect((await create({ image_url: PICTURE, section: '7' })).status).toBe(404);
    expect(requests).toEqual([]);
  });

  test('[BF-04] invalid base64', async () => {
    const bad = await create({ image_base64: image().replace('base64,', 'base64,%') });
    expect(bad).toMatchObject({ status: 422, error: { fields: { image_base64: 'Invalid Image' } } });
  });
});

describe('the images of a page', () => {
  test('[BF-01] are returned with its texts, relative to the address after redirects', async () => {
    const html =
      '<title>Cup</title><meta name="description" content="A cup."><img src="a.jpg" width="400" height="300">';
    serve(PAGE, 'text/html', html, 200, 'https://www.shop.example/en/cup');
    expect((await find(PAGE)).data).toEqual({
      url: 'https://www.shop.example/en/cup',
      title: 'Cup',
      description: 'A cup.',
      site_name: null,
      images: [
        {
          url: 'https://www.shop.example/en/a.jpg',
          preview_url: expect.any(String),
          width: 400,
          height: 300,
          alt: null,
        },
      ],
      details: null,
    });
  });

  test('[BF-01] the address of an image returns that image', async () => {
    serve(PICTURE, 'image/png', png);
    expect((await find(PICTURE)).data.images).toEqual([
      { url: PICTURE, preview_url: expect.any(String), width: 60, height: 90, alt: null },
    ]);
  });

  test('[BY-11] are not returned when the page declares nopin', async () => {
    serve(PAGE, 'text/html', NOPIN);
    expect(await find(PAGE)).toMatchObject({
      status: 403,
      data: null,
      error: { code: 'saving_refused', fields: { url: 'Please ask us first.' } },
    });
  });

  test('[BF-04] without an address there are none', async () => {
    expect(await find('cups')).toMatchObject({ status: 400, error: { fields: { url: expect.any(String) } } });
    expect(await find('https://nobody.example/')).toMatchObject({
      status: 422,
      error: { code: 'web_unreachable' },
    });
  });

  test('[BF-05] an account can fetch 60 addresses per minute', async () => {
    const eager = await site.member();
    for (let count = 0; count < 60; count += 1) await find('https://nobody.example/', eager);
    expect((await find('https://nobody.example/', eager)).error.code).toBe('rate_limited');
    site.clock.now = new Date(Date.now() + 61_000);
    expect((await find('https://nobody.example/', eager)).error.code).toBe('web_unreachable');
  });
});
