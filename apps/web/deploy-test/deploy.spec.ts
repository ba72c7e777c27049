import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, cards, closeupSave, openCard, ready, signUpByApi, withHydrationWait } from '../e2e/journey.ts';
import { moved } from '../e2e/visitor-steps.ts';
import {
  PORT,
  checkOut,
  deploy,
  findVersionAfter,
  findVersionBefore,
  readEntry,
  serve,
  storesBuilds,
  type RunningSite,
} from './deployments.ts';

// Bots get other pages, and the test browser identifies itself as headless, like a bot.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const folder = mkdtempSync(join(tmpdir(), 'pegboard-deploy-test-'));
const [site, dataDir] = [join(folder, 'site'), join(folder, 'data')];
const before = findVersionBefore();
/** True if the tabs may reload once: the version before did not store its files. */
const mayReload = !storesBuilds(before);

let running: RunningSite | undefined;
test.afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A request that a busy server refused with 503. */
type BusyAnswer = { readonly path: string; readonly at: number; readonly isRepeatable: boolean };

/** An open tab: what it was refused, what a busy server refused, what was answered when, and how often it was reloaded. */
type Tab = {
  readonly name: string;
  readonly page: Page;
  readonly refused: string[];
  readonly busy: BusyAnswer[];
  readonly answered: Map<string, number>;
  reloads: number;
};

const openTabs: Tab[] = [];

async function openTab(context: BrowserContext, path: string): Promise<Tab> {
  const page = withHydrationWait(await context.newPage());
  const tab: Tab = { name: path, page, refused: [], busy: [], answered: new Map(), reloads: 0 };
  openTabs.push(tab);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const [status, at] = [response.status(), Date.now()];
    const isRepeatable = Number(response.headers()['retry-after']) > 0;
    // A busy server answers 503, and the request is repeated: see `findEndlessRefusals`.
    if (status === 503) tab.busy.push({ path: pathname, at, isRepeatable });
    else if (status >= 400) tab.refused.push(`${status} ${pathname}`);
    else tab.answered.set(pathname, at);
  });
  page.on('pageerror', (error) => tab.refused.push(error.message));
  await page.goto(path);
  await mark(page);
  return tab;
}

/** The longest time for which a server that has started may refuse the same request of a tab as busy. */
const BUSY_MS_MAX = 60_000;

/** Returns the requests that the server refused with 503 without a time to repeat them, for too long, or without an answer later. */
function findEndlessRefusals(): readonly string[] {
  return openTabs.flatMap(({ name, busy, answered }) =>
    [...new Set(busy.map(({ path }) => path))].flatMap((path) => {
      const refusals = busy.filter((each) => each.path === path);
      const [first, last] = [refusals.at(0)?.at ?? 0, refusals.at(-1)?.at ?? 0];
      const request = `${path} of the tab ${name}: ${refusals.length} × 503 within ${last - first} ms`;
      // oxlint-disable-next-line no-console -- the result of a command
      console.log(request);
      const problems = [
        refusals.every(({ isRepeatable }) => isRepeatable) ? '' : 'without Retry-After',
        last - first <= BUSY_MS_MAX ? '' : 'for too long',
        (answered.get(path) ?? 0) > last ? '' : 'never answered after that',
      ].filter((problem) => problem !== '');
      return problems.length === 0 ? [] : [`${request}, ${problems.join(', ')}`];
    }),
  );
}

const mark = (page: Page): Promise<void> => page.evaluate(() => void Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.has(window, 'isMarked'));

/** Does something in an old tab. It works at once, or, where files of its version are gone, after one reload. */
async function act(tab: Tab, name: string, work: (page: Page) => Promise<unknown>): Promise<void> {
  const { page } = tab;
  await test.step(name, async () => {
    try {
      await work(page);
    } catch (error) {
      if (!mayReload) throw error;
      const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
      if (await retry.isVisible()) await retry.click();
      else if (await isMarked(page)) throw error;
      await page.waitForLoadState('load');
      await work(page);
    }
    if (!(await isMarked(page))) {
      tab.reloads += 1;
      await mark(page);
    }
  });
}

async function chooseImage(page: Page): Promise<void> {
  const html = await (await page.request.get('/')).text();
  const [path = ''] = /\/i\/236x\/[\w/]+\.webp/.exec(html) ?? [];
  const buffer = await (await page.request.get(path)).body();
  await page
    .locator('input[type=file]:not([capture]):not([webkitdirectory])')
    .first()
    .setInputFiles([{ name: 'lamp.webp', mimeType: 'image/webp', buffer }]);
}

/** Opens the composer in a tab and writes a draft that the server has stored. */
async function writeDraft(context: BrowserContext, title: string): Promise<Tab> {
  const tab = await openTab(context, '/pin/create/');
  await chooseImage(tab.page);
  await tab.page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(tab.page.getByText('Saved', { exact: true })).toBeVisible();
  return tab;
}

/** Saves as a visitor, on the device alone. */
async function saveOnDevice(page: Page): Promise<void> {
  await moved(page);
  await closeupSave(page).click();
  await expect(page.getByText('Saved on this device. Log in to keep it.')).toBeVisible();
}

/** Pages whose code the server loads when they are first opened: the process of the version before still runs. */
const PARTS = ['/login/', '/ideas/', '/today/', '/search/pins/?q=pottery'];
const readStatus = async (path: string): Promise<number> =>
  (await fetch(`http://localhost:${PORT}${path}`)).status;

const REPIN = '**/resource/RepinResource/create/';

test(`[PK-09] [BY-23] tabs of ${before.slice(0, 8)} go on after this version was deployed`, async ({
  browser,
}) => {
  await test.step('the version before is deployed', async () => {
    deploy(site, checkOut(before));
    running = await serve(site, dataDir);
  });
  const entry = await readEntry();

  const member = await browser.newContext({ userAgent });
  const setUp = await member.newPage();
  await signUpByApi(setUp);
  await call(setUp, 'Board', { name: 'Lamps', privacy: 'secret' });
  await setUp.close();
  const home = await openTab(member, '/');
  await ready(home.page);
  const path = (await cards(home.page).nth(2).locator('[data-pin-link]').getAttribute('href')) ?? '';
  const composer = await writeDraft(member, 'Oak lamp');
  const secondComposer = await writeDraft(member, 'Brass lamp');
  await secondComposer.page.close();

  // A save that is queued when the deploy begins.
  await member.route(REPIN, (route) => route.abort('connectionreset'));
  const queue = await openTab(member, path);
  await closeupSave(queue.page).click();
  await expect(queue.page.getByText('1 waiting to be saved')).toBeVisible();

  const visitor = await browser.newContext({ userAgent, extraHTTPHeaders: { 'x-country': 'US' } });
  const visit = await openTab(visitor, path);
  await saveOnDevice(visit.page);
  await visit.page.keyboard.press('Escape');
  await visit.page.goto('/');
  await mark(visit.page);

  await test.step('this version is deployed in its place', async () => {
    deploy(site, findVersionAfter());
    for (const part of PARTS) expect([part, await readStatus(part)]).toEqual([part, 200]);
    await running?.stop();
    running = await serve(site, dataDir);
    // After a start, its jobs keep a slow machine busy.
    await expect.poll(() => readStatus(path), { timeout: 180_000 }).toBe(200);
    expect(await readEntry(), 'the pages differ').not.toBe(entry);
  });
  const tabs = { home, composer, queue, visit };
  for (const tab of openTabs) {
    tab.refused.length = 0;
    tab.busy.length = 0;
  }

  await member.unroute(REPIN);
  await act(queue, 'the queued save is sent', async (page) => {
    await expect(page.getByText('waiting to be saved')).toHaveCount(0, { timeout: 60_000 });
    await expect(closeupSave(page, 'Saved')).toBeVisible();
  });
  await act(home, 'scrolls on', async (page) => {
    const more = page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql');
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 1500);
    expect(await (await more).text()).not.toContain('errors');
  });
  await act(home, 'opens a close-up', async (page) => {
    // A busy server may refuse the close-up: the page shows that, and is left again.
    await expect(async () => {
      if (!(await cards(page).first().isVisible())) await page.goBack();
      await page.evaluate(() => scrollTo(0, 0));
      await cards(page)
        .nth(1)
        .locator('[data-pin-link]')
        .click({ position: { x: 12, y: 12 } });
      await expect(page.locator('[data-closeup]')).toBeVisible({ timeout: 15_000 });
    }).toPass({ timeout: 180_000 });
  });
  await act(home, 'saves, and undoes it', async (page) => {
    await closeupSave(page).click();
    await expect(closeupSave(page, 'Saved')).toBeVisible();
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
    await expect(closeupSave(page, 'Save')).toBeVisible();
  });
  await act(home, 'opens the menu of boards', async (page) => {
    await page
      .getByRole('button', { name: /^Choose a board/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await act(home, 'searches', async (page) => {
    const field = page.locator('input[name="q"]').first();
    // A field is replaced by one with suggestions, and a busy server may refuse a search: it is typed again.
    await expect(async () => {
      await field.fill('pottery');
      await field.press('Enter');
      await page.waitForURL(/\/search\/pins\/\?q=pottery/, { timeout: 5000 });
      await expect(cards(page).first()).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
  });
  await act(composer, 'continues a draft and publishes it', async (page) => {
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^Oak lamp/);
    await page.getByRole('textbox', { name: 'Title' }).fill('Oak lamp, lit');
    await page.getByRole('button', { name: /^Board (?!and publish)/ }).click();
    // If a busy server refuses the boards, the picker says so and offers to try again.
    const [lamps, again] = [
      page.getByRole('option', { name: 'Lamps, Secret board' }),
      page.getByRole('dialog').getByRole('button', { name: 'Try again' }),
    ];
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(lamps).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 120_000 });
    await lamps.click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Your Pin was published')).toBeVisible();
  });
  await act(visit, 'a visitor opens a close-up and saves on the device', async (page) => {
    await openCard(page, 4);
    await saveOnDevice(page);
    await page.keyboard.press('Escape');
  });

  await test.step('pages of this version read what the tabs stored', async () => {
    const drafts = await openTab(member, '/pin/create/drafts/');
    await expect(drafts.page.getByRole('link', { name: 'Brass lamp' })).toBeVisible();
    await expect(drafts.page.getByRole('link', { name: 'Oak lamp' })).toHaveCount(0);
    const saves = await openTab(visitor, `/signup/?${new URLSearchParams({ next: path })}`);
    await saves.page.getByLabel('Name', { exact: true }).fill('Juno Park');
    await saves.page.getByLabel('Email').fill(`deploy-${Date.now()}@pegboard.example`);
    await saves.page.getByLabel('Password').fill('a-long-enough-password');
    await saves.page.getByRole('button', { name: 'Sign up' }).click();
    await saves.page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
    await expect(closeupSave(saves.page, 'Saved')).toBeVisible();
    await expect
      .poll(() =>
        saves.page.evaluate(() => Object.keys(localStorage).filter((key) => /_(saves|claims)$/.test(key))),
      )
      .toEqual([]);
  });

  await act(home, 'logs out', async (page) => {
    await page.getByRole('button', { name: 'Account and settings' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });

  for (const [name, tab] of Object.entries(tabs))
    // oxlint-disable-next-line no-console -- the result of a command
    console.log(`${name}: ${tab.reloads} reloads, refused: ${tab.refused.join('; ') || 'nothing'}`);
  expect(findEndlessRefusals(), 'requests that stay refused with 503').toEqual([]);
  // Logging out loads a page.
  const { reloads } = home;
  expect({ ...mapReloads(tabs), home: reloads - 1 }).toEqual(
    mayReload ? expect.anything() : { home: 0, composer: 0, queue: 0, visit: 0 },
  );
  for (const tab of Object.values(tabs)) expect(tab.reloads).toBeLessThanOrEqual(2);
  if (!mayReload) expect(Object.values(tabs).flatMap(({ refused }) => refused)).toEqual([]);
});

const mapReloads = (tabs: Readonly<Record<string, Tab>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(tabs).map(([name, { reloads }]) => [name, reloads]));
