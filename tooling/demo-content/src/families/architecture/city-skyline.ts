import { mix } from '../../art/colour.ts';
import { lerp, times } from '../../art/geometry.ts';
import { path, type Point, stroked } from '../../art/svg.ts';
import { d, type Draw, sky, water } from './parts.ts';

/** Draws towers in three layers before a low sun, over water. */
export const skyline: Draw = (sheet) => {
  const { width, height, random, palette, unit } = sheet;
  const level = height * 0.8;
  const sun: Point = [width * random.between(0.32, 0.68), height * 0.44];
  const haze = mix(palette.second, palette.main, 0.4);
  const layers = times(3, (layer) => {
    const colour = mix(mix(haze, palette.deep, 0.25 + layer * 0.3), palette.ink, layer * 0.27);
    const wide = Math.min(width, height) * lerp(0.08, 0.13, layer / 2);
    let x = -wide * random.next();
    const towers: string[] = [];
    const lamps: string[] = [];
    while (x < width) {
      const w = wide * random.between(0.6, 1.25);
      const away = Math.abs((x + w / 2 - sun[0]) / width);
      const tall =
        Math.min(height * 0.5, unit * 62) * (1 - layer * 0.25) * random.between(0.55, 1) * (0.7 + away * 0.7);
      const y = level - tall;
      const top = random.whole(0, 4);
      const crown =
        [
          d`M${x} ${y}h${w}`,
          d`M${x} ${y + w * 0.4}l${w} ${-w * 0.4}`,
          d`M${x} ${y}h${w * 0.2}v${-w * 0.3}h${w * 0.18}v${-w * 0.3}h${w * 0.09}l${w * 0.03} ${-w * 0.7}l${w * 0.03} ${w * 0.7}h${w * 0.09}v${w * 0.3}h${w * 0.18}v${w * 0.3}h${w * 0.2}`,
          d`M${x} ${y}a${w / 2} ${w / 2} 0 0 1 ${w} 0`,
          d`M${x} ${y}v${-w * 0.12}h${w * 0.7}v${w * 0.12}h${w * 0.3}`,
        ][top] ?? '';
      towers.push(`${crown}${d`V${level}H${x}Z`}`);
      const columns = Math.max(2, Math.floor(w / (unit * 1.7)));
      for (let row = 0; row < Math.floor((tall - w * 0.5) / (unit * 2.2)); row += 1)
        for (let column = 0; column < columns; column += 1)
          if (random.chance(0.12 + layer * 0.14))
            lamps.push(
              d`M${x + ((column + 0.5) * w) / columns} ${y + w * 0.5 + row * unit * 2.2}v${unit * 0.9}`,
            );
      x += w * random.between(0.95, 1.35);
    }
    const shape = towers.join('');
    const fill = sheet.linear([
      [0, colour],
      [1, mix(colour, haze, 0.45 - layer * 0.1)],
    ]);
    return (
      path(shape, { fill }) +
      path(
        lamps.join(''),
        stroked(mix(palette.spark, palette.paper, 0.5), unit * 0.62, {
          'stroke-linecap': 'butt',
          opacity: 0.35 + layer * 0.27,
        }),
      )
    );
  });
  return (
    sky(sheet, true, sun, Math.min(width, height) * 0.17) +
    layers.join('') +
    water(sheet, level, mix(palette.deep, haze, 0.3), mix(palette.spark, palette.paper, 0.5), sun[0])
  );
};
