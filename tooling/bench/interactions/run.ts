import { chromium, type Browser, type Locator } from 'playwright';
import { logIn } from '../log-in.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { medians } from '../stats.ts';
import { recordInteractions, slowestInteraction } from './event-timing.ts';

const ROUNDS = 5;
const SLOW_DOWN = 4;
const AT_MOST_MS = { open: 100, save: 50, menu: 50 } as const;
const PHONE = { width: 390, height: 844 };

/**
 * Measures the interaction to next paint on a phone with a fourfold CPU slowdown: opening a pin from the
 * grid, saving it, opening a menu; the median of five rounds, on a running site with demo content. `pnpm
 * bench interactions http://localhost:4310`.
 */
export async function interactionsBench([
  origin = 'http://localhost:4310',
]: readonly string[]): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const rounds: Awaited<ReturnType<typeof oneRound>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await oneRound(browser, origin, round));
      console.log(`round ${round + 1} of ${ROUNDS}: ${JSON.stringify(rounds.at(-1))}`);
    }
    return printThresholds(
      Object.entries(medians(rounds)).map(([name, ms]) =>
        atMost(`${name}: ms to the next paint`, ms, AT_MOST_MS[name as keyof typeof AT_MOST_MS]),
      ),
    );
  } finally {
    await browser.close();
  }
}

/** Performs each of the interactions once, as a member with a fresh browser profile. */
async function oneRound(browser: Browser, origin: string, round: number) {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    baseURL: origin,
  });
  try {
    const page = await context.newPage();
    await logIn(page);
    // A tap before the cards are hydrated opens their address as a new page.
    await page.waitForLoadState('networkidle');
    await recordInteractions(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const card = page.locator('[data-pin-grid] [data-pin-link]').nth(round);
    const open = await slowestInteraction(page, () => tap(card), page.locator('[data-closeup]'));
    const closeup = page.locator('[data-closeup]');
    const save = await slowestInteraction(
      page,
      () => tap(closeup.getByRole('button', { name: /^Saved?$/ }).first()),
      page
        .getByRole('status')
        .filter({ hasText: /Saved|deleted/ })
        .first(),
    );
    const menu = await slowestInteraction(
      page,
      () => tap(page.getByRole('button', { name: 'Account and settings' })),
      page.getByRole('menu'),
    );
    return { open, save, menu };
  } finally {
    await context.close();
  }
}

/** Taps near the upper left corner, which on a card is its link without a button over it. */
async function tap(target: Locator): Promise<void> {
  await target.tap({ position: { x: 12, y: 12 } });
}
