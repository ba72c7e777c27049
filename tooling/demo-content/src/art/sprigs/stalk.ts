import { polar } from '../geometry.ts';
import { num, type Point } from '../svg.ts';

/** A stalk that bends: its points from foot to tip and the direction (degrees) at each. */
export type Stalk = readonly { readonly at: Point; readonly heading: number }[];

/** Returns a stalk from `from`, first in direction `angle` (-90 is up), turning by `bend` degrees on its way. */
export function stalk(from: Point, angle: number, length: number, bend: number, steps = 12): Stalk {
  const points: { at: Point; heading: number }[] = [{ at: from, heading: angle }];
  for (let step = 1; step <= steps; step += 1) {
    const last = points[step - 1];
    const heading = angle + bend * (step / steps);
    points.push({ at: polar(last?.at ?? from, heading, length / steps), heading });
  }
  return points;
}

/** Returns the path of a stalk. */
export function stalkPath(points: Stalk): string {
  return `M${points.map(({ at }) => `${num(at[0])} ${num(at[1])}`).join('L')}`;
}
