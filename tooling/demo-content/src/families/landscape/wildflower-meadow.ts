import { mix, saturate, shade, tint } from '../../art/colour.ts';
import { lerp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { line, num, path, stroked, type Point } from '../../art/svg.ts';
import { isGreen } from './grass-season.ts';
import { hill } from './hill.ts';
import type { Draw } from './scene.ts';
import { conifers } from './trees.ts';

/** Draws a meadow of wildflowers. */
export const wildflowers: Draw = ({ air }, sheet, horizon) => {
  const { random, height, width, unit, palette } = sheet;
  const back = [0.08, 0.24, 0.4].map((depth, index) => {
    const layer = hill(sheet, air, {
      y: horizon - height * (0.06 - index * 0.04),
      rise: height * 0.04,
      depth,
      bottom: height,
    });
    return (
      (index === 2
        ? conifers(sheet, layer.top, {
            count: 24,
            height: height * 0.05,
            colour: mix(layer.colour, air.near, 0.2),
          })
        : '') + layer.markup
    );
  });
  const green = saturate(mix(palette.leaf, air.middle, isGreen(air) ? 0.3 : 0.12), 1.1);
  const field = hill(sheet, air, {
    y: horizon + height * 0.08,
    rise: height * 0.02,
    depth: 0.5,
    roughness: 0.1,
    colour: green,
    bottom: height,
  });
  const colours = [
    palette.main,
    palette.second,
    palette.spark,
    tint(palette.soft, 0.02),
    mix(palette.calm, '#ffffff', 0.2),
  ];
  const rows = times(13, (row) => {
    const share = (row + 1) / 13;
    const y = lerp(horizon + height * 0.1, height * 1.03, share ** 1.25);
    const size = unit * lerp(0.5, 3.4, share ** 1.5);
    const stalks = times(lerp(60, 22, share), () => {
      const x = random.between(-0.02, 1.02) * width;
      const top = y - size * random.between(1.6, 3.8);
      const colour = random.pick(colours);
      return {
        stalk: `M${num(x)} ${num(y + size)}Q${num(x + random.around() * size)} ${num((y + top) / 2)} ${num(x)} ${num(top)}`,
        head: bloom(sheet, [x, top], size, colour, random.whole(0, 2)),
      };
    });
    const tone = shade(green, lerp(0.02, 0.16, share));
    const blades = times(70, () => {
      const x = random.between(0, 1) * width;
      return `M${num(x)} ${num(y + size)}q${num(random.around() * size * 0.4)} ${num(-size * 1.4)} ${num(random.around() * size)} ${num(-size * random.between(2, 3.4))}`;
    });
    return (
      path(blades.join(''), stroked(tone, size * 0.16)) +
      path(stalks.map(({ stalk }) => stalk).join(''), stroked(shade(green, 0.12), size * 0.12)) +
      stalks.map(({ head }) => head).join('')
    );
  });
  return back.join('') + field.markup + rows.join('');
};

function bloom(sheet: Sheet, [x, y]: Point, size: number, colour: string, kind: number): string {
  const { random } = sheet;
  if (kind === 0) {
    const petals = times(6, (index) => {
      const turn = (index * Math.PI) / 3 + 0.2;
      return `M${num(x)} ${num(y)}L${num(x + Math.cos(turn) * size * 0.72)} ${num(y + Math.sin(turn) * size * 0.5)}`;
    });
    return (
      path(petals.join(''), stroked(colour, size * 0.46)) +
      path(`M${num(x)} ${num(y)}h0`, stroked('#f6d06a', size * 0.44))
    );
  }
  if (kind === 1) {
    const cup = `M${num(x - size * 0.7)} ${num(y - size * 0.4)}Q${num(x - size * 0.7)} ${num(y + size * 0.6)} ${num(x)} ${num(y + size * 0.6)}Q${num(x + size * 0.7)} ${num(y + size * 0.6)} ${num(x + size * 0.7)} ${num(y - size * 0.4)}Q${num(x + size * 0.35)} ${num(y - size * 0.1)} ${num(x)} ${num(y - size * 0.55)}Q${num(x - size * 0.35)} ${num(y - size * 0.1)} ${num(x - size * 0.7)} ${num(y - size * 0.4)}Z`;
    return (
      path(cup, { fill: colour }) +
      line([x, y + size * 0.5], [x, y - size * 0.1], stroked(shade(colour, 0.1), size * 0.12))
    );
  }
  const spike = times(
    6,
    (index) => `M${num(x + random.around() * size * 0.22)} ${num(y - index * size * 0.34 + size)}h0`,
  );
  return path(spike.join(''), stroked(colour, size * 0.52));
}
