import { SEARCH_FILTER_VALUES } from '@pegboard/types';

/** The colours of `color:` and of the filter, in the order of the filter. Source: SR-05, SR-06. */
export const SEARCH_COLORS = SEARCH_FILTER_VALUES.color;

/** One of `SEARCH_COLORS`. */
export type SearchColor = (typeof SEARCH_COLORS)[number];

const NAMES: Readonly<Record<string, SearchColor>> = {
  grey: 'gray',
  violet: 'purple',
  turquoise: 'teal',
  rot: 'red',
  gelb: 'yellow',
  grün: 'green',
  blau: 'blue',
  lila: 'purple',
  rosa: 'pink',
  braun: 'brown',
  schwarz: 'black',
  grau: 'gray',
  weiß: 'white',
  أحمر: 'red',
  برتقالي: 'orange',
  أصفر: 'yellow',
  أخضر: 'green',
  أزرق: 'blue',
  بنفسجي: 'purple',
  وردي: 'pink',
  بني: 'brown',
  أسود: 'black',
  رمادي: 'gray',
  أبيض: 'white',
};
const COLORS: ReadonlySet<string> = new Set(SEARCH_COLORS);
const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Returns the colour of a name in English, German or Arabic, or of a hexadecimal value; undefined for others. */
export function parseColor(text: string): SearchColor | undefined {
  const name = text.toLowerCase();
  if (COLORS.has(name)) return name as SearchColor;
  return NAMES[name] ?? (HEX.test(name) ? colorOf(name) : undefined);
}

/** The first hue, in degrees, of each chromatic colour. */
const HUES: readonly (readonly [number, SearchColor])[] = [
  [345, 'red'],
  [290, 'pink'],
  [250, 'purple'],
  [195, 'blue'],
  [165, 'teal'],
  [75, 'green'],
  [45, 'yellow'],
  [15, 'orange'],
  [0, 'red'],
];

/** Returns the name of the colour that is nearest to a hexadecimal value such as `#a1b2c3`. */
export function colorOf(hex: string): SearchColor {
  const [, ...parts] = HEX.exec(hex) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const range = most - least;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.12) return 'black';
  if (lightness > 0.9) return 'white';
  if (saturation < 0.14) return lightness < 0.22 ? 'black' : lightness > 0.82 ? 'white' : 'gray';
  const hue = hueOf(red, green, blue, most, range);
  const isWarm = hue < 50 || hue >= 345;
  if (isWarm && hue >= 12 && lightness < 0.45 && saturation < 0.85) return 'brown';
  if (isWarm && hue < 12 && lightness > 0.7) return 'pink';
  return HUES.find(([from]) => hue >= from)?.[1] ?? 'red';
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  return most === green ? ((blue - red) / range + 2) * 60 : ((red - green) / range + 4) * 60;
}
