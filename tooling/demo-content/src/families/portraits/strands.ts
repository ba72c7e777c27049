import { shade, tint, type Colour } from '../../art/colour.ts';
import type { Sheet } from '../../art/sheet.ts';
import { path, stroked, type Point } from '../../art/svg.ts';
import { d, egg, form } from '../toys/parts.ts';
import type { Person } from './person.ts';

/** The hair behind the head, and on it. */
export type Hair = {
  readonly back: (sheet: Sheet, person: Person) => string;
  readonly front: (sheet: Sheet, person: Person) => string;
};

/** Draws nothing behind the head. */
export const nothing = (): string => '';
/** Draws single hairs that catch the light. */
export const strands = (shape: string, colour: Colour): string =>
  path(shape, stroked(colour, 1.3, { opacity: 0.75 }));

/** Draws curls along a line or over a round. */
export const curls = (sheet: Sheet, list: readonly (readonly [Point, number])[], colour: Colour): string =>
  list
    .map(
      ([[x, y], r]) =>
        egg(sheet, x, y, r, colour) +
        path(
          d`M${x - r * 0.4} ${y - r * 0.1}a${r * 0.45} ${r * 0.45} 0 1 1 ${r * 0.5} ${r * 0.45}`,
          stroked(tint(colour, 0.07), 1.1, { opacity: 0.7 }),
        ),
    )
    .join('');

/** Hair with a parting at the side. */
export const PARTED =
  'M-29 6C-34 -28 -19 -48 1 -48C23 -48 34 -28 29 6C27 -10 20 -24 6 -31C0 -20 -15 -13 -23 -11C-27 -6 -28 0 -29 6Z';
/** Hair that is brushed back. */
export const BRUSHED =
  'M-29 3C-34 -30 -19 -48 0 -48C19 -48 34 -30 29 3C27 -13 15 -30 0 -32C-15 -30 -27 -13 -29 3Z';
/** Hair that falls over the shoulders. */
export const LONG =
  'M-34 -10C-38 -44 -17 -54 0 -54C19 -54 39 -43 36 -8C36 22 40 50 48 82C30 96 -32 96 -48 82C-40 50 -34 22 -34 -10Z';
const BEARD =
  'M-27.4 -4C-25 9 -18 15 -10 13.4C-4 11 4 11 10 13.4C18 15 25 9 27.4 -4C30 20 21 46 0 48.5C-21 46 -30 20 -27.4 -4Z';

/** Draws a full beard. */
export const beard = (sheet: Sheet, hair: Colour): string =>
  form(sheet, BEARD, [-29, -4, 58, 53], hair) +
  path('M-6 22Q0 25.6 6 22', stroked(shade(hair, 0.13), 2)) +
  strands('M-16 26C-14 34 -9 40 -4 43M16 26C14 34 9 40 4 43M0 32V44', tint(hair, 0.06));
