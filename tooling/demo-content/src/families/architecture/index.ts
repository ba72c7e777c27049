import { type Brief, defineFamily, type Family } from '../../art/family.ts';
import { skyline } from './city-skyline.ts';
import { courtyard } from './courtyard-pool.ts';
import { frontDoor } from './front-door.ts';
import { greenhouse } from './greenhouse.ts';
import { lighthouse } from './lighthouse.ts';
import { modernHouse } from './modern-house.ts';
import { shuttered } from './shuttered-windows.ts';
import { stairsAndArches } from './stairs-and-arches.ts';
import { bridge } from './stone-bridge.ts';
import { townHouses } from './town-houses.ts';
import type { Draw } from './parts.ts';

const SHOWN = {
  'town houses': 'A row of narrow town houses with painted fronts',
  'city skyline': 'Towers of a city, one behind the other, with the first windows lit',
  'stairs and arches': 'Wide stairs that climb to an arch with a view of the sea',
  'courtyard pool': 'A quiet courtyard with an arcade and a long pool',
  'modern house': 'A house of glass and flat roofs on a hill between trees',
  'stone bridge': 'A stone bridge with round arches over still water',
  'front door': 'A painted front door at the top of three steps, between two trees in pots',
  'shuttered windows': 'Windows with painted shutters and boxes full of flowers',
  lighthouse: 'A striped lighthouse on a rock above the sea',
  greenhouse: 'A greenhouse full of plants at the end of a garden path',
} as const;

type Subject = keyof typeof SHOWN;

const DUSK: readonly Subject[] = ['town houses', 'modern house', 'stone bridge', 'lighthouse'];

type Scene = { readonly subject: Subject; readonly isDusk: boolean };

/** Houses, towers, bridges, doors and windows. */
export const architecture: Family = defineFamily<Subject, Scene>({
  name: 'architecture',
  subjects: Object.keys(SHOWN) as Subject[],
  plan: ({ subject, random }: Brief<Subject>): Scene => ({
    subject,
    isDusk: subject === 'city skyline' || (DUSK.includes(subject) && random.chance(0.35)),
  }),
  words: ({ subject, isDusk }, { palette }) => ({
    alt: `${SHOWN[subject]}${isDusk ? ' at dusk' : ''}, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: ['architecture', 'building', 'travel', ...(isDusk ? ['evening'] : ['daylight'])],
  }),
  draw: (scene, sheet) => DRAW[scene.subject](sheet, scene.isDusk),
});

const DRAW: Readonly<Record<Subject, Draw>> = {
  'town houses': townHouses,
  'city skyline': skyline,
  'stairs and arches': stairsAndArches,
  'courtyard pool': courtyard,
  'modern house': modernHouse,
  'stone bridge': bridge,
  'front door': frontDoor,
  'shuttered windows': shuttered,
  lighthouse,
  greenhouse,
};
