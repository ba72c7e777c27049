import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

import { comparePictures, type Pixels } from './compare-pictures.ts';

/** The part of the page that is compared, in CSS pixels. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');
/** The pictures that are kept, as large as half the page. */
const KEPT = join(import.meta.dirname, '..', '..', 'pictures');
/** Where the pictures go that are not as the kept ones. */
const OTHERS = join(PROJECT, '.pegboard', 'test', 'pictures');

/**
 * Takes a picture of a part of the page and compares it with the one that is kept under this name. Gives undefined when
 * they are the same, else a sentence that says what to look at. `vitest --update` keeps the new one.
 */
export const checkPicture: BrowserCommand<[name: string, area: PictureArea]> = async (
  context,
  name,
  area,
) => {
  const kept = join(KEPT, `${name}.webp`);
  const other = join(OTHERS, `${name}.webp`);
  const taken = await halved(await photograph(context, area));
  const mayKeep = context.project.vitest.config.snapshotOptions.updateSnapshot === 'all';
  const result = existsSync(kept)
    ? comparePictures(await pixelsOf(readFileSync(kept)), await pixelsOf(taken))
    : ({ is: 'new' } as const);
  rmSync(other, { force: true });
  if (result.is === 'same') return undefined;
  write(mayKeep ? kept : other, taken);
  if (mayKeep) return undefined;
  const [was, now] = [kept, other].map((path) => relative(PROJECT, path));
  if (result.is === 'new') return `There is no picture ${was} yet; it would be ${now}.`;
  const what =
    result.is === 'different'
      ? `${(result.ratio * 100).toFixed(2)} % of its pixels are others`
      : `it was ${result.was} and is ${result.now}`;
  return `The picture is not as it was: ${what}. Compare ${was} with ${now}.`;
};

/** The page as it is now, by the browser's own means, without what a test library adds to it. */
async function photograph(
  { page, context }: Parameters<typeof checkPicture>[0],
  area: PictureArea,
): Promise<Buffer> {
  const devtools = await context.newCDPSession(page);
  try {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...area, scale: 1 },
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  } finally {
    await devtools.detach();
  }
}

/** Half as wide and high: a fourth of the bytes, and fine edges are smoothed. */
async function halved(png: Buffer): Promise<Buffer> {
  const picture = sharp(png);
  const { width } = await picture.metadata();
  return picture
    .removeAlpha()
    .resize({ width: Math.max(1, Math.round(width / 2)), kernel: 'linear' })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
