import { chromium, type Browser, type Page } from 'playwright';
import type { ComputedStyles } from './style-changes.ts';

/** An inspected page, and its messages so far. */
export type PageInspection = { readonly page: Page; complaints(): Promise<readonly string[]> };

declare global {
  // oxlint-disable-next-line no-var -- it is how a name of the page is declared
  var violations: string[];
}

/** Starts the local Chromium. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}

/** Opens an address in a new browser and records all messages: errors, warnings and policy violations. */
export async function open(
  browser: Browser,
  url: string,
  scheme: 'light' | 'dark' = 'light',
): Promise<PageInspection> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      globalThis.violations.push(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return {
    page,
    complaints: async () => [...complaints, ...(await page.evaluate(() => globalThis.violations))],
  };
}

/**
 * Returns the computed styles of the elements of a selector with their `::before` and `::after`, by position
 * in the page.
 */
export function computedStyles(page: Page, selector: string): Promise<ComputedStyles> {
  return page.evaluate((selector) => {
    const styles: Record<string, Record<string, string>> = {};
    const counts = new Map<string, number>();
    for (const element of document.querySelectorAll(selector)) {
      const tag = element.localName;
      const count = counts.get(tag) ?? 0;
      counts.set(tag, count + 1);
      for (const part of ['', '::before', '::after']) {
        const computed = getComputedStyle(element, part);
        styles[`${tag}${count === 0 ? '' : ` ${count + 1}`}${part}`] = Object.fromEntries(
          [...computed]
            .filter((property) => !property.startsWith('--'))
            .map((property) => [property, computed.getPropertyValue(property)]),
        );
      }
    }
    return styles;
  }, selector);
}
