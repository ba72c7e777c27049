import { mix, shade, tint } from '../../art/colour.ts';
import { below, type Box, lerp, ridge, times } from '../../art/geometry.ts';
import { path, rect, stroked } from '../../art/svg.ts';
import { glow } from '../../art/texture.ts';
import { area, block, d, type Draw, createGlass, green, oblong, sky, solid, tree } from './parts.ts';

/** Draws flat boxes of glass on a hill between trees. */
export const modernHouse: Draw = (sheet, isDusk) => {
  const { width, height, random, palette, unit } = sheet;
  const size = Math.min(width * 0.72, height * 0.9);
  const [x, level] = [width * 0.5 - size * 0.5, height * 0.68];
  const ground = isDusk ? mix(palette.deep, palette.ink, 0.35) : green(sheet);
  const white = isDusk ? mix(palette.paper, palette.deep, 0.4) : tint(palette.paper, 0.01);
  const accent = shade(random.pick([palette.main, palette.deep, palette.second]), isDusk ? 0.1 : 0);
  const glass = createGlass(
    sheet,
    isDusk ? mix(palette.spark, palette.paper, 0.4) : mix(palette.calm, palette.deep, 0.35),
  );
  const at = (bx: number, by: number, w: number, h: number): Box =>
    area(x + size * bx, level - size * by, size * w, size * h);
  const pane = (box: Box, bars: number): string =>
    path(oblong(box), { fill: glass }) +
    path(
      times(bars + 1, (index) => d`M${box.x + (box.width * index) / bars} ${box.y}v${box.height}`).join(''),
      stroked(shade(white, 0.35), size * 0.007),
    );
  const slats = at(0.08, 0.24, 0.2, 0.22);
  const house = [
    block(sheet, at(0.22, 0.62, 0.09, 0.34), accent, 1.4),
    block(sheet, at(0.08, 0.25, 0.78, 0.27), shade(white, 0.07)),
    block(sheet, slats, accent),
    path(
      times(
        10,
        (index) => d`M${slats.x + slats.width * (0.05 + index * 0.1)} ${slats.y}v${slats.height}`,
      ).join(''),
      stroked(shade(accent, 0.08), size * 0.006),
    ),
    pane(at(0.33, 0.22, 0.34, 0.22), 4),
    block(sheet, at(0.72, 0.19, 0.09, 0.19), accent, 1.5),
    rect(x + size * 0.02, level - size * 0.265, size * 0.96, size * 0.03, {
      fill: shade(white, 0.2),
      opacity: 0.6,
    }),
    block(sheet, at(0.3, 0.52, 0.7, 0.26), white),
    pane(at(0.35, 0.475, 0.42, 0.18), 5),
    pane(at(0.83, 0.475, 0.1, 0.18), 1),
    block(sheet, at(0.26, 0.55, 0.78, 0.035), tint(white, 0.03), 0.4),
    block(sheet, at(0.02, 0.285, 0.3, 0.03), tint(white, 0.03), 0.4),
    path(
      times(
        9,
        (index) => d`M${x + size * (0.03 + index * 0.032)} ${level - size * 0.285}v${-size * 0.06}`,
      ).join('') + d`M${x + size * 0.03} ${level - size * 0.345}h${size * 0.26}`,
      stroked(shade(white, 0.3), size * 0.005),
    ),
    path(
      d`M${x + size * 0.95} ${level - size * 0.26}v${size * 0.28}`,
      stroked(shade(white, 0.2), size * 0.016),
    ),
  ].join('');
  const hills = times(3, (index) => {
    const line = ridge(random, {
      from: 0,
      to: width,
      y: level + height * (-0.13 + index * 0.055),
      rise: height * 0.06,
      roughness: 0.2,
    });
    return path(below(line, height, true), {
      fill: mix(ground, isDusk ? palette.main : palette.wash, 0.7 - index * 0.18),
    });
  });
  const knoll = d`M0 ${level + height * 0.1}C${width * 0.2} ${level - height * 0.01} ${width * 0.3} ${level} ${width * 0.5} ${level}S${width * 0.85} ${level} ${width} ${level + height * 0.06}V${height}H0Z`;
  const steps = times(12, (index) => {
    const share = (index + 1) / 12;
    const reach = size * lerp(0.045, 0.1, share ** 1.4);
    const px = x + size * (0.765 - 0.24 * share ** 1.6);
    return rect(
      px - reach,
      lerp(level, height, share ** 1.5) - size * 0.01,
      reach * 2,
      size * lerp(0.012, 0.03, share),
      { rx: size * 0.008, fill: mix(white, ground, 0.12) },
    );
  });
  const woods = times(7, (index) =>
    tree(
      sheet,
      [lerp(-0.02, 1.02, index / 6) * width, level + height * 0.01],
      size * random.between(0.4, 0.85),
      green(sheet, isDusk),
      random.chance(0.35),
    ),
  );
  const near = [
    [0.06, 0.62],
    [0.95, 0.5],
  ].map(([share = 0, scale = 0]) =>
    tree(sheet, [width * share, level + height * 0.13], size * scale, shade(green(sheet, isDusk), 0.05)),
  );
  const tufts = times(
    60,
    () =>
      d`M${random.between(0, width)} ${lerp(level + height * 0.1, height, random.next())}l${unit * 0.3} ${-unit * 1.2}m${unit * 0.5} ${unit * 1.2}l${unit * 0.2} ${-unit * 0.9}`,
  );
  return [
    sky(sheet, isDusk, [width * 0.26, height * 0.22], Math.min(width, height) * 0.12),
    hills.join(''),
    woods.join(''),
    solid(sheet, knoll, { x: 0, y: level, width, height: height - level }, ground, 0.9),
    path(tufts.join(''), stroked(tint(ground, 0.09), unit * 0.18)),
    isDusk ? glow(sheet, [x + size * 0.55, level - size * 0.36], size * 0.6, palette.spark, 0.35) : '',
    house,
    steps.join(''),
    near.join(''),
  ].join('');
};
