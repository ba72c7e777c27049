import type { Colour } from '../../art/colour.ts';
import { times, type Box } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, stroked } from '../../art/svg.ts';
import { heightToFit, lettered, type LetteredLine, type Lettering } from '../../letters/lettering.ts';

/** Draws letters in a color; `share` of their stroke, so that a thinner one on a thicker one makes an outline. */
export function inked({ d, strokeWidth }: LetteredLine, colour: Colour, share = 1, isRound = false): string {
  const ends = isRound
    ? {}
    : { 'stroke-linecap': 'square', 'stroke-linejoin': 'miter', 'stroke-miterlimit': 2 };
  return path(d, { ...stroked(colour, strokeWidth * share), ...ends });
}

/** One line of a text that was set into a box. */
type SetLine = { readonly text: string; readonly top: number; readonly style: Lettering };

/** Returns the words in `count` lines of about the same length. */
function broken(text: string, count: number): string[] {
  const words = text.split(' ');
  const lines: string[] = [];
  for (let left = count; left > 0; left -= 1) {
    const goal = words.join(' ').length / left;
    let line = words.shift() ?? '';
    while (words.length > left - 1 && (left === 1 || line.length + (words[0]?.length ?? 0) / 2 < goal))
      line += ` ${words.shift() ?? ''}`;
    lines.push(line);
  }
  return lines;
}

/** Returns a text set into a box: the lines and the width of the letters that fill it best. */
export function setInto(text: string, box: Box, weight: number, leading = 0.24): SetLine[] {
  const candidates = times(text.split(' ').length, (index) => broken(text, index + 1)).flatMap((lines) =>
    [1.3, 1.12, 1, 0.86, 0.72, 0.6].map((stretch) => {
      const face = { weight: weight * Math.min(1, stretch ** 0.4), stretch, tracking: 0.12 };
      const fitting = lines.map((line) => heightToFit(line, box.width, face));
      const heights = fitting.map((height) => Math.min(height, Math.min(...fitting) * 1.9));
      const total =
        heights.reduce((sum, height) => sum + height * (1 + leading), 0) - (heights[0] ?? 0) * leading;
      const scale = Math.min(1, box.height / total);
      const score = Math.min(1, total / box.height) * scale - Math.abs(Math.log(stretch)) * 0.22;
      return { lines, face, heights: heights.map((height) => height * scale), total: total * scale, score };
    }),
  );
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one));
  let top = box.y + (box.height - best.total) / 2;
  return best.lines.map((line, index) => {
    const height = best.heights[index] ?? 0;
    top += height * (1 + (index === 0 ? 0 : leading));
    return { text: line, top: top - height, style: { ...best.face, height } };
  });
}

/** Returns the letters of a line that was set, centred at `x`. */
export const line = ({ text, top, style }: SetLine, x: number): LetteredLine =>
  lettered(text, x, top, style, 'middle');

/** Returns the sheet without its margin. */
export const inset = ({ width, height }: Sheet, margin: number): Box => ({
  x: margin,
  y: margin,
  width: width - margin * 2,
  height: height - margin * 2,
});
