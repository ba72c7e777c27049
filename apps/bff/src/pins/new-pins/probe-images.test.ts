import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import { createSafeFetch, type Fetched, type SafeFetch } from '../../platform/outbound-fetch/index.ts';
import { openTestNetwork, PUBLIC_ADDRESS } from '../../platform/outbound-fetch/testing/private-network.ts';
import { createProbe, getImageSize, probeImages, PROBES_MAX } from './probe-images.ts';

const drawing = (width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#a06030' } });
const AT = 'https://cdn.example/cup';

/** Returns the result of probing an address with this response. */
async function probe(respond: (into: (bytes: Iterable<Uint8Array>) => Promise<void>) => Promise<Fetched>) {
  const fetchSafely: SafeFetch = (_, options) =>
    respond(async (bytes) => options?.body?.into?.(Readable.from(bytes)));
  const limiter = createConcurrencyLimiter(2);
  return createProbe(fetchSafely, { limiter, limitMs: 5000, maxBytes: 10_000_000, types: [] })(AT);
}
const answered = (status = 200): Fetched => ({
  kind: 'answered',
  url: AT,
  hops: [AT],
  status,
  type: 'image/png',
  bytes: Buffer.alloc(0),
});

describe('the size of an image', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    '[CR-03] %s, by its first bytes',
    async (format) => {
      const bytes = await drawing().toFormat(format).toBuffer();
      expect(getImageSize(bytes)).toEqual({ width: 320, height: 200 });
    },
  );

  test('[CR-03] behind a long profile', async () => {
    const jpeg = await drawing().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd, 0x20)]);
    const long = Buffer.concat([jpeg.subarray(0, 2), comment, comment, jpeg.subarray(2)]);
    expect(getImageSize(long)).toEqual({ width: 320, height: 200 });
  });

  test.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['one byte', Buffer.from([0xff])],
    ['text', Buffer.from('<html>')],
    ['a PNG without size', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
    ['a JPEG of zeros', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300_000)])],
    ['a JPEG of markers', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(300_000, 0xff)])],
    [
      'an AVIF of boxes without size',
      Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypavif\0\0\0\0'), Buffer.alloc(300_000)]),
    ],
  ])('[CR-03] is unknown of %s', (_, bytes) => {
    expect(getImageSize(bytes)).toBeUndefined();
  });
});

describe('probing', () => {
  test('[CR-03] reads only the beginning of a file', async () => {
    const bytes = await drawing().png().toBuffer();
    let count = 0;
    function* endless(): Generator<Uint8Array> {
      yield bytes.subarray(0, 10);
      for (;;) {
        count += 1;
        yield count === 1 ? bytes.subarray(10) : Buffer.alloc(64 * 1024);
      }
    }
    const result = await probe(async (into) => {
      await into(endless());
      return answered();
    });
    expect(result).toEqual({ kind: 'size', width: 320, height: 200 });
    expect(count).toBeLessThan(10);
    function* noise(): Generator<Uint8Array> {
      for (count = 0; ; count += 1) yield Buffer.alloc(64 * 1024, 7);
    }
    await probe(async (into) => {
      await into(noise());
      return answered();
    });
    expect(count).toBeLessThan(10);
  });

  test.each(['identity', 'gzip'])(
    '[CR-03] closes the connection when it knows the size: %s',
    async (encoding) => {
      const bytes = await drawing().png().toBuffer();
      const network = await openTestNetwork();
      onTestFinished(() => network.close());
      network.names.set('*', [[PUBLIC_ADDRESS]]);
      network.site.answer = (_, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': encoding });
        const body = encoding === 'gzip' ? createGzip() : new PassThrough();
        body.pipe(response);
        body.write(bytes);
        body.write(randomBytes(200_000));
        // The response never ends.
      };
      const result = await createProbe(createSafeFetch({ agent: 'Pegboard', network: network.network }), {
        limiter: createConcurrencyLimiter(1),
        limitMs: 5000,
        maxBytes: 10_000_000,
        types: ['image/png'],
      })('http://cdn.example/cup.png');
      expect(result).toEqual({ kind: 'size', width: 320, height: 200 });
      await vi.waitFor(
        () => expect(network.connections.map(({ destroyed }) => destroyed)).toEqual([true]),
        10_000,
      );
    },
  );

  test.each<[string, Fetched, string]>([
    ['missing', answered(404), 'unusable'],
    ['no image', { kind: 'refused', why: 'type_refused', hops: [AT] }, 'unusable'],
    ['too large', { kind: 'refused', why: 'too_large', hops: [AT] }, 'unusable'],
    ['private', { kind: 'refused', why: 'address_refused', hops: [AT] }, 'unusable'],
    ['slow', { kind: 'refused', why: 'timed_out', hops: [AT] }, 'unknown'],
    ['one too many', { kind: 'refused', why: 'busy', hops: [AT] }, 'unknown'],
    ['empty', answered(), 'unknown'],
  ])('[CR-03] an image that is %s is %s', async (_, fetched, kind) => {
    expect(await probe(async () => fetched)).toEqual({ kind });
  });

  test('[CR-03] includes images that cannot be probed in time, and drops small or unusable ones', async () => {
    const images = Array.from({ length: PROBES_MAX + 3 }, (_, at) => ({
      url: `${AT}/${at}`,
      width: at === 0 ? 300 : null,
      height: at === 0 ? 300 : null,
      alt: null,
    }));
    const requested: string[] = [];
    const found = await probeImages(images, async (url) => {
      requested.push(url);
      if (url.endsWith('/1')) return { kind: 'size', width: 99, height: 500 };
      if (url.endsWith('/2')) return { kind: 'unusable' };
      return url.endsWith('/3') ? { kind: 'size', width: 640, height: 480 } : { kind: 'unknown' };
    });
    expect(requested).toHaveLength(PROBES_MAX);
    expect(requested).not.toContain(`${AT}/0`);
    expect(found).toEqual(
      images
        .filter((_, at) => at !== 1 && at !== 2)
        .map((image) => (image.url.endsWith('/3') ? { ...image, width: 640, height: 480 } : image)),
    );
  });
});
