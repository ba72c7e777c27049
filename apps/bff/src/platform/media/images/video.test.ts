import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { videoPath } from './index.ts';

const BYTES = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);

let site: TestApp;
let maker: TestVisitor;
let pinId: string;
let signature: string;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member();
  const boardId = (await maker.call('Board', 'create', { name: 'Pots' })).data.id;
  const picture = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  pinId = (await maker.call('Pin', 'create', { board_id: boardId, image_base64: image })).data.id;
  signature = (await maker.get('Pin', { id: pinId })).data.image_signature;
});
afterAll(() => site.close());

/** Adds a video to a pin, beginning with its image. */
async function addVideo(): Promise<void> {
  await site.deps.imageStore.put(videoPath('720p', signature), BYTES);
  await site.deps.imageStore.put(videoPath('hls', signature), Buffer.from('#EXTM3U\n'));
  const rich = JSON.stringify({ video: { width: 540, height: 720, duration: 4000 } });
  await site.deps.db.execute(
    sql`update contents set rich = ${rich}::jsonb where id = (select content_id from pins where id = ${pinId})`,
  );
}

const fetch = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

test('[TY-09] a pin without a video has none', async () => {
  expect((await maker.get('Pin', { id: pinId })).data).toMatchObject({ type: 'image', videos: null });
});

test('[TY-09] a video is returned with its renditions, over REST and GraphQL', async () => {
  await addVideo();
  const { data } = await maker.get('Pin', { id: pinId });
  const sizes = { width: 540, height: 720, duration: 4000 };
  expect(data.type).toBe('video');
  expect(data.videos.video_list).toEqual({
    V_720P: { ...sizes, url: expect.stringMatching(/\.mp4$/), thumbnail: data.images['736x'].url },
    V_HLSV4: { ...sizes, url: expect.stringMatching(/\.m3u8$/), thumbnail: data.images['736x'].url },
  });
  const answer = await maker.graphql(
    'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { type video { captionsUrl variants { V_720P { url width } V_HLSV4 { url duration } V_HLSV3_MOBILE { url } } } } } } }',
    { pin: pinId },
  );
  const { V_720P, V_HLSV4 } = data.videos.video_list;
  expect(answer.data.v3GetPinQuery.data).toEqual({
    type: 'video',
    video: {
      captionsUrl: null,
      variants: {
        V_720P: { url: V_720P.url, width: 540 },
        V_HLSV4: { url: V_HLSV4.url, duration: 4000 },
        V_HLSV3_MOBILE: null,
      },
    },
  });
});

test('[BF-07] the file of a video is served whole and in ranges, cached forever', async () => {
  await addVideo();
  const url = `/i/${videoPath('720p', signature)}`;
  const whole = await fetch(url);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
  });
  expect(new Uint8Array(whole.rawPayload)).toEqual(BYTES);
  const part = await fetch(url, { range: 'bytes=10-19' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000']);
  expect(new Uint8Array(part.rawPayload)).toEqual(BYTES.slice(10, 20));
  const none = await fetch(url, { range: 'bytes=1000-' });
  expect([none.statusCode, none.headers['content-range']]).toEqual([416, 'bytes */1000']);
  const list = await fetch(`/i/${videoPath('hls', signature)}`);
  expect([list.headers['content-type'], list.payload]).toEqual([
    'application/vnd.apple.mpegurl',
    '#EXTM3U\n',
  ]);
});

test('[BF-07] an unknown file of a video is not found', async () => {
  const path = videoPath('720p', signature);
  const other = path.replace('.mp4', '.m3u8');
  const unknown = videoPath('720p', 'f'.repeat(32));
  for (const url of [other, unknown, path.replace('720p', '236x')])
    expect((await fetch(`/i/${url}`)).statusCode).toBe(404);
});
