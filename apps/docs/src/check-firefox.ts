/* oxlint-disable no-console, no-await-in-loop -- a command that prints, and one page after the other in one browser */
import { existsSync } from 'node:fs';
import { launch, type Browser } from 'puppeteer-core';
import { findLayoutProblems } from './layout-problems.ts';

const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
/** Sizes of windows; Firefox makes none narrower than 450 px. */
const WINDOWS = { wide: ['--width=1280', '--height=900'], narrow: ['--width=450', '--height=844'] } as const;

/**
 * Opens the examples of packages in Firefox by WebDriver BiDi, and returns their problems (PK-10): errors, cards or controls
 * that overlap, and content wider than the window. Without Firefox, says so and returns none.
 */
export async function checkInFirefox(urls: readonly string[]): Promise<readonly string[]> {
  if (!existsSync(FIREFOX)) {
    console.log(`There is no Firefox at ${FIREFOX}: the examples are checked in Chromium alone.`);
    return [];
  }
  const found: string[] = [];
  for (const [size, args] of Object.entries(WINDOWS)) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      headless: true,
      args: [...args],
      // Firefox ESR does not know all that setting a viewport sends.
      defaultViewport: null,
    });
    try {
      for (const url of urls) found.push(...(await checkExample(browser, url, size)));
    } finally {
      await browser.close();
    }
  }
  return found;
}

async function checkExample(browser: Browser, url: string, size: string): Promise<readonly string[]> {
  const found: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(error instanceof Error ? error.message : String(error)));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('button, article, [role="listitem"]');
  const { shown, problems } = await page.evaluate(findLayoutProblems);
  await page.close();
  const { pathname } = new URL(url);
  const all = [...new Set([...found, ...problems])].map((one) => `${pathname}: Firefox, ${size}: ${one}`);
  console.log(`${pathname}: Firefox, ${size}: ${shown} cards and controls, ${all.length} problems`);
  for (const problem of all) console.error(problem);
  return all;
}
