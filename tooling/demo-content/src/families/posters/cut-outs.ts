import { lightness, type Colour } from '../../art/colour.ts';
import { polar, smooth, times } from '../../art/geometry.ts';
import { rect, type Point } from '../../art/svg.ts';
import type { Art, Plate } from './art.ts';
import { cut } from './shapes.ts';

/** The outline of a finger of a weed, from root to tip and back: shares of its length and of its width. */
const FINGER = [
  [0.02, 0.12],
  [0.34, 0.9],
  [0.86, 0.96],
  [0.84, 0.14],
] as const;

/** Draws a weed with round fingers, as cut from paper with scissors. */
function frond(from: Point, angle: number, length: number, girth: number, fingers: number): string {
  const side = (which: number): Point[] =>
    times(fingers, (finger) => {
      const reach = girth * (0.6 + 0.4 * Math.sin(((finger + 0.7) / fingers) * 2.6));
      return FINGER.map(([along, aside]) =>
        polar(
          polar(from, angle, length * (0.06 + ((finger + along) / fingers) * 0.9)),
          angle + 90 * which,
          reach * aside,
        ),
      );
    }).flat();
  return smooth([from, ...side(1), polar(from, angle, length * 1.02), ...side(-1).toReversed()], true, 0.95);
}

/** Returns the next color that is clearly lighter or darker than the one at `index`. */
function clearOf(tone: Plate['tone'], index: number): Colour {
  const contrast = (step: number): number => Math.abs(lightness(tone(index)) - lightness(tone(index + step)));
  const steps = [2, 1, 3, 4];
  return tone(index + (steps.find((step) => contrast(step) > 0.16) ?? 2));
}

/** Draws colored sheets, each with a cut-out weed on it. */
export const cutouts: Art = (sheet, { x, y, width, height, tone }) => {
  const { random } = sheet;
  const columns = Math.max(2, Math.round((width / Math.sqrt(width * height)) * 2.4));
  const rows = Math.max(1, Math.round(((height / width) * columns) / 1.25));
  return times(columns * rows, (index) => {
    const [w, h] = [width / columns, height / rows];
    const box = { x: x + (index % columns) * w, y: y + Math.floor(index / columns) * h, width: w, height: h };
    const shift = index + Math.floor(index / columns) * (columns % 2 === 0 ? 1 : 2);
    const lean = random.around() * 16;
    const foot = polar([box.x + w / 2, box.y + h / 2], 90 + lean, h * 0.4);
    const leaf = random.chance(0.78)
      ? frond(foot, -90 + lean, h * 0.8, w * random.between(0.36, 0.42), random.whole(3, 5))
      : smooth(
          times(14, (point) =>
            polar(
              [box.x + w / 2, box.y + h / 2],
              point * (360 / 14) + lean,
              Math.min(w, h) * (point % 2 === 0 ? 0.43 : 0.2),
            ),
          ),
          true,
          1.2,
        );
    return (
      rect(box.x, box.y, w + 0.5, h + 0.5, { fill: tone(shift) }) +
      cut(sheet, leaf, box, clearOf(tone, shift), 40, 0.5)
    );
  }).join('');
};
