import { mix, saturate, shade, tint } from '../../art/colour.ts';
import { heightAt, lerp, polygon, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, num, path, stroked, type Point } from '../../art/svg.ts';
import { isGreen } from './grass-season.ts';
import { groundColour } from './ground-colour.ts';
import { hill } from './hill.ts';
import { meadow } from './meadow.ts';
import type { Draw } from './scene.ts';
import { roundTree } from './trees.ts';

/** Draws rolling hills with round trees and a winding path. */
export const hills: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, palette } = sheet;
  const greens = [0.15, 0.35, 0.55, 0.78].map((depth) =>
    saturate(mix(groundColour(air, depth), palette.leaf, isGreen(air) ? 0.3 : 0.06), 1.12),
  );
  const layers = greens.map((colour, index) => {
    const layer = hill(sheet, air, {
      y: horizon + height * (index * 0.1 - 0.02),
      rise: height * (0.045 + index * 0.012),
      depth: 0.15 + index * 0.2,
      roughness: 0.12,
      waves: random.between(0.7, 1.3),
      colour,
      bottom: height,
    });
    const trees = times(index === 3 ? 3 : 7 - index, () => {
      const x = random.between(0, 1) * width;
      return roundTree(
        sheet,
        x,
        heightAt(layer.top, x) + height * 0.012,
        height * (0.04 + index * 0.034) * random.between(0.8, 1.2),
        mix(colour, random.pick([air.near, air.spark, air.middle]), 0.4),
        mix(air.near, colour, 0.2),
      );
    });
    const rows = index % 2 === 1 ? furrows(sheet, layer.shape, layer.top, shade(colour, 0.06)) : '';
    const walked = index === 3 ? track(sheet, layer.top, layer.shape, mix(air.sky[2], air.far, 0.25)) : '';
    return layer.markup + rows + walked + group(trees);
  });
  return (
    layers.join('') +
    meadow(
      sheet,
      [
        [0, height],
        [width, height],
      ],
      {
        blade: tint(groundColour(air, 0.85), 0.05),
        flowers: [air.spark, palette.soft],
        height: height * 0.04,
        count: 200,
      },
    )
  );
};

/** Draws a path over the top of a hill that widens towards the viewer. */
function track(sheet: Sheet, top: readonly Point[], shape: string, colour: string): string {
  const { random, width, height, unit } = sheet;
  const from = width * random.between(0.3, 0.7);
  const start = heightAt(top, from) - unit;
  const sway = random.pick([-1, 1]) * width * 0.13;
  const middle = times(7, (index): Point => [
    from + Math.sin(index * 1.15) * sway * (0.35 + index / 6),
    lerp(start, height * 1.04, (index / 6) ** 1.3),
  ]);
  const half = (index: number): number => unit * lerp(0.7, 7, (index / 6) ** 1.5);
  const left = middle.map(([x, y], index): Point => [x - half(index), y]);
  const right = middle.map(([x, y], index): Point => [x + half(index), y]).toReversed();
  return group(path(polygon([...denser(left), ...denser(right)]), { fill: colour, opacity: 0.9 }), {
    'clip-path': sheet.clip(path(shape)),
  });
}

function denser(points: readonly Point[]): Point[] {
  return times((points.length - 1) * 8 + 1, (index) => {
    const at = index / 8;
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
      (step) => points[Math.min(points.length - 1, Math.max(0, Math.floor(at) + step))] ?? [0, 0],
    );
    const share = at - Math.floor(at);
    const along = (axis: 0 | 1): number => {
      const [a, b, c, d] = [p0?.[axis] ?? 0, p1?.[axis] ?? 0, p2?.[axis] ?? 0, p3?.[axis] ?? 0];
      return (
        0.5 *
        (2 * b +
          (c - a) * share +
          (2 * a - 5 * b + 4 * c - d) * share ** 2 +
          (3 * b - a - 3 * c + d) * share ** 3)
      );
    };
    return [along(0), along(1)];
  });
}

function furrows(sheet: Sheet, shape: string, top: readonly Point[], colour: string): string {
  const { width, height, unit, random } = sheet;
  const lean = random.between(-0.5, 0.5) * width;
  const d = times(26, (index) => {
    const x = (index / 25) * width * 1.6 - width * 0.3;
    return `M${num(x)} ${num(heightAt(top, x) - 2)}Q${num(x + lean * 0.4)} ${num(heightAt(top, x) + height * 0.08)} ${num(x + lean)} ${num(heightAt(top, x) + height * 0.25)}`;
  });
  return group(path(d.join(''), stroked(colour, unit * 0.34, { opacity: 0.5 })), {
    'clip-path': sheet.clip(path(shape)),
  });
}
