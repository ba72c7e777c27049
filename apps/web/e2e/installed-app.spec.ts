import { WHOLE_CHROMIUM } from '@pegboard/config/chromium';
import type { LaunchOptions } from '@playwright/test';
import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  call,
  cards,
  expect,
  pinPaths,
  ready,
  signUp,
  signUpByApi,
  test as base,
  type Page,
} from './journey.ts';

/** The browser without a window cannot install apps. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: WHOLE_CHROMIUM }),
    { scope: 'worker' },
  ],
});

const waitForWorker = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Waits until the worker has stored a page. */
const waitForStored = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (key) => {
        for (const name of await caches.keys())
          if (name.endsWith(':pages') && (await (await caches.open(name)).match(key))) return true;
        return false;
      }, path),
    )
    .toBe(true);

/** Serves a site through a proxy that counts the bytes of its responses, for each path. */
async function countBytes(site: string) {
  const bytes = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const onward = forward(
      site + path,
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.on('data', (chunk: Buffer) => bytes.set(path, (bytes.get(path) ?? 0) + chunk.length));
        response.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    /** Returns the bytes of all responses since the last call. */
    take: (): number => {
      const sum = [...bytes.values()].reduce((total, each) => total + each, 0);
      bytes.clear();
      return sum;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('[IO-08] [WB-11] Chromium finds nothing that prevents the installation, in each language @desktop', async ({
  page,
}) => {
  await signUp(page);
  await waitForWorker(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Windows of tests are those of a private mode, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const language of ['en-US', 'de', 'ar']) {
    const response = await page.request.get(`/manifest.webmanifest?lang=${language}`);
    const manifest = await response.json();
    expect(manifest).toMatchObject({
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      display: 'standalone',
    });
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  }
});

test('[IO-08] a repeat visit of home takes at least 90 % of its bytes from the device @desktop', async ({
  page,
  baseURL,
  noise,
}) => {
  const proxy = await countBytes(String(baseURL));
  try {
    await signUpByApi(page);
    await page.goto(`${proxy.url}/`);
    await ready(page);
    await waitForWorker(page);
    await waitForStored(page, '/');
    await page.waitForLoadState('networkidle');
    const first = proxy.take();
    await page.goto(`${proxy.url}/`);
    await ready(page);
    await page.waitForLoadState('networkidle');
    const second = proxy.take();
    test.info().annotations.push({ type: 'bytes', description: `first ${first}, second ${second}` });
    expect(first).toBeGreaterThan(300_000);
    expect(1 - second / first, `${second} of ${first} bytes`).toBeGreaterThanOrEqual(0.9);
  } finally {
    // The page of another origin than the configured one sends no events.
    noise.length = 0;
    proxy.close();
  }
});

test('[IO-08] on a full disk the site works, a board is not kept and nothing of it remains @desktop', async ({
  page,
  noise,
}) => {
  await signUpByApi(page);
  const board = await call(page, 'Board', { name: 'Full disk' });
  for (const path of (await pinPaths(page)).slice(0, 3))
    await call(page, 'Repin', { pin_id: /(\d+)\/$/.exec(path)?.[1], board_id: board.id });
  await page.goto('/');
  await waitForWorker(page);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(board.url);
  await expect(page.getByRole('heading', { name: 'Full disk' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'More options for this board' }).click();
  await page.getByRole('menuitem', { name: 'Keep offline' }).click();
  await expect(page.getByText('This device has too little free storage for the board.')).toBeVisible();
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => name.includes(':board:'))).toEqual([]);
  await page.goto('/ideas/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.goto('/');
  await waitForStored(page, '/');
  expect(noise).toEqual([]);
});

test('[IO-08] [CR-13] a share of nothing opens an empty composer, with and without the worker @desktop', async ({
  page,
}) => {
  await signUp(page);
  const shareNothing = async (): Promise<void> => {
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/pin/create/share/' });
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL((url) => url.pathname === '/pin/create/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  };
  await waitForWorker(page);
  await shareNothing();
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  await page.goto('/');
  await shareNothing();
});
