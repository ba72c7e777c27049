import { aPin, aVideoPin, anImage } from '@pegboard/types/testing';
import { expect, test } from 'vitest';
import { videoShape } from './video-shape.ts';

const variant = (width: number, height: number, thumbnail?: string) => ({
  url: '/v/cup.mp4',
  width,
  height,
  duration: 9000,
  thumbnail,
});
const pinOf = (
  width: number,
  height: number,
  thumbnail?: string,
  images: Parameters<typeof aVideoPin>[0] = {},
) => aVideoPin({ video: { variants: { V_720P: variant(width, height, thumbnail) } }, ...images });

test('[VD-01] a pin without a video has no shape', () => {
  expect(videoShape(aPin())).toBeUndefined();
  expect(videoShape(aPin({ video: { variants: {} } }))).toBeUndefined();
});

test('[VD-01] the place is that of the video', () => {
  expect(videoShape(pinOf(720, 1280))).toMatchObject({ width: 1000, height: 1778, duration: 9000 });
});

test('[VD-01] a video without a size takes that of the picture, else a square', () => {
  const images = { '736x': anImage({ width: 736, height: 368 }) };
  expect(videoShape(pinOf(0, 0, undefined, { images }))?.height).toBe(500);
  expect(videoShape(pinOf(0, Number.NaN, undefined, { images: null }))?.height).toBe(1000);
});

test('[VD-01] a line is cropped to a fifth and to five', () => {
  expect(videoShape(pinOf(10_000, 1))?.height).toBe(200);
  expect(videoShape(pinOf(1, 10_000))?.height).toBe(5000);
});

test('[VD-01] the poster is the picture of the pin, else what the video begins with, never an unsafe address', () => {
  const images = { '736x': anImage({ url: '/736x/cup.jpg' }) };
  expect(videoShape(pinOf(1, 1, '/t/cup.jpg', { images }))?.poster).toBe('/736x/cup.jpg');
  expect(videoShape(pinOf(1, 1, '/t/cup.jpg', { images: null }))?.poster).toBe('/t/cup.jpg');
  expect(videoShape(pinOf(1, 1, 'javascript:alert(1)', { images: null }))?.poster).toBeUndefined();
});

test('[VD-01] a colour that is none does not reach the page', () => {
  expect(videoShape(pinOf(1, 1, undefined, { dominantColor: 'url(//evil.example)' }))?.color).toBe('#2a2c2b');
});
