import type { PaletteName } from '../../art/palettes.ts';
import type { FamilyName } from '../../families/index.ts';

/** A board before its pins are generated. `families` are the families of its pins; none means all. */
export type BoardPlan = {
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly families: readonly FamilyName[];
  readonly sections?: readonly string[];
  readonly privacy?: 'protected' | 'secret';
  /** The palette of a board about one color. */
  readonly palette?: PaletteName;
  /** The collaborators. */
  readonly with?: readonly string[];
};
