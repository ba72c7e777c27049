import { mix, shade, tint } from '../../art/colour.ts';
import { below, heightAt, polygon, ridge, times } from '../../art/geometry.ts';
import { group, path, stroked, type Point } from '../../art/svg.ts';
import { groundColour } from './ground-colour.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { saguaro } from './scenery.ts';

/** Draws dunes with a few tall cacti. */
export const dunes: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width } = sheet;
  const mesas = range(sheet, air, {
    y: horizon,
    rise: height * 0.08,
    count: random.whole(3, 5),
    depth: 0.1,
    snow: 0,
    bottom: height,
  });
  const layers = times(5, (index) => {
    const depth = 0.12 + index * 0.15;
    const y = horizon + height * (0.02 + index * 0.085);
    const crest = ridge(random, {
      from: -10,
      to: width + 10,
      y,
      rise: height * (0.03 + index * 0.012),
      roughness: 0.08,
      waves: random.between(0.6, 1),
    });
    const colour = mix(groundColour(air, depth), air.spark, 0.22);
    const shape = below(crest, height, true);
    const lee = crest.map(([x, py], at): Point => [
      x + width * 0.04 * Math.sin(at * 0.3),
      py + height * (0.05 + 0.03 * Math.sin(at * 0.17 + index)),
    ]);
    const cast = below(crest, height, true);
    const dark = group(
      path(below(lee, height, true), {
        fill: sheet.linear([
          [0, shade(colour, 0.07), 0.9],
          [0.5, shade(colour, 0.04), 0.2],
          [1, colour, 0],
        ]),
      }),
      { 'clip-path': sheet.clip(path(cast)) },
    );
    const waves = times(5, (step) =>
      path(
        polygon(
          lee.map(([x, py]): Point => [x, py + height * 0.014 * (step + 1)]),
          false,
        ),
        stroked(shade(colour, 0.05), sheet.unit * 0.16, { opacity: 0.35 - step * 0.05 }),
      ),
    );
    const plants =
      index < 2
        ? ''
        : times(random.whole(0, 2), () => {
            const x = random.between(0.08, 0.92) * width;
            return saguaro(
              air,
              x,
              heightAt(crest, x) + height * 0.015,
              height * (0.05 + index * 0.03) * random.between(0.8, 1.2),
              mix(air.near, '#3f6b4f', 0.35),
            );
          }).join('');
    return (
      path(shape, {
        fill: sheet.linear([
          [0, tint(colour, 0.06)],
          [0.4, colour],
          [1, shade(colour, 0.03)],
        ]),
      }) +
      dark +
      group(waves, { 'clip-path': sheet.clip(path(shape)) }) +
      plants
    );
  });
  return mesas + layers.join('');
};
