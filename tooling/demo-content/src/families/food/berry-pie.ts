import { shade } from '../../art/colour.ts';
import { polar } from '../../art/geometry.ts';
import { leaf } from '../../art/leaves.ts';
import { circle, ellipse, group, path, rect, stroked } from '../../art/svg.ts';
import { stipple } from '../../art/texture.ts';
import { plate } from './china.ts';
import { CREAM, CRUST } from './colours.ts';
import type { Dish } from './dish.ts';
import { orb } from './garnish.ts';
import { about, lit, shadow, within } from './light-and-layout.ts';

/** Draws a berry pie with a lattice crust. */
export const pie: Dish = (sheet, flavour, china) => {
  const berries = within(sheet, 74, 13.5, 90).map(([x, y]) =>
    orb(sheet, x, y, 8.6, shade(flavour, sheet.random.between(-0.03, 0.06))),
  );
  const strip = (at: number): string =>
    rect(-84, at - 6.4, 168, 14.6, { fill: '#5a2a1c', opacity: 0.3 }) +
    rect(-84, at - 7, 168, 13, {
      fill: sheet.linear([
        [0, '#f3c987'],
        [1, '#cf8f42'],
      ]),
    });
  const places = [-56, -28, 0, 28, 56];
  const bridges = places.flatMap((x, column) =>
    places.map((y, row) =>
      (row + column) % 2 === 0
        ? ''
        : rect(x - 8, y - 7, 16, 13, { fill: '#e6b368' }) +
          path(`M${x - 8} ${y - 7}v13M${x + 8} ${y - 7}v13`, stroked('#a9682c', 0.8, { opacity: 0.6 })),
    ),
  );
  const lattice = group(
    group(places.map(strip)) + group(places.map(strip), { transform: 'rotate(90)' }) + group(bridges),
    { 'clip-path': sheet.clip(circle(0, 0, 78)), transform: 'rotate(-32)' },
  );
  const edge = about(34, 82, (x, y, angle) =>
    ellipse(x, y, 9, 6.6, { fill: lit(sheet, CRUST, 0.09), transform: `rotate(${angle} ${x} ${y})` }),
  );
  const leaves = [-80, 10, 130].map((angle) => leaf(polar([0, 0], angle, 4), angle, 26, 15, '#e0a653'));
  return (
    plate(sheet, china, 108) +
    shadow(sheet, 86) +
    circle(0, 0, 84, { fill: shade(flavour, 0.1) }) +
    group(berries) +
    lattice +
    edge +
    group(leaves) +
    stipple(
      sheet,
      { x: -74, y: -74, width: 148, height: 148 },
      { density: () => 1, colour: CREAM, dots: 260, size: 0.18, opacity: 0.8 },
    )
  );
};
