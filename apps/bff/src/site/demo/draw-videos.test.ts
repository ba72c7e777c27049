import { demoWorld } from '@pegboard/demo-content';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { videoPath } from '../../platform/media/images/index.ts';
import { pictureKey, type StoredPicture } from './draw-pictures.ts';
import { drawVideos } from './draw-videos.ts';
import { cameraWindow, clipPlan } from './video-frames.ts';
import { createFolderStore } from '../../platform/object-storage/index.ts';

const folder = await mkdtemp(join(tmpdir(), 'pegboard-videos-'));
afterAll(() => rm(folder, { recursive: true }));

const signature = 'a1'.repeat(16);

test('[VD-01] the camera begins with the whole picture and stays within it', () => {
  const whole = { width: 960, height: 1440 };
  expect(cameraWindow(whole, 0)).toEqual({ left: 0, top: 0, ...whole });
  const { left, top, width, height } = cameraWindow(whole, 1);
  expect([left + width <= 960, top + height <= 1440, width < 960, height < 1440]).not.toContain(false);
});

test.each([
  [736, 1104, 480, 720],
  [736, 491, 480, 320],
  [184, 123, 184, 124],
])('[VD-01] a picture of %i by %i has a video of even sides, %i by %i', (width, height, wide, high) => {
  expect(clipPlan({ width, height }, 4)).toMatchObject({ width: wide, height: high });
});

const hasEncoder = await import('@napi-rs/webcodecs').then(
  () => true,
  () => false,
);

test.skipIf(!hasEncoder)(
  '[VD-01] a video is an MP4 that plays for its seconds, and a play list of its fragments',
  async () => {
    const pin = demoWorld().pins.find(({ detail }) => detail.kind === 'video');
    if (pin?.detail.kind !== 'video') throw new Error('No pin of the demo world is a video.');
    const pins = [{ ...pin, detail: { ...pin.detail, seconds: 3 } }];
    const key = pictureKey(pin.picture);
    const said: string[] = [];
    const store = createFolderStore(folder);
    const pictures = new Map([[key, { signature } as StoredPicture]]);
    const videos = await drawVideos({ imageStore: store }, { pins }, Promise.resolve(pictures), (line) =>
      said.push(line),
    );
    expect(said).toEqual(['Demo content: 1 videos']);
    expect(videos.get(key)).toMatchObject({ width: 480, duration: 3000 });
    const file = await readFile(join(folder, videoPath('720p', signature)));
    const { BufferSource, Input, MP4 } = await import('mediabunny');
    const input = new Input({ formats: [MP4], source: new BufferSource(file) });
    expect(await input.computeDuration()).toBeCloseTo(3, 1);
    const list = await readFile(join(folder, videoPath('hls', signature)), 'utf8');
    expect(list.match(/#EXT-X-BYTERANGE/g)).toHaveLength(2);
  },
  60_000,
);

test('[VD-01] where no video can be made the pins stay pictures, and it is said', async () => {
  const { pins } = demoWorld();
  const said: string[] = [];
  const pictures = new Map(pins.map(({ picture }) => [pictureKey(picture), { signature } as StoredPicture]));
  const full = { ...createFolderStore(folder), put: () => Promise.reject(new Error('the disk is full')) };
  const videos = await drawVideos({ imageStore: full }, { pins }, Promise.resolve(pictures), (line) =>
    said.push(line),
  );
  expect(videos.size).toBe(0);
  expect(said).toEqual([
    expect.stringMatching(/^Demo content: 9 videos are pictures: they could not be made: /),
  ]);
});
