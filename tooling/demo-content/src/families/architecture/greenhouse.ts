import { mix, shade, tint } from '../../art/colour.ts';
import { leafShape, lerp, polygon, times } from '../../art/geometry.ts';
import { circle, ellipse, group, path, type Point, rect, stroked } from '../../art/svg.ts';
import { contactShadow } from '../../art/texture.ts';
import { area, block, d, type Draw, green, sky, solid, tree } from './parts.ts';

/** Draws a glasshouse full of plants behind flower beds. */
export const greenhouse: Draw = (sheet) => {
  const { width, height, random, palette, unit } = sheet;
  const level = height * 0.74;
  const size = Math.min(width * 0.84, height * 0.78);
  const [left, x] = [width / 2 - size / 2, width / 2];
  const [eaves, apex] = [level - size * 0.52, level - size * 0.86];
  const frame = random.pick([tint(palette.paper, 0.02), palette.deep, palette.ink]);
  const shape = polygon([
    [left, level],
    [left, eaves],
    [x, apex],
    [left + size, eaves],
    [left + size, level],
  ]);
  const tone = mix(palette.wash, palette.calm, 0.35);
  const clip = sheet.clip(path(shape));
  const inside = times(16, (index) => {
    const from: Point = [left + size * ((index * 0.618 + 0.05) % 1), level - size * 0.04];
    const [tall, colour] = [size * random.between(0.24, 0.42), green(sheet)];
    if (index % 3 === 1) return tree(sheet, from, tall * 1.15, colour);
    const blades = times(9, (at) =>
      leafShape(from, -90 + (at - 4) * 15, tall, tall * 0.13, { bend: (at - 4) * 0.28 }),
    );
    return path(blades.join(''), { fill: colour, stroke: tint(colour, 0.07), 'stroke-width': unit * 0.12 });
  });
  const fruit = times(26, () =>
    circle(
      left + size * random.between(0.05, 0.95),
      level - size * random.between(0.1, 0.3),
      size * random.between(0.008, 0.016),
      { fill: random.pick([palette.spark, palette.second, palette.main]) },
    ),
  );
  const bars = [
    ...times(9, (index) => {
      const px = left + (size * index) / 8;
      return d`M${px} ${level}V${eaves - (eaves - apex) * (1 - Math.abs(index - 4) / 4)}`;
    }),
    d`M${left} ${eaves}H${left + size}M${left} ${(eaves + level) / 2}H${left + size}`,
    polygon(
      [
        [left + size * 0.25, eaves - (eaves - apex) / 2],
        [left + size * 0.75, eaves - (eaves - apex) / 2],
      ],
      false,
    ),
  ];
  const sheen =
    polygon([
      [left + size * 0.06, level],
      [left + size * 0.4, apex],
      [left + size * 0.52, apex],
      [left + size * 0.18, level],
    ]) +
    polygon([
      [left + size * 0.66, level],
      [left + size * 0.9, eaves],
      [left + size, eaves],
      [left + size * 0.72, level],
    ]);
  const grass = green(sheet);
  const walk = polygon([
    [x - size * 0.1, level],
    [x + size * 0.1, level],
    [x + size * 0.3, height],
    [x - size * 0.3, height],
  ]);
  const beds = [-1, 1].flatMap((sign) =>
    times(Math.round(18 + (width / size) * 8), () => {
      const share = random.next();
      const y = lerp(level + size * 0.02, height * 1.02, share);
      const px = x + sign * (size * lerp(0.16, 0.36, share) + random.next() * width * 0.5);
      const bloom = size * lerp(0.018, 0.034, share);
      return {
        y,
        markup:
          path(d`M${px} ${y}v${-bloom * 3}`, stroked(shade(grass, 0.1), bloom * 0.3)) +
          ellipse(px - bloom * 0.7, y - bloom, bloom * 0.8, bloom * 0.35, { fill: tint(grass, 0.08) }) +
          circle(px, y - bloom * 3, bloom, {
            fill: random.pick([palette.spark, palette.paper, palette.second, palette.main]),
          }) +
          circle(px, y - bloom * 3, bloom * 0.4, { fill: mix(palette.second, palette.deep, 0.3) }),
      };
    }),
  );
  const woods = times(8, (index) =>
    tree(
      sheet,
      [width * ((index + 0.5) / 8), level],
      size * random.between(0.4, 0.72),
      tint(mix(green(sheet), palette.wash, 0.35), 0),
      index % 3 === 0,
    ),
  );
  const door = area(x - size * 0.105, level - size * 0.4, size * 0.21, size * 0.4);
  return [
    sky(sheet, false, [width * 0.78, height * 0.16], Math.min(width, height) * 0.09),
    woods.join(''),
    block(sheet, { x: 0, y: level, width, height: height - level }, grass, 0.9),
    contactShadow(sheet, [x, level], size * 0.62, size * 0.04),
    path(shape, {
      fill: sheet.linear([
        [0, tint(tone, 0.05)],
        [1, shade(tone, 0.03)],
      ]),
    }),
    group([...inside, ...fruit], { 'clip-path': clip }),
    path(shape, { fill: tone, opacity: 0.12 }),
    group(path(sheen, { fill: '#ffffff', opacity: 0.24 }), { 'clip-path': clip }),
    path(bars.join(''), stroked(frame, size * 0.009)),
    path(shape, { fill: 'none', stroke: frame, 'stroke-width': size * 0.018, 'stroke-linejoin': 'round' }),
    rect(door.x, door.y, door.width, door.height, {
      fill: tone,
      'fill-opacity': 0.35,
      stroke: frame,
      'stroke-width': size * 0.016,
    }),
    path(
      d`M${x} ${door.y}v${door.height}M${door.x} ${door.y + door.height * 0.55}h${door.width}`,
      stroked(frame, size * 0.01),
    ),
    circle(x, apex - size * 0.02, size * 0.018, { fill: frame }),
    block(
      sheet,
      area(left - size * 0.02, level - size * 0.075, size * 0.415, size * 0.08),
      mix(palette.main, palette.second, 0.4),
      1.3,
    ),
    block(
      sheet,
      area(x + size * 0.105, level - size * 0.075, size * 0.415, size * 0.08),
      mix(palette.main, palette.second, 0.4),
      1.3,
    ),
    solid(
      sheet,
      walk,
      area(x - size * 0.3, level, size * 0.6, height - level),
      mix(palette.soft, palette.second, 0.2),
      0.9,
    ),
    path(
      times(5, (index) => {
        const share = ((index + 1) / 6) ** 1.3;
        const reach = size * lerp(0.1, 0.3, share);
        return d`M${x - reach} ${lerp(level, height, share)}h${reach * 2}`;
      }).join(''),
      stroked(shade(palette.soft, 0.12), unit * 0.2),
    ),
    ...beds.toSorted((one, other) => one.y - other.y).map(({ markup }) => markup),
  ].join('');
};
