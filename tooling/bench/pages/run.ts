import { parseArgs } from 'node:util';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import { medians } from '../stats.ts';
import { atLeast, atMost, printThresholds, type Threshold } from '../threshold.ts';

const DEBUGGING_PORT = 4796;
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The least scores of 100. Results of a search ask search engines not to list them, which Lighthouse counts as a fault. */
const SCORE_MIN = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Times in milliseconds, the layout shift, and the images of the first screen in kB. */
const LIMITS = { blocking: 50, paint: 1800, shift: 0.001, images: 250 } as const;

/**
 * Runs Lighthouse as a phone on six kinds of page of a running site with demo content, signed out: the median of three rounds of
 * each category, of the blocking time, the largest paint, the layout shift and the bytes of images. `pnpm bench pages
 * http://localhost:4310`; `--only board` measures one kind.
 */
export async function pagesBench(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const [origin = 'http://localhost:4310'] = positionals;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  try {
    const marks: Threshold[] = [];
    for (const [name, path] of Object.entries(await pagePaths(origin))) {
      if (values.only !== undefined && values.only !== name) continue;
      const rounds: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(origin + path));
      const middle = medians(rounds);
      console.log(name, middle);
      for (const category of CATEGORIES)
        if (!(name === 'search' && category === 'seo'))
          marks.push(atLeast(`${name}: points of ${category}`, middle[category], SCORE_MIN[category]));
      marks.push(
        atMost(`${name}: ms of blocking`, middle.blocking, LIMITS.blocking),
        atMost(`${name}: ms to the largest paint`, middle.paint, LIMITS.paint),
        atMost(`${name}: layout shift`, middle.shift, LIMITS.shift),
        atMost(`${name}: kB of images`, middle.images, LIMITS.images),
      );
    }
    return printThresholds(marks);
  } finally {
    await browser.close();
  }
}

type Audit = RunnerResult['lhr']['audits'][string];
type Measured = Readonly<Record<(typeof CATEGORIES)[number] | keyof typeof LIMITS, number>>;

/** Loads a page in Lighthouse and prints the audits that it does not pass. */
async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9);
  console.log(`\n${url}`);
  for (const { id, displayValue, title } of failed) console.log(`  ${id}: ${displayValue ?? title}`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    blocking: value('total-blocking-time'),
    paint: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    images: imageBytes(audits['network-requests']?.details) / 1000,
  };
}

/** Adds up the bytes of the images in the list of a page's requests. */
function imageBytes(requests: Audit['details']): number {
  if (requests?.type !== 'table') return Number.NaN;
  return requests.items
    .filter(({ resourceType }) => resourceType === 'Image')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** Returns the paths of the kinds of page: the first Pin of the home page, its board and the board's owner. */
async function pagePaths(origin: string): Promise<Readonly<Record<string, string>>> {
  const pin = await firstLink(origin + '/', /href="(\/pin\/[^"]+)"/);
  const board = await firstLink(origin + pin, /href="(\/(?!pin\/|ideas\/)[\w.-]+\/[\w.-]+\/)"/);
  return {
    home: '/',
    'close-up': pin,
    board,
    profile: board.replace(/[^/]+\/$/, ''),
    search: '/search/pins/?q=oak',
    topic: await firstLink(`${origin}/ideas/`, /href="(\/ideas\/[^"]+)"/),
  };
}

/** Returns the first address that a page's HTML links to by a pattern. */
async function firstLink(url: string, pattern: RegExp): Promise<string> {
  const [, path] = pattern.exec(await (await fetch(url)).text()) ?? [];
  if (path === undefined) throw new Error(`${url} has no such link. Start the site with its demo content.`);
  return path;
}
