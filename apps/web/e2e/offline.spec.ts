import { readFile, writeFile } from 'node:fs/promises';
import {
  call,
  cards,
  closeupSave,
  DESKTOP_ONLY,
  expect,
  parsePinId,
  pinPaths,
  ready,
  signUp,
  signUpByApi,
  test,
  waitForHydration,
  type Page,
} from './journey.ts';

/** Waits until the service worker controls the page and has stored a page. */
async function waitForStored(page: Page, path: string): Promise<void> {
  const isStored = (): Promise<boolean> =>
    page.evaluate(async (key) => {
      if (navigator.serviceWorker.controller === null) return false;
      for (const name of await caches.keys())
        if (name.endsWith(':pages') && (await (await caches.open(name)).match(key))) return true;
      return false;
    }, path);
  await expect.poll(isStored).toBe(true);
}

/** Returns what the device stores of members. */
const memberCaches = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pb-member:')));

/** Signs up a member, and gives them a board with more pins than a page of it has, by requests. */
async function aBoard(page: Page): Promise<{ readonly url: string; readonly pinCount: number }> {
  await signUpByApi(page);
  const board = await call(page, 'Board', { name: 'Winter kitchen' });
  const paths = [...(await pinPaths(page)), ...(await pinPaths(page, '/kilnandco/_created/'))];
  const ids = [...new Set(paths.map(parsePinId))].slice(0, 30);
  for (const id of ids) await call(page, 'Repin', { pin_id: id, board_id: board.id });
  return { url: board.url, pinCount: ids.length };
}

/** Without a network, the browser reports each request that fails. */
const forgetFailedRequests = (noise: string[]): void => {
  const others = noise.filter(
    (line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 503/.test(line),
  );
  noise.splice(0, noise.length, ...others);
};

test('[IO-08] [WB-11] a member reads home and an opened Pin offline; a save waits and is sent once @desktop', async ({
  page,
  context,
  noise,
}) => {
  await signUp(page);
  await waitForStored(page, '/');
  const path = (await cards(page).nth(1).locator('[data-pin-link]').getAttribute('href')) ?? '';
  // Opened within the site: its page is stored in the background.
  await cards(page)
    .nth(1)
    .locator('[data-pin-link]')
    .click({ position: { x: 12, y: 12 } });
  await expect(page.locator('[data-closeup]')).toBeVisible();
  await waitForStored(page, path);
  const title = (await page.locator('[data-closeup] h1').first().textContent()) ?? '';

  await context.setOffline(true);
  await page.goto('/');
  await ready(page);
  await expect(page.getByText('You’re offline. This page may be out of date.')).toBeVisible();
  const shown = await cards(page)
    .first()
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(shown, 'images are shown offline').toBeGreaterThan(0);
  await page.goto(path);
  await expect(page.locator('[data-closeup]')).toContainText(title);

  const saves: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/RepinResource/create/') && request.serviceWorker() === null)
      saves.push(request.headers()['idempotency-key'] ?? '');
  });
  await closeupSave(page).click();
  await expect(page.getByText('1 waiting to be saved')).toBeVisible();
  const whileOffline = saves.length;
  await context.setOffline(false);
  await expect(closeupSave(page, 'Saved')).toBeVisible();
  expect(new Set(saves).size, 'one key in all tries').toBe(1);
  expect(saves.length - whileOffline, 'sent once').toBeLessThanOrEqual(1);
  forgetFailedRequests(noise);
});

test('[IO-08] a page that was not opened is the offline page, in the language of the member @desktop', async ({
  page,
  context,
  noise,
}) => {
  await signUp(page, 'Juno Park', 'de');
  await waitForStored(page, '/');
  await context.setOffline(true);
  await page.goto('/ideas/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Startseite' }).click();
  await ready(page);
  await context.setOffline(false);
  forgetFailedRequests(noise);
});

test('[IO-08] a board that is kept offline is read without a network, all of its Pins, and is removed again', async ({
  page,
  context,
  noise,
}) => {
  const { url, pinCount } = await aBoard(page);
  expect(pinCount, 'more than a page').toBeGreaterThan(25);
  await page.goto(url);
  await waitForStored(page, url);
  const menu = page.getByRole('button', { name: 'More options for this board' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Keep offline' }).click();
  await expect(page.getByText(`Kept offline with ${pinCount} Pins.`)).toBeVisible();
  await expect(page.getByText('Kept offline', { exact: true })).toBeVisible();
  // What was opened is not needed.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (/:(?:pages|images)$/.test(name)) await caches.delete(name);
  });
  await context.setOffline(true);
  await page.goto(url);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Winter kitchen' })).toBeVisible();
  const seen = new Set<string>();
  await expect(async () => {
    const links = await cards(page)
      .locator('[data-pin-link]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) seen.add(link);
    await page.mouse.wheel(0, 600);
    expect(seen.size).toBe(pinCount);
  }).toPass({ timeout: 30_000 });
  await context.setOffline(false);
  forgetFailedRequests(noise);
  await page.goto(url);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Remove from this device' }).click();
  await expect(page.getByText('The board was removed from this device.')).toBeVisible();
  await expect
    .poll(async () => (await memberCaches(page)).filter((name) => name.includes(':board:')))
    .toEqual([]);
});

test('[IO-08] log-out clears what the device stored of the member, and Back shows nothing of it @desktop', async ({
  page,
  context,
  noise,
}) => {
  await signUp(page);
  await waitForStored(page, '/');
  await page.goto('/settings/');
  await page.goto('/logout/');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.waitForURL((to) => to.pathname === '/');
  await waitForHydration(page);
  expect(await memberCaches(page)).toEqual([]);
  const records = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('workbox-expiration');
        opened.addEventListener('error', reject);
        opened.addEventListener('success', () => {
          const all = opened.result.transaction('cache-entries').objectStore('cache-entries').getAll();
          all.addEventListener('success', () => {
            opened.result.close();
            resolve(all.result.filter(({ cacheName }) => cacheName.startsWith('pb-member:')).length);
          });
        });
      }),
  );
  expect(records, 'records of ages').toBe(0);
  await context.setOffline(true);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  forgetFailedRequests(noise);
});

test('[IO-08] another member, or a session that ended elsewhere, clears it with the next page @desktop', async ({
  page,
}) => {
  await signUp(page);
  await waitForStored(page, '/');
  const [first = ''] = await memberCaches(page);
  await page.context().clearCookies();
  await signUp(page);
  await waitForStored(page, '/');
  const owners = new Set((await memberCaches(page)).map((name) => name.split(':')[1]));
  expect(owners.size).toBe(1);
  expect(owners).not.toContain(first.split(':')[1]);
  await page.context().clearCookies();
  await page.goto('/');
  await expect.poll(() => memberCaches(page)).toEqual([]);
});

test('[IO-08] a visitor has no service worker and no caches @desktop', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.waitForTimeout(2_500);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test(
  '[IO-08] a new version is offered once, and Reload opens it',
  DESKTOP_ONLY,
  async ({ page, context }) => {
    await signUp(page);
    await waitForStored(page, '/');
    const built = new URL('../dist/client/worker.js', import.meta.url);
    const code = await readFile(built, 'utf8');
    try {
      // The worker of a build whose entry has another name.
      await writeFile(built, code.replaceAll(/entry-client-[\w-]+\.js/g, 'icon.svg'));
      const update = (): Promise<void> =>
        page.evaluate(async () => {
          await (await navigator.serviceWorker.ready).update();
        });
      await update();
      const prompt = page.getByText('A new version of Pegboard is ready.');
      await expect(prompt).toBeVisible();
      await update();
      await expect(prompt).toHaveCount(1);
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload' }).click();
      await loaded;
      await waitForHydration(page);
      const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
      expect(waiting).toBe(false);
      await page.waitForTimeout(2_000);
      await expect(prompt).toHaveCount(0);
    } finally {
      await writeFile(built, code);
    }
    expect(context.pages()).toHaveLength(1);
  },
);
