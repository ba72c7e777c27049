import type { Browser, BrowserContextOptions } from '@playwright/test';
import {
  closeupSave,
  expect,
  pinPaths,
  withHydrationWait,
  ready,
  test,
  type Page,
  PERSON_AGENT,
} from './journey.ts';
import { recordTraffic } from './visitor-device.ts';
import { moved } from './visitor-steps.ts';

// Bots and visitors get different pages, and the test browser identifies itself as headless, like a bot.
test.use({ userAgent: PERSON_AGENT });

/** Saves the pin of this address as a visitor. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await moved(page);
  await closeupSave(page).click();
  await expect(page.getByText('Saved on this device. Log in to keep it.')).toBeVisible();
}

test('[UV-06] [UV-07] [BY-12] kept pins are saved once after sign-in, with a reload and two tabs; back after log-out shows nothing', async ({
  page,
  extraHTTPHeaders,
}) => {
  const context = page.context();
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'x-country': 'US' });
  await page.goto('/');
  const links = page.locator('[data-pin-link]');
  const paths = [await links.nth(1).getAttribute('href'), await links.nth(3).getAttribute('href')];
  const [first = '', second = ''] = paths.map((path) => path ?? '');
  await keep(page, first);
  await keep(page, second);
  const keys: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/RepinResource/create/'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });

  await page.goto(`/signup/?${new URLSearchParams({ next: first })}`);
  const email = `kept-${process.pid}-${Date.now()}@pegboard.example`;
  await page.getByLabel('Name', { exact: true }).fill('Juno Park');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL((url) => url.pathname === first, { waitUntil: 'commit' });
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(second)]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /_(saves|claims)$/.test(key))))
    .toEqual([]);
  expect(new Set(keys).size, 'each pin has one key, in every tab').toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('pb_visitor_upsells'))).toContain('dismissed');
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expect(closeupSave(tab, 'Saved')).toBeVisible();
  await other.close();

  await page.goto('/settings/account/');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(email);
});

/**
 * Returns the identifying parts of a visit's requests and responses, and the browser's state after it closed.
 */
async function visit(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ userAgent: PERSON_AGENT, ...options });
  const { words, received, read } = recordTraffic(context, new URL(options.baseURL ?? '').host);
  const page = withHydrationWait(await context.newPage());
  await page.goto('/');
  await ready(page);
  await moved(page);
  await page
    .locator('[data-pin-link]')
    .nth(1)
    .click({ position: { x: 12, y: 12 } });
  await expect(closeupSave(page)).toBeVisible();
  await page.goto('/search/pins/?q=kiln');
  await ready(page);
  const { cookies, origins } = await context.storageState();
  await read();
  await context.close();
  const lasting = cookies.filter(({ expires }) => expires !== -1);
  return {
    words,
    received,
    tokens: cookies.map(({ value }) => value),
    closed: { cookies: lasting, origins },
  };
}

test('[UV-02] two visits of an excluded visitor cannot be linked by anything that is sent', async ({
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const options = {
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { ...extraHTTPHeaders, 'x-country': 'DE' },
  };
  const one = await visit(browser, options);
  const stranger = await visit(browser, options);
  const two = await visit(browser, { ...options, storageState: one.closed });
  for (const token of one.tokens) expect(one.words, 'what could tell a visitor is heard').toContain(token);
  // With nothing stored, the site cannot recognize the second visit, so its later responses do not refer to the
  // first.
  expect(one.closed, 'what a closed browser keeps').toEqual({ cookies: [], origins: [] });
  const anybodys = (word: string) =>
    [stranger.words, stranger.received, two.received].some((all) => all.has(word));
  const linking = [...one.words].filter((word) => two.words.has(word) && !anybodys(word));
  expect(linking).toEqual([]);
});

test("[IV-03] [UV-06] a visitor's page loads its scripts when it is used, and then does what was pressed before", async ({
  page,
  context,
  extraHTTPHeaders,
}) => {
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'x-country': 'US' });
  const [path = ''] = await pinPaths(page);
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'load' });
  const firstScript = page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0));
  });
  expect(await firstScript).toEqual([]);
  await closeupSave(page).click();
  letCome();
  await expect(page.getByText('Saved on this device. Log in to keep it.')).toBeVisible();

  const again = new Promise<void>((resolve) => (letCome = resolve));
  await page.unroute('**/assets/*.js');
  await page.route('**/assets/*.js', (route) => again.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Search', { exact: true }).click();
  letCome();
  await expect(page.getByRole('combobox')).toBeFocused();
});
