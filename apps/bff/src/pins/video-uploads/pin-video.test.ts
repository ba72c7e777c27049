import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { testVideoUpload } from '../../testing/test-video-upload.ts';
import { hasVideoEncoder, testVideo } from '../../testing/test-video.ts';
import { videoPath } from '../../platform/media/images/index.ts';
import { sweepPictures } from '../image-lifecycle/index.ts';
import { changePinCover, processVideo, purgeVideoUploads } from './index.ts';
import { videoFolders } from './video-folders.ts';

const TEA = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nTea\n';
const SRT = '1\n00:00:01,000 --> 00:00:02,000\nTee\n';

let site: TestApp;
let creator: TestVisitor;
let saver: TestVisitor;
let boardId: string;

beforeAll(async () => {
  site = await testApp();
  [creator, saver] = [await site.member('Ines Moreau'), await site.member('Noor Haddad')];
  boardId = (await creator.call('Board', 'create', { name: 'Films' })).data.id;
});
afterAll(() => site.close());

const video = async (id: string, who = creator) => (await who.get('PinVideo', { id })).data;
const change = (id: string, what: object, who = creator) => who.call('PinVideo', 'update', { id, ...what });
const shown = async (id: string, who: TestVisitor) => {
  const { data } = await who.get('Pin', { id });
  return {
    cover: data.images['236x'].url,
    captions: data.videos.captions,
    url: data.videos.video_list.V_720P.url,
  };
};
const statusOf = async (url: string): Promise<number> => (await site.app.inject(url)).statusCode;

describe.skipIf(!hasVideoEncoder)('[CR-15] the creator of a video', () => {
  let pinId: string;
  let savedId: string;
  let uploadId: string;

  beforeAll(async () => {
    uploadId = await testVideoUpload(site, creator, await testVideo({ first: 200 }));
    await runJob(site.deps, processVideo, { uploadId });
    const media = {
      kind: 'video',
      uploadId,
      coverSeconds: null,
      captions: [{ language: 'en', vtt: TEA }],
    } as const;
    const content = { ...EMPTY_PIN_DRAFT, media, title: 'Bowl', boardId };
    const draft = await creator.call('PinDraft', 'create', { client_id: randomUUID(), content });
    pinId = (await creator.call('PinDraftPublish', 'create', { id: draft.data.id })).data.id;
    const board = await saver.call('Board', 'create', { name: 'Seen' });
    savedId = (await saver.call('Repin', 'create', { pin_id: pinId, board_id: board.data.id })).data.id;
  });

  test('adds, replaces and removes captions; savers see them at once', async () => {
    const [before] = (await video(pinId)).captions;
    expect(
      (await change(pinId, { captions: [{ language: 'de', vtt: SRT }, { language: 'en' }] })).status,
    ).toBe(200);
    const { captions } = await video(pinId);
    expect(captions.map(({ language }: { language: string }) => language)).toEqual(['de', 'en']);
    expect(captions[1]).toEqual(before);
    expect((await site.app.inject(captions[0].url)).payload).toContain('Tee');
    expect((await shown(savedId, saver)).captions).toEqual(captions);

    await change(pinId, { captions: [{ language: 'en', vtt: TEA.replace('Tea', 'Coffee') }] });
    const [replaced, ...others] = (await shown(savedId, saver)).captions;
    expect(others).toEqual([]);
    expect((await site.app.inject(replaced.url)).payload).toContain('Coffee');
    expect(await Promise.all([before.url, captions[0].url].map(statusOf))).toEqual([404, 404]);

    await change(pinId, { captions: [] });
    expect([(await video(pinId)).captions, (await shown(savedId, saver)).captions]).toEqual([[], []]);
    expect(await statusOf(replaced.url)).toBe(404);
  });

  test('chooses another cover; savers see it, with the video, and the former one is removed', async () => {
    const before = await shown(savedId, saver);
    expect(await video(pinId)).toMatchObject({
      cover_seconds: 0,
      is_cover_pending: false,
      duration_ms: 4000,
    });
    expect((await change(pinId, { cover_seconds: 1 })).status).toBe(200);
    expect((await change(pinId, { cover_seconds: 2 })).status).toBe(200);
    expect(await video(pinId)).toMatchObject({ cover_seconds: 2, is_cover_pending: true });
    expect(await shown(savedId, saver)).toEqual(before);
    // The earlier request is superseded.
    await runJob(site.deps, changePinCover, { contentId: pinId, coverMs: 1000 });
    expect(await shown(savedId, saver)).toEqual(before);
    await runJob(site.deps, changePinCover, { contentId: pinId, coverMs: 2000 });
    const after = await shown(savedId, saver);
    expect(await video(pinId)).toMatchObject({ cover_seconds: 2, is_cover_pending: false, url: after.url });
    expect([after.cover === before.cover, after.url === before.url]).toEqual([false, false]);
    const signature = /\/([0-9a-f]{32})\./.exec(after.url)?.[1] ?? '';
    const files = (['720p', 'hls', 'hls-720p', 'preview'] as const).map(
      (name) => `/i/${videoPath(name, signature)}`,
    );
    expect(await Promise.all([after.cover, ...files].map(statusOf))).toEqual([200, 200, 200, 200, 200]);

    await site.deps.db.execute(sql`update images set created_at = now() - interval '2 hours'`);
    await runJob(site.deps, sweepPictures);
    expect(await shown(savedId, saver)).toEqual(after);
    const { rows } = await site.deps.db.execute(
      sql`select image_id from video_uploads join images on images.id = image_id where video_uploads.id = ${BigInt(uploadId)}`,
    );
    expect(rows).toHaveLength(1);
  });

  test('keeps the cover when the frame cannot be read, and leaves no files', async () => {
    const before = await shown(pinId, creator);
    await change(pinId, { cover_seconds: 3 });
    const store = { ...site.deps.imageStore, get: async () => undefined };
    await runJob({ ...site.deps, imageStore: store }, changePinCover, { contentId: pinId, coverMs: 3000 });
    expect(await shown(pinId, creator)).toEqual(before);
    expect(await video(pinId)).toMatchObject({ cover_seconds: 2, is_cover_pending: false });
    const folder = join(site.deps.env.dataDir, 'video-uploads', 'results');
    expect((await readdir(folder)).filter((name) => name.startsWith(pinId))).toEqual([]);
  });

  test('keeps the folder of a cover that is being made, and none that a kill left behind', async () => {
    const folders = videoFolders(site.deps.env);
    const folder = await folders.createUnfinished(BigInt(pinId));
    await utimes(folder, 0, 0);
    await change(pinId, { cover_seconds: 1 });
    await runJob(site.deps, purgeVideoUploads);
    expect(await folders.list()).toContain(BigInt(pinId));
    await runJob(site.deps, changePinCover, { contentId: pinId, coverMs: 1000 });
    await runJob(site.deps, purgeVideoUploads);
    expect(await folders.list()).not.toContain(BigInt(pinId));
  });

  test.each([
    ['a cover after the end', { cover_seconds: 4.1 }, 'cover_out_of_range', 'cover_seconds'],
    [
      'captions that cannot be read',
      { captions: [{ language: 'en', vtt: 'Tea' }] },
      'captions_invalid',
      'captions.0',
    ],
    [
      'a language twice',
      {
        captions: [
          { language: 'en', vtt: TEA },
          { language: 'EN'.toLowerCase(), vtt: TEA },
        ],
      },
      'invalid_input',
      'captions.1',
    ],
    ['a new language without a file', { captions: [{ language: 'fr' }] }, 'invalid_input', 'captions.0'],
  ])('is refused %s, next to the field, and nothing is changed', async (_, what, code, field) => {
    const before = await video(pinId);
    const { error } = await change(pinId, what);
    expect([error.code, Object.keys(error.fields)]).toEqual([code, [field]]);
    expect(await video(pinId)).toEqual(before);
  });

  test('is the only one who changes it: a saver cannot', async () => {
    expect((await change(savedId, { captions: [] }, saver)).error.code).toBe('forbidden');
    expect((await change(pinId, { cover_seconds: 0 }, saver)).error.code).toBe('forbidden');
    expect((await saver.get('PinVideo', { id: savedId })).error.code).toBe('forbidden');
  });

  test('deletes the Pin: its savers keep it with its cover, its video and its captions', async () => {
    await change(pinId, { captions: [{ language: 'en', vtt: TEA }] });
    const before = await shown(savedId, saver);
    await creator.call('Pin', 'delete', { id: pinId });
    await site.deps.db.execute(
      sql`update pins set deleted_at = deleted_at - interval '1 hour' where id = ${BigInt(pinId)}`,
    );
    await runJob(site.deps, sweepPictures);
    expect(await shown(savedId, saver)).toEqual(before);
    expect(await Promise.all([before.cover, before.url, before.captions[0].url].map(statusOf))).toEqual([
      200, 200, 200,
    ]);
  });
});

test('[CR-15] a Pin without a video has no cover frame and no captions', async () => {
  const image_base64 = await testPicture();
  const pin = await creator.call('Pin', 'create', { board_id: boardId, image_base64 });
  const { error } = await change(pin.data.id, { cover_seconds: 1 });
  expect([error.code, Object.keys(error.fields)]).toEqual(['invalid_input', ['id']]);
});
