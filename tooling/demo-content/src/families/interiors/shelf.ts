import { shade } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { group, num, path, rect, stroked } from '../../art/svg.ts';
import { pot } from './pots-and-bouquet.ts';
import { plant } from './potted-plant.ts';
import type { Room } from './room.ts';
import { board } from './shapes.ts';

/** Draws a row of books that is `width` wide. */
export const books = (
  { sheet, cloth }: Room,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const { random, palette } = sheet;
  const tones = [...cloth, palette.deep, palette.soft, palette.spark, palette.calm, palette.paper];
  let at = x;
  const spines: string[] = [];
  let bands = '';
  while (at < x + width - 7) {
    const [w, h] = [random.between(3.2, 7), height * random.between(0.68, 0.97)];
    spines.push(rect(at, y - h, w, h, { fill: random.pick(tones) }));
    bands += `M${num(at)} ${num(y - h * 0.8)}h${num(w)}M${num(at)} ${num(y - h * 0.2)}h${num(w)}`;
    at += w + 0.3;
  }
  return (
    spines.join('') + path(bands, stroked(palette.ink, 0.8, { 'stroke-linecap': 'butt', opacity: 0.28 }))
  );
};

/** Draws a shelf from side to side with books, pots and plants on it. */
export const shelf = (room: Room, x: number, y: number, width: number, kinds: 'books' | 'pots'): string => {
  const { random } = room.sheet;
  const count = Math.max(1, Math.round(width / 40));
  const things = times(count, (index) => {
    const at = x - width / 2 + ((index + 0.5) * width) / count;
    if (kinds === 'pots')
      return pot(
        room,
        at,
        y,
        random.between(13, 22),
        random.pick(['cup', 'bowl', 'cylinder', 'bottle', 'bud', 'pot'] as const),
      );
    return index % 3 === 2
      ? plant(room, at, 36, y)
      : books(room, at - width / count / 2 + 2, y, width / count - 3, 30);
  });
  return (
    rect(x - width / 2, y + 3, width, 5, { fill: shade(room.wall, 0.16), opacity: 0.5 }) +
    group(things) +
    board(room, x - width / 2, y, width, 4)
  );
};
