import type { Family } from '../art/family.ts';
import { architecture } from './architecture/index.ts';
import { ceramics } from './ceramics/index.ts';
import { fabrics } from './fabrics/index.ts';
import { food } from './food/index.ts';
import { interiors } from './interiors/index.ts';
import { landscape } from './landscape/index.ts';
import { maps } from './maps/index.ts';
import { plants } from './plants/index.ts';
import { portraits } from './portraits/index.ts';
import { posters } from './posters/index.ts';
import { toys } from './toys/index.ts';
import { typography } from './typography/index.ts';

/** All families of images, by name. */
export const FAMILIES = {
  landscape,
  ceramics,
  plants,
  posters,
  architecture,
  portraits,
  toys,
  typography,
  maps,
  food,
  fabrics,
  interiors,
} as const satisfies Readonly<Record<string, Family>>;

/** The name of a family of pictures. */
export type FamilyName = keyof typeof FAMILIES;
