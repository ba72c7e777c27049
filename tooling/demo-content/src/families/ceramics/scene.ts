import type { Colour } from '../../art/colour.ts';
import type { FlowerKind } from '../../art/flowers.ts';
import type { SprigKind } from '../../art/sprigs.ts';
import type { VesselKind } from '../../art/vessels/profiles.ts';
import type { Glaze } from '../../art/vessels/shape.ts';

/** The nouns of the subjects, as in a title. */
export const NOUNS = {
  'single vase': 'vase',
  'three vases': 'trio of vases',
  mugs: 'handmade mugs',
  bowls: 'stack of bowls',
  teapot: 'teapot and cups',
  shelf: 'pottery shelf',
  jug: 'jug of branches',
} as const;

/** The name of a subject. */
export type Subject = keyof typeof NOUNS;

/** A vessel with its glaze, colors and stems, before it has a place. */
export type Piece = {
  readonly kind: VesselKind;
  readonly glaze: Glaze;
  readonly colour: Colour;
  readonly second: Colour;
  readonly handle: 'none' | 'cup' | 'jug' | 'two';
  readonly stems: readonly (FlowerKind | SprigKind)[];
};

/** The pieces of a picture and the wall or shelves for them. */
export type Scene = {
  readonly subject: Subject;
  readonly pieces: readonly Piece[];
  readonly backdrop: 'arch' | 'sun' | 'plain' | 'window';
  readonly rows: number;
  readonly columns: number;
};
