import { imageEditSchema, INITIAL_IMAGE_EDIT } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  CROP_HANDLES,
  CROP_RATIOS,
  fitCropToRatio,
  flip,
  getCoverScale,
  getEditedSize,
  getFrameSize,
  isInitialEdit,
  moveCrop,
  resizeCrop,
  straighten,
  toCssTransform,
  turnClockwise,
  turnCounterclockwise,
  type Crop,
} from './image-edit.ts';

const frame = { width: 400, height: 300 };
const crop: Crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 };
const edit = { ...INITIAL_IMAGE_EDIT, crop };
const free = { ratio: 'free', frame } as const;

test('[CR-05] a quarter turn exchanges the sides, and the crop shows the same part', () => {
  const turned = turnClockwise(edit);
  expect(getFrameSize(frame, turned)).toEqual({ width: 300, height: 400 });
  expect(turned.quarterTurns).toBe(1);
  expect(turned.crop.x).toBeCloseTo(0.4);
  expect(turned.crop).toMatchObject({ y: 0.1, width: 0.4, height: 0.5 });
  expect(getEditedSize(frame, turned)).toEqual({ width: 120, height: 200 });
});

test('[CR-05] four quarter turns, and a turn there and back, change nothing', () => {
  expect(isInitialEdit([1, 2, 3, 4].reduce(turnClockwise, INITIAL_IMAGE_EDIT))).toBe(true);
  const back = turnCounterclockwise(turnClockwise(edit));
  expect(back.quarterTurns).toBe(0);
  expect(back.crop.x).toBeCloseTo(crop.x);
});

test('[CR-05] a flip mirrors the visible image: the crop, the angle, and after a turn the other axis of the file', () => {
  const flipped = flip(straighten(edit, 10), 'horizontally');
  expect(flipped).toMatchObject({
    isFlippedHorizontally: true,
    isFlippedVertically: false,
    straightenDegrees: -10,
  });
  expect(flipped.crop.x).toBeCloseTo(0.4);
  expect(flip(flip(edit, 'vertically'), 'vertically').isFlippedVertically).toBe(false);
  expect(turnClockwise(flip(INITIAL_IMAGE_EDIT, 'horizontally'))).toMatchObject({
    isFlippedHorizontally: false,
    isFlippedVertically: true,
  });
});

test('[CR-05] straightening is limited to 45 degrees, and enlarges the image until no corner is empty', () => {
  expect(straighten(edit, 60).straightenDegrees).toBe(45);
  expect(straighten(edit, -60).straightenDegrees).toBe(-45);
  expect(getCoverScale(frame, 0)).toBe(1);
  expect(getCoverScale({ width: 1, height: 1 }, 45)).toBeCloseTo(Math.SQRT2);
  expect(getCoverScale(frame, -20)).toBe(getCoverScale(frame, 20));
  const radians = (20 * Math.PI) / 180;
  const half = { x: frame.width / 2, y: frame.height / 2 };
  const scale = getCoverScale(frame, 20);
  for (const [x, y] of [
    [half.x, half.y],
    [half.x, -half.y],
  ] as const) {
    expect(Math.abs(x * Math.cos(radians) + y * Math.sin(radians))).toBeLessThanOrEqual(
      half.x * scale + 1e-9,
    );
    expect(Math.abs(y * Math.cos(radians) - x * Math.sin(radians))).toBeLessThanOrEqual(
      half.y * scale + 1e-9,
    );
  }
});

test('[CR-05] the preview applies turns first, then flips, then straightening', () => {
  const transform = toCssTransform(frame, flip(turnClockwise(INITIAL_IMAGE_EDIT), 'horizontally'));
  expect(transform).toBe('translate(-50%, -50%) rotate(0deg) scale(-1, 1) rotate(90deg)');
});

test.each(CROP_RATIOS)('[CR-05] a crop of %s is inside of the image and has its ratio', (ratio) => {
  const fitted = fitCropToRatio(crop, ratio, frame);
  expect(imageEditSchema.safeParse({ ...edit, crop: fitted }).success).toBe(true);
  const { width, height } = getEditedSize(frame, { ...edit, crop: fitted });
  const [across, down] = ratio.split(':').map(Number);
  if (ratio === 'free') expect(fitted).toBe(crop);
  else expect(width / height).toBeCloseTo(ratio === 'original' ? 4 / 3 : (across ?? 0) / (down ?? 1));
});

test('[CR-05] a crop moves as far as the edge', () => {
  expect(moveCrop(crop, 0.05, -0.05)).toMatchObject({ x: expect.closeTo(0.15), y: expect.closeTo(0.15) });
  expect(moveCrop(crop, 1, 1)).toMatchObject({ x: 0.5, y: 0.6, width: 0.5, height: 0.4 });
  expect(moveCrop(crop, -1, -1)).toMatchObject({ x: 0, y: 0 });
});

test('[CR-05] a handle moves its sides, the others stay', () => {
  expect(resizeCrop(crop, 'se', 0.1, 0.1, free)).toMatchObject({ x: 0.1, y: 0.2, width: 0.6, height: 0.5 });
  const grown = resizeCrop(crop, 'nw', -0.05, -0.1, free);
  expect([grown.x, grown.y, grown.width, grown.height].map((side) => Math.round(side * 100))).toEqual([
    5, 10, 55, 50,
  ]);
  expect(resizeCrop(crop, 'n', 0.3, 0, free)).toMatchObject({ width: 0.5 });
});

test.each(CROP_HANDLES.flatMap((handle) => CROP_RATIOS.map((ratio) => [handle, ratio] as const)))(
  '[CR-05] for any move of the handle %s with the ratio %s, the crop is inside of the image and keeps its ratio',
  (handle, ratio) => {
    const begin = fitCropToRatio(crop, ratio, frame);
    for (const [dx, dy] of [
      [9, 9],
      [-9, -9],
      [9, -9],
      [0.02, -0.31],
      [-0.2, 0.07],
    ] as const) {
      const resized = resizeCrop(begin, handle, dx, dy, { ratio, frame });
      expect(imageEditSchema.safeParse({ ...edit, crop: resized }).error?.issues).toBeUndefined();
      if (ratio === 'free') continue;
      expect(resized.width / resized.height).toBeCloseTo(begin.width / begin.height, 5);
    }
  },
);
