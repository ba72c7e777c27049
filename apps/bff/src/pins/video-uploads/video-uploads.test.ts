import { eq, sql } from 'drizzle-orm';
import { execFileSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { hasVideoEncoder, testVideo } from '../../testing/test-video.ts';
import { variableVideo } from '../../testing/variable-video.ts';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { videoPath, type VideoFile } from '../../platform/media/images/index.ts';
import { sweepPictures } from '../image-lifecycle/index.ts';
import { changeCover, processVideo, publishVideo, purgeVideoUploads } from './index.ts';
import { videoUploads } from './tables.ts';

const GB = 1024 ** 3;
const DAY_MS = 86_400_000;

let site: TestApp;
let ines: TestVisitor;
let other: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  ines = await site.member('Ines Moreau');
  other = await site.member('Noor Haddad');
});
afterAll(() => site.close());

type Sent = { readonly headers?: Record<string, string>; readonly payload?: Buffer };

/** Sends a request of the tus protocol. */
async function tus(
  visitor: TestVisitor,
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE',
  url: string,
  sent: Sent = {},
) {
  await visitor.get('VideoUpload', { upload_ids: ['1'] }); // renews the token of a new session
  return site.app.inject({
    method,
    url,
    headers: { ...headersOf(visitor), ...sent.headers },
    ...(sent.payload && { payload: sent.payload }),
  });
}

const headersOf = (visitor: TestVisitor): Record<string, string> => ({
  cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-csrftoken': visitor.cookies.get(CSRF_COOKIE) ?? '',
  'sec-fetch-site': 'same-origin',
  'tus-resumable': '1.0.0',
});

const fetchHead = async (url: URL): Promise<Headers> =>
  (await fetch(url, { method: 'HEAD', headers: headersOf(ines) })).headers;

/** Returns the size of the file of an upload. */
const sizeOf = async (url: string): Promise<number> =>
  (await stat(join(site.deps.env.dataDir, 'video-uploads', 'sources', url.split('/').at(-1) ?? ''))).size;

const create = (visitor: TestVisitor, bytes: number) =>
  tus(visitor, 'POST', '/upload/video/', { headers: { 'upload-length': String(bytes) } });

const append = (visitor: TestVisitor, url: string, offset: number, payload: Buffer) =>
  tus(visitor, 'PATCH', url, {
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload,
  });

/** Uploads a file in one part. Returns its address and its id. */
async function upload(visitor: TestVisitor, file: Buffer): Promise<{ url: string; id: string }> {
  const url = String((await create(visitor, file.length)).headers.location);
  expect((await append(visitor, url, 0, file)).statusCode).toBe(204);
  return { url, id: url.split('/').at(-1) ?? '' };
}

const view = async (visitor: TestVisitor, id: string) =>
  (await visitor.get('VideoUpload', { upload_ids: [id] })).data[id];

async function processed(visitor: TestVisitor, file: Buffer) {
  const { id } = await upload(visitor, file);
  await runJob(site.deps, processVideo, { uploadId: id });
  return { id, ...(await view(visitor, id)) };
}

const stored = async (signature: string, ...files: readonly VideoFile[]): Promise<readonly boolean[]> =>
  Promise.all(
    files.map(async (file) => (await site.deps.imageStore.get(videoPath(file, signature))) !== undefined),
  );

const codeOf = (response: { json(): { resource_response: { error: { code: string } } } }): string =>
  response.json().resource_response.error.code;

const filesOf = async (): Promise<readonly string[]> =>
  (
    await Promise.all(
      ['sources', 'results'].map((folder) =>
        readdir(join(site.deps.env.dataDir, 'video-uploads', folder)).catch(() => []),
      ),
    )
  ).flat();

describe('[CR-07] an upload', () => {
  test('continues where it was interrupted', async () => {
    const file = Buffer.from('not a video, but bytes');
    const created = await create(ines, file.length);
    expect([created.statusCode, created.headers['tus-resumable']]).toEqual([201, '1.0.0']);

    const url = String(created.headers.location);
    expect(url).toMatch(/^\/upload\/video\/\d+$/);
    expect((await append(ines, url, 0, file.subarray(0, 5))).headers['upload-offset']).toBe('5');
    const head = await tus(ines, 'HEAD', url);
    expect(head.headers).toMatchObject({
      'upload-offset': '5',
      'upload-length': String(file.length),
      'cache-control': 'no-store',
    });
    expect(codeOf(await append(ines, url, 4, file.subarray(4)))).toBe('upload_offset_wrong');
    expect((await append(ines, url, 5, file.subarray(5))).statusCode).toBe(204);
    expect(await view(ines, url.split('/').at(-1) ?? '')).toMatchObject({
      status: 'processing',
      progress: 0,
    });
  });

  test('keeps what was received before its connection closed', async () => {
    const url = String((await create(ines, 400_000)).headers.location);
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const sent = request(new URL(url, address), {
      method: 'PATCH',
      headers: {
        ...headersOf(ines),
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': '400000',
      },
    });
    sent.on('error', () => undefined);
    sent.write(Buffer.alloc(300_000, 'a'));
    const received = async () => Number((await fetchHead(new URL(url, address))).get('upload-offset'));
    await expect.poll(() => sizeOf(url)).toBe(300_000);
    sent.destroy();
    const offset = await received();
    expect(offset).toBe(300_000);
    expect((await append(ines, url, offset, Buffer.alloc(100_000, 'b'))).statusCode).toBe(204);
    expect(await sizeOf(url)).toBe(400_000);
  });

  test('is complete after its last byte, although the server was killed before it responded', async () => {
    const file = Buffer.from('all of it');
    const { id, url } = await upload(ines, file);
    const isThis = eq(videoUploads.id, BigInt(id));
    await site.deps.db.update(videoUploads).set({ state: 'uploading' }).where(isThis);
    expect((await tus(ines, 'HEAD', url)).headers['upload-offset']).toBe(String(file.length));
    expect((await view(ines, id)).status).toBe('processing');
    expect((await tus(ines, 'HEAD', url)).headers['upload-offset']).toBe(String(file.length));
  });

  test('of another member is not found, by any method', async () => {
    const url = String((await create(ines, 10)).headers.location);
    const id = url.split('/').at(-1) ?? '';
    expect((await tus(other, 'HEAD', url)).statusCode).toBe(404);
    expect(codeOf(await append(other, url, 0, Buffer.alloc(1)))).toBe('upload_not_found');
    expect(codeOf(await tus(other, 'DELETE', url))).toBe('upload_not_found');
    expect((await other.call('VideoUpload', 'delete', { upload_id: id })).error.code).toBe(
      'upload_not_found',
    );
    expect((await other.call('VideoUpload', 'update', { upload_id: id, cover_seconds: 1 })).error.code).toBe(
      'upload_not_found',
    );
    expect((await other.get('VideoUpload', { upload_ids: [id] })).data).toEqual({});
  });

  test.each([
    ['without a session', { cookie: '' }, 403, 'csrf_failed'],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403, 'csrf_failed'],
    ['without the CSRF token', { 'x-csrftoken': '' }, 403, 'csrf_failed'],
    ['without the version of the protocol', { 'tus-resumable': '' }, 412, 'tus_version_unsupported'],
    ['without a length', { 'upload-length': '' }, 400, 'bad_request'],
    ['of no bytes', { 'upload-length': '0' }, 422, 'video_invalid'],
    ['of 2 GB and a byte', { 'upload-length': String(2 * GB + 1) }, 413, 'video_file_too_large'],
  ])('is not created %s', async (_, headers, status, code) => {
    const response = await tus(other, 'POST', '/upload/video/', {
      headers: { 'upload-length': '9', ...headers },
    });
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
  });

  test('of 2 GB is created', async () => {
    expect((await create(other, 2 * GB)).statusCode).toBe(201);
  });

  test('accepts no byte beyond its length', async () => {
    const url = String((await create(other, 4)).headers.location);
    expect(codeOf(await append(other, url, 0, Buffer.alloc(5)))).toBe('video_file_too_large');
    expect((await tus(other, 'HEAD', url)).headers['upload-offset']).toBe('0');
  });

  test('is limited to ten at once', async () => {
    const member = await site.member();
    for (let count = 0; count < 10; count += 1) expect((await create(member, 9)).statusCode).toBe(201);
    const response = await create(member, 9);
    expect([response.statusCode, codeOf(response)]).toEqual([429, 'too_many_uploads']);
    expect(response.headers['retry-after']).toBe('60');
  });

  test('is removed with its file: by its owner, or after a day without a byte', async () => {
    const [deleted, abandoned, kept] = await Promise.all(
      [1, 2, 3].map(async () => String((await create(ines, 9)).headers.location)),
    );
    for (const url of [deleted, abandoned, kept]) await append(ines, url ?? '', 0, Buffer.alloc(3));
    expect((await tus(ines, 'DELETE', deleted ?? '')).statusCode).toBe(204);
    expect((await tus(ines, 'HEAD', deleted ?? '')).statusCode).toBe(404);
    const id = (url = ''): string => url.split('/').at(-1) ?? '';
    await site.deps.db
      .update(videoUploads)
      .set({ activeAt: new Date(Date.now() - DAY_MS - 1000) })
      .where(eq(videoUploads.id, BigInt(id(abandoned))));
    await runJob(site.deps, purgeVideoUploads);
    expect((await tus(ines, 'HEAD', abandoned ?? '')).statusCode).toBe(404);
    expect((await tus(ines, 'HEAD', kept ?? '')).headers['upload-offset']).toBe('3');
    const files = await filesOf();
    expect([deleted, abandoned, kept].map((url) => files.includes(id(url)))).toEqual([false, false, true]);
  });
});

describe.skipIf(!hasVideoEncoder)('[CR-07] the processing of a video', () => {
  test('creates an MP4, HLS, a preview and a poster, and deletes the uploaded file', async () => {
    const noor = await site.member();
    const video = await processed(noor, await testVideo());
    expect(video).toMatchObject({
      status: 'succeeded',
      progress: 100,
      failure_code: null,
      width: 64,
      height: 48,
      duration_ms: 4000,
      is_sound_dropped: false,
    });
    expect(await stored(video.signature, '720p', 'hls', 'hls-720p', 'preview', '480p')).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    const list = await site.app.inject(`/i/${videoPath('hls', video.signature)}`);
    expect(list.payload).toMatch(/RESOLUTION=64x48,CODECS="avc1\.[0-9a-f]{6}"\n\/i\/hls-720p\//);
    const media = await site.app.inject(`/i/${videoPath('hls-720p', video.signature)}`);
    expect(media.payload.match(/#EXT-X-BYTERANGE/g)).toHaveLength(1);
    expect((await filesOf()).filter((name) => name.startsWith(video.id))).toEqual([]);
  });

  test('creates three heights of a large one', async () => {
    const noor = await site.member();
    const { signature } = await processed(
      noor,
      await testVideo({ width: 1280, height: 720, framesPerSecond: 5 }),
    );
    expect(await stored(signature, '720p', '480p', '240p', 'hls-480p', 'hls-240p')).not.toContain(false);
    const list = (await site.app.inject(`/i/${videoPath('hls', signature)}`)).payload;
    expect([...list.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size)).toEqual([
      '1280x720',
      '854x480',
      '426x240',
    ]);
  });

  test('keeps the duration and the sound of a variable frame rate', async () => {
    const noor = await site.member();
    const video = await processed(noor, await variableVideo([0, 0.04, 0.3, 1, 1.017, 1.033], 6.5));
    expect(video).toMatchObject({ status: 'succeeded', duration_ms: 6500, is_sound_dropped: false });
    const list = (await site.app.inject(`/i/${videoPath('hls-720p', video.signature)}`)).payload;
    const seconds = [...list.matchAll(/#EXTINF:([\d.]+)/g)].map(([, text]) => Number(text));
    expect(seconds).toHaveLength(2);
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(6.5, 1);
  });

  test('stores two videos with the same first frame separately', async () => {
    const noor = await site.member();
    const [one, two] = [await testVideo(), await testVideo({ seconds: 5 })];
    const signatures = [(await processed(noor, one)).signature, (await processed(noor, two)).signature];
    expect(new Set(signatures).size).toBe(2);
  });

  test.each([
    ['of 3.9 seconds', () => testVideo({ seconds: 3.9 }), 'video_too_short'],
    ['of 15 minutes and a second', () => testVideo({ seconds: 901, framesPerSecond: 1 }), 'video_too_long'],
    ['that is cut', async () => (await testVideo()).subarray(0, -200), 'video_truncated'],
    ['that is a text', async () => Buffer.from('Once upon a time'.repeat(99)), 'video_invalid'],
    [
      'that is a picture',
      async () => Buffer.from('\u0089PNG\r\n\u001a\n'.repeat(99), 'latin1'),
      'video_invalid',
    ],
    ['without a track', async () => withoutTrack(await testVideo()), 'video_track_missing'],
  ])(
    'rejects a file %s',
    async (_, file, code) => {
      const member = await site.member();
      const video = await processed(member, await file());
      expect(video).toMatchObject({ status: 'failed', failure_code: code, signature: null });
      expect(video.failure_message).toMatch(/\w{4}/);
      expect((await filesOf()).filter((name) => name.startsWith(video.id))).toEqual([]);
      await expect(
        publishVideo(site.deps.db, { id: BigInt(member.id) }, BigInt(video.id)),
      ).rejects.toMatchObject({
        code,
      });
    },
    30_000,
  );

  test('names a codec that is not supported', async () => {
    const video = await testVideo();
    const hevc = Buffer.from(video.toString('latin1').replace('avc1\0\0\0', 'hvc1\0\0\0'), 'latin1');
    expect(await processed(await site.member(), hevc)).toMatchObject({
      failure_code: 'video_codec_unsupported',
      failure_message: 'HEVC is not supported here. Export the video as H.264 or VP9.',
    });
  });

  test('continues after the process was killed, and ends once', async () => {
    const noor = await site.member();
    const { id } = await upload(noor, await testVideo({ seconds: 8, width: 640, height: 480 }));
    const first = runJob(site.deps, processVideo, { uploadId: id });
    const failed = first.then(
      () => 'ended',
      (error: Error) => error.message,
    );
    process.kill(await childPid(), 'SIGKILL');
    expect(await failed).toMatch(/^The video process ended/);
    expect(await view(noor, id)).toMatchObject({ status: 'processing', signature: null });
    await runJob(site.deps, processVideo, { uploadId: id });
    const { signature } = await view(noor, id);
    await runJob(site.deps, processVideo, { uploadId: id });
    expect(await view(noor, id)).toMatchObject({ status: 'succeeded', signature });
    expect(await stored(signature, '720p', 'hls', 'preview')).not.toContain(false);
  });

  test('gives up a video whose process crashed three times', async () => {
    const noor = await site.member();
    const { id } = await upload(noor, await testVideo());
    await site.deps.db
      .update(videoUploads)
      .set({ crashes: 3 })
      .where(eq(videoUploads.id, BigInt(id)));
    await runJob(site.deps, processVideo, { uploadId: id });
    expect(await view(noor, id)).toMatchObject({ status: 'failed', failure_code: 'video_invalid' });
  });

  test('leaves nothing behind when the upload is deleted meanwhile', async () => {
    const noor = await site.member();
    const { id } = await upload(noor, await testVideo());
    expect((await noor.call('VideoUpload', 'delete', { upload_id: id })).status).toBe(200);
    await runJob(site.deps, processVideo, { uploadId: id });
    expect((await noor.get('VideoUpload', { upload_ids: [id] })).data).toEqual({});
    expect((await filesOf()).filter((name) => name.startsWith(id))).toEqual([]);
  });
});

describe.skipIf(!hasVideoEncoder)('[CR-07] a processed video', () => {
  test('is published with its poster, size and duration, and not by others', async () => {
    const noor = await site.member();
    const { id } = await processed(noor, await testVideo());
    const { db } = site.deps;
    expect(await publishVideo(db, { id: BigInt(noor.id) }, BigInt(id))).toEqual({
      imageId: expect.any(BigInt),
      width: 64,
      height: 48,
      duration: 4000,
      heights: ['720p'],
    });
    const asOther = publishVideo(db, { id: BigInt(other.id) }, BigInt(id));
    await expect(asOther).rejects.toMatchObject({ code: 'upload_not_found' });
  });

  test('is not published before it is ready', async () => {
    const noor = await site.member();
    const { id } = await upload(noor, await testVideo());
    const early = publishVideo(site.deps.db, { id: BigInt(noor.id) }, BigInt(id));
    await expect(early).rejects.toMatchObject({ code: 'upload_not_ready' });
  });

  test('gets the chosen frame as its poster, and files with the new name', async () => {
    const noor = await site.member();
    const before = await processed(noor, await testVideo());
    const { id } = before;
    expect((await noor.call('VideoUpload', 'update', { upload_id: id, cover_seconds: 2 })).status).toBe(200);
    expect((await view(noor, id)).status).toBe('processing');
    await runJob(site.deps, changeCover, { uploadId: id });
    const { status, signature, cover_seconds: cover } = await view(noor, id);
    expect([status, signature === before.signature, cover]).toEqual(['succeeded', false, 2]);
    expect(await stored(signature, '720p', 'hls', 'hls-720p', 'preview')).not.toContain(false);
    const list = (await site.app.inject(`/i/${videoPath('hls', signature)}`)).payload;
    expect(list).toContain(videoPath('hls-720p', signature));
    expect(list).not.toContain(before.signature);
  });

  test('stays while its draft can be published, and is removed with its last pin', async () => {
    const noor = await site.member();
    const { id } = await processed(noor, await testVideo());
    const { db } = site.deps;
    await db.execute(sql`update images set created_at = now() - interval '2 hours'`);
    await runJob(site.deps, sweepPictures);
    const { imageId } = await publishVideo(db, { id: BigInt(noor.id) }, BigInt(id));
    await runJob(site.deps, sweepPictures);
    const { rows } = await db.execute(sql`select from images where id = ${imageId}`);
    expect(rows).toEqual([]);
    const again = publishVideo(db, { id: BigInt(noor.id) }, BigInt(id));
    await expect(again).rejects.toMatchObject({ code: 'upload_not_found' });
  });
});

test('[CR-07] captions are converted for the composer', async () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nTea\n';
  expect((await ines.call('VideoCaptions', 'create', { text })).data).toEqual({
    vtt: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nTea\n',
    cue_count: 1,
  });
  expect((await ines.call('VideoCaptions', 'create', { text: 'Tea' })).error.code).toBe('captions_invalid');
});

/** Changes the codec of the video track to one that no player supports. */
function withoutTrack(file: Buffer): Buffer {
  return Buffer.from(file.toString('latin1').replace('vide', 'text'), 'latin1');
}

/** Waits until the transcoding process has started and has written something. Returns its id. */
async function childPid(): Promise<number> {
  const folder = join(site.deps.env.dataDir, 'video-uploads', 'results');
  await expect
    .poll(
      async () => {
        const [name] = await readdir(folder).catch(() => []);
        const file = name === undefined ? undefined : join(folder, name, '720p.mp4');
        return file !== undefined && (await stat(file).catch(() => undefined)) !== undefined;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(true);
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const own = processes.find((line) => line.includes(` ${process.pid} `) && line.includes('video-process'));
  return Number(own?.trim().split(/\s+/)[0]);
}
