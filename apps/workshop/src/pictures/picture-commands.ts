import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CDPSession } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import type { BrowserCommand } from 'vitest/node';

import { comparePictures, type Comparison, type Pixels } from './compare-pictures.ts';

/** The compared part of the page, in CSS pixels. */
export type PictureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');
/** The baseline screenshots, at half the size of the page. */
const BASELINE_DIR = join(import.meta.dirname, '..', '..', 'pictures');
/** The directory of screenshots that differ from their baseline. */
const OTHERS = join(PROJECT, '.pegboard', 'test', 'pictures');

type Context = Parameters<BrowserCommand>[0];
type Update = Context['project']['vitest']['config']['snapshotOptions']['updateSnapshot'];

/** Results of screenshots that were not queried yet. */
const taken: Promise<string | undefined>[] = [];
const devtools = new WeakMap<Context['page'], Promise<CDPSession>>();

/** Takes a screenshot of a part of the page; its name is that of its baseline. */
export const takePicture: BrowserCommand<[name: string, area: PictureArea]> = async (context, name, area) => {
  const png = await photograph(context, area);
  taken.push(checked(name, png, context.project.vitest.config.snapshotOptions.updateSnapshot));
};

/** Returns a sentence for each screenshot since the last call that differs from its baseline. */
export const getChangedScreenshots: BrowserCommand = async () => {
  const found = await Promise.all(taken.splice(0));
  return found.filter((sentence) => sentence !== undefined);
};

/**
 * Compares a screenshot with its baseline. As with vitest's snapshots, `--update` stores all new ones, and a
 * missing one is stored except in CI.
 */
async function checked(name: string, png: Buffer, update: Update): Promise<string | undefined> {
  const baseline = join(BASELINE_DIR, `${name}.webp`);
  const other = join(OTHERS, `${name}.webp`);
  const now = await pixelsOf(await halved(png));
  const result = existsSync(baseline)
    ? comparePictures(await pixelsOf(sharp(baseline)), now)
    : ({ is: 'new' } as const);
  rmSync(other, { force: true });
  if (result.is === 'same') return undefined;
  const isAccepted = update === 'all' || (update === 'new' && result.is === 'new');
  await write(isAccepted ? baseline : other, now);
  return isAccepted ? undefined : sentenceOf(result, relative(PROJECT, baseline), relative(PROJECT, other));
}

function sentenceOf(
  result: Exclude<Comparison, { readonly is: 'same' }> | { readonly is: 'new' },
  baseline: string,
  other: string,
): string {
  if (result.is === 'new') return `There is no picture ${baseline} yet; it would be ${other}.`;
  const what =
    result.is === 'different'
      ? `${(result.ratio * 100).toFixed(2)} % of its pixels are others`
      : `it was ${result.was} and is ${result.now}`;
  return `The picture is not as it was: ${what}. Compare ${baseline} with ${other}.`;
}

/** Captures the page by the browser's own API, without the waiting of a test library. */
async function photograph({ page, context }: Context, area: PictureArea): Promise<Buffer> {
  const session = devtools.get(page) ?? context.newCDPSession(page);
  devtools.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...area, scale: 1 },
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** Returns it at half the width and height: a fourth of the bytes, with smoothed edges. */
async function halved(png: Buffer): Promise<Sharp> {
  const picture = sharp(png);
  const { width } = await picture.metadata();
  return picture.resize({ width: Math.max(1, Math.round(width / 2)), kernel: 'linear' });
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function write(path: string, { data, width, height }: Pixels): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 5 })
    .toFile(path);
}
