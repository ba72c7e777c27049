import type { Brief, Family, PictureWords } from './art/family.ts';
import { PALETTES, getPalette, type PaletteName } from './art/palettes.ts';
import { randomFrom } from './art/random.ts';
import { createSheet } from './art/sheet.ts';
import { element } from './art/svg.ts';
import { paperGrain } from './art/texture.ts';
import { FAMILIES, type FamilyName } from './families/index.ts';

/** The specification of an image: the same specification yields the same image. */
export type PictureSpec = {
  readonly family: FamilyName;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** One of the family's subjects; selected by the seed by default. */
  readonly subject?: string;
  /** Selected by the seed by default. */
  readonly palette?: PaletteName;
};

/** The names of all families of pictures. */
export const FAMILY_NAMES: readonly FamilyName[] = Object.keys(FAMILIES) as FamilyName[];

/** Returns the subjects of a family. */
export function subjectsOf(family: FamilyName): readonly string[] {
  return FAMILIES[family].subjects;
}

/**
 * Draws an image: returns the text of an SVG of its width and height, which needs no font and no other file.
 */
export function drawPicture(spec: PictureSpec): string {
  const brief = briefOf(spec);
  const sheet = createSheet({ ...brief, random: brief.random.fork('draw') });
  const body = familyOf(spec).draw(brief, sheet) + paperGrain(sheet);
  const { width, height } = spec;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    `<defs>${sheet.definitions()}</defs>${body}`,
  );
}

/** Describes what `drawPicture` draws, without drawing it. */
export function describePicture(spec: PictureSpec): PictureWords {
  return familyOf(spec).words(briefOf(spec));
}

function familyOf({ family }: PictureSpec): Family {
  return FAMILIES[family];
}

function briefOf(spec: PictureSpec): Brief {
  const { family, seed, width, height } = spec;
  const random = randomFrom(`${family}:${seed}`);
  const subject = spec.subject ?? random.fork('subject').pick(FAMILIES[family].subjects);
  const palette = spec.palette ? getPalette(spec.palette) : random.fork('palette').pick(PALETTES);
  return { subject, palette, random, width, height };
}
