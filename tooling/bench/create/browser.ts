import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Browser, JSHandle, Page } from 'playwright';
import { benchBrowser, benchSite } from '../site.ts';
import { medians } from '../stats.ts';
import { atMost, type Threshold } from '../threshold.ts';
import { measurePreviewTime } from './preview-time.ts';
import { readTrace, TRACE_CATEGORIES, type Recording } from './read-trace.ts';

const VIEWPORT = { width: 1280, height: 900 };
const SLOW_DOWN = 4;
const PREVIEW_RATIO_MAX = 0.7;
const PREVIEW_MS_MAX = 100;
const TASK_MS = 100;
const ROWS = 500;

/**
 * Measures the builder and the sheet in a browser: from a chosen photo to its preview with a fourfold CPU slowdown, beside a page that
 * only shows the photo; and the longest task while a sheet of 500 rows is filled, scrolled, typed in and walked through.
 */
export async function measureBrowser(photo: string, rounds: number): Promise<readonly Threshold[]> {
  const site = await benchSite(fileURLToPath(new URL('.', import.meta.url)));
  const browser = await benchBrowser();
  try {
    const previews: { ours: number; bare: number }[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const bare = await timePreview(browser, `${site.url}?part=bare`, photo);
      const ours = await timePreview(browser, `${site.url}?part=builder`, photo);
      // The first round loads what the next ones have in their caches.
      if (round > 0) previews.push({ ours, bare });
    }
    const { ours, bare } = medians(previews);
    console.log(
      `photo chosen → preview, CPU ÷ ${SLOW_DOWN}: the builder ${ours.toFixed(0)} ms, bare page ${bare.toFixed(0)} ms`,
    );
    const { mainDecodeMs } = await recordPreview(browser, `${site.url}?part=builder`, photo);
    const sheet = await recordSheet(browser, `${site.url}?part=sheet`);
    for (const [step, ms] of Object.entries(sheet.longestTasks))
      console.log(`sheet, ${step}: longest task ${ms.toFixed(0)} ms`);
    return [
      atMost('photo chosen → preview: the builder ÷ a bare page', ours / bare, PREVIEW_RATIO_MAX),
      atMost('photo chosen → preview: the builder, ms', ours, PREVIEW_MS_MAX),
      atMost('decoding of the photo on the main thread: ms', mainDecodeMs, 0),
      atMost(`sheet of ${ROWS} rows: longest task, ms`, sheet.longestTaskMs, TASK_MS),
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Records what a page does while `act` runs, after `prepare`. */
async function record<Prepared>(
  browser: Browser,
  url: string,
  steps: {
    readonly prepare: (page: Page) => Promise<Prepared>;
    readonly act: (page: Page, prepared: Prepared) => Promise<void>;
  },
): Promise<Recording> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    const prepared = await steps.prepare(page);
    await page.waitForTimeout(500);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await steps.act(page, prepared);
    return readTrace(await browser.stopTracing());
  } finally {
    await context.close();
  }
}

async function timePreview(browser: Browser, url: string, photo: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    await slowDown(page);
    return await measurePreviewTime(page, photo);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

function recordPreview(browser: Browser, url: string, photo: string): Promise<Recording> {
  return record(browser, url, {
    prepare: slowDown,
    async act(page) {
      await page.locator('input[type=file]:not([capture])').first().setInputFiles(photo);
      await page.locator('img, canvas').first().waitFor({ state: 'attached' });
      // The decoding is counted from the trace, however long it takes.
      await page.waitForTimeout(4000);
    },
  });
}

async function recordSheet(browser: Browser, url: string): Promise<Recording> {
  const image = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();
  return record(browser, url, {
    prepare: (page) => createFiles(page, image),
    act: useSheet,
  });
}

/**
 * Creates small photos in the page, all different. They are dropped: for files that are chosen, the browser has a task of several
 * hundred milliseconds before the page hears of them.
 */
function createFiles(page: Page, image: Buffer): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ({ bytes, count }) => {
      const transfer = new DataTransfer();
      // Bytes after the end of an image are not read; with them, no two files are equal.
      for (let nth = 0; nth < count; nth += 1)
        transfer.items.add(
          new File([new Uint8Array(bytes), String(nth)], `photo-${nth}.jpg`, { type: 'image/jpeg' }),
        );
      return transfer;
    },
    { bytes: [...image], count: ROWS },
  );
}

async function useSheet(page: Page, files: JSHandle<DataTransfer>): Promise<void> {
  const begin = (step: string) => page.evaluate((name) => performance.mark(`step:${name}`), step);
  await begin('files');
  await page.locator('section').first().dispatchEvent('drop', { dataTransfer: files });
  await page.getByText(`${ROWS} Pins`, { exact: true }).waitFor({ timeout: 120_000 });
  await begin('fill in');
  await page.getByRole('textbox', { name: 'Text' }).fill('Lamp {n}');
  await page.getByRole('button', { name: `Fill in ${ROWS} rows`, exact: true }).click();
  await page.getByRole('gridcell', { name: 'Lamp 1', exact: true }).click();
  await begin('arrow keys');
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowDown');
  await begin('typing');
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type('A lamp of oak and paper', { delay: 10 });
    await page.keyboard.press('Enter');
  }
  await begin('scrolling');
  await page.mouse.move(640, 600);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(16);
  }
  await begin('paging');
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('PageDown');
  await page.waitForTimeout(500);
}
