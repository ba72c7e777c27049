import type { Colour } from './colour.ts';
import { BLOSSOM_PALETTES } from './palettes/blossom.ts';
import { EARTH_PALETTES } from './palettes/earth.ts';
import type { PaletteRow } from './palettes/palette-row.ts';
import { SEA_PALETTES } from './palettes/sea.ts';

/** The colors of one picture, chosen together. */
export type Palette = {
  readonly name: PaletteName;
  /** As in 'a vase in terracotta, ochre and sage'. */
  readonly words: string;
  /** The lightest: backgrounds, cloth, clouds. */
  readonly paper: Colour;
  /** A light second ground: walls, tables, skies. */
  readonly wash: Colour;
  /** The darkest: outlines, letters, silhouettes. */
  readonly ink: Colour;
  /** The hero of the picture. */
  readonly main: Colour;
  /** Beside the hero, of another hue. */
  readonly second: Colour;
  /** A spark: small areas only. */
  readonly spark: Colour;
  /** A calm middle tone. */
  readonly calm: Colour;
  /** Light and soft, a little darker than paper. */
  readonly soft: Colour;
  /** Dark and full, lighter than ink. */
  readonly deep: Colour;
  /** Leaves and stems. */
  readonly leaf: Colour;
};

/** The names of all palettes. A seed picks by position, so a new palette comes last. */
export const PALETTE_NAMES = [
  'terracotta',
  'riviera',
  'orchard',
  'nordic',
  'plum',
  'marigold',
  'lagoon',
  'rosehip',
  'indigo',
  'forest',
  'sorbet',
  'desert',
  'seaglass',
  'bauhaus',
  'heather',
  'espresso',
  'citrus',
  'blush',
  'verdigris',
  'peony',
  'denim',
  'olive',
  'seventies',
  'arctic',
] as const;

/** The name of a palette. */
export type PaletteName = (typeof PALETTE_NAMES)[number];

const ROWS: Readonly<Record<PaletteName, PaletteRow>> = {
  ...EARTH_PALETTES,
  ...SEA_PALETTES,
  ...BLOSSOM_PALETTES,
};

/** Returns the palette of a name. */
export function getPalette(name: PaletteName): Palette {
  const [words, paper, wash, ink, main, second, spark, calm, soft, deep, leaf] = ROWS[name];
  return { name, words, paper, wash, ink, main, second, spark, calm, soft, deep, leaf };
}

/** All palettes, in the order of their names. */
export const PALETTES: readonly Palette[] = PALETTE_NAMES.map(getPalette);
