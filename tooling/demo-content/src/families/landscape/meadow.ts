import type { Colour } from '../../art/colour.ts';
import { heightAt, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, num, path, stroked, type Point } from '../../art/svg.ts';

/** Draws grass and flowers along a line. */
export function meadow(
  sheet: Sheet,
  top: readonly Point[],
  {
    blade,
    flowers,
    height,
    count,
  }: {
    readonly blade: Colour;
    readonly flowers: readonly Colour[];
    readonly height: number;
    readonly count: number;
  },
): string {
  const { random, width, unit } = sheet;
  const grass = times(count, () => {
    const x = random.between(0, width);
    const y = heightAt(top, x) + random.between(0, height * 0.8);
    const rise = height * random.between(0.3, 1);
    const lean = random.around() * height * 0.3;
    return `M${num(x)} ${num(y)}q${num(lean * 0.2)} ${num(-rise * 0.6)} ${num(lean)} ${num(-rise)}`;
  });
  const blossoms = times(flowers.length === 0 ? 0 : count / 5, () => {
    const x = random.between(0, width);
    const y = heightAt(top, x) - height * random.between(-0.4, 0.7);
    return circle(x, y, unit * random.between(0.3, 0.75), { fill: random.pick(flowers) });
  });
  return path(grass.join(''), stroked(blade, unit * 0.24)) + group(blossoms);
}
