import type { Colour } from '../../art/colour.ts';

/** A time of day and weather, which determine all colors of a landscape. */
export type Atmosphere = {
  /** As in 'a lake at dawn'. */
  readonly words: string;
  readonly colours: string;
  readonly sky: readonly [top: Colour, middle: Colour, horizon: Colour];
  /** Sun or moon. */
  readonly light: Colour;
  readonly cloud: Colour;
  /** The ground far away. */
  readonly far: Colour;
  /** The ground halfway. */
  readonly middle: Colour;
  /** The ground in the foreground. */
  readonly near: Colour;
  /** Small lively things: flowers, sails, roofs. */
  readonly spark: Colour;
  readonly isNight?: boolean;
};

/** All atmospheres. */
export const ATMOSPHERES = {
  dawn: {
    words: 'at dawn',
    colours: 'rose, lilac and gold',
    sky: ['#6f7fb5', '#e9aeb0', '#fde0b4'],
    light: '#fff3d6',
    cloud: '#fbd3c4',
    far: '#c9a3b4',
    middle: '#7f6a94',
    near: '#332f52',
    spark: '#f7a072',
  },
  morning: {
    words: 'on a clear morning',
    colours: 'mint, pale blue and cream',
    sky: ['#7fbdd0', '#c8e6e4', '#fdf3d8'],
    light: '#fffbe8',
    cloud: '#ffffff',
    far: '#a9cfd0',
    middle: '#5f9a92',
    near: '#215049',
    spark: '#f2876a',
  },
  noon: {
    words: 'at noon',
    colours: 'sky blue and green',
    sky: ['#4a9cc6', '#97cfde', '#e6f4e8'],
    light: '#fffdf0',
    cloud: '#ffffff',
    far: '#93bfc0',
    middle: '#5c9470',
    near: '#22533f',
    spark: '#f4c04e',
  },
  golden: {
    words: 'in golden light',
    colours: 'amber, honey and brown',
    sky: ['#e0965a', '#f7c988', '#fff0cb'],
    light: '#fffbe6',
    cloud: '#ffe4b3',
    far: '#dfb183',
    middle: '#a86d48',
    near: '#4a2a26',
    spark: '#d9502f',
  },
  sunset: {
    words: 'at sunset',
    colours: 'violet, coral and orange',
    sky: ['#43397a', '#cc5f7d', '#fbb06a'],
    light: '#ffe6a0',
    cloud: '#f58f7c',
    far: '#b0617f',
    middle: '#653f6d',
    near: '#241a3a',
    spark: '#ffc061',
  },
  dusk: {
    words: 'at dusk',
    colours: 'blue, violet and pink',
    sky: ['#232f66', '#6f619f', '#f0a9a6'],
    light: '#fdf1dc',
    cloud: '#a786b5',
    far: '#7d73a6',
    middle: '#454a80',
    near: '#171a38',
    spark: '#ffd27d',
  },
  night: {
    words: 'by moonlight',
    colours: 'midnight blue and silver',
    sky: ['#0b1533', '#1f3a6b', '#5c83ad'],
    light: '#f9f3dd',
    cloud: '#3c5f90',
    far: '#42658f',
    middle: '#223f68',
    near: '#091226',
    spark: '#ffd98a',
    isNight: true,
  },
  mist: {
    words: 'in the morning mist',
    colours: 'grey-green and ivory',
    sky: ['#c3d0cd', '#dfe5dc', '#f7f3e4'],
    light: '#fffdf3',
    cloud: '#f4f4ea',
    far: '#c3d0ca',
    middle: '#8aa59b',
    near: '#35504a',
    spark: '#d98a5b',
  },
  october: {
    words: 'in October',
    colours: 'rust, ochre and pale blue',
    sky: ['#a9cbd3', '#dce6d9', '#fdebc8'],
    light: '#fff8e0',
    cloud: '#fdf5e4',
    far: '#d3b48a',
    middle: '#b9703c',
    near: '#54291f',
    spark: '#e3a036',
  },
  winter: {
    words: 'on a winter afternoon',
    colours: 'ice blue, white and rose',
    sky: ['#93b3d2', '#cddfeb', '#fde9dd'],
    light: '#fffaf0',
    cloud: '#ffffff',
    far: '#bccfe0',
    middle: '#7d9dbd',
    near: '#2b4766',
    spark: '#d9604c',
  },
  rose: {
    words: 'under a rose-coloured sky',
    colours: 'blush, peach and wine',
    sky: ['#eab4ae', '#f9d6c5', '#fff0dc'],
    light: '#fffaf0',
    cloud: '#ffe9dc',
    far: '#e0a8a6',
    middle: '#a86a7c',
    near: '#4d2a48',
    spark: '#f4c171',
  },
  storm: {
    words: 'after the rain',
    colours: 'slate, teal and straw',
    sky: ['#4a6276', '#8fa9ae', '#efe5bf'],
    light: '#fff6d0',
    cloud: '#6d8594',
    far: '#8ba5a3',
    middle: '#4e7472',
    near: '#1d3338',
    spark: '#efb54a',
  },
  aurora: {
    words: 'under the northern lights',
    colours: 'deep blue, teal and green',
    sky: ['#06122b', '#0d3047', '#2c6c74'],
    light: '#f4f4e6',
    cloud: '#2d6b78',
    far: '#3a6a78',
    middle: '#1c4156',
    near: '#06121f',
    spark: '#ffcf7a',
    isNight: true,
  },
} as const satisfies Readonly<Record<string, Atmosphere>>;

/** The name of an atmosphere. */
export type AtmosphereName = keyof typeof ATMOSPHERES;
