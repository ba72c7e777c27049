import { expect, test } from 'vitest';
import { getPreviewVideo } from './preview-video.ts';

const file = { url: '/large.mp4', width: 1280, height: 720, duration: 4000 };
const list = { ...file, url: '/list.m3u8' };

test('[CR-07] a card plays the small silent rendition alone', () => {
  const video = { variants: { V_720P: file, V_HLSV4: list }, previewUrl: '/small.mp4' };
  expect(getPreviewVideo(video)).toEqual({ variants: { V_720P: { ...file, url: '/small.mp4' } } });
});

test('[TY-09] a card plays the video itself where there is no small rendition', () => {
  const video = { variants: { V_HLSV4: list }, previewUrl: null };
  expect(getPreviewVideo(video)).toBe(video);
});
