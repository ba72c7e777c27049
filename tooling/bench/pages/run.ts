import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { atMost, printThresholds, type Threshold } from '../threshold.ts';

const DEBUGGING_PORT = 4796;
const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Maximum number of points below 100. */
const MISSING_MAX = 5;

/**
 * Runs Lighthouse as a phone on the home page and a close-up of a running site with demo content: the median
 * score of three rounds in each category. `pnpm bench pages http://localhost:4310`.
 */
export async function pagesBench([origin = 'http://localhost:4310']: readonly string[]): Promise<boolean> {
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
    for (const [name, path] of [
      ['home', '/'],
      ['close-up', await firstPin(origin)],
    ] as const) {
      const rounds: Awaited<ReturnType<typeof scores>>[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await scores(origin + path));
      for (const category of CATEGORIES) {
        const [, middle = 0] = rounds.map((round) => round[category]).toSorted((one, other) => one - other);
        marks.push(atMost(`${name}: points missing in ${category}`, 100 - middle, MISSING_MAX));
      }
    }
    return printThresholds(marks);
  } finally {
    await browser.close();
  }
}

async function scores(url: string): Promise<Readonly<Record<(typeof CATEGORIES)[number], number>>> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9);
  console.log(`\n${url}`);
  for (const { id, displayValue, title } of failed) console.log(`  ${id}: ${displayValue ?? title}`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** Returns the address of the first pin on the home page. */
async function firstPin(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const [, path] = /href="(\/pin\/[^"]+)"/.exec(html) ?? [];
  if (path === undefined) throw new Error(`${origin} shows no pins. Start the site with its demo content.`);
  return path;
}
