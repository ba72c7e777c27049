import { mix, shade, tint } from '../../art/colour.ts';
import { archShape, below, blob, clamp, ridge, times } from '../../art/geometry.ts';
import { group, num, path, stroked } from '../../art/svg.ts';
import { grainOn } from '../../art/texture.ts';
import { area, d, type Draw, green, oblong, sky, solid, tree, water } from './parts.ts';

/** Draws round arches over still water, and their mirror image. */
export const bridge: Draw = (sheet, isDusk) => {
  const { width, height, random, palette, unit } = sheet;
  const level = height * 0.7;
  const stone = isDusk ? mix(palette.deep, palette.main, 0.3) : mix(palette.second, palette.paper, 0.25);
  const count = clamp(Math.round((width / height) * 3), 2, 5);
  const span = width / count;
  const crown = level - Math.min(height * 0.3, span * 0.62);
  const lake = mix(palette.calm, palette.deep, isDusk ? 0.7 : 0.3);
  const openings = times(count, (index) =>
    archShape(span * (index + 0.11), crown + span * 0.16, span * 0.78, level - crown - span * 0.16),
  );
  const arch = `${d`M0 ${level}V${crown}Q${width / 2} ${crown - height * 0.045} ${width} ${crown}V${level}Z`}${openings.join('')}`;
  const courses =
    times(9, (index) => d`M0 ${crown + (index + 0.4) * (level - crown) * 0.115}h${width}`).join('') +
    times(110, () => {
      const row = random.whole(0, 8);
      return d`M${random.between(0, width)} ${crown + (row + 0.4) * (level - crown) * 0.115}v${(level - crown) * 0.115}`;
    }).join('');
  const clip = sheet.clip(path(arch, { 'clip-rule': 'evenodd' }));
  const wallBox = { x: 0, y: crown - height * 0.03, width, height: level - crown + height * 0.03 };
  const stones =
    path(arch, {
      fill: sheet.linear([
        [0, tint(stone, 0.04)],
        [1, shade(stone, 0.07)],
      ]),
      'fill-rule': 'evenodd',
    }) +
    group(
      path(courses, stroked(shade(stone, 0.07), unit * 0.16)) +
        grainOn(sheet, oblong(wallBox), wallBox, { colour: shade(stone, 0.12), strength: 1.2, towards: 70 }),
      { 'clip-path': clip },
    );
  const rings = path(openings.join('').replaceAll('Z', ''), {
    fill: 'none',
    stroke: tint(stone, 0.09),
    'stroke-width': span * 0.045,
    'stroke-dasharray': `${num(span * 0.07)} ${num(span * 0.012)}`,
  });
  const parapet = path(
    d`M${-unit} ${crown}Q${width / 2} ${crown - height * 0.045} ${width + unit} ${crown}`,
    { fill: 'none', stroke: tint(stone, 0.07), 'stroke-width': span * 0.06 },
  );
  const mirrored = group(path(arch, { fill: shade(lake, 0.1), 'fill-rule': 'evenodd' }), {
    transform: `translate(0 ${num(level * 2)}) scale(1 -1)`,
    opacity: 0.55,
  });
  const hills = times(3, (index) =>
    path(
      below(
        ridge(random, {
          from: 0,
          to: width,
          y: level - height * (0.32 - index * 0.1),
          rise: height * 0.07,
          roughness: 0.35,
        }),
        level,
        true,
      ),
      {
        fill: mix(
          mix(palette.calm, palette.leaf, index * 0.35),
          isDusk ? palette.deep : palette.paper,
          isDusk ? 0.3 + index * 0.15 : 0.45 - index * 0.14,
        ),
      },
    ),
  );
  const woods = times(Math.round((width / height) * 9) + 4, () =>
    tree(
      sheet,
      [random.between(0, width), level + unit * 0.4],
      height * random.between(0.05, 0.1),
      green(sheet, isDusk),
      random.chance(0.4),
    ),
  );
  const banks = [
    [-0.02, 0.3],
    [1.02, 0.24],
  ].map(
    ([share = 0, reach = 0]) =>
      solid(
        sheet,
        blob(random, [width * share, height * 1.01], Math.min(width, height) * reach * 1.2, height * 0.13, {
          wobble: 0.05,
        }),
        area(width * (share - reach), height * 0.86, width * reach * 2, height * 0.2),
        shade(green(sheet, isDusk), 0.05),
        1.6,
      ) +
      tree(
        sheet,
        [width * share + (share < 0 ? 1 : -1) * Math.min(width, height) * 0.13, height * 0.93],
        Math.min(width * 0.62, height * 0.42) * (share < 0 ? 1 : 0.5),
        shade(green(sheet, isDusk), 0.04),
      ),
  );
  return (
    sky(sheet, isDusk, [width * 0.62, height * 0.24], Math.min(width, height) * 0.11) +
    hills.join('') +
    woods.join('') +
    water(sheet, level, lake, isDusk ? palette.second : palette.paper, width * 0.62) +
    mirrored +
    stones +
    rings +
    parapet +
    banks.join('')
  );
};
