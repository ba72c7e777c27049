import { eq } from 'drizzle-orm';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { images } from '../../platform/media/images/tables.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { sendFileForm } from '../../testing/send-file-form.ts';
import { runJob } from '../../testing/run-job.ts';
import { createUploadPolicies, UPLOAD_BYTES_MAX, type UploadParameters } from './policy.ts';
import { processUpload } from './process-upload.ts';
import { purgeUploads } from './purge-uploads.ts';
import { DAILY_UPLOADS_MAX, PENDING_UPLOADS_MAX } from './register-upload.ts';
import { uploads } from './tables.ts';

const ORIGIN = 'http://localhost:4310';
const HOUR_MS = 3_600_000;

let site: TestApp;
let base: URL;
let owner: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  base = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  owner = await site.member();
});
afterAll(() => site.close(), 30_000);
afterEach(() => void (site.clock.now = undefined));

const NOTHING_YET = {
  signature: null,
  width: null,
  height: null,
  dominant_color: null,
  media_source_type: null,
  failure_code: null,
  failure_message: null,
  failure_detail: null,
};

type Registered = {
  readonly upload_id: string;
  readonly upload_url: string;
  readonly upload_parameters: UploadParameters;
};

const register = async (visitor = owner): Promise<Registered> =>
  (await visitor.call('VIP', 'create', { type: 'pinimage' })).data;

const png = (background: string, width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer();

function formOf(parameters: object, file?: Uint8Array, type = 'image/png'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) form.append(name, value as string);
  if (file) form.append('file', new Blob([file as Uint8Array<ArrayBuffer>], { type }), 'cup.png');
  return form;
}

/** Posts a form as a browser does, over a real connection. */
async function post(form: FormData, headers: Record<string, string> = { origin: ORIGIN }) {
  const answer = await fetch(new URL('/resource/VIPResource/upload/', base), {
    method: 'POST',
    body: form,
    headers,
  });
  const body = await answer.text();
  return { status: answer.status, code: body && JSON.parse(body).resource_response.error.code };
}

/** Runs the job of an upload, as the queue does. */
const work = (id: string): Promise<void> => runJob(site.deps, processUpload, { uploadId: id });
const readUpload = async (id: string, visitor = owner) =>
  (await visitor.get('VIP', { upload_ids: [id] })).data[id];
const queued = async (id: string): Promise<number> => {
  const { rows } = await site.deps.db.execute<{ count: number }>(
    `select count(*)::int as count from jobs.job where name = 'process-upload' and data ->> 'uploadId' = '${id}'`,
  );
  return rows[0]?.count ?? 0;
};
const files = (): Promise<string[]> => readdir(join(site.deps.env.dataDir, 'uploads')).catch(() => []);

/** Registers, posts and processes an image; returns its final state. */
async function uploaded(file: Uint8Array, type?: string) {
  const { upload_id: id, upload_parameters: parameters } = await register();
  expect(await post(formOf(parameters, file, type))).toEqual({ status: 204, code: '' });
  await work(id);
  return readUpload(id);
}

test('[BF-01] [BF-07] an image is registered, posted, processed in a job, and served by its signature', async () => {
  const { upload_id: id, upload_url: url, upload_parameters: parameters } = await register();
  expect(url).toBe('/resource/VIPResource/upload/');
  const waiting = { status: 'registered', ...NOTHING_YET };
  expect(await readUpload(id)).toEqual(waiting);
  expect(await post(formOf(parameters, await png('#a06030')))).toEqual({ status: 204, code: '' });
  expect(await readUpload(id)).toEqual({ ...waiting, status: 'processing' });
  expect(await queued(id)).toBe(1);
  await work(id);
  const { status, signature, ...known } = await readUpload(id);
  expect(status).toBe('succeeded');
  expect(known).toEqual({
    width: 300,
    height: 200,
    dominant_color: '#a06030',
    media_source_type: null,
    failure_code: null,
    failure_message: null,
    failure_detail: null,
  });
  const path = [0, 2, 4].map((at) => String(signature).slice(at, at + 2)).join('/');
  const served = await site.app.inject({ url: `/i/236x/${path}/${signature}.webp` });
  expect(served.headers['content-type']).toBe('image/webp');
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 236, format: 'webp' });
  expect(await files()).toEqual([]);
});

test('[BF-01] the policy states what may be posted: key, owner, size, types, and expiry', async () => {
  const now = new Date();
  site.clock.now = now;
  const { upload_parameters: parameters } = await register();
  site.clock.now = undefined;
  const { expiration, conditions } = JSON.parse(Buffer.from(parameters.policy, 'base64').toString());
  expect(expiration).toBe(new Date(now.getTime() + HOUR_MS).toISOString());
  expect(conditions).toEqual([
    { key: parameters.key },
    { 'x-owner': owner.id },
    ['content-length-range', 1, UPLOAD_BYTES_MAX],
    ['in', '$Content-Type', expect.arrayContaining(['image/jpeg', 'image/avif'])],
  ]);
});

describe('authorization of a post', () => {
  test.each<[string, (form: UploadParameters) => object, number, string]>([
    ['no parameters', () => ({}), 403, 'upload_policy_invalid'],
    ['no signature', ({ key, policy }) => ({ key, policy }), 403, 'upload_policy_invalid'],
    ['one parameter more', (form) => ({ ...form, acl: 'public' }), 403, 'upload_policy_invalid'],
    [
      'another signature',
      (form) => ({ ...form, signature: form.signature.replace(/./, (one) => (one === '0' ? '1' : '0')) }),
      403,
      'upload_policy_invalid',
    ],
    ['another key', (form) => ({ ...form, key: '0'.repeat(32) }), 403, 'upload_policy_invalid'],
    [
      'a changed policy',
      (form) => ({
        ...form,
        policy: Buffer.from(
          Buffer.from(form.policy, 'base64').toString().replace('52428800', '99428800'),
        ).toString('base64'),
      }),
      403,
      'upload_policy_invalid',
    ],
    [
      'a policy signed with another secret',
      ({ key }) =>
        createUploadPolicies({ secret: 'another secret of 32 characters or so', now: () => new Date() }).make(
          {
            key,
            ownerId: 1n,
            expiresAt: new Date(Date.now() + HOUR_MS),
          },
        ),
      403,
      'upload_policy_invalid',
    ],
    [
      'our own signature for an upload of another owner',
      ({ key }) =>
        createUploadPolicies({ secret: site.deps.env.secret, now: () => new Date() }).make({
          key,
          ownerId: 1n,
          expiresAt: new Date(Date.now() + HOUR_MS),
        }),
      404,
      'upload_not_found',
    ],
  ])('[BF-06] %s: %3$s', async (_, change, status, code) => {
    const { upload_id: id, upload_parameters: parameters } = await register();
    expect(await post(formOf(change(parameters), await png('#101010')))).toEqual({ status, code });
    expect((await readUpload(id)).status).toBe('registered');
    expect(await files()).toEqual([]);
  });

  test('[BF-06] a policy that is over an hour old', async () => {
    const { upload_id: id, upload_parameters: parameters } = await register();
    site.clock.now = new Date(Date.now() + HOUR_MS + 1000);
    expect(await post(formOf(parameters, await png('#101010')))).toEqual({
      status: 410,
      code: 'upload_expired',
    });
    expect(await readUpload(id)).toMatchObject({ status: 'failed', failure_code: 'upload_expired' });
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, as its browser says', { origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
    ['who knows where', {}],
  ])('[BF-05] a form from %s is refused', async (_, headers) => {
    const { upload_parameters: parameters } = await register();
    expect(await post(formOf(parameters, await png('#101010')), headers)).toEqual({
      status: 403,
      code: 'csrf_failed',
    });
  });

  test('[BF-06] an upload of another member is not found', async () => {
    const { upload_id: id } = await register();
    const stranger = await site.member();
    const theirs = await stranger.get('VIP', { upload_ids: [id] });
    const missing = await stranger.get('VIP', { upload_ids: ['7'] });
    expect([theirs.status, theirs.data, missing.data]).toEqual([200, {}, {}]);
  });
});

describe('files that are not accepted as images', () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>, string?]>([
    ['a text that says it is a PNG', 'image_type_unsupported', () => Buffer.from('a picture of a cup')],
    [
      'an SVG that says it is a PNG',
      'image_type_unsupported',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a page that begins as a GIF',
      'image_invalid',
      () => Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'),
    ],
    ['a small PNG of 256 megapixels', 'image_too_large', () => png('#000000', 16_000, 16_000)],
    ['20,001 pixels a side', 'image_too_large', () => png('#000000', 20_001, 1)],
    [
      '301 frames',
      'image_too_large',
      async () => {
        const frames = await Promise.all(
          Array.from({ length: 301 }, (_, at) => png(at % 2 ? '#000000' : '#ffffff', 4, 4)),
        );
        return sharp(frames, { join: { animated: true } })
          .gif({ reuse: false })
          .toBuffer();
      },
    ],
    ['the first half of a PNG', 'image_invalid', async () => (await png('#a06030')).subarray(0, 200)],
  ])(
    '[BF-07] %s fails as %s',
    async (_, code, file) => {
      expect(await uploaded(await file())).toEqual({
        ...NOTHING_YET,
        status: 'failed',
        failure_code: code,
        failure_message: expect.stringMatching(/\S/),
        failure_detail: code === 'image_type_unsupported' ? expect.stringMatching(/^file_is_/) : null,
      });
      expect(await files()).toEqual([]);
    },
    30_000,
  );

  test('[BF-07] a file that is declared as SVG is rejected at once', async () => {
    const { upload_parameters: parameters } = await register();
    expect(await post(formOf(parameters, await png('#101010'), 'image/svg+xml'))).toEqual({
      status: 422,
      code: 'image_type_unsupported',
    });
  });

  test('[CR-02] an upload reports the type of a file that is no image, and so does a Pin of it', async () => {
    const { upload_id: id, upload_parameters: parameters } = await register();
    await post(formOf(parameters, Buffer.from('%PDF-1.7\n1 0 obj\n'), 'application/octet-stream'));
    await work(id);
    const message = 'PDF files are not supported. Export the page as PNG or JPEG.';
    expect(await readUpload(id)).toMatchObject({
      failure_code: 'image_type_unsupported',
      failure_message: message,
      failure_detail: 'file_is_pdf',
    });
    const board = (await owner.call('Board', 'create', { name: 'Papers' })).data.id;
    expect(await owner.call('Pin', 'create', { board_id: board, upload_id: id })).toMatchObject({
      status: 422,
      error: { code: 'image_type_unsupported', fields: { upload_id: message } },
    });
  });

  test.each(['image/tiff', 'image/heic', 'image/heif', 'image/heic-sequence', 'IMAGE/HEIC'])(
    '[CR-02] a file may be declared as %s',
    async (type) => {
      expect(await uploaded(await png('#203040'), type)).toMatchObject({ status: 'succeeded' });
    },
  );

  test('[CR-17] an upload reports what its metadata states about its origin', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>`;
    const made = await sharp(await png('#771133'))
      .withXmp(xmp)
      .jpeg()
      .toBuffer();
    expect(await uploaded(made, 'image/jpeg')).toMatchObject({ status: 'succeeded', media_source_type: 11 });
  });

  test('[BF-07] the type is detected by the content, not by the name', async () => {
    const webp = await sharp(await png('#2040a0'))
      .webp()
      .toBuffer();
    expect(await uploaded(webp, 'image/jpeg')).toMatchObject({ status: 'succeeded' });
  });

  test('[BF-07] metadata and other data hidden in an image are removed', async () => {
    const jpeg = await sharp(await png('#30a060', 60, 30))
      .jpeg()
      .withExif({ IFD0: { Artist: 'Mara Lind' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert("Mara")</script>')]);
    const { signature } = await uploaded(polyglot, 'image/jpeg');
    const path = [0, 2, 4].map((at) => String(signature).slice(at, at + 2)).join('/');
    const { rawPayload } = await site.app.inject({ url: `/i/orig/${path}/${signature}.jpg` });
    expect(rawPayload.includes('Mara')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  test.each<[string, () => Uint8Array | undefined, number, string]>([
    ['no file', () => undefined, 400, 'bad_request'],
    ['an empty file', () => new Uint8Array(), 422, 'image_invalid'],
    [
      'a file that is too large by a byte',
      () => new Uint8Array(UPLOAD_BYTES_MAX + 1),
      413,
      'image_file_too_large',
    ],
    ['a file of 100 MB', () => new Uint8Array(2 * UPLOAD_BYTES_MAX), 413, 'image_file_too_large'],
  ])('[BF-07] %s is refused, and the form may be posted again', async (_, file, status, code) => {
    const { upload_id: id, upload_parameters: parameters } = await register();
    // The rest of a body that is far too long is not read: some senders see only a closed connection.
    const answer = await post(formOf(parameters, file())).catch(() => ({ status, code }));
    expect(answer).toEqual({ status, code });
    expect(await files()).toEqual([]);
    expect(await post(formOf(parameters, await png('#101010')))).toEqual({ status: 204, code: '' });
    await work(id);
    expect(await readUpload(id)).toMatchObject({ status: 'succeeded' });
  });
});

/** The points of a request at which a connection is closed. */
const CUTS = {
  'before the headers end': (request: Buffer) => request.indexOf('content-length'),
  'in the parameters': (request: Buffer) => request.indexOf('name="policy"') + 60,
  'after the first byte of the file': (request: Buffer) => request.indexOf('\x89PNG', 0, 'latin1') + 1,
  'in the middle of the file': (request: Buffer) =>
    (request.indexOf('\x89PNG', 0, 'latin1') + request.lastIndexOf('\r\n--cut-here--')) >> 1,
  'before the last byte of the file': (request: Buffer) => request.lastIndexOf('\r\n--cut-here--') - 1,
  'before the closing boundary': (request: Buffer) => request.lastIndexOf('\r\n--cut-here--'),
  'before the answer': (request: Buffer) => request.length,
} as const;

function requestOf(parameters: UploadParameters, file: Uint8Array): Buffer {
  const parts = Object.entries(parameters).map(
    ([name, value]) => `--cut-here\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.concat([
    Buffer.from(parts.join('')),
    Buffer.from(
      '--cut-here\r\nContent-Disposition: form-data; name="file"; filename="cup.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n--cut-here--\r\n'),
  ]);
  const head = `POST /resource/VIPResource/upload/ HTTP/1.1\r\nhost: ${base.host}\r\norigin: ${ORIGIN}\r\ncontent-type: multipart/form-data; boundary=cut-here\r\ncontent-length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** Sends these bytes over a separate connection, and closes it. */
async function cutOff(bytes: Uint8Array): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(Number(base.port), base.hostname, () =>
    socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 30)),
  );
  socket.on('error', reject).on('close', () => resolve());
  await promise;
}

test.each(Object.entries(CUTS))(
  '[BF-07] an upload interrupted %s leaves nothing partial, and is complete after posting the same form again',
  async (_, at) => {
    const { upload_id: id, upload_parameters: parameters } = await register();
    const noise = Buffer.from(Array.from({ length: 270_000 }, (_, n) => (n * 7919 + (n >> 7) * 31) % 251));
    const file = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const request = requestOf(parameters, file);
    await cutOff(request.subarray(0, at(request)));
    await expect.poll(async () => (await files()).filter((name) => name.endsWith('.half'))).toEqual([]);
    // The last request may still be stored while this is read.
    const isConsistent = async (): Promise<boolean> => {
      const names = await files();
      return !names.includes(parameters.key) || (await readUpload(id)).status !== 'registered';
    };
    await expect.poll(isConsistent).toBe(true);
    expect(await post(formOf(parameters, file))).toEqual({ status: 204, code: '' });
    expect(await queued(id)).toBe(1);
    await work(id);
    const { signature, status } = await readUpload(id);
    expect(status).toBe('succeeded');
    const [image] = await site.deps.db.select().from(images).where(eq(images.signature, signature));
    expect(image).toMatchObject({ width: 300, height: 300 });
  },
);

test('[BF-07] fifty interruptions anywhere in one form leave nothing partial, and the fifty-first attempt is complete', async () => {
  const { upload_id: id, upload_parameters: parameters } = await register();
  const request = requestOf(parameters, await png('#456789', 900, 900));
  const isDone = async (): Promise<boolean> => (await readUpload(id)).status !== 'registered';
  for (let cut = 1; cut <= 50; cut += 1) {
    await cutOff(request.subarray(0, Math.floor((request.length * cut) / 51)));
    expect(await isDone()).toBe(false);
    expect(await files()).not.toContain(parameters.key);
  }
  await expect.poll(files).toEqual([]);
  await cutOff(request);
  await expect.poll(isDone).toBe(true);
  await work(id);
  expect(await readUpload(id)).toMatchObject({ status: 'succeeded' });
});

test('[BF-07] files of a process that ended just before its commit are replaced by the next attempt', async () => {
  const { upload_id: id, upload_parameters: parameters } = await register();
  const folder = join(site.deps.env.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, parameters.key), 'half of something else');
  expect(await post(formOf(parameters, await png('#987654')))).toEqual({ status: 204, code: '' });
  await work(id);
  expect(await readUpload(id)).toMatchObject({ status: 'succeeded' });
});

test('[BF-07] a full disk is reported as such, and the same form is accepted when there is space', async () => {
  const { upload_id: id, upload_parameters: parameters } = await register();
  const noRoom = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  vi.spyOn(site.deps.uploadStore, 'receive').mockRejectedValueOnce(noRoom);
  const full = await post(formOf(parameters, await png('#333333')));
  expect(full).toEqual({ status: 503, code: 'storage_full' });
  expect(await readUpload(id)).toMatchObject({ status: 'registered' });
  expect(await post(formOf(parameters, await png('#333333')))).toEqual({ status: 204, code: '' });
  await work(id);
});

test.each([
  ['JSON', 'application/json', '{}', 415, 'media_type_unsupported'],
  ['a form without files', 'application/x-www-form-urlencoded', 'key=7', 415, 'media_type_unsupported'],
  ['a form without boundary', 'multipart/form-data', 'key=7', 400, 'bad_request'],
])('[BF-04] %s is no form post', async (_, type, payload, status, code) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/resource/VIPResource/upload/',
    payload,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
  });
  expect([answer.statusCode, answer.json().resource_response.error.code]).toEqual([status, code]);
});

test('[BF-07] twenty concurrent posts of one form make one image', async () => {
  const { upload_id: id, upload_parameters: parameters } = await register();
  const pictures = await Promise.all(
    Array.from({ length: 20 }, (_, at) => png(`#0000${(at + 16).toString(16)}`, 20, 20)),
  );
  const answers = await Promise.all(pictures.map((file) => post(formOf(parameters, file))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await queued(id)).toBe(1);
  expect(await files()).toEqual([parameters.key]);
  await work(id);
  const { signature } = await readUpload(id);
  expect(await post(formOf(parameters, await png('#ffffff', 20, 20)))).toEqual({ status: 204, code: '' });
  await work(id);
  expect(await readUpload(id)).toMatchObject({ status: 'succeeded', signature });
  expect(await files()).toEqual([]);
});

test('[BF-01] one Idempotency-Key registers one upload', async () => {
  const headers = { 'idempotency-key': 'upload-of-a-cup' };
  const again = () => owner.call('VIP', 'create', { type: 'pinimage' }, headers);
  const [one, other] = [await again(), await again()];
  expect(one.data).toEqual(other.data);
});

test('[BF-07] an image that crashed its process three times is not retried', async () => {
  const { upload_id: id, upload_parameters: parameters } = await register();
  await post(formOf(parameters, await png('#123456')));
  const dying = {
    ...site.deps,
    imagePool: { ...site.deps.imagePool, process: () => Promise.reject(new Error('gone')) },
  };
  for (const _ of [1, 2, 3])
    await expect(runJob(dying, processUpload, { uploadId: id })).rejects.toThrow('gone');
  await runJob(dying, processUpload, { uploadId: id });
  expect(await readUpload(id)).toMatchObject({ status: 'failed', failure_code: 'image_invalid' });
  expect(await files()).toEqual([]);
});

test.each<[string, object, string]>([
  ['of no type', {}, 'type'],
  ['of another type', { type: 'video' }, 'type'],
  ['with more', { type: 'pinimage', owner: '7' }, 'owner'],
])('[BF-04] an upload %s is refused with the field', async (_, options, field) => {
  const answer = await owner.call('VIP', 'create', options);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(Object.keys(answer.error.fields)).toEqual([field]);
});

test.each([{}, { upload_ids: [] }, { upload_ids: 'x' }, { upload_ids: Array(51).fill('7') }])(
  '[BF-04] %j requests no uploads',
  async (options) => {
    expect(await owner.get('VIP', options)).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  },
);

describe('limits of an account', () => {
  test('[BF-07] at most 50 uploads are pending, for any number of concurrent requests', async () => {
    const busy = await site.member();
    const answers = await Promise.all(
      Array.from({ length: PENDING_UPLOADS_MAX + 10 }, () =>
        busy.call('VIP', 'create', { type: 'pinimage' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PENDING_UPLOADS_MAX);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.error.code).toBe('too_many_uploads');
    // The first of them ends after an hour.
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(HOUR_MS / 1000 - 60);
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(HOUR_MS / 1000);
    expect((await owner.call('VIP', 'create', { type: 'pinimage' })).status).toBe(200);
    site.clock.now = new Date(Date.now() + HOUR_MS + 1000);
    expect((await busy.call('VIP', 'create', { type: 'pinimage' })).status).toBe(200);
  });

  test('[BF-10] concurrent registrations of one account use one connection to the database', async () => {
    const busy = await site.member();
    const { db } = site.deps;
    const transaction = db.transaction.bind(db);
    let running = 0;
    let most = 0;
    const spy = vi.spyOn(db, 'transaction').mockImplementation(async (work, config) => {
      running += 1;
      most = Math.max(most, running);
      return transaction(work, config).finally(() => (running -= 1));
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => busy.call('VIP', 'create', { type: 'pinimage' })),
    );
    spy.mockRestore();
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(most).toBe(1);
  });

  test('[BF-07] 1,000 uploads per day are allowed', async () => {
    const busy = await site.member();
    await site.deps.db.execute(
      `insert into uploads (id, key, owner_id, status, expires_at)
        select ${busy.id}::bigint + n, 'busy ' || n, ${busy.id}, 'succeeded', now() from generate_series(1, ${DAILY_UPLOADS_MAX}) n`,
    );
    const refused = await busy.call('VIP', 'create', { type: 'pinimage' });
    expect(refused.error.code).toBe('too_many_uploads');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(24 * 3600 - 2 * 3600);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(24 * 3600);
  });
});

test('[BF-07] after a day uploads are deleted, with files that never became images', async () => {
  const { upload_id: old, upload_parameters: parameters } = await register();
  await post(formOf(parameters, await png('#654321')));
  const [lost] = await files();
  const { upload_id: young } = await register();
  await site.deps.db
    .update(uploads)
    .set({ createdAt: new Date(Date.now() - 25 * HOUR_MS) })
    .where(eq(uploads.id, BigInt(old)));
  const then = new Date(Date.now() - 25 * HOUR_MS);
  await utimes(join(site.deps.env.dataDir, 'uploads', lost ?? ''), then, then);
  await runJob(site.deps, purgeUploads);
  expect(await files()).toEqual([]);
  expect(await readUpload(old)).toBeUndefined();
  expect(await readUpload(young)).toMatchObject({ status: 'registered' });
});

test('[AC-01] a photo of the profile is changed and removed by a form without scripts', async () => {
  const member = await site.member();
  const photoOf = async (): Promise<string | null> =>
    (await member.graphql('{ viewer { user { imageMediumUrl } } }')).data.viewer.user.imageMediumUrl;
  const send = (bytes: Buffer, visitor = member, token?: string) =>
    sendFileForm(site, visitor, '/settings/profile/photo/', {
      name: 'me.png',
      bytes,
      ...(token === undefined ? {} : { token }),
    });
  const photo = await png('#357');
  expect(await send(photo)).toMatchObject({ status: 303, location: '/settings/profile/?done=photo' });
  expect(await photoOf()).toMatch(/\.jpg$|\.webp$|\/media\//);
  expect((await send(Buffer.from('no image'))).error).toBe('image_type_unsupported');
  expect((await send(Buffer.alloc(0))).error).toBe('image_invalid');
  expect((await send(photo, member, 'forged')).error).toBe('csrf_failed');
  expect((await send(photo, site.visitor())).error).toBe('login_required');
  expect((await member.call('UserSettings', 'update', { image_upload_id: null })).status).toBe(200);
  expect(await photoOf()).toBeNull();
});
