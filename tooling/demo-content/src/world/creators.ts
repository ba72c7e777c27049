import type { PaletteName } from '../art/palettes.ts';
import type { FamilyName } from '../families/index.ts';
import type { DemoCreator } from './world.ts';

/** A handwritten member: their profile, appearance and favorite colors. */
export type Maker = {
  readonly username: string;
  readonly fullName: string;
  readonly about: string;
  readonly site?: string;
  readonly shop?: boolean;
  /** The profile picture. */
  readonly portrait: readonly [family: FamilyName, subject: string, seed: number];
  readonly palettes: readonly PaletteName[];
  readonly country: string;
  /** Their statements and choices about ads. */
  readonly ads?: Pick<DemoCreator, 'adsByPartners' | 'birthYear' | 'gender'>;
};

/** The people and shops of the demo site. The first three are the accounts to log in with. */
export const MAKERS: readonly Maker[] = [
  {
    username: 'ada',
    fullName: 'Ada Lindqvist',
    about:
      'Pottery on Tuesdays, plants on every windowsill, and a flat that is never quite finished. Gothenburg.',
    site: 'https://adalindqvist.example',
    portrait: ['portraits', 'bun', 2],
    palettes: ['nordic', 'terracotta', 'seaglass', 'blush'],
    country: 'SE',
    ads: { gender: 'female', birthYear: 1994, adsByPartners: true },
  },
  {
    username: 'kilnandco',
    fullName: 'Kiln & Co.',
    about:
      'Stoneware for everyday tables, thrown and glazed by four people in a former fire station. We ship on Thursdays.',
    site: 'https://kilnandco.example',
    shop: true,
    portrait: ['ceramics', 'three vases', 12],
    palettes: ['terracotta', 'espresso', 'olive', 'desert'],
    country: 'GB',
  },
  {
    username: 'noor',
    fullName: 'Noor Haddad',
    about: 'New here. Looking for colours for a first flat of my own.',
    portrait: ['portraits', 'hijab', 2],
    palettes: ['peony', 'lagoon'],
    country: 'NL',
  },
  {
    username: 'fernandmoss',
    fullName: 'Fern & Moss',
    about: 'A plant shop with opinions about pots. House plants, planters and honest advice since 2014.',
    site: 'https://fernandmoss.example',
    shop: true,
    portrait: ['plants', 'monstera', 5],
    palettes: ['forest', 'olive', 'verdigris', 'orchard'],
    country: 'US',
  },
  {
    username: 'mateo_rios',
    fullName: 'Mateo Ríos',
    about: 'I draw coasts, mountains and the roads between them. Mostly from memory, sometimes from a bus.',
    site: 'https://mateorios.example',
    portrait: ['portraits', 'beard', 1],
    palettes: ['desert', 'lagoon', 'indigo', 'marigold'],
    country: 'MX',
  },
  {
    username: 'yukitanaka',
    fullName: 'Yuki Tanaka',
    about: 'Small bowls, seasonal food, indigo cloth. I write about things that get better with use.',
    site: 'https://yukitanaka.example',
    portrait: ['portraits', 'bob', 2],
    palettes: ['indigo', 'arctic', 'denim', 'seaglass'],
    country: 'JP',
  },
  {
    username: 'amara_obi',
    fullName: 'Amara Obi',
    about:
      'Portraits in flat shapes, and the cloth to go behind them. Lagos, then London, now mostly the studio.',
    site: 'https://amaraobi.example',
    portrait: ['portraits', 'afro', 6],
    palettes: ['marigold', 'rosehip', 'plum', 'citrus'],
    country: 'GB',
  },
  {
    username: 'lotte_devries',
    fullName: 'Lotte de Vries',
    about:
      'Letters, posters and the occasional loud wall. I teach lettering to people who say they cannot draw.',
    site: 'https://lottedevries.example',
    portrait: ['portraits', 'short hair', 10],
    palettes: ['bauhaus', 'seventies', 'citrus', 'riviera'],
    country: 'NL',
  },
  {
    username: 'tomasz_n',
    fullName: 'Tomasz Nowak',
    about: 'Wooden toys, concrete stairs, two kids. I saw, they paint.',
    portrait: ['portraits', 'beard', 9],
    palettes: ['orchard', 'bauhaus', 'denim', 'forest'],
    country: 'PL',
  },
  {
    username: 'priya_raman',
    fullName: 'Priya Raman',
    about: 'Cooks for many, prints fabric for few. Recipes are tested on a hungry family of six.',
    site: 'https://priyaraman.example',
    portrait: ['portraits', 'braid', 3],
    palettes: ['marigold', 'peony', 'citrus', 'rosehip'],
    country: 'IN',
  },
  {
    username: 'callum_reid',
    fullName: 'Callum Reid',
    about: 'Hill walker and map collector. If there is a longer way round, I have taken it.',
    portrait: ['portraits', 'beard', 10],
    palettes: ['heather', 'forest', 'arctic', 'nordic'],
    country: 'GB',
  },
  {
    username: 'ines_carvalho',
    fullName: 'Inês Carvalho',
    about: 'Architect by day, tile hunter by evening. Lisbon light, drawn and coloured by hand.',
    site: 'https://inescarvalho.example',
    portrait: ['portraits', 'curly hair', 3],
    palettes: ['riviera', 'sorbet', 'blush', 'terracotta'],
    country: 'PT',
  },
  {
    username: 'zola_ndlovu',
    fullName: 'Zola Ndlovu',
    about: 'Rooms with soul and faces with stories. Currently collecting every shade of plum.',
    site: 'https://zolandlovu.example',
    portrait: ['portraits', 'headscarf', 6],
    palettes: ['plum', 'desert', 'rosehip', 'espresso'],
    country: 'ZA',
  },
  {
    username: 'henrik_dahl',
    fullName: 'Henrik Dahl',
    about: 'Chairs, lamps and rooms to read in. Restorer of things that other people leave at the kerb.',
    portrait: ['portraits', 'beard', 2],
    palettes: ['nordic', 'seventies', 'olive', 'espresso'],
    country: 'DK',
  },
  {
    username: 'leila_f',
    fullName: 'Leila Farahani',
    about: 'Gardens, patterns and long lunches. I pin what I would like to wake up to.',
    site: 'https://leilafarahani.example',
    portrait: ['portraits', 'long hair', 1],
    palettes: ['verdigris', 'peony', 'sorbet', 'heather'],
    country: 'FR',
  },
];
