import type { Colour } from './colour.ts';

/** The colours of one picture. They were chosen together; a drawing takes its colours from nowhere else if it can. */
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
  /** What grows. */
  readonly leaf: Colour;
};

type Row = readonly [
  words: string,
  paper: Colour,
  wash: Colour,
  ink: Colour,
  main: Colour,
  second: Colour,
  spark: Colour,
  calm: Colour,
  soft: Colour,
  deep: Colour,
  leaf: Colour,
];

const ROWS = {
  terracotta: [
    'terracotta, ochre and sage',
    '#f7ebdc',
    '#ebcfb2',
    '#3a2a28',
    '#c8643f',
    '#e0a15e',
    '#2f6a6b',
    '#8f9c78',
    '#efd9c3',
    '#8c3b2e',
    '#6f8262',
  ],
  riviera: [
    'sea blue, lemon and coral',
    '#fdf4e5',
    '#cfe5e8',
    '#1c2e44',
    '#2e7fa3',
    '#f2b544',
    '#e8654f',
    '#7fb7be',
    '#f8dfb4',
    '#174a6b',
    '#5d8f77',
  ],
  orchard: [
    'apple red, honey and meadow green',
    '#f7f2e0',
    '#dfe5c2',
    '#2b3328',
    '#c4452f',
    '#e9a03b',
    '#f0cfa5',
    '#a7b97a',
    '#efe1bd',
    '#44603a',
    '#6e8f4e',
  ],
  nordic: [
    'slate blue, linen and amber',
    '#f3f1ec',
    '#d8dfde',
    '#25313a',
    '#3f5e73',
    '#d98a5b',
    '#e0b465',
    '#9db2b1',
    '#e6d9c6',
    '#2f4858',
    '#6d8775',
  ],
  plum: [
    'plum, rose and apricot',
    '#f8ede7',
    '#e8ccd0',
    '#2f1e33',
    '#7a3b5e',
    '#d9788b',
    '#efa66d',
    '#a88aa5',
    '#f2d3bf',
    '#4c2c52',
    '#7f8f70',
  ],
  marigold: [
    'marigold, rust and spruce',
    '#fff5df',
    '#fbdf9f',
    '#33261b',
    '#e8912d',
    '#c4532d',
    '#3f7f78',
    '#f0c257',
    '#f6e2bd',
    '#7c3a22',
    '#708a5d',
  ],
  lagoon: [
    'lagoon green, coral and sand',
    '#f1f6ee',
    '#c1ded7',
    '#12343b',
    '#1f7a7c',
    '#f28f6b',
    '#f6c177',
    '#6bb5a8',
    '#e3ead6',
    '#155263',
    '#4f9277',
  ],
  rosehip: [
    'rosehip red, peach and moss',
    '#fcf0ea',
    '#f4d2c6',
    '#3b1f2b',
    '#d1495b',
    '#f2a17f',
    '#edae49',
    '#c9958c',
    '#f9dfd0',
    '#8d2f48',
    '#71886a',
  ],
  indigo: [
    'indigo, faded blue and straw',
    '#f3f0e8',
    '#c9d3df',
    '#141e3c',
    '#27407a',
    '#d9a15d',
    '#c8654a',
    '#7f98bd',
    '#e7dcc7',
    '#1b2b59',
    '#5e7d78',
  ],
  forest: [
    'forest green, ochre and bark',
    '#f2efe0',
    '#ccd6b8',
    '#1c2a22',
    '#2f5a41',
    '#c98a3a',
    '#b0583a',
    '#8fa372',
    '#dfd5ad',
    '#1f4033',
    '#5b7f52',
  ],
  sorbet: [
    'melon, mint and lilac',
    '#fff7f0',
    '#ffded3',
    '#4a2f45',
    '#ff8a78',
    '#8fc9b4',
    '#ffc06b',
    '#b79cd9',
    '#ffe7c4',
    '#b8507a',
    '#74b394',
  ],
  desert: [
    'sienna, apricot and dusty sage',
    '#faeddd',
    '#f3cda8',
    '#40241f',
    '#b5532f',
    '#efb066',
    '#6f8f86',
    '#dca08a',
    '#f4dcc0',
    '#7a3430',
    '#88946d',
  ],
  seaglass: [
    'sea-glass green, shell pink and sand',
    '#f5f7f1',
    '#d1e7de',
    '#203a3a',
    '#5fa89a',
    '#e7b09a',
    '#d9825f',
    '#9ccbb8',
    '#f0e4cb',
    '#3c6f7d',
    '#6fa583',
  ],
  bauhaus: [
    'red, yellow and blue',
    '#f6eedf',
    '#e9dabd',
    '#1d1d24',
    '#d8402f',
    '#23528f',
    '#f0b429',
    '#7fa09a',
    '#f1dcc0',
    '#2b2f44',
    '#5e8c76',
  ],
  heather: [
    'heather, mauve and blush',
    '#f5f1f4',
    '#dbd0e4',
    '#2b2540',
    '#6c5b95',
    '#e09aa2',
    '#efbd7e',
    '#a88bc0',
    '#ecdbd0',
    '#433a6b',
    '#7a9a86',
  ],
  espresso: [
    'coffee, caramel and cream',
    '#f5ebdf',
    '#dfc9b0',
    '#2a1b16',
    '#6b4030',
    '#c98f55',
    '#d9a566',
    '#a98a70',
    '#ecd8bc',
    '#472a20',
    '#7c8465',
  ],
  citrus: [
    'lemon, orange and lime leaf',
    '#fdf9e8',
    '#f3edb1',
    '#27352a',
    '#f08a3c',
    '#f2c53d',
    '#d9542f',
    '#a9bf63',
    '#f9e9b8',
    '#3e6b52',
    '#6f9c4e',
  ],
  blush: [
    'blush, clay and eucalyptus',
    '#fbf2ee',
    '#f2d8cf',
    '#3d3438',
    '#c9827a',
    '#b99a6b',
    '#8a5a62',
    '#a7b3a2',
    '#f5e3d8',
    '#6f4f56',
    '#87998a',
  ],
  verdigris: [
    'verdigris, copper and bone',
    '#f3f1e6',
    '#cbdbcf',
    '#1e2f33',
    '#3e7c74',
    '#c7683e',
    '#e2b15b',
    '#8db4a0',
    '#e2dac4',
    '#265059',
    '#6c956f',
  ],
  peony: [
    'peony pink, apricot and stem green',
    '#fef3f1',
    '#fbd8da',
    '#3a2230',
    '#e0708e',
    '#f4a877',
    '#c03f6c',
    '#e3a9b6',
    '#fce3d8',
    '#8c3560',
    '#7c9a7e',
  ],
  denim: [
    'denim blue, brick and straw',
    '#f4f3ee',
    '#ced9e4',
    '#1d2a3a',
    '#3e6690',
    '#c75d4b',
    '#e8c07d',
    '#8fabc6',
    '#e6dfd2',
    '#274564',
    '#6d8f7c',
  ],
  olive: [
    'olive, rust and wheat',
    '#f6f1e3',
    '#e0dcbe',
    '#2c2b1c',
    '#85853f',
    '#c8743b',
    '#e3b565',
    '#b3ab68',
    '#eee1bc',
    '#5a4a2a',
    '#6d7f45',
  ],
  seventies: [
    'tangerine, mustard and teal',
    '#fcedd7',
    '#f7d3a6',
    '#3b2417',
    '#d9562b',
    '#efa02f',
    '#2f7f79',
    '#c98f5c',
    '#f6e0b8',
    '#7b3f1d',
    '#8a9a3b',
  ],
  arctic: [
    'ice blue, shell pink and sun',
    '#f5f9fb',
    '#d4e5ef',
    '#16293b',
    '#4d8bb3',
    '#f0a58f',
    '#f3cd70',
    '#9cc4da',
    '#e6eef0',
    '#2a5a80',
    '#74a596',
  ],
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a palette. */
export type PaletteName = keyof typeof ROWS;

const named = ([name, row]: [string, Row]): Palette => {
  const [words, paper, wash, ink, main, second, spark, calm, soft, deep, leaf] = row;
  return { name: name as PaletteName, words, paper, wash, ink, main, second, spark, calm, soft, deep, leaf };
};

/** All palettes. */
export const PALETTES: readonly Palette[] = Object.entries(ROWS).map(named);

/** The names of all palettes. */
export const PALETTE_NAMES: readonly PaletteName[] = PALETTES.map(({ name }) => name);

/** The palette of a name. */
export function paletteOf(name: PaletteName): Palette {
  return named([name, ROWS[name]]);
}
