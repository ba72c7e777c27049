import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describePicture, drawPicture, FAMILY_NAMES, type PictureSpec, subjectsOf } from './picture.ts';

const SHAPES = [
  [1000, 500],
  [736, 736],
  [736, 1104],
  [736, 1913],
] as const;

/** The reduced resolution of a drawing of which only large shapes matter; 72 is its own size. */
const SMALL = 8;

const specs = (family: PictureSpec['family'], count: number): PictureSpec[] =>
  Array.from({ length: count }, (_, seed) => {
    const [width, height] = SHAPES[seed % SHAPES.length] ?? [736, 736];
    return { family, seed, width, height };
  });

describe.each(FAMILY_NAMES)('%s', (family) => {
  test('draws every seed, each another picture without a wrong number in it, and tells all in words', () => {
    const drawn = specs(family, 50).map((spec) => ({ spec, svg: drawPicture(spec) }));
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(50);
    for (const { spec, svg } of drawn) {
      expect(svg, `seed ${spec.seed}`).not.toMatch(/NaN|undefined|Infinity|null/);
      // It must need no font and no other file.
      expect(svg, `seed ${spec.seed}`).not.toMatch(/<text|<image|href=|font-family/);
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
      const { channels } = await sharp(Buffer.from(drawPicture(spec)), { density: SMALL }).stats();
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

test('a subject that a family does not draw is refused with the ones it draws', () => {
  expect(() =>
    drawPicture({ family: 'landscape', seed: 1, width: 100, height: 100, subject: 'teapot' }),
  ).toThrow(/draws no 'teapot': use one of mountain lake/);
});
