import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { imageUrl } from '../../platform/media/images/present-image.ts';
import { RENDITION_NAMES } from '../../platform/media/images/renditions.ts';
import { VIDEO_FILES } from '../../platform/media/images/video-files.ts';

let site: TestApp;
let owner: TestVisitor;
let stranger: TestVisitor;
let stored: Buffer;
let unknown: Buffer;
let secretName: string;

const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 36, channels: 3, background } })
    .png()
    .toBuffer();

let boards = 0;

async function pinOf(who: TestVisitor, picture: Uint8Array) {
  const board = await who.call('Board', 'create', { name: `Plans ${(boards += 1)}`, privacy: 'secret' });
  const image = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  return who.call('Pin', 'create', { board_id: board.data.id, image_base64: image });
}

beforeAll(async () => {
  site = await testApp();
  [owner, stranger] = [await site.member(), await site.member()];
  [stored, unknown] = await Promise.all([png('#a06030'), png('#a06031')]);
  const { data } = await pinOf(owner, stored);
  secretName = (await owner.get('Pin', { id: data.id })).data.image_signature;
  expect((await site.app.inject({ url: imageUrl(secretName, 'orig') })).statusCode).toBe(200);
});
afterAll(() => site.close(), 30_000);

/**
 * Every name that can be computed from a file, the former name first: hashes of the file and of its pixels, with and
 * without known owners.
 */
async function namesFrom(file: Buffer): Promise<readonly string[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const size = `${info.width}x${info.height}:`;
  const rgba = await sharp(file).ensureAlpha().raw().toBuffer();
  const result = await site.deps.imagePool.process({ kind: 'upload', bytes: file });
  if (!result.ok) throw new Error('The picture of the test was refused.');
  const { digest } = result.image;
  const owned = [owner.id, stranger.id, 'site', ''].map((id) => `${id}:${digest}`);
  const texts = [file, data, rgba, Buffer.concat([Buffer.from(size), data]), digest, ...owned];
  const hashes = ['sha256', 'sha1', 'md5', 'sha512'].flatMap((hash) =>
    texts.map((text) => createHash(hash).update(text).digest('hex')),
  );
  return [...new Set([digest, ...hashes.flatMap((hash) => [hash.slice(0, 32), hash.slice(-32)])])];
}

/** Every form of an address with this name. */
function addresses(name: string): readonly string[] {
  const images = [...RENDITION_NAMES].flatMap((size) =>
    ['webp', 'jpg', 'avif', 'gif', 'png'].map((extension) => imageUrl(name, size, extension)),
  );
  const videos = Object.entries(VIDEO_FILES).map(([size, extension]) => imageUrl(name, size, extension));
  const [some = ''] = images;
  return [...images, ...videos, some.toUpperCase().replace('/I/', '/i/'), `${some}?size=1`, `${some}/`];
}

type TestRequest = { readonly method: 'GET' | 'HEAD'; readonly headers: Record<string, string> };

/** The complete response, without the time, the request id, and the name itself. */
async function answerTo(url: string, name: string, { method, headers }: TestRequest): Promise<string> {
  const requestHeaders = Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, value.replace('NAME', name)]),
  );
  const {
    statusCode,
    headers: responseHeaders,
    payload,
  } = await site.app.inject({ method, url, headers: requestHeaders });
  const ids = [/"request_id":"[^"]*"/g, /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g];
  const { date: _, ...rest } = responseHeaders;
  const whole = JSON.stringify({ statusCode, headers: rest, payload }).replaceAll(name, 'NAME');
  const folders = [0, 2, 4].map((at) => name.slice(at, at + 2)).join('/');
  return ids
    .reduce((text, id) => text.replaceAll(id, 'ID'), whole.replaceAll(folders, 'FOLDERS'))
    .replaceAll(/\\"request_id\\":\\"[^"]*\\"/g, 'ID');
}

describe('a person who has a file cannot find out whether a secret board has it', () => {
  test.each<[string, TestRequest]>([
    ['requested', { method: 'GET', headers: {} }],
    ['requested by a browser', { method: 'GET', headers: { accept: 'image/avif,image/webp,*/*' } }],
    ['requested in part', { method: 'GET', headers: { range: 'bytes=0-9' } }],
    ['requested again', { method: 'GET', headers: { 'if-none-match': '"NAME"' } }],
    ['requested without a body', { method: 'HEAD', headers: {} }],
  ])(
    '[BF-07] every address derived from it, %s, gets the response for an unknown image',
    async (_, request) => {
      const [names, others] = [await namesFrom(stored), await namesFrom(unknown)];
      expect(names).not.toContain(secretName);
      for (const [at, name] of names.entries()) {
        const other = others[at] ?? '';
        const forms = at === 0 ? addresses(name) : [imageUrl(name, '236x')];
        const otherForms = at === 0 ? addresses(other) : [imageUrl(other, '236x')];
        for (const [form, url] of forms.entries()) {
          const one = await answerTo(url, name, request);
          expect(one, url).toBe(await answerTo(otherForms[form] ?? '', other, request));
          expect(one).not.toContain('"statusCode":429');
        }
      }
      const url = imageUrl(secretName, '236x');
      if (!('if-none-match' in request.headers))
        expect(await answerTo(url, secretName, request)).not.toContain('"statusCode":404');
    },
    60_000,
  );

  test('[BF-07] saving it gives the response of a new image, and a name different from the other', async () => {
    const answers = [await pinOf(stranger, stored), await pinOf(stranger, unknown)];
    const [same, fresh] = answers.map(({ status, data, headers }) => ({
      status,
      fields: Object.keys(data),
      headers: Object.keys(headers),
    }));
    expect(same).toEqual(fresh);
    const { data } = await stranger.get('Pin', { id: answers[0]?.data.id });
    expect(data.image_signature).not.toBe(secretName);
  });

  test('[BF-07] the names of the two differ by their owners only', async () => {
    const again = await pinOf(owner, stored);
    expect((await owner.get('Pin', { id: again.data.id })).data.image_signature).toBe(secretName);
  });
});
