import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describePicture, drawPicture, FAMILY_NAMES, type PictureSpec, subjectsOf } from './picture.ts';

const SHAPES = [
  [1000, 500],
  [736, 736],
  [736, 1104],
  [736, 1913],
] as const;

const specs = (family: PictureSpec['family'], count: number): PictureSpec[] =>
  Array.from({ length: count }, (_, seed) => {
    const [width, height] = SHAPES[seed % SHAPES.length] ?? [736, 736];
    return { family, seed, width, height };
  });

describe.each(FAMILY_NAMES)('%s', (family) => {
  test('draws every seed without a wrong number in it, and tells every picture in words', () => {
    for (const spec of specs(family, 50)) {
      expect(drawPicture(spec), `seed ${spec.seed}`).not.toMatch(/NaN|undefined|Infinity|null/);
      const words = describePicture(spec);
      expect(words.alt).toMatch(/^[A-Z].{18,}\.$/);
      expect(words.alt).not.toMatch(/undefined| {2}|\ba [aeio]/i);
      expect(words.noun.length).toBeGreaterThan(2);
      expect(words.tags.length).toBeGreaterThan(1);
    }
  });

  test('draws every subject', async () => {
    for (const subject of subjectsOf(family)) {
      const svg = drawPicture({ family, seed: 7, width: 120, height: 160, subject });
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height], subject).toEqual([120, 160]);
    }
  });

  test('is rasterised in every shape, and is no empty sheet', async () => {
    for (const spec of specs(family, 4)) {
      const { channels } = await sharp(Buffer.from(drawPicture(spec)))
        .resize(64)
        .stats();
      const spread = channels.reduce((sum, { stdev }) => sum + stdev, 0);
      expect(spread, `seed ${spec.seed}`).toBeGreaterThan(12);
    }
  });
});

test('the same specification draws the same picture', () => {
  for (const [spec] of FAMILY_NAMES.map((family) => specs(family, 1))) {
    if (spec) expect(drawPicture(spec)).toBe(drawPicture(spec));
  }
});

test('another seed draws another picture', () => {
  for (const family of FAMILY_NAMES) {
    const drawn = specs(family, 50).map(drawPicture);
    expect(new Set(drawn).size).toBe(50);
  }
});

test('a picture needs no font and no other file', () => {
  for (const family of FAMILY_NAMES)
    for (const spec of specs(family, 8)) {
      expect(drawPicture(spec)).not.toMatch(/<text|<image|href=|font-family/);
    }
});

test('a subject that a family does not draw is refused with the ones it draws', () => {
  expect(() =>
    drawPicture({ family: 'landscape', seed: 1, width: 100, height: 100, subject: 'teapot' }),
  ).toThrow(/draws no 'teapot': use one of mountain lake/);
});
