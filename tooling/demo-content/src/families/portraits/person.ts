import { lightness, mix, shade, tint, type Colour } from '../../art/colour.ts';
import { times } from '../../art/geometry.ts';
import type { Palette } from '../../art/palettes.ts';
import type { Random } from '../../art/random.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, ellipse, group, path, stroked } from '../../art/svg.ts';
import { d, egg, form, slab } from '../toys/parts.ts';

/** Collars. */
export const COLLARS = ['crew', 'roll-neck', 'shirt', 'v-neck', 'scarf'] as const;

/** A person's appearance, chosen at random. */
export type Person = {
  readonly skin: Colour;
  readonly hair: Colour;
  readonly cloth: Colour;
  readonly accent: Colour;
  readonly collar: (typeof COLLARS)[number];
  readonly weave: 'plain' | 'stripes' | 'dots';
  readonly hasGlasses: boolean;
  readonly hasEarrings: boolean;
};

const SKINS = [
  '#58392a',
  '#6a4431',
  '#80543b',
  '#9a6848',
  '#b9835c',
  '#d3a07a',
  '#e6bd99',
  '#f0cfb2',
] as const;
const HAIRS = ['#211b1c', '#2f2220', '#4a3126', '#6b4630', '#8f5a35', '#b8854f', '#b5aeaa'] as const;

/** Creates a person in clothes that contrast with the background. */
export function somebody(random: Random, palette: Palette, behind: Colour): Person {
  const { main, second, spark, calm, deep, paper, ink, leaf } = palette;
  const skin = mix(random.pick(SKINS), main, 0.03);
  const apart =
    (level: number) =>
    (colour: Colour): boolean =>
      Math.abs(lightness(colour) - lightness(skin)) > level;
  const hairs = HAIRS.filter(
    (colour, index) => apart(0.12)(colour) && (lightness(skin) > 0.58 || index < 3 || index === 6),
  );
  const cloths = [
    main,
    second,
    deep,
    spark,
    mix(calm, deep, 0.2),
    leaf,
    mix(paper, second, 0.12),
    mix(ink, deep, 0.5),
  ].filter((colour) => Math.abs(lightness(colour) - lightness(behind)) > 0.1 && apart(0.06)(colour));
  const [cloth = deep, accent = paper] = random.shuffle(cloths);
  return {
    skin,
    cloth,
    accent,
    hair: mix(hairs.length > 0 ? random.pick(hairs) : '#211b1c', ink, 0.12),
    collar: random.pick(COLLARS),
    weave: random.pick(['plain', 'plain', 'stripes', 'dots'] as const),
    hasGlasses: random.chance(0.35),
    hasEarrings: random.chance(0.45),
  };
}

const HEAD = 'M-27 -8C-27 -30 -15 -40 0 -40C15 -40 27 -30 27 -8C27 14 16 36 0 36C-16 36 -27 14 -27 -8Z';
const BODY = 'M-80 330V112C-80 86 -60 75 -42 69L-15 57Q0 74 15 57L42 69C60 75 80 86 80 112V330Z';

/** Draws the shoulders and their clothes. */
export function shoulders(sheet: Sheet, { skin, cloth, accent, collar, weave }: Person): string {
  const dark = shade(cloth, 0.09);
  const pattern =
    weave === 'stripes'
      ? path(
          times(17, (index) => `M-90 ${74 + index * 15}Q0 ${86 + index * 15} 90 ${74 + index * 15}`).join(''),
          { fill: 'none', stroke: mix(accent, cloth, 0.25), 'stroke-width': 5 },
        )
      : weave === 'dots'
        ? path(
            times(
              108,
              (index) =>
                d`M${-84 + (index % 9) * 21 + (Math.floor(index / 9) % 2) * 10} ${72 + Math.floor(index / 9) * 16}h0`,
            ).join(''),
            stroked(mix(accent, cloth, 0.2), 4.6),
          )
        : '';
  const neck =
    form(
      sheet,
      'M-11.5 18V49C-11.5 58 -22 62 -32 66L0 88L32 66C22 62 11.5 58 11.5 49V18Z',
      [-32, 18, 64, 70],
      shade(skin, 0.03),
    ) + path('M-11.5 30C-6 41 6 41 11.5 28V38C6 50 -5 50 -11.5 42Z', { fill: shade(skin, 0.12) });
  const sleeves = path(
    'M-51 330C-52 190 -56 150 -60 128M51 330C52 190 56 150 60 128',
    stroked(dark, 1.6, { opacity: 0.8 }),
  );
  const collars: Readonly<Record<Person['collar'], string>> = {
    crew: path('M-17 57.5Q0 79 17 57.5', stroked(tint(mix(cloth, accent, 0.5), 0.02), 5)),
    'roll-neck':
      slab(sheet, -17, 40, 34, 27, 7, tint(cloth, 0.02)) +
      path('M-9 45V62M-3 45V63.5M3 45V63.5M9 45V62', stroked(dark, 1)),
    shirt:
      form(
        sheet,
        'M-14 54L0 74L-13 86L-27 62ZM14 54L0 74L13 86L27 62Z',
        [-27, 54, 54, 32],
        mix(accent, sheet.palette.paper, 0.55),
      ) +
      path('M0 76V330', stroked(dark, 1.4)) +
      path('M0 98h0M0 130h0M0 162h0M0 194h0', stroked(mix(accent, sheet.palette.paper, 0.5), 4)),
    'v-neck': form(
      sheet,
      'M-19 56L0 104L19 56L11 52V60L0 84L-11 60V52Z',
      [-19, 52, 38, 52],
      tint(mix(cloth, accent, 0.5), 0.02),
    ),
    scarf:
      form(
        sheet,
        'M14 66L34 70C40 96 38 124 42 150L20 154C16 128 18 96 14 66Z',
        [12, 66, 32, 88],
        shade(accent, 0.04),
      ) +
      path('M20 154v9M25 153v9M30 152v9M35 151v9M40 150v9', stroked(accent, 2)) +
      form(
        sheet,
        'M-30 50C-18 44 -12 52 0 53C12 52 20 44 31 50C39 58 34 78 20 82C8 86 -10 86 -22 82C-36 78 -38 58 -30 50Z',
        [-38, 46, 76, 40],
        accent,
      ) +
      path('M-29 62C-14 72 14 72 30 60M-24 74C-10 79 8 78 22 72', stroked(shade(accent, 0.1), 1.6)),
  };
  const opening = collar === 'v-neck' ? BODY.replace('L-15 57Q0 74 15 57', 'L-19 56L0 104L19 56') : BODY;
  return (
    neck +
    form(sheet, opening, [-80, 56, 160, 200], cloth) +
    group(pattern + sleeves, { 'clip-path': sheet.clip(path(opening)) }) +
    collars[collar]
  );
}

/** Draws a calm head without hair: the eyes are closed, and the light comes from the left. */
export function head(sheet: Sheet, { skin, hair }: Person): string {
  const rosy = mix(skin, '#d9604f', 0.5);
  const brow = mix(hair, '#2a1e1c', 0.55);
  return [
    egg(sheet, -27, 1, 5, skin, 8),
    egg(sheet, 27, 1, 5, shade(skin, 0.03), 8),
    form(sheet, HEAD, [-27, -40, 54, 76], skin),
    ellipse(-14.5, 10, 6.5, 4.4, { fill: rosy, opacity: 0.3 }),
    ellipse(14.5, 10, 6.5, 4.4, { fill: rosy, opacity: 0.3 }),
    path('M-17 -3.4Q-12 1.4 -7.4 -3M7.4 -3Q12 1.4 17 -3.4', stroked(brow, 1.5)),
    path(
      'M-18 -12.6Q-12.4 -16.4 -7 -13.4M7 -13.4Q12.4 -16.4 18 -12.6',
      stroked(brow, 1.7, { opacity: 0.75 }),
    ),
    path('M0.5 -6C1 1 5.4 6 3.4 8.8C2 10.4 -1 10 -2.4 9', stroked(shade(skin, 0.14), 1.5)),
    path('M-6.4 20.5Q0 25 6.4 20.5', stroked(mix(shade(skin, 0.2), '#8c2f33', 0.3), 1.8)),
  ].join('');
}

/** Draws glasses and earrings. */
export function extras(sheet: Sheet, { accent, hasGlasses, hasEarrings }: Person, brass: Colour): string {
  const frame = lightness(accent) > 0.6 ? sheet.palette.ink : shade(accent, 0.05);
  const glasses =
    [-12, 12]
      .map((x) =>
        circle(x, -3, 9.6, { fill: '#ffffff', 'fill-opacity': 0.16, stroke: frame, 'stroke-width': 2 }),
      )
      .join('') + path('M-2.6 -4Q0 -6 2.6 -4M-21.6 -4L-27 -6M21.6 -4L27 -6', stroked(frame, 2));
  const rings = [-28.5, 28.5]
    .map((x) => circle(x, 14.5, 4.6, { fill: 'none', stroke: brass, 'stroke-width': 2 }))
    .join('');
  return (hasGlasses ? glasses : '') + (hasEarrings ? rings : '');
}
