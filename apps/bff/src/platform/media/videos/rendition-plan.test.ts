import { expect, test } from 'vitest';
import { planPreview, planRenditions } from './rendition-plan.ts';
import { rotatePlane } from './rotate-frame.ts';

test.each([
  ['1080p', 1920, 1080, ['720p 1280x720', '480p 854x480', '240p 426x240']],
  ['a tall one', 1080, 1920, ['720p 720x1280', '480p 480x854', '240p 240x426']],
  ['a square', 1000, 1000, ['720p 720x720', '480p 480x480', '240p 240x240']],
  ['one of 360 lines', 640, 360, ['720p 640x360', '240p 426x240']],
  ['one smaller than every height', 64, 48, ['720p 64x48']],
  ['one of odd sides', 321, 181, ['720p 320x180']],
  ['a strip', 2000, 10, ['720p 1280x6', '480p 854x4', '240p 426x2']],
])('[CR-07] %s has even renditions that are not enlarged', (_, width, height, expected) => {
  const plans = planRenditions({ width, height });
  expect(plans.map((plan) => `${plan.name} ${plan.width}x${plan.height}`)).toEqual(expected);
});

test('[CR-07] the preview is as small as the smallest rendition', () => {
  expect(planPreview({ width: 1920, height: 1080 })).toMatchObject({ width: 426, height: 240 });
});

test.each([
  [0, 3, [1, 2, 3, 4, 5, 6]],
  [90, 2, [4, 1, 5, 2, 6, 3]],
  [180, 3, [6, 5, 4, 3, 2, 1]],
  [270, 2, [3, 6, 2, 5, 1, 4]],
] as const)('[CR-07] a plane of three by two is turned by %i degrees', (rotation, width, bytes) => {
  const plane = { width: 3, height: 2, bytes: Uint8Array.of(1, 2, 3, 4, 5, 6) };
  expect(rotatePlane(plane, rotation)).toEqual({ width, height: 6 / width, bytes: Uint8Array.from(bytes) });
});
