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

/** Number of bands of a descriptor: images that share one are likely to be similar. */
export const DESCRIPTOR_BANDS = 8;
const WORD_BITS = 9;

type Color = { readonly light: number; readonly warm: number; readonly green: number };

/**
 * Computes the perceptual descriptor of an image as a text of 384 zeros and ones, from the RGB bytes of a
 * 32-pixel square: the share of each color, lightness and color of each ninth, and edge directions of each
 * quarter. Values are unary-coded (0000, 1000, 1100, …), so the number of differing bits is the distance
 * between them.
 */
export function computeImageDescriptor(rgb: Uint8Array): string {
  const colors = Array.from({ length: DESCRIPTOR_SIDE * DESCRIPTOR_SIDE }, (_, at) => colorOf(rgb, at * 3));
  return [...colorBits(colors), ...layoutBits(colors), ...edgeBits(colors)]
    .join('')
    .padEnd(DESCRIPTOR_BITS, '0');
}

/** Lightness and the two opponent color channels, each from 0 to 1. */
function colorOf(rgb: Uint8Array, at: number): Color {
  const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
  return {
    light: (0.299 * red + 0.587 * green + 0.114 * blue) / 255,
    warm: 0.5 + (red - blue) / 510,
    green: 0.5 + (green - (red + blue) / 2) / 510,
  };
}

/** Returns the share of each of 36 colors: grays by lightness, others by hue and lightness. */
function colorBits(colors: readonly Color[]): readonly string[] {
  const shares = new Float64Array(COLORS.bins);
  for (const color of colors)
    for (const [bin, share] of binsOf(color)) shares[bin] = (shares[bin] ?? 0) + share / colors.length;
  return [...shares].map((share) => stepped(Math.sqrt(share) * 1.4, COLORS.bits));
}

const GREYS = 6;
const HUES = 10;
const LIGHTS = 3;
/** Chroma limits of gray: below the first a color is gray, above the second it is not; in between it is partly each. */
const GREY = [0.03, 0.07] as const;

/**
 * Returns the color bins between which a color lies, with its share of each, so that small differences have small
 * effects.
 */
function binsOf({ light, warm, green }: Color): readonly (readonly [bin: number, share: number])[] {
  const [across, up] = [warm - 0.5, green - 0.5];
  const colored = Math.min(1, Math.max(0, (Math.hypot(across, up) - GREY[0]) / (GREY[1] - GREY[0])));
  const turn = (Math.atan2(up, across) / (2 * Math.PI) + 1) % 1;
  const greys = between(light * GREYS - 0.5, GREYS).map(
    ([grey, share]) => [grey, share * (1 - colored)] as const,
  );
  const hue = turn * HUES;
  const hues = [
    [Math.floor(hue) % HUES, 1 - (hue % 1)],
    [(Math.floor(hue) + 1) % HUES, hue % 1],
  ] as const;
  const colors = hues.flatMap(([at, ofHue]) =>
    between(light * LIGHTS - 0.5, LIGHTS).map(
      ([step, share]) => [GREYS + at * LIGHTS + step, share * ofHue * colored] as const,
    ),
  );
  return [...greys, ...colors];
}

/** Returns the two of `count` steps between which a value lies, with its share of each. */
function between(place: number, count: number): readonly (readonly [step: number, share: number])[] {
  const held = Math.min(count - 1, Math.max(0, place));
  const first = Math.floor(held);
  return [
    [first, 1 - (held - first)],
    [Math.min(count - 1, first + 1), held - first],
  ];
}

/** Returns the mean color of each ninth. */
function layoutBits(colors: readonly Color[]): readonly string[] {
  return cellsOf(colors, LAYOUT.cells).flatMap((cell) => {
    const mean = (of: (color: Color) => number): number =>
      cell.reduce((sum, color) => sum + of(color), 0) / cell.length;
    return [
      stepped(
        mean(({ light }) => light),
        LAYOUT.bits,
      ),
      stepped(stretched(mean(({ warm }) => warm)), LAYOUT.bits),
      stepped(stretched(mean(({ green }) => green)), LAYOUT.bits),
    ];
  });
}

/** Scales up small chroma: most colors are near gray, where a finer resolution is needed. */
const stretched = (value: number): number => 0.5 + (value - 0.5) * 2;

/** Returns the share of horizontal, vertical and the two diagonal edge directions in each quarter. */
function edgeBits(colors: readonly Color[]): readonly string[] {
  const lightAt = (x: number, y: number): number => colors[y * DESCRIPTOR_SIDE + x]?.light ?? 0;
  const half = DESCRIPTOR_SIDE / EDGES.cells;
  const sums = new Float64Array(EDGES.cells * EDGES.cells * EDGES.directions);
  for (let y = 1; y < DESCRIPTOR_SIDE - 1; y += 1)
    for (let x = 1; x < DESCRIPTOR_SIDE - 1; x += 1) {
      const across = lightAt(x + 1, y) - lightAt(x - 1, y);
      const down = lightAt(x, y + 1) - lightAt(x, y - 1);
      const turn = Math.atan2(down, across) / Math.PI + 1;
      const direction = Math.round(turn * EDGES.directions) % EDGES.directions;
      const cell = Math.floor(y / half) * EDGES.cells + Math.floor(x / half);
      const at = cell * EDGES.directions + direction;
      sums[at] = (sums[at] ?? 0) + Math.hypot(across, down) / (half * half);
    }
  return [...sums].map((sum) => stepped(Math.sqrt(sum) * 1.8, EDGES.bits));
}

/** Returns the pixels of each cell of a square that is divided `cells` times per side. */
function cellsOf(colors: readonly Color[], cells: number): readonly (readonly Color[])[] {
  const found: Color[][] = Array.from({ length: cells * cells }, () => []);
  const cellAt = (place: number): number => Math.floor((place * cells) / DESCRIPTOR_SIDE);
  for (const [at, color] of colors.entries())
    found[cellAt(Math.floor(at / DESCRIPTOR_SIDE)) * cells + cellAt(at % DESCRIPTOR_SIDE)]?.push(color);
  return found;
}

/** Encodes a value from 0 to 1 in unary: the number of ones is proportional to it. */
function stepped(value: number, bits: number): string {
  const ones = Math.max(0, Math.min(bits, Math.round(value * bits)));
  return '1'.repeat(ones).padEnd(bits, '0');
}

/** The most discriminating bits: those that are one in half of the descriptors of many images. */
const DISCRIMINATING_BITS: readonly number[] = discriminatingBits();

function discriminatingBits(): readonly number[] {
  const layoutAt = COLORS.bins * COLORS.bits;
  const cellBits = LAYOUT.values * LAYOUT.bits;
  const edgesAt = layoutAt + LAYOUT.cells * LAYOUT.cells * cellBits;
  const from = (start: number, count: number, step: number, offsets: readonly number[]): readonly number[] =>
    Array.from({ length: count }, (_, at) => offsets.map((offset) => start + at * step + offset)).flat();
  return [
    ...from(layoutAt, LAYOUT.cells * LAYOUT.cells, cellBits, [1, 3, 4, LAYOUT.bits + 3]),
    ...from(edgesAt, EDGES.cells * EDGES.cells * EDGES.directions, EDGES.bits, [1]),
    ...from(COLORS.bits, 5, COLORS.bits, [0, 1]),
    ...from(7 * COLORS.bits, 5, COLORS.bits, [0, 1]),
  ].slice(0, DESCRIPTOR_BANDS * WORD_BITS);
}

/** Returns the eight bands of a descriptor, each nine bits as a number: an index finds images that share one. */
export function descriptorBands(descriptor: string): readonly number[] {
  return Array.from({ length: DESCRIPTOR_BANDS }, (_, word) =>
    Number.parseInt(
      DISCRIMINATING_BITS.filter((_bit, at) => at % DESCRIPTOR_BANDS === word)
        .map((bit) => descriptor[bit] ?? '0')
        .join(''),
      2,
    ),
  );
}
