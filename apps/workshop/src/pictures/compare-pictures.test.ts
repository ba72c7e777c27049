import { describe, expect, test } from 'vitest';

import { comparePictures, type Pixels } from './compare-pictures.ts';

const GROUND = 240;

/** Creates a grey image with a square of another grey. */
const picture = ({ width = 100, height = 100, x = 40, y = 40, side = 10, grey = 20 } = {}): Pixels => {
  const data = new Uint8Array(width * height * 3).fill(GROUND);
  for (let row = y; row < y + side; row += 1)
    data.fill(grey, (row * width + x) * 3, (row * width + x + side) * 3);
  return { width, height, data };
};

describe('[RL-04] two pictures are the same', () => {
  test.each([
    ['when all pixels are alike', picture()],
    ['when something lies a pixel beside its place, as rounding does', picture({ x: 41, y: 39 })],
    ['when a colour is a little off, as smoothing does', picture({ grey: 60 })],
    ['when one is a pixel wider', picture({ width: 101 })],
    ['when a few pixels are others', picture({ x: 40, y: 40, side: 11 })],
  ])('%s', (_, now) => {
    expect(comparePictures(picture(), now)).toEqual({ is: 'same' });
  });
});

describe('[RL-04] two pictures are not the same', () => {
  test.each([
    ['when something is gone', picture({ side: 0 })],
    ['when something has moved', picture({ x: 44 })],
    ['when something has another colour', picture({ grey: 120 })],
    ['when something has grown', picture({ side: 14 })],
  ])('%s', (_, now) => {
    expect(comparePictures(picture(), now)).toMatchObject({ is: 'different' });
    expect(comparePictures(now, picture())).toMatchObject({ is: 'different' });
  });

  test('when one is more than a pixel wider or higher', () => {
    expect(comparePictures(picture(), picture({ height: 102 }))).toEqual({
      is: 'another-size',
      was: '100 × 100',
      now: '100 × 102',
    });
  });
});
