import { lightness, shade } from '../../art/colour.ts';
import { path } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import type { Print } from './print.ts';
import { inked, inset, line, setInto } from './set-lines.ts';

/** Draws each line on a band of its own color, from edge to edge. */
export const bands: Print = (sheet, text, { tone, ground }) => {
  const { width, height, unit, palette } = sheet;
  const lines = setInto(text, inset(sheet, unit * 6), 0.2, 0.42);
  const edges = lines.map(({ top }, index) => {
    const above = lines[index - 1];
    return above ? (above.top + above.style.height + top) / 2 : 0;
  });
  return lines
    .map((set, index) => {
      const [top, foot] = [edges[index] ?? 0, edges[index + 1] ?? height];
      const fill = index % 2 === 0 ? tone(index / 2) : ground;
      const colour =
        index % 2 === 1 ? tone((index - 1) / 2) : lightness(fill) < 0.7 ? palette.paper : palette.ink;
      const band = { x: 0, y: top, width, height: foot - top };
      const d = `M0 ${top}H${width}V${foot}H0Z`;
      return (
        path(d, { fill }) +
        grainOn(sheet, d, band, { colour: shade(fill, 0.06), towards: 90, strength: 0.5, size: 0.2 }) +
        inked(line(set, width / 2), colour)
      );
    })
    .join('');
};
