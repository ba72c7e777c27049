import { VIDEO_BYTES_MAX } from '@pegboard/types';
import { expect, test } from 'vitest';
import { checkVideoDuration, checkVideoFile, isVideoFile } from './check-video-file.ts';

test.each([
  ['an MP4', 'a.mp4', 'video/mp4', 1, true, null],
  ['a MOV', 'a.mov', 'video/quicktime', 1, true, null],
  ['a WebM with its codecs', 'a.webm', 'video/webm;codecs=vp9', 1, true, null],
  ['a MOV of a browser that does not know it', 'a.MOV', '', 1, true, null],
  ['2 GB', 'a.mp4', 'video/mp4', VIDEO_BYTES_MAX, true, null],
  ['2 GB and a byte', 'a.mp4', 'video/mp4', VIDEO_BYTES_MAX + 1, true, 'video-too-large'],
  ['no byte', 'a.mp4', 'video/mp4', 0, true, 'empty'],
  ['a Matroska', 'a.mkv', 'video/x-matroska', 1, true, 'video-type'],
  ['an image', 'a.mp4', 'image/png', 1, false, null],
  ['a file without an ending and a type', 'film', '', 1, false, 'video-type'],
] as const)('[CR-07] %s', (_, name, type, size, isVideo, reason) => {
  expect(isVideoFile({ name, type })).toBe(isVideo);
  expect(checkVideoFile({ name, type, size })?.reason ?? null).toBe(reason);
});

test.each([
  [3.8, 'video-too-short'],
  [3.95, null],
  [900, null],
  [900.2, 'video-too-long'],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
])('[CR-07] a video of %s seconds', (seconds, reason) => {
  expect(checkVideoDuration(seconds)).toBe(reason);
});
