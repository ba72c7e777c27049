import { EMPTY_PIN_DRAFT, EVENT_TYPE_BY_NAME, type PinDraft } from '@pegboard/types';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPartitions, recordEvents } from '../../engagement/events/index.ts';
import { contents } from '../../pins/pin-access/index.ts';
import { videoUploads } from '../../pins/video-uploads/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { rollUpStats } from '../business-stats/index.ts';

const FIELDS = `entityId state uploadId draftId pinId title progress failureCode failureMessage captionLanguages
  coverSeconds durationMs videoUrl plays watchSeconds averageWatchedSeconds saves cover(sizes: ["236x"]) { url }`;
const LIST = `query ($first: Int = 25, $after: String, $state: StudioVideoState) {
  viewer { studioVideos(first: $first, after: $after, state: $state) { edges { node { ${FIELDS} } } pageInfo { endCursor } } }
}`;

let site: TestApp;
let owner: TestVisitor;
let other: TestVisitor;
let boardId: string;
let imageId: bigint;
const created: Record<string, string> = {};

const nodesOf = async (who: TestVisitor, variables: object = {}) => {
  const { data } = await who.graphql(LIST, variables);
  return data.viewer.studioVideos.edges.map(({ node }: { node: object }) => node);
};

async function newUpload(
  values: Partial<typeof videoUploads.$inferInsert> = {},
  who = owner,
): Promise<string> {
  const id = newId();
  await site.deps.db.insert(videoUploads).values({ id, ownerId: BigInt(who.id), bytes: 200, ...values });
  return String(id);
}

const READY = { state: 'succeeded', width: 64, height: 48, durationMs: 8000, coverMs: 1500 } as const;

async function newDraft(uploadId: string, content: Partial<PinDraft> = {}): Promise<string> {
  const media = { kind: 'video', uploadId, coverSeconds: null, captions: [] } as const;
  const options = { client_id: randomUUID(), content: { ...EMPTY_PIN_DRAFT, media, ...content } };
  return (await owner.call('PinDraft', 'create', options)).data.id;
}

async function newVideoPin(title: string, duration = 8000): Promise<string> {
  const image_base64 = await testPicture();
  const { data } = await owner.call('Pin', 'create', { board_id: boardId, title, image_base64 });
  const rich = { video: { width: 64, height: 48, duration, captions: [{ language: 'de', name: '1' }] } };
  await site.deps.db
    .update(contents)
    .set({ rich })
    .where(eq(contents.id, BigInt(data.id)));
  return data.id;
}

beforeAll(async () => {
  site = await testApp();
  [owner, other] = [await site.member('Ines Moreau'), await site.member('Noor Haddad')];
  boardId = (await owner.call('Board', 'create', { name: 'Films', privacy: 'secret' })).data.id;
  created['published'] = await newVideoPin('Throwing a bowl');
  const [content] = await site.deps.db
    .select({ imageId: contents.imageId })
    .from(contents)
    .where(eq(contents.id, BigInt(created['published'])));
  imageId = content?.imageId ?? 0n;
  created['uploading'] = await newUpload();
  created['processing'] = await newUpload({ state: 'processing', progress: 40 });
  created['ready'] = await newUpload({ ...READY, imageId });
  created['failed'] = await newUpload({
    state: 'failed',
    failureCode: 'video_codec_unsupported',
    failureCodec: 'HEVC',
  });
  created['draft'] = await newUpload({ ...READY, imageId });
  const captions = [{ language: 'en', vtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nTea\n' }];
  const media = { kind: 'video', uploadId: created['draft'], coverSeconds: null, captions } as const;
  created['draft of it'] = await newDraft(created['draft'], { title: ' Glazing ', media });
  created['scheduled'] = await newUpload({ ...READY, imageId });
  const scheduled = await newDraft(created['scheduled'], { title: 'Firing', boardId });
  await owner.call('PinDraftSchedule', 'create', {
    id: scheduled,
    local_time: new Date(Date.now() + 86_400_000).toISOString().slice(0, 16),
    time_zone: 'UTC',
  });
});
afterAll(() => site.close());

test('[CR-16] the studio lists the videos of a creator, newest first, each with its state', async () => {
  const folder = join(site.deps.env.dataDir, 'video-uploads', 'sources');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, created['uploading'] ?? ''), Buffer.alloc(50));
  const nodes = await nodesOf(owner);
  expect(nodes.map(({ state, entityId }: { state: string; entityId: string }) => [state, entityId])).toEqual(
    ['scheduled', 'draft', 'failed', 'ready', 'processing', 'uploading', 'published'].map((state) => [
      state,
      created[state],
    ]),
  );
  const of = (state: string) => nodes.find((node: { state: string }) => node.state === state);
  expect(of('uploading')).toMatchObject({
    progress: 25,
    uploadId: created['uploading'],
    cover: [],
    pinId: null,
  });
  expect(of('processing')).toMatchObject({ progress: 40 });
  expect(of('failed')).toMatchObject({
    failureCode: 'video_codec_unsupported',
    failureMessage: 'HEVC is not supported here. Export the video as H.264 or VP9.',
  });
  expect(of('draft')).toMatchObject({
    draftId: created['draft of it'],
    title: 'Glazing',
    captionLanguages: ['en'],
    coverSeconds: 1.5,
    durationMs: 8000,
    videoUrl: expect.stringMatching(/^\/i\/720p\/.+\.mp4$/),
  });
  expect(of('published')).toMatchObject({
    pinId: created['published'],
    uploadId: null,
    title: 'Throwing a bowl',
    captionLanguages: ['de'],
    plays: 0,
    watchSeconds: null,
    averageWatchedSeconds: null,
    cover: [{ url: expect.any(String) }],
  });
});

test('[CR-16] a member sees own videos only, and a visitor none', async () => {
  expect(await nodesOf(other)).toEqual([]);
  expect((await site.visitor().graphql(LIST)).data.viewer).toBeNull();
});

test('[CR-16] the studio is read in pages, and shows the videos of one state', async () => {
  const first = await owner.graphql(LIST, { first: 2 });
  const { endCursor } = first.data.viewer.studioVideos.pageInfo;
  const states = async (variables: object) =>
    (await nodesOf(owner, variables)).map(({ state }: { state: string }) => state);
  expect(await states({ first: 2, after: endCursor })).toEqual(['failed', 'ready']);
  expect(await states({ state: 'published' })).toEqual(['published']);
  expect(await states({ first: 1, state: 'draft' })).toEqual(['draft']);
});

test('[CR-16] plays and saves are counted for all copies, and the watch time at most to the end of the video', async () => {
  const { db } = site.deps;
  const now = new Date();
  await openPartitions(db, now);
  const pinId = await newVideoPin('Centering', 10_000);
  const theirs = (await other.call('Board', 'create', { name: 'Seen' })).data.id;
  await site.deps.db.execute(sql`update boards set privacy = 'public' where id = ${BigInt(boardId)}`);
  const copy = (await other.call('Repin', 'create', { pin_id: pinId, board_id: theirs })).data.id;
  const event = (type: number, pin_id: string, aux_data: Record<string, number> = {}) => ({
    id: randomUUID(),
    event_type: type,
    time: now.getTime(),
    pin_id,
    aux_data,
  });
  const { videoView, videoWatch } = EVENT_TYPE_BY_NAME;
  const events = [
    event(videoView, pinId),
    event(videoView, copy),
    event(videoWatch, pinId, { watched_ms: 4000 }),
    event(videoWatch, copy, { watched_ms: 60_000 }),
    event(videoWatch, pinId, { watched_ms: -5 }),
    event(videoWatch, pinId),
  ];
  for (let sent = 0; sent < 2; sent += 1) await recordEvents(db, { events, isSignedIn: true, now });
  await runJob(site.deps, rollUpStats);
  const [node] = await nodesOf(owner, { first: 1 });
  expect(node).toMatchObject({
    pinId,
    plays: 2,
    watchSeconds: 14,
    averageWatchedSeconds: 7,
    saves: 1,
  });
  await site.deps.db.execute(sql`update boards set privacy = 'secret' where id = ${BigInt(boardId)}`);
});

test('[CR-16] a published upload and a deleted Pin are not listed, and an upload of two drafts once', async () => {
  const member = owner;
  const before = (await nodesOf(member)).length;
  await newUpload({ ...READY, imageId, publishedAt: new Date() });
  const pinId = await newVideoPin('Trimming');
  await owner.call('Pin', 'delete', { id: pinId });
  expect(await nodesOf(member)).toHaveLength(before);
  await newDraft(created['draft'] ?? '', { title: 'Later' });
  const nodes = await nodesOf(member);
  expect(nodes).toHaveLength(before);
  expect(nodes.find(({ entityId }: { entityId: string }) => entityId === created['draft'])).toMatchObject({
    title: 'Later',
  });
});

test('[CR-16] a scheduled Pin that was not published is shown as failed, with the reason', async () => {
  const uploadId = await newUpload({ ...READY, imageId });
  const draftId = await newDraft(uploadId);
  await site.deps.db.execute(
    sql`update pin_drafts set state = 'failed', failure_code = 'board_not_found' where id = ${BigInt(draftId)}`,
  );
  const nodes = await nodesOf(owner, { state: 'failed' });
  expect(nodes[0]).toMatchObject({ entityId: uploadId, draftId, failureCode: 'board_not_found' });
});
