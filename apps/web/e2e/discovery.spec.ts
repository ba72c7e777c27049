import type { Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import {
  call,
  cards,
  DESKTOP_ONLY,
  expect,
  press,
  ready,
  signUpByApi,
  test,
  waitForHydration,
} from './journey.ts';
import { pictureInPage } from './team.ts';

const SCOPES = [
  ['pins', 'All Pins', 'pottery'],
  ['videos', 'Videos', 'tangerine'],
  ['buyable_pins', 'Products', 'cup'],
  ['idea_pins', 'Stories', 'glazes'],
  ['boards', 'Boards', 'pottery'],
  ['users', 'Profiles', 'kiln'],
] as const;
/** One value of each filter of a search, as the address has it. */
const FILTERS = [
  ['kind', 'Type'],
  ['color', 'Color'],
  ['price', 'Price'],
  ['brand', 'Brand'],
  ['recency', 'Date'],
  ['cook', 'Cook time'],
] as const;

/** The names of the results that are no ads. */
const names = async (page: Page): Promise<readonly string[]> =>
  cards(page).evaluateAll((all) =>
    all
      .filter((card) => !card.textContent.includes('Promoted'))
      .map((card) => card.querySelector('[data-pin-link]')?.getAttribute('aria-label') ?? ''),
  );

async function searchFor(page: Page, text: string): Promise<void> {
  const field = page.locator('input[name="q"]');
  await field.fill(text);
  await field.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search/pins/' && url.searchParams.get('q') === text);
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${text}”` })).toBeVisible();
}

test(
  '[SR-01] each scope has results, and its empty result leads to the others',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/search/pins/?q=kiln');
    const tabs = page.getByRole('navigation', { name: 'What to search' });
    for (const [scope, name, query] of SCOPES) {
      await tabs.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/search/${scope}/?q=kiln`);
      await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      const found = await page.request.get(`/search/${scope}/?q=${query}`);
      expect(await found.text(), scope).not.toContain('No results for');
    }
    for (const [scope] of SCOPES) {
      const none = await (await page.request.get(`/search/${scope}/?q=zzqqxx`)).text();
      expect(none, scope).toContain('No results for “zzqqxx”');
      for (const [other] of SCOPES) expect(none).toContain(`/search/${other}/?q=zzqqxx`);
    }
    await page.goto('/search/videos/?q=stoneware');
    await expect(page.getByRole('heading', { name: 'No results for “stoneware”' })).toBeVisible();
    expect((await runAxe(page).analyze()).violations).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).last().click();
    await page.waitForURL(/\/search\/buyable_pins\/\?q=stoneware$/);
    await expect(cards(page)).not.toHaveCount(0);
  },
);

test(
  '[SR-06] each filter narrows a search, is in the address, and is removed again',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/search/pins/?q=terracotta');
    await ready(page);
    const clear = page.getByRole('link', { name: 'Clear filters' });
    for (const [name, label] of FILTERS) {
      await page.locator('summary', { hasText: new RegExp(`^${label}$`) }).click();
      const choice = page.getByRole('list', { name: label, exact: true }).getByRole('link').first();
      const count = Number((await choice.textContent())?.match(/\d+$/)?.[0]);
      await choice.click();
      await page.waitForURL((url) => url.searchParams.has(name));
      await expect(clear).toBeVisible();
      expect(count, name).toBeGreaterThan(0);
      await ready(page);
      const { length } = await names(page);
      expect(length, name).toBeGreaterThan(0);
      expect(length, name).toBeLessThanOrEqual(count);
      await clear.click();
      await page.waitForURL((url) => !url.searchParams.has(name));
      await expect(clear).toBeHidden();
    }
    await page.goto('/search/pins/?q=teapot');
    await ready(page);
    for (const [name, label] of [
      ['on_sale', 'On sale'],
      ['ai', 'Hide AI'],
    ] as const) {
      const chip = page.getByRole('link', { name: label, exact: true });
      await chip.click();
      await page.waitForURL((url) => url.searchParams.has(name));
      await expect(chip).toHaveAttribute('aria-current', 'true');
      await chip.click();
      await page.waitForURL((url) => !url.searchParams.has(name));
    }
  },
);

test(
  '[SR-04] [SR-05] [SR-01] a member finds Pins in five languages and by each part of the query language',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { username } = await signUpByApi(page);
    const { id: board_id } = await call(page, 'Board', { name: 'Finds of mine', privacy: 'secret' });
    await page.goto('/search/pins/?q=cup');
    const image_base64 = await page.evaluate(pictureInPage);
    const [german, arabic, japanese, hebrew, kettle, oak] = [
      'Töpferei im Frühling',
      'كُتُبٌ عن الحدائق',
      '陶芸の器',
      'כַּדִּים וקערות',
      'Copper kettle',
      'Kettle made of copper',
    ] as const;
    for (const title of [german, arabic, japanese, hebrew, kettle, oak]) {
      const link = title === kettle ? { link: 'https://kettles.example/copper' } : {};
      await call(page, 'Pin', { board_id, title, image_base64, ...link });
    }
    const all = [oak, kettle, hebrew, japanese, arabic, german];
    const from = `from:${username}`;
    await expect(async () => {
      await page.goto(`/search/my_pins/?q=${from}`);
      expect(new Set(await names(page))).toEqual(new Set(all));
    }).toPass({ timeout: 15_000 });
    for (const [text, expected] of [
      ['topferei', [german]],
      ['Töpfereien', [german]],
      ['كتب', [arabic]],
      ['陶芸', [japanese]],
      ['כדים', [hebrew]],
      ['"copper kettle"', [kettle]],
      ['copper -made', [kettle]],
      ['topferei OR kettle', [german, kettle, oak]],
      ['site:kettles.example', [kettle]],
      ['board:"finds of mine" kettle', [kettle, oak]],
      ['kettle is:image', [kettle, oak]],
      ['kettle color:black', [kettle, oak]],
      ['after:2020-01-01', all],
    ] as const) {
      await searchFor(page, `${from} ${text}`);
      await expect
        .poll(async () => new Set((await names(page)).slice(0, expected.length)), text)
        .toEqual(new Set(expected));
    }
    for (const text of ['kettle is:video', 'kettle before:2020']) {
      await searchFor(page, `${from} ${text}`);
      await expect(page.getByRole('heading', { level: 2, name: /^No results for/ })).toBeVisible();
    }
  },
);

test(
  '[SR-13] what a member mutes is in no search, suggestion and feed until it is unmuted',
  DESKTOP_ONLY,
  async ({ page }) => {
    await signUpByApi(page);
    await page.goto('/settings/muted/');
    await page.getByLabel('Word or phrase').fill('stoneware');
    await page.getByRole('main').getByRole('button', { name: 'Mute', exact: true }).click();
    const unmute = page.getByRole('button', { name: 'Unmute stoneware' });
    await expect(unmute).toBeVisible();
    await page.getByRole('link', { name: 'Sites', exact: true }).click();
    await page.getByLabel('Site', { exact: true }).fill('fernandmoss.example');
    await page.getByRole('main').getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Unmute fernandmoss.example' })).toBeVisible();

    await searchFor(page, 'teapot');
    expect(await names(page)).not.toHaveLength(0);
    expect((await names(page)).filter((name) => /stoneware/i.test(name))).toEqual([]);
    await searchFor(page, 'site:fernandmoss.example');
    await expect(page.getByRole('heading', { level: 2, name: /^No results for/ })).toBeVisible();
    await page.locator('input[name="q"]').fill('stonewar');
    await expect(page.getByRole('option', { name: /stoneware/i })).toHaveCount(0);

    await page.goto('/kilnandco/');
    await press(page.getByRole('button', { name: /^More options/ }));
    await page.getByRole('menuitem', { name: /^Mute/ }).click();
    await expect(page.getByText('You muted Kiln & Co.')).toBeVisible();
    await searchFor(page, 'from:kilnandco');
    await expect(page.getByRole('heading', { level: 2, name: /^No results for/ })).toBeVisible();

    await page.goto('/settings/muted/');
    await unmute.click();
    await expect(unmute).toBeHidden();
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page.getByRole('button', { name: 'Unmute Kiln & Co.' }).click();
    await expect(page.getByText('No muted people')).toBeVisible();
    await searchFor(page, 'stoneware');
    await expect.poll(async () => (await names(page)).some((name) => /stoneware/i.test(name))).toBe(true);
  },
);

test(
  '[SR-16] [SR-11] a topic leads to those above, below and beside it; followed, its Pins come to the home feed until it is left out',
  DESKTOP_ONLY,
  async ({ page }) => {
    const topic = 'Breakfast';
    await signUpByApi(page);
    await page.goto('/ideas/');
    await waitForHydration(page);
    await page.getByRole('main').locator('a[href^="/ideas/food/"]').first().click();
    await page.waitForURL('**/ideas/food/**');
    await page.getByRole('navigation', { name: 'Subtopics' }).getByRole('link', { name: topic }).click();
    await page.waitForURL('**/ideas/breakfast/**');
    await ready(page);
    await expect(page.getByRole('navigation', { name: 'Related topics' }).getByRole('link')).not.toHaveCount(
      0,
    );
    const ofTopic = new Set(await names(page));
    expect(ofTopic.size).toBeGreaterThan(0);
    await press(page.getByRole('button', { name: `Follow ${topic}` }));
    await expect(page.getByRole('button', { name: `Following ${topic}` })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Food', exact: true })
      .click();
    await page.waitForURL('**/ideas/food/**');

    const shown = async (): Promise<number> => (await names(page)).filter((name) => ofTopic.has(name)).length;
    await page.goto('/');
    await ready(page);
    const before = await shown();
    expect(before).toBeGreaterThan(0);
    await page.goto('/edit/');
    await page.getByRole('button', { name: `Leave out ${topic}` }).click();
    await expect(page.getByRole('button', { name: `Use ${topic} again` })).toBeVisible();
    await page.goto('/');
    await ready(page);
    expect(await shown()).toBeLessThan(before);
  },
);
