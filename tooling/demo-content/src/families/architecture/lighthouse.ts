import { mix, shade, tint } from '../../art/colour.ts';
import { archShape, below, polygon, ridge, smooth, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { group, path, type Point, rect, stroked } from '../../art/svg.ts';
import { glow, grainOn } from '../../art/texture.ts';
import { area, block, casement, d, type Draw, createGlass, sky, solid } from './parts.ts';

/** Draws a striped lighthouse on a cliff, with a beam at dusk. */
export const lighthouse: Draw = (sheet, isDusk) => {
  const { width, height, random, palette, unit } = sheet;
  const level = height * 0.76;
  const tall = Math.min(height * 0.6, width * 1.15);
  const x = width * (width > height ? 0.36 : 0.45);
  const foot = level - tall * 0.08;
  const [base, neck] = [tall * 0.115, tall * 0.07];
  const top = foot - tall * 0.8;
  const body = polygon([
    [x - base, foot],
    [x - neck, top],
    [x + neck, top],
    [x + base, foot],
  ]);
  const white = isDusk ? mix(palette.paper, palette.deep, 0.3) : tint(palette.paper, 0.02);
  const stripe = shade(random.pick([palette.main, palette.deep, palette.spark]), isDusk ? 0.1 : 0);
  const bands = times(3, (index) =>
    rect(x - base, top + tall * (0.12 + index * 0.25), base * 2, tall * 0.125, { fill: stripe }),
  );
  const box = area(x - base, top, base * 2, tall * 0.8);
  const light = mix(palette.spark, palette.paper, 0.55);
  const lampAt: Point = [x, top - tall * 0.065];
  const beams = isDusk
    ? [-1, 1]
        .map((sign) =>
          path(
            polygon([
              lampAt,
              [x + sign * width, lampAt[1] - tall * 0.2],
              [x + sign * width, lampAt[1] + tall * 0.12],
            ]),
            {
              fill: sheet.linear(
                [
                  [0, light, sign > 0 ? 0.65 : 0],
                  [1, light, sign > 0 ? 0 : 0.65],
                ],
                [0, 0],
                [1, 0],
              ),
            },
          ),
        )
        .join('') + glow(sheet, lampAt, tall * 0.25, light, 0.8)
    : '';
  const rock = isDusk ? mix(palette.deep, palette.ink, 0.5) : mix(palette.ink, palette.calm, 0.45);
  const size = Math.min(width, height);
  const cliff = smoothRock(sheet, x, foot, size, level);
  const sea = mix(palette.deep, palette.calm, isDusk ? 0.2 : 0.5);
  const house = area(x + base * 1.1, foot - tall * 0.13, tall * 0.22, tall * 0.14);
  const windows = times(3, (index) =>
    path(archShape(x - neck * 0.22, top + tall * (0.06 + index * 0.25), neck * 0.44, tall * 0.06), {
      fill: isDusk ? light : mix(palette.ink, palette.calm, 0.25),
    }),
  );
  const waves = times(5, (index) => {
    const y = level + (height - level) * (0.12 + index * 0.19);
    const crest = ridge(random, {
      from: 0,
      to: width,
      y,
      rise: unit * 0.8,
      waves: 4 * (width / size),
      roughness: 0.3,
      steps: 40,
    });
    return (
      path(below(crest, height, true), { fill: shade(sea, index * 0.025) }) +
      path(smooth(crest), stroked(tint(sea, 0.18), unit * 0.25, { opacity: 0.6 }))
    );
  });
  const birds = times(
    4,
    () =>
      d`M${x + size * random.between(0.15, 0.5)} ${height * random.between(0.18, 0.4)}q${unit} ${-unit} ${unit * 1.6} ${unit * 0.3}q${unit * 0.7} ${-unit * 1.3} ${unit * 1.7} ${-unit * 0.3}`,
  );
  return [
    sky(sheet, isDusk, [width * 0.74, height * 0.34], size * 0.12),
    path(birds.join(''), stroked(palette.ink, unit * 0.28, { opacity: 0.7 })),
    rect(0, level - height * 0.05, width, height, {
      fill: sheet.linear([
        [0, tint(sea, 0.1)],
        [0.2, sea],
        [1, shade(sea, 0.06)],
      ]),
    }),
    waves[0] ?? '',
    beams,
    solid(sheet, cliff, area(x - size * 0.5, foot - size * 0.02, size, level - foot + size * 0.12), rock, 2),
    block(sheet, house, shade(white, 0.04)),
    path(
      polygon([
        [house.x - tall * 0.015, house.y],
        [house.x + tall * 0.05, house.y - tall * 0.08],
        [house.x + house.width - tall * 0.02, house.y - tall * 0.08],
        [house.x + house.width + tall * 0.02, house.y],
      ]),
      { fill: stripe },
    ),
    casement(sheet, area(house.x + tall * 0.1, house.y + tall * 0.035, tall * 0.05, tall * 0.055), {
      glass: createGlass(sheet, isDusk ? light : palette.deep),
      frame: shade(white, 0.15),
    }),
    path(body, { fill: white }),
    group(bands, { 'clip-path': sheet.clip(path(body)) }),
    path(body, {
      fill: sheet.linear(
        [
          [0, '#ffffff', 0.12],
          [0.45, palette.ink, 0],
          [1, palette.ink, 0.3],
        ],
        [0, 0],
        [1, 0],
      ),
    }),
    grainOn(sheet, body, box, { colour: palette.ink, strength: 1.4, reach: 0.5, opacity: 0.35 }),
    windows.join(''),
    path(archShape(x - neck * 0.4, foot - tall * 0.085, neck * 0.8, tall * 0.085), {
      fill: shade(stripe, 0.14),
    }),
    rect(x - neck * 1.45, top - tall * 0.012, neck * 2.9, tall * 0.022, {
      rx: tall * 0.006,
      fill: palette.ink,
    }),
    path(
      times(9, (index) => d`M${x + neck * (index - 4) * 0.34} ${top - tall * 0.01}v${-tall * 0.04}`).join(
        '',
      ) + d`M${x - neck * 1.36} ${top - tall * 0.05}h${neck * 2.72}`,
      stroked(palette.ink, tall * 0.006),
    ),
    rect(x - neck * 0.66, top - tall * 0.115, neck * 1.32, tall * 0.105, {
      fill: light,
      stroke: palette.ink,
      'stroke-width': tall * 0.007,
    }),
    path(d`M${x} ${top - tall * 0.115}v${tall * 0.105}`, stroked(palette.ink, tall * 0.006)),
    path(
      d`M${x - neck * 0.9} ${top - tall * 0.11}Q${x - neck * 0.5} ${top - tall * 0.19} ${x} ${top - tall * 0.2}Q${x + neck * 0.5} ${top - tall * 0.19} ${x + neck * 0.9} ${top - tall * 0.11}ZM${x} ${top - tall * 0.19}v${-tall * 0.05}`,
      { fill: stripe, stroke: stripe, 'stroke-width': tall * 0.008 },
    ),
    waves.slice(1).join(''),
  ].join('');
};

/** Draws a cliff with flat faces around a foot. */
function smoothRock(sheet: Sheet, x: number, foot: number, size: number, level: number): string {
  const jag = (share: number): number => size * (share + sheet.random.around() * 0.012);
  const bottom = level + size * 0.12;
  return polygon([
    [x - jag(0.5), bottom],
    [x - jag(0.42), level - size * 0.01],
    [x - jag(0.3), level - jag(0.02)],
    [x - jag(0.24), foot + jag(0.02)],
    [x - jag(0.12), foot - size * 0.005],
    [x + jag(0.22), foot - size * 0.005],
    [x + jag(0.3), foot + jag(0.03)],
    [x + jag(0.38), level - jag(0.015)],
    [x + jag(0.52), bottom],
  ]);
}
