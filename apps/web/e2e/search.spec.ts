import type { Page } from '@playwright/test';
import { runAxe } from './axe.ts';
import { cards, DESKTOP_ONLY, expect, ready, test } from './journey.ts';

const field = (page: Page) => page.locator('input[name="q"]');
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

test('[SR-01] [SR-03] [SR-06] [SR-07] [WB-05] [BY-15] a misspelt search is corrected, refined, filtered and taken to another scope', async ({
  page,
}) => {
  await page.goto('/search/pins/?q=potery');
  await ready(page);
  await expect(page.getByText('Showing results for “pottery”.')).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
  expect((await runAxe(page).analyze()).violations).toEqual([]);

  const guides = page.getByRole('list', { name: 'Refine your search' });
  const guide = guides.getByRole('link').first();
  const word = (await guide.textContent()) ?? '';
  await guide.click();
  await page.waitForURL((url) => url.searchParams.getAll('guide').includes(word));
  await ready(page);
  await expect(guides.getByRole('link', { name: `Remove “${word}”` })).toBeVisible();
  await guides.getByRole('link', { name: `Remove “${word}”` }).click();
  await page.waitForURL((url) => !url.searchParams.has('guide'));
  await ready(page);

  await page.locator('summary', { hasText: 'Color' }).click();
  const color = page.getByRole('list', { name: 'Color' }).getByRole('link').first();
  const [, count = '', isMinimum] = /(\d+)(\+?)/.exec((await color.textContent()) ?? '') ?? [];
  await color.click();
  await page.waitForURL(/color=/);
  await ready(page);
  await expect(cards(page).nth(Number(count) - 1)).toBeAttached();
  if (isMinimum === '') await expect(cards(page)).toHaveCount(Number(count));
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.waitForURL((url) => !url.searchParams.has('color'));

  await page
    .getByRole('navigation', { name: 'What to search' })
    .getByRole('link', { name: 'Boards' })
    .click();
  await page.waitForURL(/\/search\/boards\//);
  await expect(page.getByRole('list', { name: 'Boards' }).getByRole('listitem')).not.toHaveCount(0);
  await page.goto('/search/pins/?q=potery&exact=1');
  await expect(page.getByRole('heading', { name: 'No results for “potery”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse topics' }).click();
  await page.waitForURL(/\/ideas\//);
});

test(
  '[SR-02] the search box suggests while one types, and is used by keyboard alone',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const options = list.getByRole('option');
    // What others search for, or else topics, are offered before the first character.
    await expect(list.getByText(/Trending searches|Topics/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.type('potter');
    await expect(options.filter({ hasText: /^pottery$/ })).toBeVisible();
    expect((await runAxe(page).include('[role=listbox]').analyze()).violations).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\/pins\/\?q=pottery$/);
    await expect(heading(page, 'Results for “pottery”')).toBeVisible();
    await expect(field(page)).toHaveValue('pottery');
    await expect(list).toBeHidden();

    await field(page).fill('ada lind');
    await options.filter({ hasText: '@' }).first().click();
    await page.waitForURL(/\/[\w.-]+\/$/);
    // By keys: while one types, an option that appears below the resting pointer is not chosen.
    await field(page).selectText();
    await page.keyboard.type('kiln');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\/pins\/\?q=kiln$/);
  },
);

test('[SR-12] [BY-15] an image of one’s own finds the Pin that shows it, also by a part of it and after a reload', async ({
  page,
}) => {
  await page.goto('/search/pins/?q=pottery');
  await ready(page);
  const link = page.locator('[data-pin-link]').first();
  const pin = (await link.getAttribute('href')) ?? '';
  const source = await cards(page).first().locator('img').first().getAttribute('src');
  const image = await page.request.get(source ?? '');
  await page.getByRole('link', { name: 'Search with an image' }).click();
  await page.waitForURL('**/search/visual/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'cup.webp',
    mimeType: image.headers()['content-type'] ?? '',
    buffer: await image.body(),
  });
  await page.waitForURL(/\/search\/visual\/\?look=[\w-]{64}$/);
  const shown = page.getByRole('img', { name: 'Your image' });
  await expect(shown).toBeVisible();
  const found = page.locator(`[data-pin-link][href="${pin}"]`);
  await expect(found.first()).toBeVisible();
  expect((await runAxe(page).analyze()).violations).toEqual([]);

  const before = page.url();
  await page.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowLeft');
  await page.waitForURL((url) => url.href !== before && url.searchParams.has('look'));
  await expect(found.first()).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(shown).toBeVisible();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.waitForURL(/kind=products$/);
  await expect(shown).toBeVisible();
});

test('[SR-12] without scripts an image is searched with by its address @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/search/visual/');
  await page.getByLabel('Address of an image').fill('http://127.0.0.1/cup.png');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('We could not reach this address.');
  await expect(page.getByLabel('Address of an image')).toHaveValue('http://127.0.0.1/cup.png');
  await context.close();
});

test('[SR-02] without scripts the search is a form @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await field(page).fill('pottery');
  await field(page).press('Enter');
  await page.waitForURL(/\/search\/pins\/\?q=pottery/);
  await expect(heading(page, 'Results for “pottery”')).toBeVisible();
  await page.locator('summary', { hasText: 'Color' }).click();
  await page.getByRole('list', { name: 'Color' }).getByRole('link').first().click();
  await page.waitForURL(/color=/);
  await context.close();
});
