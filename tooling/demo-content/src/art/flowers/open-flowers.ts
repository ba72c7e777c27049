import { mix, shade, tint } from '../colour.ts';
import { blob, leafShape, polar, times } from '../geometry.ts';
import { circle, group, num, path } from '../svg.ts';
import { eye, petals, veins, type Head } from './parts.ts';

/** Draws a daisy. */
export const daisy: Head = (sheet, centre, radius, colour) => {
  const count = sheet.random.whole(11, 15);
  const start = sheet.random.between(0, 40);
  return (
    petals(centre, count, radius, radius * 0.36, shade(colour, 0.06), start + 180 / count, 0.68) +
    petals(centre, count, radius * 0.97, radius * 0.36, colour, start, 0.68) +
    veins(centre, count, radius * 0.3, radius * 0.65, shade(colour, 0.1), radius * 0.025, start) +
    eye(sheet, centre, radius * 0.29, mix('#e9b13a', sheet.palette.spark, 0.2))
  );
};

/** Draws a poppy. */
export const poppy: Head = (sheet, centre, radius, colour) => {
  const { random } = sheet;
  const start = random.between(0, 90);
  const cups = [shade(colour, 0.07), shade(colour, 0.03), colour, tint(colour, 0.04)].map((fill, index) =>
    path(
      blob(random, polar(centre, start + index * 137, radius * 0.36), radius * 0.68, radius * 0.6, {
        points: 8,
        wobble: 0.07,
      }),
      { fill },
    ),
  );
  return (
    group(cups) +
    veins(centre, 22, radius * 0.24, radius * 0.52, shade(colour, 0.16), radius * 0.022) +
    veins(centre, 16, radius * 0.15, radius * 0.33, sheet.palette.ink, radius * 0.03, 8) +
    circle(...centre, radius * 0.15, { fill: shade(sheet.palette.leaf, 0.12) })
  );
};

/** Draws an anemone. */
export const anemone: Head = (sheet, centre, radius, colour) => {
  const { random, palette } = sheet;
  const start = random.between(0, 50);
  const round = times(7, (index) =>
    path(
      blob(random, polar(centre, start + index * 154, radius * 0.55), radius * 0.46, radius * 0.42, {
        points: 7,
        wobble: 0.05,
      }),
      { fill: index % 2 === 0 ? colour : tint(colour, 0.04) },
    ),
  );
  return (
    group(round) +
    circle(...centre, radius * 0.34, { fill: mix(colour, '#ffffff', 0.55) }) +
    veins(centre, 22, radius * 0.16, radius * 0.31, palette.ink, radius * 0.02) +
    times(22, (index) =>
      circle(...polar(centre, index * 16.4, radius * 0.32), radius * 0.026, { fill: palette.ink }),
    ).join('') +
    circle(...centre, radius * 0.15, { fill: palette.ink })
  );
};

/** Draws a cosmos. */
export const cosmos: Head = (sheet, centre, radius, colour) => {
  const start = sheet.random.between(0, 45);
  return (
    petals(centre, 8, radius, radius * 0.62, colour, start, 0.74) +
    petals(centre, 8, radius * 0.72, radius * 0.3, tint(colour, 0.05), start, 0.7) +
    veins(centre, 24, radius * 0.24, radius * 0.6, shade(colour, 0.08), radius * 0.018, start) +
    eye(sheet, centre, radius * 0.2, mix('#e9b13a', sheet.palette.spark, 0.3))
  );
};

/** Draws a tulip from the side. */
export const tulip: Head = (sheet, [x, y], radius, colour) => {
  const cup = (half: number, top: number, lean: number): string =>
    `M${num(x)} ${num(y + radius)}C${num(x - half * 1.35)} ${num(y + radius)} ${num(x - half * 1.25)} ${num(y - radius * 0.2)} ${num(x - half * 0.55 + lean)} ${num(y - top)}C${num(x + half * 0.2)} ${num(y - radius * 0.5)} ${num(x + half * 0.8)} ${num(y + radius * 0.5)} ${num(x)} ${num(y + radius)}Z`;
  const mirrored = (d: string): string =>
    path(d, { fill: shade(colour, 0.05), transform: `translate(${num(2 * x)} 0) scale(-1 1)` });
  return (
    path(leafShape([x, y + radius * 0.9], -90, radius * 2, radius * 1.1, { belly: 0.45 }), {
      fill: shade(colour, 0.1),
    }) +
    mirrored(cup(radius * 0.72, radius, -radius * 0.15)) +
    path(cup(radius * 0.72, radius, -radius * 0.15), { fill: colour }) +
    path(leafShape([x, y + radius], -90, radius * 1.72, radius * 0.95, { belly: 0.42 }), {
      fill: tint(colour, 0.05),
    })
  );
};
