/** Units per em of the font. */
const EM = 1000;
const ASCENT = 800;
const DESCENT = 200;
/** Height of a letter's block above the baseline: the x-height. */
const HEIGHT = 520;
const BEARING = 40;

/** Widths of letters in units, roughly as in common system fonts. */
const WIDTHS = { missing: 560, space: 280, narrow: 280, usual: 560, wide: 840, full: 1000 } as const;
type Glyph = keyof typeof WIDTHS;
const GLYPHS = Object.keys(WIDTHS) as readonly Glyph[];

/** The first character of each range of letters with the same width. */
const LETTERS: readonly (readonly [from: number, glyph: Glyph])[] = [
  [0x20, 'space'],
  [0x21, 'narrow'],
  [0x22, 'usual'],
  [0x27, 'narrow'],
  [0x2a, 'usual'],
  [0x2c, 'narrow'],
  [0x30, 'usual'],
  [0x3a, 'narrow'],
  [0x3c, 'usual'],
  [0x4d, 'wide'],
  [0x4e, 'usual'],
  [0x57, 'wide'],
  [0x58, 'usual'],
  [0x69, 'narrow'],
  [0x6b, 'usual'],
  [0x6c, 'narrow'],
  [0x6d, 'wide'],
  [0x6e, 'usual'],
  [0x77, 'wide'],
  [0x78, 'usual'],
  [0xa0, 'space'],
  [0xa1, 'usual'],
  [0x1100, 'full'],
  [0x1200, 'usual'],
  [0x2000, 'space'],
  [0x2010, 'usual'],
  [0x2e80, 'full'],
  [0xa4d0, 'usual'],
  [0xac00, 'full'],
  [0xd7b0, 'usual'],
];
const LAST_CHARACTER = 0xffff;

/**
 * Returns the bytes of a TrueType font in which every letter is a block, so that a page looks the same on
 * every machine. Letters are narrow, usual or wide, so that lines are about as long as in a text font.
 */
export function blockFont(): Uint8Array<ArrayBuffer> {
  const outlines = GLYPHS.map(outline);
  const offsets = outlines.reduce<readonly number[]>(
    (ends, { length }) => [...ends, (ends.at(-1) ?? 0) + length],
    [0],
  );
  return fontOf({
    'OS/2': os2(),
    cmap: characterMap(),
    glyf: outlines.flat(),
    head: head(),
    hhea: [
      ...u32(0x0001_0000),
      ...u16s(ASCENT, -DESCENT, 0, EM, 0, 0, EM, 1, 0, 0, 0, 0, 0, 0, 0, GLYPHS.length),
    ],
    hmtx: GLYPHS.flatMap((glyph) => u16s(WIDTHS[glyph], glyph === 'space' ? 0 : BEARING)),
    loca: offsets.flatMap(u32),
    maxp: [...u32(0x0001_0000), ...u16s(GLYPHS.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: u16s(0, 0, 6),
    post: [
      ...u32(0x0003_0000),
      ...u32(0),
      ...u16s(-100, 50),
      ...u32(0),
      ...u32(0),
      ...u32(0),
      ...u32(0),
      ...u32(0),
    ],
  });
}

const FOUR_ON_THE_CURVE = [1, 1, 1, 1];

/** Returns one contour with four corners; a space has none. */
function outline(glyph: Glyph): readonly number[] {
  if (glyph === 'space') return [];
  const left = BEARING;
  const right = WIDTHS[glyph] - BEARING;
  return [
    ...u16s(1, left, 0, right, HEIGHT),
    ...u16s(3, 0),
    ...FOUR_ON_THE_CURVE,
    ...u16s(left, 0, right - left, 0),
    ...u16s(0, HEIGHT, 0, -HEIGHT),
  ];
}

/** Returns the table that maps characters to glyphs: ranges with a shared glyph (format 13). */
function characterMap(): readonly number[] {
  const groups = LETTERS.flatMap(([from, glyph], at) => {
    const to = (LETTERS[at + 1]?.[0] ?? LAST_CHARACTER) - 1;
    return [...u32(from), ...u32(to), ...u32(GLYPHS.indexOf(glyph))];
  });
  const table = [...u16s(13, 0), ...u32(16 + groups.length), ...u32(0), ...u32(LETTERS.length), ...groups];
  return [...u16s(0, 1, 3, 10), ...u32(12), ...table];
}

function head(): readonly number[] {
  const version = [...u32(0x0001_0000), ...u32(0x0001_0000)];
  const [checksum, magic] = [u32(0), u32(0x5f0f_3cf5)];
  const dates = [...u32(0), ...u32(0), ...u32(0), ...u32(0)];
  return [
    ...version,
    ...checksum,
    ...magic,
    ...u16s(0, EM),
    ...dates,
    ...u16s(0, -DESCENT, EM, ASCENT, 0, 8, 2, 1, 0),
  ];
}

function os2(): readonly number[] {
  const sizes = u16s(4, 560, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 260, 0);
  const panose = Array.from({ length: 10 }, () => 0);
  const ranges = [...u32(0xffff_ffff), ...u32(0), ...u32(0), ...u32(0)];
  const vendor = ascii('PEGB');
  const metrics = u16s(0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT);
  return [
    ...sizes,
    ...panose,
    ...ranges,
    ...vendor,
    ...metrics,
    ...u32(1),
    ...u32(0),
    ...u16s(HEIGHT, 700, 0, 0x20, 0),
  ];
}

/** Returns the file: a table directory, and the tables, each aligned to four bytes. */
function fontOf(tables: Readonly<Record<string, readonly number[]>>): Uint8Array<ArrayBuffer> {
  const names = Object.keys(tables);
  const power = Math.floor(Math.log2(names.length));
  const search = 2 ** power * 16;
  const directory = [...u32(0x0001_0000), ...u16s(names.length, search, power, names.length * 16 - search)];
  const body: number[] = [];
  const start = 12 + names.length * 16;
  for (const [name, bytes] of Object.entries(tables)) {
    const tag = ascii(name.padEnd(4));
    directory.push(...tag, ...u32(checksumOf(bytes)), ...u32(start + body.length), ...u32(bytes.length));
    body.push(...bytes);
    while (body.length % 4 !== 0) body.push(0);
  }
  return Uint8Array.from([...directory, ...body]);
}

function checksumOf(bytes: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1)
    sum = (sum + (bytes[at] ?? 0) * 2 ** (8 * (3 - (at % 4)))) % 2 ** 32;
  return sum;
}

function ascii(word: string): readonly number[] {
  return [...new TextEncoder().encode(word)];
}

function u16s(...values: readonly number[]): readonly number[] {
  return values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);
}

function u32(value: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}
