import { mix, shade, type Colour } from '../../art/colour.ts';
import { polar, times } from '../../art/geometry.ts';
import { frond, leaf, monsteraLeaf } from '../../art/leaves.ts';
import { num, path, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { vessel } from '../../art/vessels.ts';
import { GLAZES, type Vessel } from '../../art/vessels/shape.ts';
import type { Room } from './room.ts';

/** Draws a house plant in a pot, one of several kinds. */
export const plant = ({ sheet, cloth }: Room, x: number, high: number, foot = 0): string => {
  const { random, palette } = sheet;
  const green = (index: number): Colour => shade(mix(palette.leaf, '#3f7d4a', 0.3), (index % 3) * 0.03);
  const pot: Vessel = {
    kind: random.pick(['pot', 'cone', 'urn'] as const),
    glaze: random.pick(GLAZES),
    foot: [x, foot],
    height: high * 0.27,
    colour: random.pick([palette.paper, cloth[1], cloth[2]]),
    second: palette.main,
    inside: '#4a352b',
  };
  const soil = [x, foot - high * 0.26] as const;
  const kinds = [
    () =>
      times(9, (index) =>
        frond(soil, -90 + (index - 4) * 17, high * 0.72, (index - 4) * 20, green(index), 0.28),
      ),
    () =>
      times(8, (index) => {
        const tip = polar(soil, -90 + (index - 3.5) * 17, high * (index % 2 === 0 ? 0.52 : 0.34));
        return (
          path(
            `M${num(soil[0])} ${num(soil[1])}L${num(tip[0])} ${num(tip[1])}`,
            stroked(green(2), high * 0.012),
          ) + monsteraLeaf(tip, -90 + (index - 3.5) * 30, high * 0.27, green(index))
        );
      }),
    () =>
      times(13, (index) =>
        leaf(
          soil,
          -90 + (index - 6) * 9,
          high * (0.72 - Math.abs(index - 6) * 0.05),
          high * 0.1,
          green(index),
          (index - 6) * 0.08,
        ),
      ),
  ];
  return (
    contactShadow(sheet, [x, foot + 1], high * 0.22, high * 0.025) +
    vessel(sheet, pot, random.pick(kinds)().join(''))
  );
};
