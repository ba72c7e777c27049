import type { Colour } from '../../art/colour.ts';
import { polar } from '../../art/geometry.ts';
import { group, placed, type Point } from '../../art/svg.ts';
import { lettered, letteringWidth, type Lettering } from '../../letters/lettering.ts';
import { inked } from './set-lines.ts';

/** Draws letters along a circle, their middle at `angle`; those below stand upright too. */
export function onCircle(
  text: string,
  centre: Point,
  r: number,
  angle: number,
  style: Lettering,
  colour: Colour,
): string {
  const full = letteringWidth(text, style);
  const flip = angle > 0 ? -1 : 1;
  return text
    .split('')
    .map((character, index) => {
      const before =
        index === 0
          ? 0
          : letteringWidth(text.slice(0, index), style) + style.height * (style.tracking ?? 0.12);
      const along = before + letteringWidth(character, style) / 2 - full / 2;
      const turn = angle + (flip * (along / r) * 180) / Math.PI;
      const at = polar(centre, turn, r);
      return character === ' '
        ? ''
        : group(inked(lettered(character, 0, -style.height / 2, style, 'middle'), colour), {
            transform: placed(at[0], at[1], turn + 90 * flip),
          });
    })
    .join('');
}
