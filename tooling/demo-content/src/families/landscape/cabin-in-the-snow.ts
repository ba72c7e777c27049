import { mix } from '../../art/colour.ts';
import { heightAt, times } from '../../art/geometry.ts';
import { num, path, stroked, type Point } from '../../art/svg.ts';
import { groundColour } from './ground-colour.ts';
import { hill } from './hill.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { cabin } from './scenery.ts';
import { conifers } from './trees.ts';

/** Draws a cabin between snowy trees. */
export const snowCabin: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const white = mix(air.cloud, '#ffffff', air.isNight ? 0.25 : 0.7);
  const layers = [0.08, 0.2].map((depth, index) => {
    const wood = hill(sheet, air, {
      y: horizon + height * index * 0.05,
      rise: height * 0.05,
      depth,
      bottom: height,
    });
    return (
      conifers(sheet, wood.top, {
        count: 60,
        height: height * (0.07 + index * 0.05),
        colour: mix(groundColour(air, depth + 0.2), white, 0.1),
      }) + wood.markup
    );
  });
  const snowHill = hill(sheet, air, {
    y: horizon + height * 0.13,
    rise: height * 0.03,
    depth: 0.4,
    roughness: 0.1,
    colour: mix(white, air.far, 0.3),
    bottom: height,
  });
  const near = hill(sheet, air, {
    y: horizon + height * 0.28,
    rise: height * 0.035,
    depth: 0.6,
    roughness: 0.1,
    colour: mix(white, air.far, 0.1),
    bottom: height,
  });
  const x = width * random.between(0.38, 0.62);
  const y = heightAt(snowHill.top, x) + height * 0.04;
  const firs = (from: number, to: number, line: readonly Point[], size: number): string =>
    conifers(sheet, line, {
      count: 6,
      height: height * size,
      colour: mix(air.near, air.middle, 0.15),
      from,
      to,
    });
  const flakes = times(
    130,
    () => `M${num(random.between(0, width))} ${num(random.between(0, height))}h0`,
  ).join('');
  return [
    range(sheet, air, { y: horizon, rise: height * 0.2, count: 4, depth: 0.1, snow: 0.5, bottom: height }),
    ...layers,
    snowHill.markup,
    firs(0, 0.28, snowHill.top, 0.2),
    firs(0.74, 1, snowHill.top, 0.22),
    cabin(sheet, air, x, y, Math.min(width, height) * 0.24, true),
    near.markup,
    firs(-0.03, 0.16, near.top, 0.36),
    firs(0.86, 1.04, near.top, 0.32),
    path(flakes, stroked('#ffffff', unit * 0.5, { opacity: 0.75 })),
  ].join('');
};
