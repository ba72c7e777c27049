/** A color as `#rrggbb`. */
export type Colour = string;

type Lab = { readonly l: number; readonly a: number; readonly b: number };

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function labOf(colour: Colour): Lab {
  const channel = (at: number): number => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  };
}

function colourOf({ l, a, b }: Lab): Colour {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const hex = (linear: number): string =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, linear)))) * 255)
      .toString(16)
      .padStart(2, '0');
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** Mixes two colors perceptually: 0 returns the first, 1 the second. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const [from, to] = [labOf(one), labOf(other)];
  const between = (low: number, high: number): number => low + (high - low) * share;
  return colourOf({ l: between(from.l, to.l), a: between(from.a, to.a), b: between(from.b, to.b) });
}

/** Returns the lightness of a color from 0 (black) to 1 (white). */
export function lightness(colour: Colour): number {
  return labOf(colour).l;
}

/** Returns a darker, slightly cooler color. `depth` 0.1 is a fold, 0.3 a night. */
export function shade(colour: Colour, depth: number): Colour {
  const { l, a, b } = labOf(colour);
  return colourOf({ l: Math.max(0.04, l - depth), a: a * 0.98 + depth * 0.02, b: b * 0.95 - depth * 0.07 });
}

/** Returns a lighter, slightly warmer color. */
export function tint(colour: Colour, height: number): Colour {
  const { l, a, b } = labOf(colour);
  return colourOf({ l: Math.min(0.985, l + height), a: a * 0.96, b: b * 0.98 + height * 0.05 });
}

/** Returns the color with its lightness set to `level`, 0 to 1. */
export function atLightness(colour: Colour, level: number): Colour {
  return colourOf({ ...labOf(colour), l: level });
}

/** Changes the saturation of a color: less below 1, more above 1. */
export function saturate(colour: Colour, factor: number): Colour {
  const { l, a, b } = labOf(colour);
  return colourOf({ l, a: a * factor, b: b * factor });
}
