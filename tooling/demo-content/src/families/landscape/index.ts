import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import { ATMOSPHERES, type AtmosphereName } from './atmospheres.ts';
import { snowCabin } from './cabin-in-the-snow.ts';
import { dunes } from './dunes.ts';
import { islands } from './islands.ts';
import { lavender } from './lavender-field.ts';
import { lake } from './mountain-lake.ts';
import { northern } from './northern-lights.ts';
import { forest } from './pine-forest.ts';
import { hills } from './rolling-hills.ts';
import { KINDS, type Draw, type Scene, type Subject } from './scene.ts';
import { cliffs } from './sea-cliffs.ts';
import { drawSky } from './sky.ts';
import { snowyPeaks } from './snowy-peaks.ts';
import { wildflowers } from './wildflower-meadow.ts';

/** Hours at which the sun may stand behind the ground. */
const LOW_SUN: ReadonlySet<AtmosphereName> = new Set(['dawn', 'golden', 'sunset', 'rose', 'mist']);

/** Landscapes: layers of ground below a sky, at an hour that gives all colors. */
export const landscape: Family = defineFamily<Subject, Scene>({
  name: 'landscape',
  subjects: Object.keys(KINDS) as Subject[],
  plan: ({ subject, random, width, height }: Brief<Subject>): Scene => {
    const name = random.pick<AtmosphereName>(KINDS[subject].airs);
    const isTall = height > width * 1.5;
    const wide = subject === 'wildflower meadow' || subject === 'lavender field' ? [0.4, 0.5] : [0.52, 0.64];
    return {
      subject,
      air: ATMOSPHERES[name],
      horizon: random.between(wide[0] ?? 0.5, wide[1] ?? 0.6) + (isTall ? 0.02 : 0),
      sky: {
        sun: [random.between(0.18, 0.82), random.between(0.14, LOW_SUN.has(name) ? 0.46 : 0.34)],
        sunSize: random.between(0.055, 0.09) + (random.chance(0.3) ? 0.07 : 0),
        isRinged: random.chance(0.45),
        clouds: name === 'aurora' ? 0 : random.whole(1, 5),
        birds: name === 'night' || name === 'aurora' ? 0 : random.whole(0, 6),
        hasAurora: name === 'aurora',
      },
    };
  },
  words: ({ subject, air }) => ({
    alt: `Illustrated landscape: ${KINDS[subject].shows}, ${air.words}.`,
    noun: `${KINDS[subject].noun} ${air.words}`,
    colours: air.colours,
    tags: [...KINDS[subject].tags, 'landscape', 'art print'],
  }),
  draw: (scene, sheet) => {
    const horizon = scene.horizon * sheet.height;
    return drawSky(sheet, scene.air, scene.sky, horizon) + DRAW[scene.subject](scene, sheet, horizon);
  },
});

const DRAW: Readonly<Record<Subject, Draw>> = {
  'mountain lake': lake,
  'snowy peaks': snowyPeaks,
  'rolling hills': hills,
  dunes,
  'pine forest': forest,
  'sea cliffs': cliffs,
  islands,
  'lavender field': lavender,
  'northern lights': northern,
  'cabin in the snow': snowCabin,
  'wildflower meadow': wildflowers,
};
