import { arches } from './arches.ts';
import type { Art } from './art.ts';
import { cutouts } from './cut-outs.ts';
import { dots } from './dots.ts';
import { fruits } from './fruits.ts';
import { moons } from './moons.ts';
import { sails } from './sails.ts';
import { summits } from './summits.ts';
import { tiles } from './tiles.ts';
import { totem } from './totem.ts';
import { waves } from './waves.ts';

type Kind = {
  /** The picture in words, after 'A poster with'. */
  readonly shows: string;
  readonly titles: readonly string[];
  readonly tags: readonly string[];
  readonly art: Art;
};

/** The posters by subject. */
export const KINDS = {
  'arch poster': {
    shows: 'arches within arches',
    titles: ['Open House', 'Courtyard', 'Archways', 'Portico', 'Casa Blanca'],
    tags: ['arches', 'geometric'],
    art: arches,
  },
  'wave poster': {
    shows: 'a striped sun above waves like scales',
    titles: ['High Tide', 'Pacific', 'The Sea', 'Summer Swim', 'Golden Coast'],
    tags: ['waves', 'sunset'],
    art: waves,
  },
  'Bauhaus poster': {
    shows: 'circles, quarters and bars in a grid',
    titles: ['Form & Colour', 'Modern Craft', 'Design 1962', 'Atelier', 'New Shapes'],
    tags: ['Bauhaus', 'geometric'],
    art: tiles,
  },
  'cut-out poster': {
    shows: 'paper cut-outs of leaves and weeds',
    titles: ['Paper Garden', 'Papiers', 'Cut & Paste', 'Botanica', 'Scissors'],
    tags: ['cut-outs', 'leaves'],
    art: cutouts,
  },
  'concert poster': {
    shows: 'dots that swell like sound',
    titles: ['Jazz Night', 'Concerto', 'Late Set', 'Rhythm', 'Piano & Bass'],
    tags: ['music', 'dots'],
    art: dots,
  },
  'mountain travel poster': {
    shows: 'folded peaks before a great sun',
    titles: ['Alpine Lakes', 'High Country', 'Summit', 'North Ridge', 'Blue Mountain'],
    tags: ['mountains', 'travel'],
    art: summits,
  },
  'sailing poster': {
    shows: 'sailing boats before the sun',
    titles: ['Regatta', 'Fair Winds', 'Harbour Days', 'Set Sail', 'Island Week'],
    tags: ['sailing', 'travel'],
    art: sails,
  },
  'fruit market poster': {
    shows: 'halved citrus fruits',
    titles: ['Fruit Market', 'Citrus', 'Fresh Daily', 'Squeeze', 'Orange & Lime'],
    tags: ['citrus', 'kitchen art'],
    art: fruits,
  },
  'exhibition poster': {
    shows: 'discs and beams in balance',
    titles: ['In Balance', 'Sculpture', 'Play', 'Equilibrium', 'Stack & Lean'],
    tags: ['abstract', 'exhibition'],
    art: totem,
  },
  'moon poster': {
    shows: 'the phases of the moon among stars',
    titles: ['Moonlight', 'Night Sky', 'Lunar', 'Phases', 'Full Moon'],
    tags: ['moon', 'celestial'],
    art: moons,
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** The name of a kind of poster. */
export type Subject = keyof typeof KINDS;

/** The names of all kinds of poster. */
export const SUBJECTS = Object.keys(KINDS) as Subject[];
