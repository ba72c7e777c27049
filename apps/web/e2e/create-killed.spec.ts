import { launchOptions } from '@pegboard/config/chromium';
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImages } from './composer.ts';
import { call, expect, signUpByApi, test, withHydrationWait, type Page } from './journey.ts';

const PHOTOS = 12;

/** A browser whose profile outlives it. */
type Device = {
  /** Starts the browser and opens a page. */
  readonly open: () => Promise<Page>;
  /** Kills all processes of the browser with SIGKILL. */
  readonly kill: () => Promise<void>;
};

test('[CR-12] a browser that is killed while it uploads, edits and publishes 12 Pins loses none and doubles none @desktop', async ({
  baseURL,
  extraHTTPHeaders,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'pegboard-killed-'));
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
  let context: BrowserContext | undefined;
  const device: Device = {
    async open() {
      context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        reducedMotion: 'reduce',
        ...(baseURL !== undefined && { baseURL }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      });
      // Chromium writes cookies to the profile after half a minute only.
      await context.addCookies(cookies);
      return withHydrationWait(await context.newPage());
    },
    async kill() {
      cookies = (await context?.cookies()) ?? [];
      await killProcesses(profile);
      await context?.close().catch(() => undefined);
    },
  };
  try {
    let page = await device.open();
    await signUpByApi(page);
    const { id: boardId } = await call(page, 'Board', { name: 'Lamps', privacy: 'secret' });
    const files = await readImages(page, PHOTOS);
    await page.goto('/pin/create/many/');
    const uploaded = page.waitForResponse((response) => response.url().includes('/VIPResource/upload/'));
    await page
      .locator('input[type=file]:not([capture]):not([webkitdirectory])')
      .first()
      .setInputFiles([...files]);
    await uploaded;
    await device.kill();

    page = await device.open();
    await page.goto('/pin/create/many/');
    await expect(page.getByText(`${PHOTOS} Pins`, { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('textbox', { name: 'Text' }).fill('Lamp {n}');
    await page.getByRole('button', { name: `Fill in ${PHOTOS} rows`, exact: true }).click();
    await page.getByRole('button', { name: /^Board: Fill in/ }).click();
    await page.getByRole('option', { name: 'Lamps, Secret board' }).click();
    const publish = page.getByRole('button', { name: /^Publish/ });
    await expect(publish).toHaveText(`Publish ${PHOTOS} Pins`);
    await device.kill();

    page = await device.open();
    await page.goto('/pin/create/many/');
    await expect(page.getByRole('gridcell', { name: `Lamp ${PHOTOS}` })).toBeVisible({ timeout: 30_000 });
    const published = page.waitForResponse((response) =>
      response.url().includes('/PinDraftPublishResource/'),
    );
    await page.getByRole('button', { name: `Publish ${PHOTOS} Pins` }).click();
    await published;
    await device.kill();

    page = await device.open();
    await page.goto('/pin/create/many/');
    await page.getByRole('button', { name: /^Publish/ }).click();
    await expect(page.getByText(/Pins? published\.$/)).toBeVisible({ timeout: 30_000 });
    const search = new URLSearchParams({ data: JSON.stringify({ options: { board_id: boardId } }) });
    const feed = await page.request.get(`/resource/BoardFeedResource/get/?${search.toString()}`);
    const pins: { readonly title: string }[] = (await feed.json()).resource_response.data;
    expect(pins.map(({ title }) => title).toSorted()).toEqual(
      Array.from({ length: PHOTOS }, (_, index) => `Lamp ${index + 1}`).toSorted(),
    );
  } finally {
    await device.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Kills the processes whose command line contains a text. */
async function killProcesses(text: string): Promise<void> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(text)) process.kill(Number(name), 'SIGKILL');
  }
}
