import { readPage } from '@pegboard/bff/src/pins/new-pins/read-page.ts';
import { matchesPattern } from '@pegboard/bff/src/safety/offsite/path-pattern.ts';
import type { Bench } from '../bench-function.ts';
import { cpuMs } from '../cpu-ms.ts';
import { atMost, printThresholds, type Threshold } from '../threshold.ts';
import { median } from '../stats.ts';

const ROUNDS = 3;
const PAGE_MS_MAX = 2000;
const PATTERN_MS_MAX = 200;

const PAGES: Readonly<Record<string, string>> = {
  '600,000 tags without ends': '<a>'.repeat(600_000),
  '300,000 tags, then ends of others': '<a>'.repeat(300_000) + '</b>'.repeat(300_000),
  '9,000 tags, then ends of others': '<a>'.repeat(9000) + '</b>'.repeat(480_000),
  'an attribute without end': `<img src="${'a'.repeat(3_000_000)}`,
  '900,000 attributes': `<img ${'a '.repeat(900_000)}>`,
  'a srcset of commas': `<img srcset="${', '.repeat(800_000)}">`,
  'a srcset of words': `<img srcset="${'a '.repeat(800_000)}">`,
  'ampersands without end': `<title>${'&'.repeat(1_900_000)}</title>`,
};

/** Measures the CPU cost of input crafted to be slow: external pages (BF-10), and link patterns (OB-08). */
export const hostileInputBench: Bench = async () => {
  const marks: Threshold[] = [];
  for (const [what, html] of Object.entries(PAGES))
    marks.push(
      atMost(
        `page: ${what}, CPU ms`,
        await medianMs(() => readPage(html, 'https://shop.example/')),
        PAGE_MS_MAX,
      ),
    );
  const url = new URL(`https://bad.example/${'a'.repeat(4000)}`);
  const pattern = await medianMs(() => matchesPattern('/*a*a*a*a*b', url));
  marks.push(atMost('pattern: /*a*a*a*a*b, CPU ms', pattern, PATTERN_MS_MAX));
  return printThresholds(marks);
};

async function medianMs(work: () => unknown): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await cpuMs(work));
  return median(costs);
}
