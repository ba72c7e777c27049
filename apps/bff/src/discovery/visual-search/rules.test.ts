import { expect, test } from 'vitest';
import { cropPixels, isCrop } from './rules.ts';

test.for([
  [{ x: 0, y: 0, width: 100, height: 100 }, true],
  [{ x: 95, y: 95, width: 5, height: 5 }, true],
  [{ x: 10, y: 10, width: 4, height: 50 }, false],
  [{ x: 60, y: 0, width: 41, height: 50 }, false],
  [{ x: -1, y: 0, width: 50, height: 50 }, false],
  [{ x: 0, y: 2 ** 31 - 1, width: 50, height: 50 }, false],
] as const)('[CU-06] a part of a picture is 5 percent of a side or more, and inside: %o', ([crop, is]) => {
  expect(isCrop(crop)).toBe(is);
});

test('[CU-06] a part in pixels lies inside the picture, however small that is', () => {
  const crop = { x: 95, y: 10, width: 5, height: 50 };
  expect(cropPixels(crop, { width: 200, height: 90 })).toEqual({ left: 190, top: 9, width: 10, height: 45 });
  expect(cropPixels(crop, { width: 1, height: 1 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
