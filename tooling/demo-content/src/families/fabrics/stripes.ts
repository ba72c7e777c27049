import { times } from '../../art/geometry.ts';
import { group, num, path, rect } from '../../art/svg.ts';
import type { Pattern } from './pattern.ts';

/** Draws woven stripes of many widths. */
export const stripes: Pattern = ({ random }, [width, height], [ground, ...threads], step) => {
  const bands = times(
    random.whole(4, 7),
    () => [random.between(0.12, 0.7), random.between(0.15, 0.6), random.pick(threads)] as const,
  );
  const repeat = bands.reduce((sum, [wide, gap]) => sum + wide + gap, 0) * step;
  let at = 0;
  const drawn = bands.map(([wide, gap, thread]) => {
    const from = at;
    at += (wide + gap) * step;
    return path(
      times(
        width / repeat + 1,
        (turn) => `M${num(from + turn * repeat)} 0h${num(wide * step)}v${height}h${num(-wide * step)}Z`,
      ).join(''),
      { fill: thread },
    );
  });
  return rect(0, 0, width, height, { fill: ground }) + group(drawn);
};
