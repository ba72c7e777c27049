import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImagePool, type ImagePool } from './image-pool.ts';
import { drawPreview, mosaicBoxes } from './preview-image.ts';
import { drawPreviewText, isRightToLeft, type PreviewText } from './preview-text.ts';

const LINE: Omit<PreviewText, 'text'> = {
  isBold: true,
  color: '#000000',
  sizes: [64],
  width: 1000,
  maxLines: 1,
};
/** A letter that is in none of the fonts of the site. */
const WITHOUT_GLYPH = '漢';
let pool: ImagePool;

beforeAll(() => (pool = createImagePool(1)));
afterAll(() => pool.close());

/** Returns the sizes of drawn texts on a machine without fonts. */
async function drawWithoutFonts(
  texts: readonly string[],
): Promise<readonly { width: number; png: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pegboard-fonts-'));
  try {
    const config = join(folder, 'fonts.conf');
    await writeFile(
      config,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><cachedir>${folder}</cachedir></fontconfig>`,
    );
    const script = `import { drawPreviewText } from ${JSON.stringify(new URL('./preview-text.ts', import.meta.url).href)};
      const drawn = [];
      for (const text of ${JSON.stringify(texts)}) {
        const { png, width } = await drawPreviewText({ ...${JSON.stringify(LINE)}, text });
        drawn.push({ width, png: png.toString('base64') });
      }
      console.log(JSON.stringify(drawn));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=@pegboard/source', '--input-type=module', '--eval', script],
      {
        env: { ...process.env, FONTCONFIG_FILE: config },
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        maxBuffer: 10_000_000,
      },
    );
    return JSON.parse(stdout) as readonly { width: number; png: string }[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('[IO-10] Latin, Arabic and emoji are drawn on a machine without fonts, and not as boxes', async () => {
  const letters = ['n', 'ß', 'Ü', 'م', 'ب', '🥑', '🚀', 'я', 'ש'];
  const [box, ...drawn] = await drawWithoutFonts([WITHOUT_GLYPH, ...letters]);
  expect(box).toBeDefined();
  const pictures = new Set(drawn.map(({ png }) => png));
  expect(pictures.size).toBe(letters.length);
  for (const [at, { png }] of drawn.entries())
    expect([letters[at], await hasFrame(Buffer.from(png, 'base64'))]).toEqual([letters[at], false]);
  expect(await hasFrame(Buffer.from(box?.png ?? '', 'base64'))).toBe(true);
});

test('[IO-10] Arabic letters are joined, and sequences of emoji are one picture', async () => {
  const [joined, apart, cook, woman, pan] = await drawWithoutFonts([
    'مطبخ',
    'م ط ب خ'.replaceAll(' ', '\u200C'),
    '👩‍🍳',
    '👩',
    '🍳',
  ]);
  expect(joined?.width).toBeLessThan(apart?.width ?? 0);
  expect(cook?.width).toBeLessThan((woman?.width ?? 0) + (pan?.width ?? 0));
});

/** Returns whether lines lead along all four edges of a cropped text: the box of a missing glyph. */
async function hasFrame(png: Buffer): Promise<boolean> {
  const { data, info } = await sharp(png).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isInk = (x: number, y: number): boolean => (data[y * width + x] ?? 0) > 60;
  const isLine = (length: number, isInkAt: (at: number) => boolean): boolean =>
    Array.from({ length }, (_, at) => at).filter(isInkAt).length > length * 0.95;
  const near = [0, 1, 2, 3];
  return [
    near.some((y) => isLine(width, (x) => isInk(x, y))),
    near.some((y) => isLine(width, (x) => isInk(x, height - 1 - y))),
    near.some((x) => isLine(height, (y) => isInk(x, y))),
    near.some((x) => isLine(height, (y) => isInk(width - 1 - x, y))),
  ].every(Boolean);
}

test('[IO-10] a long name is shortened between graphemes', async () => {
  const short = { ...LINE, width: 400, sizes: [40, 30] };
  const drawn = await drawPreviewText({ ...short, text: 'A name that is far too long '.repeat(9) });
  expect(drawn?.width).toBeLessThanOrEqual(400);
  expect(drawn?.height).toBeLessThanOrEqual(38);
  expect(await drawPreviewText({ ...short, text: ' \u200B ' })).toBeUndefined();
});

test('[IO-10] markup in names is text', async () => {
  const plain = await drawPreviewText({ ...LINE, text: '<b>&amp;' });
  expect(plain?.width).toBeGreaterThan(200);
});

test.each([
  ['Kitchens', false],
  ['مطبخ', true],
  ['🥑 מטבח', true],
  ['2026 Öfen', false],
  ['123', false],
])('[IO-10] the layout of %j is mirrored: %s', (text, isMirrored) => {
  expect(isRightToLeft(text)).toBe(isMirrored);
});

test.each([0, 1, 2, 3])('[IO-10] %i covers fill the mosaic without gaps at its edges', (count) => {
  const boxes = mosaicBoxes(count);
  expect(boxes).toHaveLength(count);
  for (const { left, top, width, height } of boxes) {
    expect([left + width <= 1200, top + height <= 630]).toEqual([true, true]);
    for (const value of [left, top, width, height]) expect(Number.isInteger(value)).toBe(true);
  }
  if (count > 0) expect(Math.max(...boxes.map(({ left, width }) => left + width))).toBe(1200);
});

test('[IO-10] a cover in Display P3 keeps its color, in sRGB', async () => {
  const p3 = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#c08040' } })
    .withIccProfile('p3')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const contents = { title: 'Color', subtitle: 'Ada', siteName: 'Pegboard', covers: [p3] };
  const { jpeg } = await drawPreview(contents);
  const [red = 0, green = 0, blue = 0] = await sharp(Buffer.from(jpeg))
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([Math.abs(red - 0xc0) < 6, Math.abs(green - 0x80) < 6, Math.abs(blue - 0x40) < 6]).toEqual([
    true,
    true,
    true,
  ]);
  const inPool = await pool.process({ kind: 'preview', contents });
  expect(inPool.ok).toBe(true);
});
