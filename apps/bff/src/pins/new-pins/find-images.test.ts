import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Fetched, FetchOptions } from '../../platform/outbound-fetch/index.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';

const PAGE = 'https://shop.example/cups/blue';
const IMAGE = 'https://cdn.example/cup.png';
const OEMBED = 'https://shop.example/oembed';

/** The address at which a member sees an image. */
const SHOWN = expect.stringMatching(/^\/resource\/FindImagesResource\/image\/\?key=/);

type Refusal = Extract<Fetched, { readonly kind: 'refused' }>['why'];

let site: TestApp;
let member: TestVisitor;
let png: Buffer;

/** The web of the test: the responses by address, and the fetched addresses. */
const web = new Map<string, (options: FetchOptions) => Promise<Fetched>>();
const fetched: string[] = [];

function serve(url: string, type: string, body: Uint8Array | string, status = 200): void {
  web.set(url, async ({ body: taken }) => {
    if (taken && !taken.types.includes(type)) return { kind: 'refused', why: 'type_refused', hops: [url] };
    const bytes = Buffer.from(body);
    if (status < 300) await taken?.into?.(Readable.from([bytes]));
    return { kind: 'answered', url, hops: [url], status, type, bytes };
  });
}

beforeAll(async () => {
  site = await testApp({
    fetchSafely: async (url, options = {}) => {
      fetched.push(url);
      return (await web.get(url)?.(options)) ?? { kind: 'refused', why: 'name_unknown', hops: [url] };
    },
  });
  member = await site.member();
  png = await drawing(300, 200);
});
afterAll(() => site.close(), 30_000);
beforeEach(() => {
  web.clear();
  fetched.length = 0;
});
afterEach(() => void (site.clock.now = undefined));

const drawing = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
const find = (url: string): Promise<TestAnswer> => member.get('FindImages', { url });
const upload = (options: object, headers?: Record<string, string>, who = member): Promise<TestAnswer> =>
  who.call('UploadFromWeb', 'create', options, headers);
async function countUploads(): Promise<number> {
  const { rows } = await site.deps.db.execute<{ count: number }>(sql`select count(*)::int from uploads`);
  return rows[0]?.count ?? -1;
}

describe('the images of a page', () => {
  test('[CR-03] come with their sizes, the largest first, and with the details of the page', async () => {
    serve(
      PAGE,
      'text/html',
      `<title>Blue cup</title><meta property="og:site_name" content="Kiln">
       <meta property="og:image" content="/small.png"><img src="/sized.png" width="250" height="250">
       <img src="/large.png" alt="A cup"><img src="/icon.png"><img src="/gone.png"><img src="/slow.png">
       <script type="application/ld+json">{"@type":"Product","name":"Blue cup","brand":"Kiln",
         "offers":{"price":"19.50","priceCurrency":"EUR","availability":"InStock"}}</script>`,
    );
    serve('https://shop.example/small.png', 'image/png', png);
    serve('https://shop.example/large.png', 'image/png', await drawing(900, 600));
    serve('https://shop.example/icon.png', 'image/png', await drawing(32, 32));
    web.set('https://shop.example/slow.png', async () => ({ kind: 'refused', why: 'timed_out', hops: [] }));
    expect((await find(PAGE)).data).toEqual({
      url: PAGE,
      title: 'Blue cup',
      description: null,
      site_name: 'Kiln',
      images: [
        { url: 'https://shop.example/large.png', preview_url: SHOWN, width: 900, height: 600, alt: 'A cup' },
        { url: 'https://shop.example/sized.png', preview_url: SHOWN, width: 250, height: 250, alt: null },
        { url: 'https://shop.example/small.png', preview_url: SHOWN, width: 300, height: 200, alt: null },
        { url: 'https://shop.example/slow.png', preview_url: SHOWN, width: null, height: null, alt: null },
      ],
      details: {
        kind: 'product',
        name: 'Blue cup',
        brand: 'Kiln',
        price: 19.5,
        currency: 'EUR',
        isInStock: true,
      },
    });
    expect(fetched).not.toContain('https://shop.example/sized.png');
  });

  const show = (url: string, who = member) =>
    site.app.inject({
      url,
      headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });

  test('[CR-03] are shown to the member who read the page, by the site itself', async () => {
    serve(PAGE, 'text/html', '<img src="/large.png">');
    serve('https://shop.example/large.png', 'image/png', await drawing(900, 600));
    const { preview_url: address } = (await find(PAGE)).data.images[0];
    const shown = await show(address);
    expect([shown.statusCode, shown.rawPayload]).toEqual([200, await drawing(900, 600)]);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=600',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    fetched.length = 0;
    const codes = await Promise.all(
      [
        show(address, await site.member()),
        show(address, site.visitor()),
        show(address.replace('key=', 'key=x')),
        show('/resource/FindImagesResource/image/?key=a&key=b'),
      ].map(async (answer) => [
        (await answer).statusCode,
        (await answer).json().resource_response.error.code,
      ]),
    );
    expect(codes).toEqual([
      [400, 'bookmark_invalid'],
      [401, 'login_required'],
      [400, 'bookmark_invalid'],
      [400, 'bookmark_invalid'],
    ]);
    expect(fetched).toEqual([]);
  });

  test('[CR-03] are not shown when there is something else at their address', async () => {
    serve(PAGE, 'text/html', '<img src="/large.png" width="900" height="600">');
    const { preview_url: address } = (await find(PAGE)).data.images[0];
    for (const [type, body, code] of [
      ['image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image_type_unsupported'],
      ['text/html', '<title>A page</title>', 'image_type_unsupported'],
      ['image/svg+xml', '<svg/>', 'image_type_unsupported'],
    ] as const) {
      serve('https://shop.example/large.png', type, body);
      expect((await show(address)).json().resource_response.error.code).toBe(code);
    }
    web.delete('https://shop.example/large.png');
    expect((await show(address)).json().resource_response.error.code).toBe('web_unreachable');
  });

  test('[CR-03] are completed by oEmbed, whose address the page names', async () => {
    serve(PAGE, 'text/html', `<link rel="alternate" type="application/json+oembed" href="/oembed">`);
    serve(
      OEMBED,
      'application/json',
      JSON.stringify({
        version: '1.0',
        type: 'link',
        title: 'Blue cup &amp; saucer',
        provider_name: 'Kiln',
        brand: 'Kiln',
        thumbnail_url: '/cup.png',
        thumbnail_width: 640,
        thumbnail_height: '480',
        offers: [{ title: 'Small', price: 19.5, currency_code: 'EUR', in_stock: true }],
      }),
    );
    expect((await find(PAGE)).data).toEqual({
      url: PAGE,
      title: 'Blue cup & saucer',
      description: null,
      site_name: 'Kiln',
      images: [
        { url: 'https://shop.example/cup.png', preview_url: SHOWN, width: 640, height: 480, alt: null },
      ],
      details: {
        kind: 'product',
        name: 'Blue cup & saucer',
        brand: 'Kiln',
        price: 19.5,
        currency: 'EUR',
        isInStock: true,
      },
    });
  });

  test.each<[string, string]>([
    ['broken', '{"title":'],
    ['a list', '[1]'],
    ['hostile', '{"__proto__":{"title":"x"},"title":{"toString":1},"offers":{"price":1},"thumbnail_url":7}'],
    ['an address of another protocol', '{"thumbnail_url":"javascript:alert(1)","thumbnail_width":1e9}'],
  ])('[CR-03] an oEmbed response that is %s changes nothing', async (_, json) => {
    const link = '<link rel="alternate" type="application/json+oembed" href="/oembed">';
    serve(PAGE, 'text/html', `${link}<img src="/cup.png" width="300" height="200">`);
    serve(OEMBED, 'application/json', json);
    expect((await find(PAGE)).data).toMatchObject({
      title: null,
      details: null,
      images: [{ url: 'https://shop.example/cup.png' }],
    });
  });

  test('[CR-03] there are three error responses: no images, unreachable, not allowed', async () => {
    const said = '<meta name="pinterest" content="nopin" description="Please ask us first.">';
    serve(PAGE, 'text/html', '<title>Cups</title><img src="/gone.png"><img src="/a.png" nopin="nopin">');
    expect(await find(PAGE)).toMatchObject({
      status: 422,
      error: { code: 'page_without_images', fields: { url: 'We found no images on this page.' } },
    });
    expect(await find('https://nobody.example/')).toMatchObject({
      status: 422,
      error: { code: 'web_unreachable' },
    });
    serve(PAGE, 'text/html', `${said}<img src="/cup.png">`);
    expect(await find(PAGE)).toMatchObject({
      status: 403,
      error: { code: 'saving_refused', fields: { url: 'Please ask us first.' } },
    });
  });
});

describe('an upload from the web', () => {
  test('[CR-03] is complete, belongs to the viewer, and can be pinned', async () => {
    serve(IMAGE, 'image/png', png);
    serve(PAGE, 'text/html', '<title>Cup</title>');
    const { status, data } = await upload({ image_url: IMAGE, page_url: PAGE });
    expect({ status, data }).toEqual({
      status: 200,
      data: {
        upload_id: expect.stringMatching(/^\d+$/),
        signature: expect.stringMatching(/^[0-9a-f]{32}$/),
        width: 300,
        height: 200,
      },
    });
    const { upload_id: id, signature } = data;
    const state = { status: 'succeeded', signature, width: 300, height: 200, failure_code: null };
    expect((await member.get('VIP', { upload_ids: [id] })).data).toMatchObject({ [id]: state });
    const board = await member.call('Board', 'create', { name: 'Cups' });
    const pin = { board_id: board.data.id, upload_id: id, link: PAGE };
    expect((await member.call('Pin', 'create', pin)).status).toBe(200);
    const stranger = await site.member();
    expect((await stranger.get('VIP', { upload_ids: [id] })).data).toEqual({});
  });

  test('[CR-03] is stored once per idempotency key, also when the image is gone', async () => {
    serve(IMAGE, 'image/png', png);
    const key = { 'idempotency-key': 'a-cup-of-the-web' };
    const before = await countUploads();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload({ image_url: IMAGE }, key)));
    expect(new Set(answers.map(({ data }) => data?.upload_id)).size).toBe(1);
    web.clear();
    expect((await upload({ image_url: IMAGE }, key)).data).toEqual(answers[0]?.data);
    expect(await countUploads()).toBe(before + 1);
    expect(await upload({ image_url: PAGE }, key)).toMatchObject({
      status: 409,
      error: { code: 'idempotency_key_reused' },
    });
  });

  test('[CR-03] of an unreachable page is allowed', async () => {
    serve(IMAGE, 'image/png', png);
    expect((await upload({ image_url: IMAGE, page_url: PAGE })).status).toBe(200);
  });

  test.each<[string, string, string | null, string]>([
    [
      'the page refuses',
      '<meta name="pinterest" content="nopin" description="Ask us.">',
      'Ask us.',
      'page_url',
    ],
    ['the page refuses this image', `<img src="${IMAGE}?w=300" nopin="nopin">`, null, 'page_url'],
  ])('[CR-03] is refused if %s', async (_, html, says, field) => {
    serve(IMAGE, 'image/png', png);
    serve(PAGE, 'text/html', html);
    const before = await countUploads();
    expect(await upload({ image_url: IMAGE, page_url: PAGE })).toMatchObject({
      status: 403,
      error: { code: 'saving_refused', fields: { [field]: says ?? 'This site does not allow saving.' } },
    });
    expect(await countUploads()).toBe(before);
  });

  test.each<[string, () => void, number, string]>([
    ['a page', () => serve(IMAGE, 'text/html', '<p>'), 422, 'image_url_is_page'],
    ['away', () => web.clear(), 422, 'web_unreachable'],
    ['missing', () => serve(IMAGE, 'image/png', png, 404), 422, 'web_unreachable'],
    ['of another type', () => serve(IMAGE, 'image/svg+xml', '<svg/>'), 422, 'image_type_unsupported'],
    ['broken', () => serve(IMAGE, 'image/png', png.subarray(0, 60)), 422, 'image_invalid'],
    ['too large', () => refuse('too_large'), 413, 'image_file_too_large'],
    ['private', () => refuse('address_refused'), 422, 'web_unreachable'],
  ])('[CR-03] is refused for an address that is %s', async (_, prepare, status, code) => {
    prepare();
    const before = await countUploads();
    const answer = await upload({ image_url: IMAGE });
    expect(answer).toMatchObject({ status, error: { code } });
    expect(await countUploads()).toBe(before);
  });

  test('[CR-03] counts toward the limits of uploads', async () => {
    serve(IMAGE, 'image/png', png);
    const eager = await site.member();
    for (let count = 0; count < 50; count += 1) await eager.call('VIP', 'create', { type: 'pinimage' });
    expect(await upload({ image_url: IMAGE }, undefined, eager)).toMatchObject({
      status: 429,
      error: { code: 'too_many_uploads' },
    });
    expect(fetched).toEqual([]);
  });

  test.each<[object, string]>([
    [{}, 'image_url'],
    [{ image_url: 'file:///etc/passwd' }, 'image_url'],
    [{ image_url: 'https://me:secret@cdn.example/' }, 'image_url'],
    [{ image_url: IMAGE, page_url: 'javascript:alert(1)' }, 'page_url'],
    [{ image_url: IMAGE, board_id: '7' }, 'board_id'],
  ])('[CR-03] %j is refused by its field', async (options, field) => {
    const answer = await upload(options);
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
    expect(Object.keys(answer.error.fields)).toEqual([field]);
  });
});

function refuse(why: Refusal): void {
  web.set(IMAGE, async () => ({ kind: 'refused', why, hops: [] }));
}
