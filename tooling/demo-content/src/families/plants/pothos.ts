import { shade, tint, type Colour } from '../../art/colour.ts';
import { smooth, times } from '../../art/geometry.ts';
import { group, num, path, stroked, type Point } from '../../art/svg.ts';
import { green, type Grow } from './growth.ts';

/** Draws a pothos with trailing runners of heart-shaped leaves. */
export const pothos: Grow = (sheet, soil, half, reach) => {
  const { random } = sheet;
  const trails = times(7, (index) => {
    const lean = index / 3 - 1;
    const side = lean === 0 ? 1 : Math.sign(lean);
    const top: Point = [
      soil[0] + lean * half * 0.9,
      soil[1] - reach * random.between(0.1, 0.3) * (1.1 - Math.abs(lean)),
    ];
    const drop = reach * random.between(0.25, 0.75) * (Math.abs(lean) > 0.3 ? 1 : 0.2);
    const run = smoothRun(soil, top, [
      soil[0] + side * (half * 1.25 + random.between(0, half * 0.3)),
      soil[1] + drop,
    ]);
    const leaves = run.map(([x, y], at) =>
      heartLeaf(
        [x, y],
        90 + (at % 2 === 0 ? -44 : 44) + random.around() * 14,
        half * random.between(0.3, 0.44),
        green(sheet, random.between(0, 0.05)),
      ),
    );
    return path(smooth(run), stroked(green(sheet, 0.06), half * 0.03)) + group(leaves);
  });
  const crown = times(14, () =>
    heartLeaf(
      [soil[0] + random.around() * half * 0.8, soil[1] - random.between(0, 0.5) * half],
      -90 + random.around() * 70,
      half * random.between(0.36, 0.52),
      green(sheet),
    ),
  );
  return group(trails) + group(crown);
};

function smoothRun(from: Point, over: Point, to: Point): Point[] {
  return times(11, (index): Point => {
    const share = index / 10;
    const [a, b, c] = [(1 - share) ** 2, 2 * (1 - share) * share, share ** 2];
    return [
      from[0] * a + (over[0] * 0.3 + to[0] * 0.7) * b + to[0] * c,
      from[1] * a + (over[1] - Math.abs(from[1] - over[1]) * 0.8) * b + to[1] * c,
    ];
  });
}

function heartLeaf(from: Point, angle: number, size: number, colour: Colour): string {
  const turn = `translate(${num(from[0])} ${num(from[1])}) rotate(${num(angle)}) scale(${num(size)})`;
  return group(
    path('M0 0C-.3 -.5 .3 -.75 1.05 0C.3 .75 -.3 .5 0 0Z', { fill: shade(colour, 0.03) }) +
      path('M0 0C-.3 -.5 .3 -.75 1.05 0Z', { fill: tint(colour, 0.045) }),
    { transform: turn },
  );
}
