import { chromium, type Browser, type Page } from 'playwright';

/** The results of one page of an app, before and after scripts. */
export type PageReport = {
  /** The columns of the grid without scripts, on a wide and on a narrow window. */
  readonly columns: readonly [number, number];
  /** The pairs of cards that overlap without scripts. */
  readonly overlaps: number;
  readonly cls: number;
  /** The distance that a card of the first screen moves when scripts run, in CSS pixels. */
  readonly movedPx: number;
  readonly isHydrated: boolean;
  /** Console messages, errors, violations of the policy. */
  readonly complaints: readonly string[];
};

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };
const SETTLED_MS = 1500;

/** Looks at the grid of a page in Chromium: first without scripts, then with them. */
export async function inspectPage(url: string, screenshot: string): Promise<PageReport> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const wide = await boxesWithoutScripts(browser, url, WIDE, `${screenshot}-server.png`);
    const narrow = await boxesWithoutScripts(browser, url, NARROW, `${screenshot}-server-narrow.png`);
    const live = await withScripts(browser, url, `${screenshot}.png`);
    return {
      columns: [columnsOf(wide), columnsOf(narrow)],
      overlaps: overlapsOf(wide) + overlapsOf(narrow),
      movedPx: Math.max(...live.boxes.slice(0, 6).map((box, index) => distance(box, wide[index]))),
      ...live,
    };
  } finally {
    await browser.close();
  }
}

async function boxesWithoutScripts(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
  screenshot: string,
): Promise<readonly Box[]> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: screenshot });
  const boxes: Box[] = [];
  for (const card of await page.locator('[data-pin-grid] > [role="listitem"]').all())
    boxes.push((await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 });
  await context.close();
  return boxes;
}

async function withScripts(
  browser: Browser,
  url: string,
  screenshot: string,
): Promise<Pick<PageReport, 'cls' | 'isHydrated' | 'complaints'> & { readonly boxes: readonly Box[] }> {
  const context = await browser.newContext({ viewport: WIDE });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    const state = { cls: 0, violations: [] as string[] };
    Object.assign(globalThis, { consumer: state });
    document.addEventListener('securitypolicyviolation', (event) =>
      state.violations.push(
        `policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`,
      ),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        state.cls += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const { cls, violations } = await stateOf(page);
  const isHydrated = (await page.locator('[data-pin-grid][data-placed]').count()) === 1;
  const boxes: Box[] = [];
  for (const card of await page.locator('[data-pin-grid] > [role="listitem"]').all())
    boxes.push((await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 });
  await page.screenshot({ path: screenshot });
  // What is loaded later is loaded now: the menu of a card, and the deferred parts of the grid.
  await page.locator('article').first().hover();
  await page.waitForTimeout(SETTLED_MS);
  const after = await stateOf(page);
  await context.close();
  return {
    cls: Math.max(cls, after.cls),
    isHydrated,
    boxes,
    complaints: [...new Set([...complaints, ...violations, ...after.violations])],
  };
}

const stateOf = (page: Page): Promise<{ readonly cls: number; readonly violations: readonly string[] }> =>
  page.evaluate(
    () => (globalThis as unknown as { consumer: { cls: number; violations: readonly string[] } }).consumer,
  );

const columnsOf = (boxes: readonly Box[]): number => new Set(boxes.map(({ x }) => Math.round(x))).size;

function overlapsOf(boxes: readonly Box[]): number {
  const hits = (one: Box, other: Box): boolean =>
    one.x < other.x + other.width - 1 &&
    other.x < one.x + one.width - 1 &&
    one.y < other.y + other.height - 1 &&
    other.y < one.y + one.height - 1;
  return boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => hits(box, other))).length;
}

const distance = (box: Box, other: Box | undefined): number =>
  other === undefined ? Infinity : Math.hypot(box.x - other.x, box.y - other.y);
