import { type Colour, lightness, mix, shade, tint } from '../../art/colour.ts';
import { archShape, clamp, polygon, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, path, type Point, rect } from '../../art/svg.ts';
import { area, block, casement, d, type Draw, createGlass, green, sky, solid, tree, water } from './parts.ts';

/** Returns the colors that walls are painted in. */
function paints({ palette, random }: Sheet, isDusk: boolean): Colour[] {
  const { main, second, calm, soft, wash, paper, deep, spark } = palette;
  const day = [
    main,
    second,
    mix(calm, paper, 0.2),
    soft,
    mix(deep, main, 0.5),
    mix(spark, paper, 0.3),
    mix(wash, second, 0.25),
    mix(main, paper, 0.5),
  ];
  return random.shuffle(isDusk ? day.map((colour) => mix(shade(colour, 0.12), deep, 0.3)) : day);
}

/** Draws a row of narrow houses with gables, on a street or along a canal. */
export const townHouses: Draw = (sheet, isDusk) => {
  const { width, height, random, palette, unit } = sheet;
  const street = height * 0.86;
  const count = clamp(Math.round((width / height) * 4.6), 3, 8);
  const step = width / count;
  const colours = paints(sheet, isDusk);
  const lit = mix(palette.spark, palette.paper, 0.45);
  const houses = times(count, (index) => {
    const wall = colours[index % colours.length] ?? palette.main;
    const trim = lightness(wall) > 0.75 ? shade(palette.soft, 0.18) : tint(palette.paper, 0.01);
    const tall = Math.min(height * 0.5, step * 2.5) * random.between(0.78, 1.12);
    const [x, y] = [index * step, street - tall];
    const roof = isDusk
      ? shade(palette.deep, 0.1)
      : random.pick([
          palette.deep,
          mix(palette.main, palette.deep, 0.6),
          mix(palette.ink, palette.calm, 0.35),
        ]);
    const rise = step * random.between(0.42, 0.6);
    const rising = times(10, (at): Point => [Math.floor(at / 2) * 0.1, Math.ceil(at / 2) * 0.2]);
    const gables = [
      polygon([
        [x, y],
        [x + step / 2, y - rise],
        [x + step, y],
      ]),
      polygon([
        ...rising.map(([aside, up]): Point => [x + step * aside, y - rise * up]),
        ...rising.toReversed().map(([aside, up]): Point => [x + step * (1 - aside), y - rise * up]),
      ]),
      d`M${x} ${y}C${x + step * 0.22} ${y - rise * 0.1} ${x + step * 0.12} ${y - rise * 0.7} ${x + step * 0.36} ${y - rise * 0.8}Q${x + step / 2} ${y - rise * 1.2} ${x + step * 0.64} ${y - rise * 0.8}C${x + step * 0.88} ${y - rise * 0.7} ${x + step * 0.78} ${y - rise * 0.1} ${x + step} ${y}Z`,
    ];
    const isGable = random.chance(0.55);
    const peak = isGable
      ? solid(sheet, random.pick(gables), { x, y: y - rise, width: step, height: rise }, wall, 0.8) +
        circle(x + step / 2, y - rise * 0.38, step * 0.09, {
          fill: isDusk ? lit : mix(palette.ink, palette.calm, 0.3),
          stroke: trim,
          'stroke-width': step * 0.025,
        })
      : rect(x + step * random.pick([0.18, 0.66]), y - rise * 0.95, step * 0.13, rise * 0.8, {
          fill: shade(roof, 0.05),
        }) +
        solid(
          sheet,
          polygon([
            [x - step * 0.02, y],
            [x + step * 0.13, y - rise * 0.72],
            [x + step * 0.87, y - rise * 0.72],
            [x + step * 1.02, y],
          ]),
          { x, y: y - rise, width: step, height: rise },
          roof,
          1.4,
        ) +
        casement(sheet, area(x + step * 0.41, y - rise * 0.52, step * 0.18, rise * 0.4), {
          glass: createGlass(sheet, isDusk ? lit : mix(palette.ink, palette.calm, 0.45)),
          frame: trim,
        });
    const floors = Math.max(2, Math.round(tall / (step * 0.62)));
    const storey = tall / (floors + 0.2);
    const columns = random.pick([2, 2, 3]);
    const isArched = random.chance(0.3);
    const shutters =
      columns === 2 && random.chance(0.4)
        ? shade(colours[(index + 3) % colours.length] ?? roof, 0.04)
        : undefined;
    const dark = createGlass(sheet, mix(palette.ink, palette.calm, 0.4));
    const warm = createGlass(sheet, lit);
    const windows = times((floors - 1) * columns, (at) => {
      const w = step * (columns === 3 ? 0.17 : shutters ? 0.18 : 0.22);
      const wx =
        x +
        (step * ((at % columns) + 0.5)) / columns +
        (columns === 2 ? (at % 2 === 0 ? 1 : -1) * step * 0.015 : 0) -
        w / 2;
      const glass = isDusk && random.chance(0.6) ? warm : dark;
      return casement(sheet, area(wx, y + storey * (Math.floor(at / columns) + 0.26), w, storey * 0.56), {
        glass,
        frame: trim,
        isArched,
        ...(shutters ? { shutters } : {}),
      });
    });
    const [doorAt, bayAt] = random.chance(0.5) ? [0.12, 0.5] : [0.62, 0.12];
    const door = random.pick(
      [palette.deep, palette.spark, palette.main, palette.leaf].filter((colour) => colour !== wall),
    );
    const doorHeight = storey * 0.82;
    const base =
      block(sheet, { x, y, width: step, height: tall }, wall, 0.9) +
      rect(x, street - storey * 1.06, step, storey * 0.05, { fill: trim, opacity: 0.85 }) +
      rect(x, y - step * 0.01, step, step * 0.04, { fill: trim });
    const entry =
      path(archShape(x + step * doorAt, street - doorHeight, step * 0.26, doorHeight), {
        fill: shade(door, isDusk ? 0.12 : 0.02),
        stroke: trim,
        'stroke-width': step * 0.03,
      }) + circle(x + step * (doorAt + 0.2), street - doorHeight * 0.42, step * 0.015, { fill: lit });
    const bay = casement(sheet, area(x + step * bayAt, street - storey * 0.78, step * 0.38, storey * 0.52), {
      glass: isDusk ? warm : dark,
      frame: trim,
    });
    return base + peak + windows.join('') + entry + bay;
  });
  const isCanal = random.chance(0.45);
  const stone = isDusk ? mix(palette.deep, palette.ink, 0.4) : mix(palette.soft, palette.calm, 0.35);
  const ground =
    block(sheet, { x: 0, y: street, width, height: height - street }, stone, 0.6) +
    rect(0, street, width, unit * 0.9, { fill: tint(stone, 0.07) });
  const quay = street + (height - street) * 0.28;
  const canal = isCanal
    ? water(
        sheet,
        quay,
        mix(palette.calm, palette.deep, isDusk ? 0.75 : 0.35),
        isDusk ? lit : palette.paper,
        width * 0.6,
      )
    : rect(0, street + (height - street) * 0.55, width, unit * 0.5, { fill: shade(stone, 0.08) });
  const trees = times(Math.max(1, count - 2), (index) =>
    tree(
      sheet,
      [step * (index + 1) + random.around() * step * 0.1, street + unit * 1.6],
      step * random.between(0.7, 0.95),
      green(sheet, isDusk),
    ),
  );
  return (
    sky(sheet, isDusk, [width * 0.72, height * 0.2], Math.min(width, height) * 0.09) +
    houses.join('') +
    ground +
    canal +
    trees.join('')
  );
};
