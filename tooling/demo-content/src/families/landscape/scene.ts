import type { Sheet } from '../../art/sheet.ts';
import type { Atmosphere, AtmosphereName } from './atmospheres.ts';
import type { SkyScene } from './sky.ts';

type Kind = {
  readonly noun: string;
  readonly shows: string;
  readonly airs: readonly AtmosphereName[];
  readonly tags: readonly string[];
};

const ANY_HOUR = ['dawn', 'morning', 'golden', 'sunset', 'dusk', 'night', 'rose'] as const;

/** The landscapes by subject, each with the atmospheres that suit it. */
export const KINDS = {
  'mountain lake': {
    noun: 'mountain lake',
    shows: 'a still lake below snow-capped mountains, with dark firs along the shore',
    airs: [...ANY_HOUR, 'october', 'storm', 'mist'],
    tags: ['mountains', 'lake', 'nature'],
  },
  'snowy peaks': {
    noun: 'snowy peaks',
    shows: 'snowy peaks behind ranks of fir trees',
    airs: ['dawn', 'morning', 'dusk', 'rose', 'winter', 'night', 'sunset'],
    tags: ['mountains', 'snow', 'hiking'],
  },
  'rolling hills': {
    noun: 'rolling hills',
    shows: 'rolling hills with round trees and a winding path',
    airs: ['morning', 'noon', 'golden', 'october', 'rose', 'storm', 'dawn'],
    tags: ['hills', 'countryside', 'nature'],
  },
  dunes: {
    noun: 'desert dunes',
    shows: 'wind-drawn dunes with a few tall cacti',
    airs: ['golden', 'sunset', 'rose', 'dawn', 'night', 'dusk'],
    tags: ['desert', 'dunes', 'travel'],
  },
  'pine forest': {
    noun: 'pine forest',
    shows: 'rows of pines that fade into the distance',
    airs: ['mist', 'dawn', 'dusk', 'golden', 'night', 'storm', 'winter'],
    tags: ['forest', 'trees', 'nature'],
  },
  'sea cliffs': {
    noun: 'lighthouse on the cliffs',
    shows: 'a striped lighthouse on a cliff above the sea, with sailing boats far out',
    airs: ['morning', 'noon', 'sunset', 'dusk', 'rose', 'storm', 'golden'],
    tags: ['sea', 'lighthouse', 'coast'],
  },
  islands: {
    noun: 'quiet islands',
    shows: 'islands one behind the other in a calm sea, with small sailing boats',
    airs: [...ANY_HOUR, 'mist', 'noon'],
    tags: ['sea', 'islands', 'sailing'],
  },
  'lavender field': {
    noun: 'lavender field',
    shows: 'rows of lavender that run towards low hills and a farmhouse',
    airs: ['golden', 'morning', 'rose', 'sunset', 'noon'],
    tags: ['lavender', 'fields', 'countryside'],
  },
  'northern lights': {
    noun: 'northern lights',
    shows: 'green northern lights above mountains, mirrored in black water',
    airs: ['aurora'],
    tags: ['northern lights', 'night sky', 'winter'],
  },
  'cabin in the snow': {
    noun: 'cabin in the snow',
    shows: 'a lit cabin in deep snow among fir trees',
    airs: ['winter', 'dusk', 'night', 'rose', 'aurora'],
    tags: ['cabin', 'winter', 'snow'],
  },
  'wildflower meadow': {
    noun: 'wildflower meadow',
    shows: 'a meadow full of wildflowers with blue hills behind it',
    airs: ['morning', 'noon', 'golden', 'dawn', 'rose'],
    tags: ['wildflowers', 'meadow', 'spring'],
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** The name of a landscape. */
export type Subject = keyof typeof KINDS;

/** A landscape with its atmosphere, its sky and its horizon in shares of the height. */
export type Scene = {
  readonly subject: Subject;
  readonly air: Atmosphere;
  readonly sky: SkyScene;
  readonly horizon: number;
};

/** Draws everything below the sky. */
export type Draw = (scene: Scene, sheet: Sheet, horizon: number) => string;
