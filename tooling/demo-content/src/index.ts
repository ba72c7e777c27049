export type { PaletteName } from './art/palettes.ts';
export { PALETTE_NAMES } from './art/palettes.ts';
export type { PictureWords } from './art/family.ts';
export type { FamilyName } from './families/index.ts';
export { describePicture, drawPicture, FAMILY_NAMES, subjectsOf } from './picture.ts';
export type { PictureSpec } from './picture.ts';
