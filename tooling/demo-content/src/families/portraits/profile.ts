import { mix, shade, tint, type Colour } from '../../art/colour.ts';
import { flower } from '../../art/flowers.ts';
import { leafShape, polar, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { circle, group, path, placed, stroked } from '../../art/svg.ts';
import { d, egg, form, slab } from '../toys/parts.ts';
import type { Person } from './person.ts';

/** Hairstyles in profile. */
export const SIDE_HAIR = [
  'low bun',
  'high bun',
  'round afro',
  'long braid',
  'short crop',
  'headwrap',
  'flower wreath',
] as const;

/** A hair style from the side. */
export type SideHair = (typeof SIDE_HAIR)[number];

const FACE =
  'M-30 70C-20 58 -18 46 -20 34C-38 18 -40 -14 -29 -31C-18 -46 4 -49 18 -42C28 -37 31.5 -27 32 -17C32 -11 33.5 -8 36.5 -3C39 1 41.5 4.5 41.5 6.4C41.5 8.8 38.4 9.6 36 10.2C36 12.4 38 13.8 37.6 16C37.3 17.6 36.2 18.2 35.6 18.8C37 19.8 37.2 22 35.8 23.6C34.4 25 35.2 27 34.4 30C33 35.4 25 37.4 16 36C13 42 14 50 20 60C24 66 30 68 36 72L8 92Z';
const CAP =
  'M32 -20C25 -18 16 -15 11 -6C8 0 9 8 4 14C-2 22 -10 30 -18 34C-40 18 -43 -14 -31 -33C-20 -50 6 -54 21 -46C31 -40 34 -30 32 -20Z';
const BODY = 'M-84 330V122C-82 92 -58 76 -31 68C-16 86 16 88 34 70C58 78 82 90 84 122V330Z';

/** Draws the shoulders, neck, head and hair of a person in profile, facing right. */
export function profile(sheet: Sheet, person: Person, style: SideHair, brass: Colour): string {
  const { skin, hair, cloth, accent, hasEarrings, hasGlasses } = person;
  const light = tint(hair, 0.08);
  const cap =
    form(sheet, CAP, [-42, -52, 76, 88], hair) +
    path(
      'M28 -24C14 -24 0 -12 -6 8M20 -36C2 -36 -14 -18 -18 12M8 -46C-12 -42 -28 -22 -28 6',
      stroked(light, 1.3, { opacity: 0.7 }),
    );
  const styles: Readonly<Record<SideHair, () => readonly [back: string, front: string]>> = {
    'low bun': () => [
      egg(sheet, -41, 16, 16, shade(hair, 0.03)) +
        path('M-50 10C-46 4 -36 4 -33 12M-52 18C-46 26 -36 26 -32 20', stroked(light, 1.3)),
      cap,
    ],
    'high bun': () => [
      egg(sheet, -26, -54, 17, shade(hair, 0.03)) +
        path('M-36 -60C-30 -68 -20 -66 -16 -58M-38 -52C-32 -44 -22 -44 -16 -50', stroked(light, 1.3)),
      cap + path('M-31 -39C-26 -45 -20 -47 -12 -47', stroked(accent, 4.4)),
    ],
    'round afro': () => [
      times(15, (index) => {
        const [x, y] = polar([-12, -16], 62 + index * 17, 40);
        return egg(sheet, x, y, 14, shade(hair, 0.02));
      }).join('') + circle(-12, -16, 42, { fill: hair }),
      form(
        sheet,
        'M30 -24C22 -26 13 -18 10 -6C8 0 7 6 3 10C-6 22 -20 26 -34 18C-52 0 -48 -40 -26 -52C-4 -62 28 -54 30 -24Z',
        [-50, -60, 82, 84],
        hair,
      ),
    ],
    'long braid': () => [
      '',
      cap +
        times(11, (index) =>
          group(egg(sheet, 0, 0, 10.6 - index * 0.4, index % 2 === 0 ? hair : shade(hair, 0.035), 7.6), {
            transform: placed(-27 - Math.sin(index * 0.4) * 9, 34 + index * 11, index % 2 === 0 ? 30 : -30),
          }),
        ).join('') +
        slab(sheet, -39, 150, 13, 6, 3, accent) +
        form(
          sheet,
          'M-38 156H-27C-24 166 -28 176 -33 182C-40 176 -42 166 -38 156Z',
          [-42, 156, 18, 26],
          hair,
        ),
    ],
    'short crop': () => [
      '',
      form(
        sheet,
        'M32 -19C25 -22 17 -20 12 -10L9 2L4 -2C0 6 -4 14 -10 20C-16 26 -20 28 -25 28C-40 12 -42 -16 -31 -34C-20 -52 8 -56 24 -47C34 -41 36 -28 32 -19Z',
        [-42, -56, 78, 84],
        hair,
      ) + path('M28 -26C14 -28 0 -18 -8 2M22 -40C2 -40 -16 -24 -22 6', stroked(light, 1.3, { opacity: 0.7 })),
    ],
    headwrap: () => [
      egg(sheet, -34, -48, 21, shade(accent, 0.03), 18),
      form(
        sheet,
        'M33 -22C22 -20 12 -10 4 4C-4 16 -12 22 -24 22C-42 6 -44 -24 -33 -42C-22 -60 10 -62 24 -51C34 -43 36 -31 33 -22Z',
        [-44, -62, 80, 84],
        accent,
      ) +
        path(
          'M33 -26C14 -28 -8 -14 -26 18M29 -42C6 -42 -20 -24 -34 0M14 -54C-8 -52 -28 -40 -38 -20M-18 -56C-30 -62 -44 -58 -48 -46M-22 -46C-34 -50 -44 -44 -48 -36',
          stroked(shade(accent, 0.09), 1.6),
        ),
    ],
    'flower wreath': () => [
      egg(sheet, -40, 18, 14, shade(hair, 0.03)),
      cap +
        path(
          times(13, (index) =>
            leafShape(polar([-4, -10], 196 + index * 12, 37), 226 + index * 12 + (index % 2) * 50, 15, 8),
          ).join(''),
          { fill: mix(sheet.palette.leaf, '#4c7a4a', 0.3) },
        ) +
        times(6, (index) => {
          const at = polar([-4, -10], 200 + index * 26, 38);
          return flower(
            sheet,
            index % 2 === 0 ? 'cosmos' : 'daisy',
            at,
            index % 2 === 0 ? 9.5 : 7,
            index % 2 === 0 ? accent : tint(sheet.palette.paper, 0.01),
            index * 40,
          );
        }).join(''),
    ],
  };
  const [back, front] = styles[style]();
  const ear =
    egg(sheet, -1, 3, 5, shade(skin, 0.01), 8) +
    path('M1 -1C-3 -2 -4 4 -1 7', stroked(shade(skin, 0.12), 1.2));
  const jaw = path('M16 36C10 35 4 30 1 22C-1 32 2 42 14 47Z', { fill: shade(skin, 0.09) });
  const eye =
    path(
      'M26 -8.5C28 -6 31 -5.6 33.4 -6.4M24 -16C27 -19 31 -19.4 33 -18',
      stroked(mix(hair, '#241a1a', 0.6), 1.5),
    ) + path('M31.5 19.6C33 20 34.6 19.6 35.6 18.8', stroked(shade(skin, 0.2), 1.3));
  const cheek = path('M22 9h0', stroked(mix(skin, '#d9604f', 0.5), 9, { opacity: 0.28 }));
  const glasses = hasGlasses
    ? circle(28, -6, 8, {
        fill: '#ffffff',
        'fill-opacity': 0.16,
        stroke: sheet.palette.ink,
        'stroke-width': 1.8,
      }) + path('M20 -7L0 -4', stroked(sheet.palette.ink, 1.8))
    : '';
  const ring = hasEarrings ? circle(-2, 17, 5, { fill: 'none', stroke: brass, 'stroke-width': 2 }) : '';
  const collar = path(d`M-31 68C-16 86 16 88 34 70`, stroked(tint(mix(cloth, accent, 0.5), 0.02), 6));
  return [
    back,
    form(sheet, FACE, [-40, -49, 82, 140], skin),
    jaw,
    cheek,
    eye,
    form(sheet, BODY, [-84, 68, 168, 190], cloth),
    path('M-54 330C-56 200 -60 160 -64 132', stroked(shade(cloth, 0.09), 1.6)),
    collar,
    front,
    ear,
    ring,
    glasses,
  ].join('');
}
