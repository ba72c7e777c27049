import { lightness, mix } from '../../art/colour.ts';
import { clamp, type Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, line, path, stroked } from '../../art/svg.ts';
import { heightToFit, lettered, type LetteredLine } from '../../letters/lettering.ts';
import type { Scene } from './scene.ts';

/** Draws the title as wide as its room, and two short lines with a rule. */
export function caption(
  scene: Scene,
  sheet: Sheet,
  { x, y, width, height }: Box,
  isStacked: boolean,
): string {
  const { palette, unit } = sheet;
  const isDark = lightness(scene.sheetColour) < 0.68;
  const colour = isDark ? palette.paper : mix(palette.ink, palette.deep, 0.4);
  const ink = ({ d, strokeWidth }: LetteredLine): string =>
    path(d, {
      ...stroked(colour, strokeWidth),
      'stroke-linecap': 'square',
      'stroke-linejoin': 'miter',
      'stroke-miterlimit': 2,
    });
  const face = { weight: scene.weight, tracking: 0.14 };
  const small = {
    height: clamp(
      heightToFit(scene.small.join('     '), width, { weight: 0.13, tracking: 0.22 }),
      unit * 1.2,
      unit * 2.3,
    ),
    weight: 0.13,
    tracking: 0.22,
  };
  const foot = y + height - small.height;
  const lines = isStacked ? scene.title.split(' ') : [scene.title];
  let top = y;
  const most = isStacked ? height * 0.2 : height - small.height * 3.2;
  const size = Math.min(...lines.map((word) => heightToFit(word, width, face, most)));
  const title = lines.map((word) => {
    top += size * 1.22;
    return ink(lettered(word, x, top - size * 1.22, { ...face, height: size }));
  });
  const rule = line(
    [x, foot - small.height * 1.1],
    [x + width, foot - small.height * 1.1],
    stroked(colour, unit * 0.25),
  );
  const [first, last] = scene.small;
  return (
    group(title) +
    (isStacked
      ? ink(lettered(first, x, foot - small.height * 3.1, small)) + ink(lettered(last, x, foot, small))
      : ink(lettered(first, x, foot, small)) + ink(lettered(last, x + width, foot, small, 'end'))) +
    rule
  );
}
