import { mix, shade, tint } from '../colour.ts';
import { blob, polar, times } from '../geometry.ts';
import { circle, group, num, path } from '../svg.ts';
import { petals, type Head } from './parts.ts';

/** Draws a peony. */
export const peony: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const rows = [1, 0.84, 0.66, 0.48, 0.3].map((reach, index) => {
    const count = 9 - index;
    const tone = index % 2 === 0 ? shade(colour, 0.08 - index * 0.018) : tint(colour, 0.03 + index * 0.02);
    const start = random.between(0, 60);
    return times(count, (petal) => {
      const middle = polar(centre, start + (360 / count) * petal, radius * reach * 0.62);
      return path(
        blob(random, middle, radius * reach * 0.4, radius * reach * 0.38, { points: 7, wobble: 0.06 }),
        { fill: petal % 2 === 0 ? tone : mix(tone, colour, 0.5) },
      );
    }).join('');
  });
  return (
    circle(...centre, radius * 0.7, { fill: shade(colour, 0.08) }) +
    rows.join('') +
    circle(...centre, radius * 0.13, { fill: tint(colour, 0.12) })
  );
};

/** Draws a dahlia. */
export const dahlia: Head = (sheet, centre, radius, colour) => {
  const rows = times(5, (row) => {
    const reach = radius * (1 - row * 0.18);
    const fill = row % 2 === 0 ? shade(colour, 0.09 - row * 0.015) : tint(colour, row * 0.02);
    return petals(centre, 16 - row * 2, reach, reach * 0.34, fill, row * 11, 0.62);
  });
  return rows.join('') + circle(...centre, radius * 0.14, { fill: shade(colour, 0.1) });
};

/** Draws a rose. */
export const rose: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const outer = times(5, (index) =>
    path(
      blob(random, polar(centre, index * 72 + 20, radius * 0.42), radius * 0.56, radius * 0.52, {
        points: 7,
        wobble: 0.05,
      }),
      { fill: index % 2 === 0 ? shade(colour, 0.07) : shade(colour, 0.03) },
    ),
  );
  const folds = times(7, (index) => {
    const reach = radius * (0.72 - index * 0.095);
    const turn = index * 105;
    const [from, to] = [polar(centre, turn, reach), polar(centre, turn + 165, reach)];
    return path(
      `M${num(from[0])} ${num(from[1])}A${num(reach)} ${num(reach)} 0 0 1 ${num(to[0])} ${num(to[1])}Q${num(centre[0])} ${num(centre[1])} ${num(from[0])} ${num(from[1])}Z`,
      { fill: index % 2 === 0 ? tint(colour, 0.05) : shade(colour, 0.05) },
    );
  });
  return group(outer) + circle(...centre, radius * 0.74, { fill: colour }) + group(folds);
};

/** Draws a ranunculus. */
export const ranunculus: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const rings = times(8, (index) => {
    const reach = radius * (1 - index * 0.115);
    const fill =
      index === 7
        ? mix(sheet.palette.leaf, colour, 0.3)
        : index % 2 === 0
          ? shade(colour, 0.02 + index * 0.008)
          : tint(colour, 0.05);
    return path(
      blob(random, polar(centre, index * 80, radius * 0.04), reach, reach * 0.96, {
        points: 9,
        wobble: 0.035,
      }),
      { fill },
    );
  });
  return group(rings);
};
