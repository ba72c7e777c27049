import { mix } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import { group, num, path, stroked } from '../../art/svg.ts';
import type { Room } from './room.ts';

/** Draws a rug on the floor before the furniture. */
export const rug = ({ sheet, cloth }: Room, width: number): string => {
  const { random, palette } = sheet;
  const d = `M${num(width * -0.44)} 6H${num(width * 0.44)}L${num(width / 2)} 44H${num(width / -2)}Z`;
  const bars = times(
    11,
    (index) => `M${num(width * (index - 5) * 0.082)} 6L${num(width * (index - 5) * 0.094)} 44`,
  ).join('');
  const lines = [12, 17, 34, 39].map((y) => `M${num(width / -2)} ${y}H${num(width / 2)}`).join('');
  return (
    path(d, { fill: mix(cloth[1], palette.paper, 0.3) }) +
    group(path(random.chance(0.5) ? bars : lines, stroked(cloth[2], 3, { opacity: 0.7 })), {
      'clip-path': sheet.clip(path(d)),
    }) +
    path(
      times(30, (index) => `M${num(width * (-0.5 + index / 29))} 44v3.4`).join(''),
      stroked(mix(cloth[1], palette.paper, 0.5), 1),
    )
  );
};
