import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { leafShape } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, ellipse, group, path, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { about, shadow } from './light-and-layout.ts';

/** Draws a plate from above, with one of four rims. */
export const plate = (sheet: Sheet, china: Colour, radius = 100): string => {
  const accent = sheet.palette.main;
  const rims = [
    circle(0, 0, radius * 0.94, { fill: 'none', stroke: accent, 'stroke-width': 1.6 }),
    about(36, radius * 0.87, (x, y) => circle(x, y, 1.9, { fill: accent })),
    about(24, radius * 0.86, (x, y, angle) =>
      path(leafShape([x, y], angle + 62, 13, 6), { fill: mix(accent, china, 0.15) }),
    ),
    '',
  ];
  return (
    shadow(sheet, radius) +
    circle(0, 0, radius, {
      fill: sheet.linear(
        [
          [0, tint(china, 0.03)],
          [1, shade(china, 0.05)],
        ],
        [0, 0],
        [1, 1],
      ),
    }) +
    circle(0, 0, radius - 1, stroked(shade(china, 0.1), 0.8)) +
    sheet.random.fork('rim').pick(rims) +
    circle(0, 0, radius * 0.76, {
      fill: sheet.linear(
        [
          [0, shade(china, 0.07)],
          [0.3, shade(china, 0.015)],
          [1, tint(china, 0.03)],
        ],
        [0, 0],
        [1, 1],
      ),
    })
  );
};

/** Draws a bowl from above; `inside` is clipped to its opening. */
export const bowl = (sheet: Sheet, china: Colour, inside: string, radius = 100): string =>
  shadow(sheet, radius) +
  circle(0, 0, radius, {
    fill: sheet.linear(
      [
        [0, tint(china, 0.08)],
        [1, shade(china, 0.1)],
      ],
      [0, 0],
      [1, 1],
    ),
  }) +
  circle(0, 0, radius * 0.94, {
    fill: sheet.linear(
      [
        [0, shade(china, 0.22)],
        [0.6, shade(china, 0.06)],
        [1, tint(china, 0.05)],
      ],
      [0, 0],
      [1, 1],
    ),
  }) +
  group(circle(0, 0, radius * 0.84, { fill: shade(china, 0.16) }) + inside, {
    'clip-path': sheet.clip(circle(0, 0, radius * 0.85)),
  });

/** Draws a flat dish from the side. */
export const dishSide = (sheet: Sheet, china: Colour, half: number): string =>
  contactShadow(sheet, [0, 4], half * 1.05, 12) +
  path(
    `M${-half} -11H${half}C${half * 0.9} -1 ${half * 0.6} 2 ${half * 0.5} 3H${-half * 0.5}C${-half * 0.6} 2 ${-half * 0.9} -1 ${-half} -11Z`,
    {
      fill: sheet.linear([
        [0, tint(china, 0.04)],
        [1, shade(china, 0.12)],
      ]),
    },
  ) +
  ellipse(0, -11, half, half * 0.085, {
    fill: tint(china, 0.02),
    stroke: shade(china, 0.08),
    'stroke-width': 0.8,
  });

/** Draws a cake stand from the side. */
export const cakeStand = (sheet: Sheet, china: Colour): string =>
  contactShadow(sheet, [0, 2], 60, 9) +
  path('M-34 2C-14 -4 -10 -20 -9 -34H9C10 -20 14 -4 34 2Z', {
    fill: sheet.linear(
      [
        [0, tint(china, 0.05)],
        [1, shade(china, 0.14)],
      ],
      [0, 0],
      [1, 0],
    ),
  }) +
  group(dishSide(sheet, china, 98), { transform: 'translate(0 -34)' });
