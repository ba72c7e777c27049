import { polygon, ringSlice, times, type Box } from '../../art/geometry.ts';
import { circle, num, rect, type Point } from '../../art/svg.ts';
import type { Art } from './art.ts';
import { block, cut, disc } from './shapes.ts';

type Tile = (box: Box, turn: number) => string;

const corner = ({ x, y, width, height }: Box, turn: number): Point => [
  x + (turn % 2) * width,
  y + Math.floor(turn / 2) * height,
];

const START = [0, 90, 270, 180];

const TILES: readonly Tile[] = [
  (box, turn) => ringSlice(corner(box, turn), 0, box.width, START[turn] ?? 0, (START[turn] ?? 0) + 90),
  (box, turn) =>
    [0.33, 1]
      .map((share) =>
        ringSlice(
          corner(box, turn),
          box.width * (share - 0.33),
          box.width * share,
          START[turn] ?? 0,
          (START[turn] ?? 0) + 90,
        ),
      )
      .join(''),
  ({ x, y, width }) => disc([x + width / 2, y + width / 2], width / 2),
  ({ x, y, width }, turn) =>
    ringSlice(
      [x + width / 2, y + (turn % 2) * width],
      0,
      width / 2,
      (turn % 2) * 180,
      (turn % 2) * 180 + 180,
    ) + ringSlice([x + width / 2, y + width / 2], 0, width / 2, (turn % 2) * 180, (turn % 2) * 180 + 180),
  ({ x, y, width }, turn) =>
    polygon([
      [x, y],
      [x + width, y],
      [x + (turn % 2) * width, y + width],
    ]),
  ({ x, y, width }) => times(4, (index) => block(x, y + (width / 4) * index, width, width / 8)).join(''),
  ({ x, y, width }, turn) => {
    const [low, high] = turn % 2 === 0 ? [y, y + width] : [y + width, y];
    const arc = `A${num(width)} ${num(width)} 0 0 ${1 - (turn % 2)} `;
    return `M${num(x)} ${num(low)}${arc}${num(x + width)} ${num(high)}${arc}${num(x)} ${num(low)}Z`;
  },
  ({ x, y, width }) =>
    times(16, (dot) =>
      disc(
        [x + width * (0.125 + (dot % 4) * 0.25), y + width * (0.125 + Math.floor(dot / 4) * 0.25)],
        width * 0.06,
      ),
    ).join(''),
];

/** Draws a grid of tiles: quarters of circles, rings, leaves, bars, triangles. */
export const tiles: Art = (sheet, { x, y, width, height, tone, ground }) => {
  const { random } = sheet;
  const columns = Math.max(3, Math.round((width / Math.sqrt(width * height)) * random.pick([3.6, 4.4])));
  const size = width / columns;
  const rows = Math.ceil(height / size);
  const top = y - (rows * size - height) / 2;
  return times(columns * rows, (index) => {
    const box = {
      x: x + (index % columns) * size,
      y: top + Math.floor(index / columns) * size,
      width: size,
      height: size,
    };
    const under = random.whole(0, 6);
    const back = random.chance(0.35) ? ground : tone(under);
    const d = random.pick(TILES)(box, random.whole(0, 3));
    const heart = random.chance(0.22)
      ? circle(box.x + size / 2, box.y + size / 2, size * 0.14, { fill: back })
      : '';
    return (
      rect(box.x, box.y, size + 0.5, size + 0.5, { fill: back }) +
      cut(sheet, d, box, tone(under + random.whole(1, 3)), random.whole(0, 3) * 90, 0.4) +
      heart
    );
  }).join('');
};
