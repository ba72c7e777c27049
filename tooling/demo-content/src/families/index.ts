import type { Family } from '../art/family.ts';
import { architecture } from './architecture/index.ts';
import { ceramics } from './ceramics.ts';
import { fabrics } from './fabrics.ts';
import { food } from './food.ts';
import { interiors } from './interiors.ts';
import { landscape } from './landscape/index.ts';
import { maps } from './maps.ts';
import { plants } from './plants.ts';
import { portraits } from './portraits/index.ts';
import { posters } from './posters.ts';
import { toys } from './toys/index.ts';
import { typography } from './typography.ts';

/** Every family of pictures, by its name. */
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
