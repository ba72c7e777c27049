import { type Colour, lightness, mix, shade, tint } from '../../art/colour.ts';
import { archShape, blob, clamp, polygon, times } from '../../art/geometry.ts';
import { path, rect, stroked } from '../../art/svg.ts';
import { area, block, casement, d, type Draw, createGlass, green } from './parts.ts';

/** Draws a front with shuttered windows and flower boxes, half in shadow. */
export const shuttered: Draw = (sheet) => {
  const { width, height, random, palette, unit } = sheet;
  const wall = random.pick([
    palette.second,
    palette.main,
    palette.soft,
    mix(palette.main, palette.paper, 0.45),
    mix(palette.calm, palette.paper, 0.3),
  ]);
  const shutters = random.pick(
    [palette.leaf, palette.deep, palette.spark, palette.main]
      .filter((colour) => Math.abs(lightness(colour) - lightness(wall)) > 0.12)
      .concat(palette.ink),
  );
  const trim = lightness(wall) > 0.85 ? shade(palette.soft, 0.1) : tint(palette.paper, 0.01);
  const columns = clamp(Math.round(width / unit / 42), 1, 3);
  const cell = width / columns;
  const rows = clamp(Math.round(height / (cell * 1.25)), 1, 5);
  const storey = height / rows;
  const glass = createGlass(sheet, mix(palette.ink, palette.calm, 0.45));
  const isArched = random.chance(0.35);
  const shadow = polygon([
    [width * 0.2, 0],
    [width, 0],
    [width, height * 0.75],
  ]);
  const windows = times(columns * rows, (index) => {
    const tall = Math.min(storey * 0.56, cell * 0.72);
    const w = Math.min(cell * 0.3, tall * 0.6);
    const box = area(
      cell * ((index % columns) + 0.5) - w / 2,
      storey * (Math.floor(index / columns) + 0.5) - tall * 0.52,
      w,
      tall,
    );
    const foot = box.y + tall * 1.05;
    const lintel = isArched
      ? path(archShape(box.x - w * 0.12, box.y - w * 0.14, w * 1.24, w * 0.8), { fill: trim })
      : rect(box.x - w * 0.18, box.y - tall * 0.1, w * 1.36, tall * 0.07, { fill: trim });
    const kind = random.whole(0, 3);
    const dots = (count: number, size: number, colour: Colour): string => {
      const places = times(
        count,
        () => d`M${box.x + w * random.between(-0.2, 1.2)} ${foot + tall * random.between(-0.1, 0.06)}h0`,
      );
      return path(places.join(''), stroked(colour, w * size));
    };
    const leafage = dots(30, 0.13, green(sheet)) + dots(16, 0.1, tint(green(sheet), 0.06));
    const flowers = [palette.spark, palette.paper, tint(palette.main, 0.08), palette.second];
    const blooms = flowers.map((colour) => dots(random.whole(4, 9), 0.14, colour));
    const bed =
      kind < 3
        ? leafage +
          blooms.join('') +
          block(
            sheet,
            area(box.x - w * 0.2, foot + tall * 0.05, w * 1.4, tall * 0.12),
            mix(palette.deep, '#9a5a3c', 0.5),
            1.6,
          )
        : '';
    return lintel + casement(sheet, box, { glass, frame: trim, shutters, isArched }) + bed;
  });
  const bands = times(
    rows,
    (index) =>
      rect(0, storey * index - unit * 0.5, width, unit, { fill: trim, opacity: 0.75 }) +
      rect(0, storey * index + unit * 0.5, width, unit * 0.7, { fill: shade(wall, 0.16), opacity: 0.35 }),
  );
  const worn = times(5, () =>
    path(
      blob(
        random,
        [random.between(0, width), random.between(0, height)],
        unit * random.between(5, 12),
        unit * random.between(3, 7),
        { wobble: 0.25 },
      ),
      { fill: tint(wall, 0.035), opacity: 0.6 },
    ),
  );
  return (
    block(sheet, { x: 0, y: 0, width, height }, wall, 0.8) +
    worn.join('') +
    bands.join('') +
    windows.join('') +
    path(shadow, { fill: shade(wall, 0.3), opacity: 0.16 })
  );
};
