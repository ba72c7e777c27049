import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { below, ridge } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, type Point } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import type { Atmosphere } from './atmospheres.ts';
import { groundColour } from './ground-colour.ts';

/** Draws a hill: soft outline, lit above, hazy below, shaded with grain. */
export function hill(
  sheet: Sheet,
  air: Atmosphere,
  {
    y,
    rise,
    depth,
    roughness = 0.25,
    waves = 1.2,
    colour,
    bottom,
  }: {
    readonly y: number;
    readonly rise: number;
    readonly depth: number;
    readonly roughness?: number;
    readonly waves?: number;
    readonly colour?: Colour;
    readonly bottom: number;
  },
): { readonly markup: string; readonly top: Point[]; readonly shape: string; readonly colour: Colour } {
  const { random, width } = sheet;
  const top = ridge(random, { from: -10, to: width + 10, y, rise, roughness, waves, steps: 44 });
  const tone = colour ?? groundColour(air, depth);
  const shape = below(top, bottom, true);
  const highest = Math.min(...top.map(([, py]) => py));
  const body = path(shape, {
    fill: sheet.linear([
      [0, tint(tone, 0.035)],
      [0.5, tone],
      [1, mix(tone, air.sky[2], 0.22 * (1 - depth))],
    ]),
  });
  const box = { x: 0, y: highest, width, height: Math.min(bottom, highest + rise * 5) - highest };
  const grain = grainOn(sheet, shape, box, {
    colour: shade(tone, 0.1),
    towards: random.pick([70, 110, 90]),
    strength: 1.1,
    reach: 0.95,
    size: 0.17,
    opacity: 0.5,
  });
  return { markup: body + grain, top, shape, colour: tone };
}
