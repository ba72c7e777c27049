import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { createAvifEncoder } from './avif-encoder.ts';
import { makeNextAvif, startAvifJob } from './avif-job.ts';

let site: TestApp;
let maker: TestVisitor;
let boardId: string;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member();
  boardId = (await maker.call('Board', 'create', { name: 'Pots' })).data.id;
});
afterAll(() => site.close());

type Picture = { readonly width: number; readonly height: number; readonly background?: string };

const blank = ({ width, height, background = '#a06030' }: Picture) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

function upload(bytes: Uint8Array, type = 'png'): Promise<TestAnswer> {
  const image = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return maker.call('Pin', 'create', { board_id: boardId, image_base64: image });
}

/** Returns the pin that was created from these bytes, as GraphQL returns it. */
async function pinOf(bytes: Uint8Array) {
  const { data } = await upload(bytes);
  return readPin(data.id);
}

async function readPin(pin: string) {
  const { data } = await maker.graphql(
    'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { entityId imageSignature dominantColor thumbhash embed { src type width height } images(sizes: ["orig", "736x", "236x", "60x60"]) { size url width height } } } } }',
    { pin },
  );
  return data.v3GetPinQuery.data;
}

/** The `Accept` header of a browser. */
const BROWSER = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
const fetch = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

test('[BF-07] an image is served in every size by its signature, cached forever, with an image type only', async () => {
  const pin = await pinOf(await blank({ width: 900, height: 600 }).png().toBuffer());
  expect(pin).toMatchObject({
    dominantColor: '#a06030',
    imageSignature: expect.stringMatching(/^[\da-f]{32}$/),
  });
  for (const { size, url, width, height } of pin.images) {
    const signature: string = pin.imageSignature;
    const folders = [0, 2, 4].map((at) => signature.slice(at, at + 2)).join('/');
    expect(url).toBe(`/i/${size}/${folders}/${signature}.webp`);
    for (const [extension, format] of [
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      const answer = await fetch(url.replace('webp', extension));
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': String(answer.rawPayload.length),
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height });
    }
  }
});

test('[BF-07] an image that the client has cached is not sent again', async () => {
  const pin = await pinOf(await blank({ width: 30, height: 30 }).png().toBuffer());
  const { url } = pin.images[0];
  const tag = String((await fetch(url)).headers['etag']);
  expect((await fetch(url, { 'if-none-match': tag })).statusCode).toBe(304);
  expect((await fetch(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

const SIGNATURE = '0123456789abcdef0123456789abcdef';
test.each([
  ['an unknown picture', `/i/236x/01/23/45/${SIGNATURE}.webp`],
  ['an unknown size', `/i/237x/01/23/45/${SIGNATURE}.webp`],
  ['an unknown type', `/i/236x/01/23/45/${SIGNATURE}.svg`],
  ['another folder', `/i/236x/01/23/46/${SIGNATURE}.webp`],
  ['a way out', `/i/236x/01/23/45/..%2f..%2f..%2f..%2fsecret`],
  ['no picture', '/i/'],
])('[BF-07] %s is not there, and no cache remembers it', async (_, url) => {
  const answer = await fetch(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().resource_response.error.code).toBe('not_found');
});

const noise = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, at) => (at * 7919) % 251));

test.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['a text', 'image_type_unsupported', () => Buffer.from('a picture of a cup')],
  [
    'an SVG',
    'image_type_unsupported',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  [
    'an SVG after a mark',
    'image_type_unsupported',
    () => Buffer.from('\ufeff<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a PDF', 'image_type_unsupported', () => Buffer.from('%PDF-1.7\n1 0 obj')],
  [
    'half a JPEG',
    'image_invalid',
    async () => {
      const raw = { width: 200, height: 200, channels: 3 } as const;
      const whole = await sharp(noise(120_000), { raw }).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  [
    'the head of a PNG',
    'image_invalid',
    async () => (await blank({ width: 99, height: 99 }).png().toBuffer()).subarray(0, 60),
  ],
  [
    '101 megapixels',
    'image_too_large',
    () => blank({ width: 10_100, height: 10_000 }).toColorspace('b-w').png().toBuffer(),
  ],
  ['20,001 pixels a side', 'image_too_large', () => blank({ width: 20_001, height: 1 }).png().toBuffer()],
  [
    '301 frames',
    'image_too_large',
    async () => {
      const frames = await Promise.all(
        Array.from({ length: 301 }, (_, at) =>
          blank({ width: 4, height: 4, background: at % 2 ? '#000000' : '#ffffff' })
            .png()
            .toBuffer(),
        ),
      );
      return sharp(frames, { join: { animated: true } })
        .gif({ reuse: false })
        .toBuffer();
    },
  ],
])(
  '[BF-07] %s is rejected as %s',
  async (_, code, bytes) => {
    expect(await upload(await bytes())).toMatchObject({ status: 422, error: { code } });
  },
  30_000,
);

test('[CR-02] the type of a file that is no image is reported by the field, with a remedy', async () => {
  const { error } = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(error).toMatchObject({
    code: 'image_type_unsupported',
    fields: { image_base64: 'SVG files are not supported. Export it as PNG.' },
    problems: { image_base64: { code: 'file_is_svg', numbers: [] } },
  });
});

test.each([
  undefined,
  7,
  'https://pegboard.example/cup.png',
  'data:text/html;base64,YQ==',
  'data:image/png;base64,%%%',
])('%s is no picture: Invalid Image', async (image) => {
  const answer = await maker.call('Pin', 'create', {
    board_id: boardId,
    ...(image ? { image_base64: image } : {}),
  });
  expect(answer).toMatchObject({ status: 422, error: { code: 'image_invalid', message: 'Invalid Image' } });
});

test('[BF-07] an image of 20,000 pixels per side is accepted', async () => {
  expect((await upload(await blank({ width: 20_000, height: 2 }).png().toBuffer())).status).toBe(200);
});

test('[BF-07] the type is detected by the content, not by its name', async () => {
  expect((await upload(await blank({ width: 9, height: 9 }).webp().toBuffer(), 'jpeg')).status).toBe(200);
});

test('[BF-07] an image is stored upright and without metadata', async () => {
  const bytes = await blank({ width: 60, height: 30 })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Mara Lind' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const pin = await pinOf(bytes);
  expect(pin.images[0]).toMatchObject({ size: 'orig', width: 30, height: 60 });
  const { rawPayload } = await fetch(pin.images[0].url.replace('webp', 'jpg'));
  expect(rawPayload.includes('Mara')).toBe(false);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test('[BF-07] an image is stored once, however often it is uploaded', async () => {
  const bytes = await blank({ width: 50, height: 70, background: '#102030' }).png().toBuffer();
  const [one, other] = [await pinOf(bytes), await pinOf(bytes)];
  expect(one.entityId).not.toBe(other.entityId);
  expect(one.imageSignature).toBe(other.imageSignature);
});

test('[TY-04] an animation keeps its animated renditions, beside its still sizes', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) => blank({ width: 80, height: 40, background }).png().toBuffer()),
  );
  const pin = await pinOf(
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90] })
      .toBuffer(),
  );
  expect(pin.embed).toMatchObject({ type: 'gif', width: 80, height: 40 });
  const moving = await fetch(pin.embed.src);
  expect(moving.headers['content-type']).toBe('image/gif');
  expect((await sharp(moving.rawPayload, { animated: true }).metadata()).pages).toBe(2);
});

/** Returns the number of images that wait for their AVIF files. */
async function waiting(): Promise<number> {
  const { rows } = await site.deps.db.execute<{ count: number }>(
    'select count(*)::int as count from images where not avif_ready',
  );
  return rows[0]?.count ?? 0;
}

test('[BF-07] AVIF is created afterwards in every size, oldest first, and offered from then on', async () => {
  await site.deps.db.execute('update images set avif_ready = true');
  const [older, newer] = [
    await pinOf(await blank({ width: 300, height: 200, background: '#11aa33' }).png().toBuffer()),
    await pinOf(await blank({ width: 200, height: 300, background: '#aa1133' }).png().toBuffer()),
  ];
  const typeOf = async (pin: { images: { url: string }[] }, accept = {}): Promise<unknown> =>
    (await fetch(pin.images[0]?.url ?? '', accept)).headers['content-type'];
  expect(await typeOf(older, BROWSER)).toBe('image/webp');
  const encoder = createAvifEncoder();
  expect(await makeNextAvif(site.deps, encoder)).toBe('made');
  encoder.rest();
  expect(await typeOf(newer, BROWSER)).toBe('image/webp');
  expect(await typeOf(older)).toBe('image/webp');
  for (const { url, width, height } of older.images) {
    const answer = await fetch(url, BROWSER);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width,
      height,
    });
  }
});

test('[BF-07] the job encodes pending images, pauses, and ends when it is closed', async () => {
  await pinOf(await blank({ width: 20, height: 20, background: '#334455' }).png().toBuffer());
  const job = startAvifJob(site.deps, { idleMs: 10 });
  await expect.poll(waiting).toBe(0);
  await pinOf(await blank({ width: 21, height: 21, background: '#334455' }).png().toBuffer());
  await expect.poll(waiting).toBe(0);
  await job.close();
});

test('[BF-07] two processes never encode the same image, and one that fails does not block others', async () => {
  const made: string[] = [];
  const encoder = {
    async encode({ signature }: { readonly signature: string }) {
      made.push(signature);
      if (made.length === 1) throw new Error('broken');
      return [];
    },
    rest: () => undefined,
  };
  const signatures: string[] = [];
  for (const width of [31, 32, 33])
    signatures.push((await pinOf(await blank({ width, height: 9 }).png().toBuffer())).imageSignature);
  const results = await Promise.all([1, 2, 3, 4].map(() => makeNextAvif(site.deps, encoder)));
  expect(results.toSorted()).toEqual(['failed', 'made', 'made', 'none']);
  expect(made.toSorted()).toEqual([...signatures].toSorted());
  expect(await waiting()).toBe(1);
});

test('[BF-07] an image whose processing was aborted is released at once', async () => {
  await site.deps.db.execute('update images set avif_ready = true');
  await pinOf(await blank({ width: 3000, height: 2000, background: '#556677' }).png().toBuffer());
  const job = startAvifJob(site.deps);
  const due = async (): Promise<boolean> => {
    const { rows } = await site.deps.db.execute<{ due: boolean }>(
      'select avif_due_at <= now() as due from images where not avif_ready',
    );
    return rows[0]?.due ?? false;
  };
  await expect.poll(due, { timeout: 10_000, interval: 10 }).toBe(false);
  await job.close();
  expect(await due()).toBe(true);
});
