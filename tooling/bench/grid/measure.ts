import type { Browser, CDPSession, Page } from 'playwright';
import { counters, startCounting } from '../counters.ts';
import type { CoverageMetrics } from './page.tsx';

/** The measured cost of one grid from mount to the end and back: CPU time in milliseconds, heap in MB. */
export type Measured = {
  readonly mountTasks: number;
  readonly mountScript: number;
  readonly frames: number;
  readonly scrollScript: number;
  readonly scrollTasks: number;
  readonly heapRetained: number;
  readonly heapPeak: number;
  readonly longTasks: number;
  /** After scrolling back to the top: heap in MB, and DOM nodes as a multiple of the initial number. */
  readonly heapBack: number;
  readonly nodesBack: number;
};

/** The cards for measuring grids: that of the benchmark, or the pin card of the site. */
export const CARDS = ['plain', 'pin'] as const;
export type Card = (typeof CARDS)[number];

/** The measured subject: a grid by name, its cards, and its size. */
export type Subject = {
  readonly grid: string;
  readonly card: Card;
  readonly count: number;
  readonly framesMax: number;
};

const VIEW = { width: 1276, height: 900 };

/** Measures a grid in a new page. */
export function measureGrid(browser: Browser, url: string, subject: Subject): Promise<Measured> {
  return inPage(browser, url, subject, async (page, session) => {
    const empty = await measureHeap(session);
    const start = await counters(session);
    await page.evaluate(() => window.bench.mount());
    const mounted = await counters(session);
    await measureHeap(session);
    const shown = await domNodes(session);
    const before = await counters(session);
    const { frames, heapPeak, longTasks } = await page.evaluate(
      (framesMax) => window.bench.scroll(framesMax),
      subject.framesMax,
    );
    const after = await counters(session);
    const retained = await measureHeap(session);
    await page.evaluate((framesMax) => window.bench.back(framesMax), frames);
    return {
      mountTasks: mounted.tasks - start.tasks,
      mountScript: mounted.script - start.script,
      frames,
      scrollScript: after.script - before.script,
      scrollTasks: after.tasks - before.tasks,
      heapRetained: (retained - empty) / 2 ** 20,
      heapPeak: (heapPeak - empty) / 2 ** 20,
      longTasks,
      heapBack: ((await measureHeap(session)) - empty) / 2 ** 20,
      nodesBack: (await domNodes(session)) / shown,
    };
  });
}

/** Checks every frame of a grid's scroll for holes, and counts its cards. */
export function coverGrid(browser: Browser, url: string, subject: Subject): Promise<CoverageMetrics> {
  return inPage(browser, url, subject, async (page) => {
    await page.evaluate(() => window.bench.mount());
    return page.evaluate((framesMax) => window.bench.cover(framesMax), subject.framesMax);
  });
}

/**
 * Milliseconds after which a measurement is repeated: in about one of 25 pages the browser stops producing
 * frames.
 */
const STUCK_MS = 180_000;
const TRIES = 3;

async function inPage<T>(
  browser: Browser,
  url: string,
  subject: Subject,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const context = await browser.newContext({ viewport: VIEW });
    let isStuck = false;
    const timer = setTimeout(() => {
      isStuck = true;
      void context.close();
    }, STUCK_MS);
    try {
      const page = await context.newPage();
      await page.goto(`${url}?grid=${subject.grid}&card=${subject.card}&count=${subject.count}`);
      const session = await context.newCDPSession(page);
      await startCounting(session);
      await page.evaluate(() => window.bench.prepare());
      return await work(page, session);
    } catch (error) {
      if (!isStuck || tries === TRIES) throw error;
      console.log(`${subject.grid} made no more frames, and is measured anew.`);
    } finally {
      clearTimeout(timer);
      await context.close();
    }
  }
}

/** Returns the bytes of the JavaScript heap after a garbage collection. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Returns the number of DOM nodes, attached or not, after a garbage collection. */
async function domNodes(session: CDPSession): Promise<number> {
  const { nodes } = await session.send('Memory.getDOMCounters');
  return nodes;
}
