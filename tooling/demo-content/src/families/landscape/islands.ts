import { mix, shade, tint } from '../../art/colour.ts';
import { below, times } from '../../art/geometry.ts';
import { num, path, stroked, type Point } from '../../art/svg.ts';
import { groundColour } from './ground-colour.ts';
import { range } from './mountain-range.ts';
import type { Draw } from './scene.ts';
import { sailboat } from './scenery.ts';
import { conifers } from './trees.ts';
import { water } from './water.ts';

/** Draws islands in a calm sea, with small sailing boats. */
export const islands: Draw = ({ air, sky }, sheet, horizon) => {
  const { random, height, width, unit } = sheet;
  const isles = times(6, (index) => {
    const depth = 0.1 + index * 0.13;
    const y = horizon + height * (index ** 1.45 * 0.022);
    const reach = width * random.between(0.3, 0.55) * (1 + index * 0.08);
    const middle = width * (index % 2 === 0 ? random.between(0, 0.4) : random.between(0.6, 1));
    const top = times(25, (step): Point => {
      const along = step / 24;
      const rise =
        Math.sin(along * Math.PI) ** 0.9 *
        height *
        (0.05 + index * 0.014) *
        (1 + 0.25 * Math.sin(along * 11 + index * 2) + 0.1 * Math.sin(along * 27));
      return [middle + (along - 0.5) * reach, y - rise];
    });
    const colour = groundColour(air, depth);
    const firs = conifers(sheet, top, {
      count: 12,
      height: height * (0.018 + index * 0.008),
      colour: shade(colour, 0.03),
      from: (middle - reach * 0.36) / width,
      to: (middle + reach * 0.36) / width,
    });
    const mirror = path(
      below(
        top.map(([x, py]): Point => [x, y + (y - py) * 0.5]),
        y,
        true,
      ),
      { fill: colour, opacity: 0.22 },
    );
    return (
      mirror +
      firs +
      path(below(top, y, true), {
        fill: sheet.linear([
          [0, tint(colour, 0.04)],
          [1, mix(colour, air.sky[2], 0.25)],
        ]),
      }) +
      path(
        `M${num(middle - reach * 0.52)} ${num(y)}h${num(reach * 1.04)}`,
        stroked(mix(air.sky[2], '#ffffff', 0.4), unit * 0.25, { opacity: 0.6 }),
      )
    );
  });
  const boats = times(random.whole(1, 3), (index) =>
    sailboat(
      sheet,
      air,
      width * random.between(0.15, 0.85),
      height * (0.8 + index * 0.06),
      unit * random.between(9, 14),
    ),
  );
  return (
    range(sheet, air, {
      y: horizon,
      rise: height * 0.05,
      count: 6,
      depth: 0.02,
      snow: 0,
      bottom: horizon + 2,
    }) +
    water(sheet, air, horizon, height, sky.sun[0] * width) +
    isles.join('') +
    boats.join('')
  );
};
