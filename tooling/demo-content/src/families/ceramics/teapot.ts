import { shade, tint } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, ellipse, group, num, path, stroked } from '../../art/svg.ts';
import type { Scene } from './scene.ts';
import type { Stand } from './stand.ts';

/** Draws a teapot between two cups. */
export function teapot(scene: Scene, sheet: Sheet, foot: number, stand: Stand): string {
  const { width, height } = sheet;
  const [pot, ...cups] = scene.pieces;
  if (!pot) return '';
  const tall = Math.min(width * 0.36, height * 0.42);
  const x = width * 0.46;
  const colour = pot.colour;
  const spout = `M${num(x - tall * 0.42)} ${num(foot - tall * 0.36)}C${num(x - tall * 0.62)} ${num(foot - tall * 0.42)} ${num(x - tall * 0.62)} ${num(foot - tall * 0.78)} ${num(x - tall * 0.82)} ${num(foot - tall * 0.86)}L${num(x - tall * 0.7)} ${num(foot - tall * 0.92)}C${num(x - tall * 0.52)} ${num(foot - tall * 0.88)} ${num(x - tall * 0.5)} ${num(foot - tall * 0.66)} ${num(x - tall * 0.36)} ${num(foot - tall * 0.68)}Z`;
  const handle = `M${num(x - tall * 0.28)} ${num(foot - tall * 0.86)}C${num(x - tall * 0.36)} ${num(foot - tall * 1.52)} ${num(x + tall * 0.36)} ${num(foot - tall * 1.52)} ${num(x + tall * 0.28)} ${num(foot - tall * 0.86)}`;
  const lid =
    ellipse(x, foot - tall * 1.0, tall * 0.24, tall * 0.07, { fill: shade(colour, 0.05) }) +
    ellipse(x, foot - tall * 1.02, tall * 0.22, tall * 0.055, { fill: tint(colour, 0.06) }) +
    circle(x, foot - tall * 1.1, tall * 0.055, { fill: shade(colour, 0.08) }) +
    circle(x - tall * 0.015, foot - tall * 1.115, tall * 0.03, { fill: tint(colour, 0.1) });
  const [left, right] = cups;
  return group([
    path(handle, stroked(shade(sheet.palette.deep, 0.05), tall * 0.07)),
    path(handle, stroked(sheet.palette.deep, tall * 0.04)),
    path(spout, {
      fill: sheet.linear([
        [0, tint(colour, 0.05)],
        [1, shade(colour, 0.05)],
      ]),
    }),
    stand({ ...pot, stems: [] }, x, foot, tall, 0),
    lid,
    left ? stand(left, x + tall * 0.78, foot + tall * 0.05, tall * 0.4, 0) : '',
    right ? stand(right, x - tall * 0.66, foot + tall * 0.16, tall * 0.4, 0) : '',
  ]);
}
