export type { PaletteName } from './art/palettes.ts';
export { PALETTE_NAMES } from './art/palettes.ts';
export type { PictureWords } from './art/family.ts';
export type { FamilyName } from './families/index.ts';
export { describePicture, drawPicture, FAMILY_NAMES, subjectsOf } from './picture.ts';
export type { PictureSpec } from './picture.ts';
export { drawnSmall } from './world/drawn-small.ts';
export { DEMO_LOGINS, DEMO_PASSWORD, demoCreators, demoWorld } from './world/index.ts';
export type * from './world/world.ts';
