/** Side of the square to which an image is scaled for its descriptor, in pixels. */
export const DESCRIPTOR_SIDE = 32;

/** Number of bits of a descriptor. */
export const DESCRIPTOR_BITS = 384;

/**
 * The parts of a descriptor, in their order: `cells` per side, `values` per cell, and the number of bits of each value.
 */
const COLORS = { bins: 36, bits: 4 } as const;
const LAYOUT = { cells: 3, values: 3, bits: 6 } as const;
const EDGES = { cells: 2, directions: 4, bits: 4 } as const;

const PIXELS = DESCRIPTOR_SIDE * DESCRIPTOR_SIDE;

/** The pixels of a square: lightness and the two opponent color channels of each, from 0 to 1. */
type Square = { readonly light: Float64Array; readonly warm: Float64Array; readonly green: Float64Array };

/**
 * Computes the perceptual descriptor of an image as a text of 384 zeros and ones, from the RGB bytes of a
 * 32-pixel square: the share of each color, lightness and color of each ninth, and edge directions of each
 * quarter. Values are unary-coded (0000, 1000, 1100, …), so the number of differing bits is the distance
 * between them.
 */
export function computeImageDescriptor(rgb: Uint8Array): string {
  const square = squareOf(rgb);
  return `${colorBits(square)}${layoutBits(square)}${edgeBits(square.light)}`.padEnd(DESCRIPTOR_BITS, '0');
}

function squareOf(rgb: Uint8Array): Square {
  const square = {
    light: new Float64Array(PIXELS),
    warm: new Float64Array(PIXELS),
    green: new Float64Array(PIXELS),
  };
  for (let at = 0; at < PIXELS; at += 1) {
    const red = rgb[at * 3] ?? 0;
    const green = rgb[at * 3 + 1] ?? 0;
    const blue = rgb[at * 3 + 2] ?? 0;
    square.light[at] = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
    square.warm[at] = 0.5 + (red - blue) / 510;
    square.green[at] = 0.5 + (green - (red + blue) / 2) / 510;
  }
  return square;
}

const GREYS = 6;
const HUES = 10;
const LIGHTS = 3;
/** Chroma limits of gray: below the first a color is gray, above the second it is not; in between it is partly each. */
const GREY = [0.03, 0.07] as const;

/**
 * Returns the share of each of 36 colors: grays by lightness, others by hue and lightness. A color counts for the bins
 * between which it lies, so that small differences have small effects.
 */
function colorBits({ light, warm, green }: Square): string {
  const shares = new Float64Array(COLORS.bins);
  const add = (bin: number, share: number): void => void (shares[bin] = (shares[bin] ?? 0) + share / PIXELS);
  /** Adds a share to the two of `count` steps, from `first`, between which a lightness lies. */
  const addBetween = (value: number, count: number, first: number, share: number): void => {
    const held = Math.min(count - 1, Math.max(0, value * count - 0.5));
    const step = Math.floor(held);
    add(first + step, share * (1 - (held - step)));
    add(first + Math.min(count - 1, step + 1), share * (held - step));
  };
  for (let at = 0; at < PIXELS; at += 1) {
    const lightness = light[at] ?? 0;
    const across = (warm[at] ?? 0) - 0.5;
    const up = (green[at] ?? 0) - 0.5;
    const colored = Math.min(1, Math.max(0, (Math.hypot(across, up) - GREY[0]) / (GREY[1] - GREY[0])));
    if (colored < 1) addBetween(lightness, GREYS, 0, 1 - colored);
    if (colored === 0) continue;
    const hue = ((Math.atan2(up, across) / (2 * Math.PI) + 1) % 1) * HUES;
    const first = Math.floor(hue) % HUES;
    addBetween(lightness, LIGHTS, GREYS + first * LIGHTS, (1 - (hue % 1)) * colored);
    addBetween(lightness, LIGHTS, GREYS + ((first + 1) % HUES) * LIGHTS, (hue % 1) * colored);
  }
  let bits = '';
  for (const share of shares) bits += stepped(Math.sqrt(share) * 1.4, COLORS.bits);
  return bits;
}

/** Scales up small chroma: most colors are near gray, where a finer resolution is needed. */
const stretched = (value: number): number => 0.5 + (value - 0.5) * 2;

/** Returns the mean color of each ninth. */
function layoutBits({ light, warm, green }: Square): string {
  const cells = LAYOUT.cells * LAYOUT.cells;
  const sums = new Float64Array(cells * LAYOUT.values);
  const counts = new Float64Array(cells);
  const cellAt = (place: number): number => Math.floor((place * LAYOUT.cells) / DESCRIPTOR_SIDE);
  for (let at = 0; at < PIXELS; at += 1) {
    const cell = cellAt(Math.floor(at / DESCRIPTOR_SIDE)) * LAYOUT.cells + cellAt(at % DESCRIPTOR_SIDE);
    counts[cell] = (counts[cell] ?? 0) + 1;
    for (const [value, channel] of [light, warm, green].entries())
      sums[cell * LAYOUT.values + value] = (sums[cell * LAYOUT.values + value] ?? 0) + (channel[at] ?? 0);
  }
  let bits = '';
  for (const [at, sum] of sums.entries()) {
    const mean = sum / (counts[Math.floor(at / LAYOUT.values)] ?? 1);
    bits += stepped(at % LAYOUT.values === 0 ? mean : stretched(mean), LAYOUT.bits);
  }
  return bits;
}

/** Returns the share of horizontal, vertical and the two diagonal edge directions in each quarter. */
function edgeBits(light: Float64Array): string {
  const half = DESCRIPTOR_SIDE / EDGES.cells;
  const sums = new Float64Array(EDGES.cells * EDGES.cells * EDGES.directions);
  for (let y = 1; y < DESCRIPTOR_SIDE - 1; y += 1)
    for (let x = 1; x < DESCRIPTOR_SIDE - 1; x += 1) {
      const at = y * DESCRIPTOR_SIDE + x;
      const across = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
      const down = (light[at + DESCRIPTOR_SIDE] ?? 0) - (light[at - DESCRIPTOR_SIDE] ?? 0);
      const turn = Math.atan2(down, across) / Math.PI + 1;
      const direction = Math.round(turn * EDGES.directions) % EDGES.directions;
      const cell = Math.floor(y / half) * EDGES.cells + Math.floor(x / half);
      const sum = cell * EDGES.directions + direction;
      sums[sum] = (sums[sum] ?? 0) + Math.hypot(across, down) / (half * half);
    }
  let bits = '';
  for (const sum of sums) bits += stepped(Math.sqrt(sum) * 1.8, EDGES.bits);
  return bits;
}

/** Encodes a value from 0 to 1 in unary: the number of ones is proportional to it. */
function stepped(value: number, bits: number): string {
  const ones = Math.max(0, Math.min(bits, Math.round(value * bits)));
  return '1'.repeat(ones).padEnd(bits, '0');
}

/** Side of the square to which an image is scaled for the descriptors of its parts, in pixels. */
export const PARTS_SIDE = 160;

/** The parts of an image that have a descriptor: windows of two sizes, in pixels of that square, in rows and columns. */
const PART_GRIDS = [
  { side: 96, starts: [0, 32, 64] },
  { side: 64, starts: [0, 32, 64, 96] },
] as const;

/** The parts of an image that have a descriptor, as shares of its sides. */
export const PART_WINDOWS: readonly { readonly left: number; readonly top: number; readonly side: number }[] =
  PART_GRIDS.flatMap(({ side, starts }) =>
    starts.flatMap((top) =>
      starts.map((left) => ({ left: left / PARTS_SIDE, top: top / PARTS_SIDE, side: side / PARTS_SIDE })),
    ),
  );

/**
 * Computes the descriptors of the 25 parts of an image from the RGB bytes of a 160-pixel square (SR-12). A part of 40 %
 * of each side, anywhere, is much like one of them.
 */
export function computePartDescriptors(rgb: Uint8Array): string[] {
  const sums = areaSums(rgb);
  return PART_GRIDS.flatMap(({ side, starts }) =>
    starts.flatMap((top) => starts.map((left) => computeImageDescriptor(scaledPart(sums, left, top, side)))),
  );
}

const SUMS_WIDTH = PARTS_SIDE + 1;

/** Returns, for each pixel and channel, the sum of all pixels above it and to its left. */
function areaSums(rgb: Uint8Array): Uint32Array {
  const sums = new Uint32Array(SUMS_WIDTH * SUMS_WIDTH * 3);
  const sumAt = (at: number): number => sums[at] ?? 0;
  for (let y = 0; y < PARTS_SIDE; y += 1)
    for (let at = 0; at < PARTS_SIDE * 3; at += 1) {
      const to = ((y + 1) * SUMS_WIDTH + 1) * 3 + at;
      const above = to - SUMS_WIDTH * 3;
      sums[to] = (rgb[y * PARTS_SIDE * 3 + at] ?? 0) + sumAt(to - 3) + sumAt(above) - sumAt(above - 3);
    }
  return sums;
}

/** Returns a square part, scaled to the side of a descriptor: each pixel is the mean of those that it covers. */
function scaledPart(sums: Uint32Array, left: number, top: number, side: number): Uint8Array {
  const scaled = new Uint8Array(PIXELS * 3);
  const step = side / DESCRIPTOR_SIDE;
  const sumAt = (x: number, y: number, channel: number): number =>
    sums[(y * SUMS_WIDTH + x) * 3 + channel] ?? 0;
  for (let at = 0; at < PIXELS * 3; at += 1) {
    const channel = at % 3;
    const pixel = (at - channel) / 3;
    const x = left + (pixel % DESCRIPTOR_SIDE) * step;
    const y = top + Math.floor(pixel / DESCRIPTOR_SIDE) * step;
    const sum =
      sumAt(x + step, y + step, channel) -
      sumAt(x, y + step, channel) -
      sumAt(x + step, y, channel) +
      sumAt(x, y, channel);
    scaled[at] = Math.round(sum / (step * step));
  }
  return scaled;
}

/**
 * Returns the colors that an image has at least if a quarter of it has this descriptor, as the bits of a descriptor
 * without its layout and edges: half of the steps of each color, as these are proportional to the root of its share.
 */
export function colorsNeeded(descriptor: string): string {
  let bits = '';
  for (let at = 0; at < COLORS.bins * COLORS.bits; at += COLORS.bits) {
    const steps = descriptor.slice(at, at + COLORS.bits).replaceAll('0', '').length;
    bits += '1'.repeat(Math.round(steps / 2)).padEnd(COLORS.bits, '0');
  }
  return bits.padEnd(DESCRIPTOR_BITS, '0');
}
