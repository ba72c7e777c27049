import fc from 'fast-check';
import { INITIAL_IMAGE_EDIT, type ImageEdit } from '@pegboard/types';
import { expect, test } from 'vitest';
import { coveringScale, planEdit } from './edit-geometry.ts';

const side = (min: number) => fc.integer({ min, max: 20_000 });
const size = (min: number) => fc.record({ width: side(min), height: side(min) });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const span = fc
  .tuple(share, share)
  .map(([one, other]) => ({ from: Math.min(one, other), length: Math.abs(one - other) }))
  .filter(({ length }) => length > 0);
const edit: fc.Arbitrary<ImageEdit> = fc
  .record({
    quarterTurns: fc.integer({ min: 0, max: 3 }),
    isFlippedHorizontally: fc.boolean(),
    isFlippedVertically: fc.boolean(),
    straightenDegrees: fc.double({ min: -45, max: 45, noNaN: true }),
    across: span,
    down: span,
  })
  .map(({ across, down, ...rest }) => ({
    ...rest,
    crop: { x: across.from, y: down.from, width: across.length, height: down.length },
  }));

test('[CR-05] the crop stays within the straightened image for all sizes, angles and crops', () => {
  fc.assert(
    fc.property(size(1), edit, (image, wanted) => {
      const { box, canvas } = planEdit(image, wanted);
      for (const value of Object.values(box)) expect(Number.isInteger(value)).toBe(true);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(1);
      expect(box.left + box.width).toBeLessThanOrEqual(canvas.width);
      expect(box.top + box.height).toBeLessThanOrEqual(canvas.height);
    }),
    { numRuns: 2000 },
  );
});

test('[CR-05] no corner of a straightened image is empty, at any angle', () => {
  // A side of one pixel cannot be cut; the images are large enough for the box to keep its shape.
  const images = size(100).filter(({ width, height }) => Math.max(width / height, height / width) < 12);
  fc.assert(
    fc.property(images, edit, (image, wanted) => {
      const { box, canvas, turnDegrees, straightenDegrees } = planEdit(image, wanted);
      const isOnSide = turnDegrees % 180 === 90;
      const [width, height] = isOnSide ? [image.height, image.width] : [image.width, image.height];
      const angle = (-straightenDegrees * Math.PI) / 180;
      for (const x of [box.left, box.left + box.width])
        for (const y of [box.top, box.top + box.height]) {
          // Back from the canvas to the image, around the centre of both.
          const [across, down] = [x - canvas.width / 2, y - canvas.height / 2];
          const inX = across * Math.cos(angle) - down * Math.sin(angle);
          const inY = across * Math.sin(angle) + down * Math.cos(angle);
          expect(Math.abs(inX)).toBeLessThanOrEqual(width / 2 + 0.01);
          expect(Math.abs(inY)).toBeLessThanOrEqual(height / 2 + 0.01);
        }
    }),
    { numRuns: 2000 },
  );
});

test('[CR-05] an edit without changes keeps every pixel', () => {
  fc.assert(
    fc.property(size(1), (image) => {
      expect(planEdit(image, INITIAL_IMAGE_EDIT)).toMatchObject({
        turnDegrees: 0,
        canvas: image,
        box: { left: 0, top: 0, ...image },
      });
    }),
  );
});

test.each([
  [{ quarterTurns: 1 }, { width: 200, height: 300 }],
  [{ quarterTurns: 2 }, { width: 300, height: 200 }],
  [{ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }, { left: 150, top: 0, width: 150, height: 200 }],
  [
    { quarterTurns: 3, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } },
    { left: 0, top: 150, width: 200, height: 150 },
  ],
  [{ crop: { x: 1, y: 1, width: 0.000001, height: 0.000001 } }, { left: 299, top: 199, width: 1, height: 1 }],
  [{ crop: { x: 0.999999, y: 0, width: 0.000002, height: 1 } }, { left: 299, width: 1 }],
])('[CR-05] %j of 300 × 200 pixels cuts %j', (change, box) => {
  expect(planEdit({ width: 300, height: 200 }, { ...INITIAL_IMAGE_EDIT, ...change }).box).toMatchObject(box);
});

test('[CR-05] a square at 45° is enlarged by the root of 2, in both directions', () => {
  const square = { width: 1000, height: 1000 };
  expect(coveringScale(square, 45)).toBeCloseTo(Math.SQRT2);
  expect(coveringScale(square, -45)).toBeCloseTo(Math.SQRT2);
  expect(coveringScale({ width: 2000, height: 1000 }, 0)).toBe(1);
  const { box } = planEdit(square, { ...INITIAL_IMAGE_EDIT, straightenDegrees: 45 });
  expect(box).toMatchObject({ width: 705, height: 705 });
});
