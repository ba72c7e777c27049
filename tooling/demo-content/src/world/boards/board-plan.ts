import type { PaletteName } from '../../art/palettes.ts';
import type { FamilyName } from '../../families/index.ts';

/** A board before its pins. `families` are what is pinned there; none means a bit of everything. */
export type BoardPlan = {
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly families: readonly FamilyName[];
  readonly sections?: readonly string[];
  readonly privacy?: 'protected' | 'secret';
  /** The one palette of a board that is about a colour. */
  readonly palette?: PaletteName;
  /** The collaborators. */
  readonly with?: readonly string[];
};
