import { mix, shade } from '../../art/colour.ts';
import { defineFamily, type Family } from '../../art/family.ts';
import { group, rect, stroked } from '../../art/svg.ts';
import { inks, type Chart } from './chart.ts';
import { city } from './city.ts';
import { islands } from './islands.ts';
import { oldTown } from './old-town.ts';
import { stars } from './star-map.ts';
import { title } from './title.ts';
import { topographic } from './topographic.ts';
import { transit } from './transit.ts';

type Kind = {
  /** The map with its article, as a sentence begins with it. */
  readonly shows: string;
  readonly detail: string;
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly chart: Chart;
};

const TOWNS = [
  'Port Alder',
  'Elmsworth',
  'San Velo',
  'Norhaven',
  'Monteluna',
  'Ardenfall',
  'Larkhaven',
  'Brightwater',
  'Castelmar',
  'Lindmoor',
] as const;

const KINDS = {
  'city map': {
    shows: 'A city map',
    detail: 'a river, parks and a ring road',
    names: TOWNS,
    tags: ['city map', 'streets'],
    chart: city,
  },
  'old town map': {
    shows: 'A map of the old town',
    detail: 'rings of houses within a wall',
    names: TOWNS,
    tags: ['old town', 'streets'],
    chart: oldTown,
  },
  'topographic map': {
    shows: 'A topographic map',
    detail: 'contour lines, lakes and summits',
    names: ['Mount Sorrel', 'Heron Ridge', 'Larch Pass', 'Falcon Peaks', 'Silver Tarn', 'Birch Valley'],
    tags: ['topographic', 'hiking'],
    chart: topographic,
  },
  'island map': {
    shows: 'An island map',
    detail: 'beaches, woods and a wind rose',
    names: ['Isla Coral', 'Heron Isle', 'Pine Island', 'Lantern Cay', 'Isle of Wren', 'Palm Key'],
    tags: ['islands', 'sea'],
    chart: islands,
  },
  'transit map': {
    shows: 'A transit map',
    detail: 'coloured lines, stops and a loop',
    names: TOWNS,
    tags: ['metro', 'infographic'],
    chart: transit,
  },
  'star map': {
    shows: 'A star map',
    detail: 'constellations and the Milky Way',
    names: ['Winter Sky', 'Summer Sky', 'Spring Stars', 'Autumn Stars', 'Clear Skies', 'Northern Sky'],
    tags: ['stars', 'astronomy'],
    chart: stars,
  },
} as const satisfies Readonly<Record<string, Kind>>;

type Subject = keyof typeof KINDS;

const SUBJECTS = Object.keys(KINDS) as Subject[];

type Scene = {
  readonly subject: Subject;
  readonly name: string;
  readonly place: string;
  readonly isPanel: boolean;
};

/** Maps of places that do not exist, and of skies. */
export const maps: Family = defineFamily<Subject, Scene>({
  name: 'maps',
  subjects: SUBJECTS,
  plan: ({ subject, random, width, height }) => ({
    subject,
    name: random.pick<string>(KINDS[subject].names),
    place: [
      random.between(31, 64).toFixed(2),
      'N /',
      random.between(2, 95).toFixed(2),
      random.pick(['E', 'W']),
    ].join(' '),
    isPanel:
      subject !== 'star map' && subject !== 'transit map' && (width > height * 1.2 || random.chance(0.35)),
  }),
  words: ({ subject, name }, { palette }) => ({
    alt: `${KINDS[subject].shows} ${subject === 'star map' ? `titled '${name}'` : `of ${name}`} with ${
      KINDS[subject].detail
    }, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...KINDS[subject].tags, 'map', 'wall art', 'travel'],
  }),
  draw: ({ subject, name, place, isPanel }, sheet) => {
    const { width, height, unit, palette } = sheet;
    const isNight = subject === 'star map';
    const paper = isNight ? shade(mix(palette.deep, palette.ink, 0.45), 0.05) : palette.paper;
    const margin = isNight ? 0 : unit * 3.4;
    const band = isPanel ? 0 : Math.min(unit * 17, height * 0.2);
    const box = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 2 - band };
    const chart = group(KINDS[subject].chart(sheet, box), {
      'clip-path': sheet.clip(rect(box.x, box.y, box.width, box.height)),
    });
    const label = isPanel
      ? {
          x: margin + unit * 3,
          y: height - margin - unit * 15,
          width: Math.min(unit * 42, width - margin * 2 - unit * 6),
          height: unit * 12,
        }
      : {
          x: width * 0.12,
          y: height - band - (isNight ? unit * 3 : margin),
          width: width * 0.76,
          height: band,
        };
    const panel = isPanel ? rect(label.x, label.y, label.width, label.height, { fill: paper }) : '';
    const frame = isNight
      ? ''
      : rect(box.x, box.y, box.width, box.height, stroked(inks(sheet).mark, unit * 0.3));
    return (
      rect(0, 0, width, height, { fill: paper }) +
      chart +
      frame +
      panel +
      title(
        sheet,
        name,
        isNight ? 'All the stars of the hemisphere' : place,
        label,
        isNight ? palette.paper : inks(sheet).mark,
      )
    );
  },
});
