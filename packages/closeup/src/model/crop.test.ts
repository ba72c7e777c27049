import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getCornerPosition,
  CROP_CORNERS,
  CROP_MIN,
  parseCrop,
  formatCrop,
  transitionCrop,
  type Crop,
} from './crop.ts';

const crop: Crop = { x: 20, y: 30, width: 40, height: 50 };

test.for([
  ['moved', { type: 'moved', x: 10, y: -5 }, { x: 30, y: 25, width: 40, height: 50 }],
  ['moved beyond the rim', { type: 'moved', x: 90, y: 90 }, { x: 60, y: 50, width: 40, height: 50 }],
  [
    'pulled larger',
    { type: 'pulled', corner: 'bottom-right', x: 10, y: 10 },
    { ...crop, width: 50, height: 60 },
  ],
  [
    'pulled by its top left',
    { type: 'pulled', corner: 'top-left', x: -10, y: 5 },
    { x: 10, y: 35, width: 50, height: 45 },
  ],
  [
    'pulled out of the picture',
    { type: 'pulled', corner: 'top-right', x: 500, y: -500 },
    { x: 20, y: 0, width: 80, height: 80 },
  ],
  [
    'pulled past its opposite corner',
    { type: 'pulled', corner: 'bottom-left', x: 300, y: -300 },
    { x: 55, y: 30, width: 5, height: 5 },
  ],
] as const)('[CU-06] a part that is %s', ([, event, wanted]) => {
  expect(transitionCrop(crop, event)).toEqual(wanted);
});

const percent = fc.oneof(fc.double({ min: -400, max: 400 }), fc.constantFrom(NaN, Infinity, -Infinity));

test('[CU-06] whatever is done to a part, it stays inside the picture, in whole percents, and can be named', () => {
  const events = fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('moved' as const), x: percent, y: percent }),
      fc.record({
        type: fc.constant('pulled' as const),
        corner: fc.constantFrom(...CROP_CORNERS),
        x: percent,
        y: percent,
      }),
    ),
  );
  fc.assert(
    fc.property(events, (done) => {
      const after = done.reduce(transitionCrop, crop);
      expect(parseCrop(formatCrop(after))).toEqual(after);
      expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(CROP_MIN);
    }),
    { numRuns: 60 },
  );
});

test.for([null, undefined, '', '1,2,3', '0,0,4,50', '60,0,41,50', '-1,0,50,50', '0,0,50,50,', '1e1,0,50,50'])(
  '[CU-06] %o is no part of a picture',
  (text) => {
    expect(parseCrop(text)).toBeUndefined();
  },
);

test('[CU-06] corners are where the part ends', () => {
  expect(CROP_CORNERS.map((corner) => getCornerPosition(crop, corner))).toEqual([
    { x: 20, y: 30 },
    { x: 60, y: 30 },
    { x: 20, y: 80 },
    { x: 60, y: 80 },
  ]);
});
