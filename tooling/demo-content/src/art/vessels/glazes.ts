import { mix, shade } from '../colour.ts';
import { blob, leafShape, lerp, polygon, smooth, times } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { circle, num, path, stroked, type Point } from '../svg.ts';
import { stipple } from '../texture.ts';
import type { Glaze, Vessel } from './shape.ts';

/** Draws the glaze of a vessel; the same `seed` yields the same strokes. */
export function decoration(
  sheet: Sheet,
  shape: Vessel,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  _again?: number,
): string {
  const random = sheet.random.fork(
    `glaze ${shape.glaze} ${num(shape.foot[0])} ${num(shape.foot[1])} ${num(shape.height)}`,
  );
  return GLAZE[shape.glaze]({ ...sheet, random }, random, shape, box);
}

type Decorate = (
  sheet: Sheet,
  random: Random,
  shape: Vessel,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) => string;

/** Draws a line around the belly, sagging as a turned line does. */
function around(box: { readonly x: number; readonly width: number }, y: number, sag: number): string {
  return `M${num(box.x)} ${num(y)}Q${num(box.x + box.width / 2)} ${num(y + sag)} ${num(box.x + box.width)} ${num(y)}`;
}

const GLAZE: Readonly<Record<Glaze, Decorate>> = {
  plain: () => '',
  dipped: (_sheet, random, { second }, box) => {
    const level = box.y + box.height * random.between(0.42, 0.62);
    const slope = random.around() * box.height * 0.08;
    return path(
      `M${num(box.x)} ${num(level + slope)}Q${num(box.x + box.width / 2)} ${num(level + box.height * 0.06)} ${num(box.x + box.width)} ${num(level - slope)}V${num(box.y + box.height * 1.1)}H${num(box.x)}Z`,
      { fill: second },
    );
  },
  speckled: (sheet, _random, { colour, second }, box) =>
    stipple(sheet, box, {
      density: () => 1,
      colour: mix(shade(colour, 0.3), second, 0.3),
      dots: Math.min(420, (box.width * box.height) / 90),
      size: 0.3,
      opacity: 0.75,
    }),
  striped: (_sheet, random, { second }, box) => {
    const count = random.whole(4, 7);
    const d = times(count, (index) =>
      around(box, box.y + box.height * (0.16 + (0.76 * index) / count), box.width * 0.12),
    ).join('');
    return path(
      d,
      stroked(second, (box.height / count) * random.between(0.26, 0.45), { 'stroke-linecap': 'butt' }),
    );
  },
  dotted: (_sheet, random, { second }, box) => {
    const rows = random.whole(5, 7);
    const step = box.height / rows;
    const dots = times(rows + 1, (row) =>
      times(Math.ceil(box.width / step) + 1, (column) =>
        circle(
          box.x + (column + (row % 2) / 2) * step,
          box.y + step * (row + 0.4) + Math.sin((column / (box.width / step)) * Math.PI) * step * 0.3,
          step * 0.2,
          { fill: second },
        ),
      ),
    );
    return dots.flat().join('');
  },
  'leaf-painted': (_sheet, random, { second, foot, height }, box) => {
    const branch = times(7, (index): Point => [
      foot[0] + Math.sin(index * 0.9) * box.width * 0.12,
      box.y + height * (0.92 - index * 0.11),
    ]);
    const leaves = branch
      .slice(1)
      .map(([x, y], index) =>
        path(
          leafShape(
            [x, y],
            -90 + (index % 2 === 0 ? -52 : 52) + random.around() * 12,
            height * 0.17,
            height * 0.075,
          ),
          { fill: second },
        ),
      );
    return path(smooth(branch), stroked(second, height * 0.014)) + leaves.join('');
  },
  chequered: (_sheet, random, { second }, box) => {
    const step = box.width / random.whole(5, 7);
    const squares = times(Math.ceil(box.height / step) + 1, (row) =>
      times(Math.ceil(box.width / step / 2) + 1, (column) => {
        const x = box.x + (column * 2 + (row % 2)) * step;
        return `M${num(x)} ${num(box.y + row * step)}h${num(step)}v${num(step)}h${num(-step)}Z`;
      }),
    ).flat();
    return path(squares.join(''), { fill: second });
  },
  dripping: (_sheet, random, { second }, box) => {
    const count = random.whole(5, 8);
    const step = box.width / count;
    const runs = times(count, (index) => {
      const drop = box.height * random.between(0.12, 0.42);
      const x = box.x + index * step;
      return `V${num(box.y + box.height * 0.2 + drop)}a${num(step * 0.3)} ${num(step * 0.3)} 0 0 0 ${num(step * 0.6)} 0V${num(box.y + box.height * random.between(0.24, 0.3))}a${num(step * 0.2)} ${num(step * 0.2)} 0 0 1 ${num(step * 0.4)} 0`.replace(
        /^V/,
        index === 0 ? `M${num(x)} ${num(box.y - 5)}V` : 'V',
      );
    });
    return path(`${runs.join('')}V${num(box.y - 5)}Z`, { fill: second });
  },
  waved: (_sheet, random, { second }, box) => {
    const rows = random.whole(4, 6);
    const lines = times(rows, (row) =>
      smooth(
        times(13, (index): Point => [
          box.x + (box.width * index) / 12,
          box.y +
            box.height * (0.2 + (0.7 * row) / rows) +
            (index % 2 === 0 ? -1 : 1) * box.height * 0.025 +
            Math.sin((index / 12) * Math.PI) * box.width * 0.06,
        ]),
      ),
    );
    return path(lines.join(''), stroked(second, box.height * 0.024));
  },
  banded: (_sheet, random, { second, colour }, box) => {
    const [from, to] = [random.between(0.3, 0.42), random.between(0.58, 0.72)];
    const band = `${around(box, box.y + box.height * from, box.width * 0.1)}L${num(box.x + box.width)} ${num(box.y + box.height * to)}Q${num(box.x + box.width / 2)} ${num(box.y + box.height * to + box.width * 0.1)} ${num(box.x)} ${num(box.y + box.height * to)}Z`;
    const count = random.whole(5, 8);
    const teeth = times(count, (index) => {
      const x = box.x + (box.width * (index + 0.5)) / count;
      const y =
        box.y +
        box.height * ((from + to) / 2) +
        Math.sin(((index + 0.5) / count) * Math.PI) * box.width * 0.05;
      const size = Math.min(box.width / count, box.height * (to - from)) * 0.42;
      return polygon([
        [x, y - size],
        [x + size * 0.8, y],
        [x, y + size],
        [x - size * 0.8, y],
      ]);
    });
    return path(band, { fill: second }) + path(teeth.join(''), { fill: colour });
  },
  'blue-and-white': (_sheet, random, { second, height, foot }, box) => {
    const rims = [0.1, 0.13, 0.93]
      .map((share) => around(box, box.y + box.height * share, box.width * 0.08))
      .join('');
    const flowers = times(5, (index): Point => [
      foot[0] + random.around() * box.width * 0.32,
      box.y + height * (0.3 + index * 0.13),
    ]);
    const heads = flowers.map(([x, y]) =>
      times(6, (petal) =>
        path(leafShape([x, y], petal * 60 + 15, height * 0.06, height * 0.038, { belly: 0.65 }), {
          fill: second,
        }),
      ).join(''),
    );
    const vine = smooth(flowers.map(([x, y]): Point => [lerp(x, foot[0], 0.3), y]));
    const leaves = flowers.map(([x, y]) =>
      path(
        blob(random, [x + height * 0.07, y + height * 0.05], height * 0.028, height * 0.016, { points: 6 }),
        { fill: second },
      ),
    );
    return path(rims + vine, stroked(second, height * 0.012)) + heads.join('') + leaves.join('');
  },
};
