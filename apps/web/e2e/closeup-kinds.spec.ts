import { alive, expect, test, type Page } from './journey.ts';

type Kind = {
  readonly kind: string;
  /** The title of a pin of this kind in the demo content. */
  readonly title: string;
  /** What only the close-up of this kind shows. */
  readonly shows: (page: Page) => Promise<void>;
};

const closeup = (page: Page) => page.locator('[data-closeup]');
const sees = (text: string | RegExp) => async (page: Page) => {
  await expect(closeup(page).getByText(text).first()).toBeVisible();
};
/** Goes to the second of the slides, and finds it said. */
const turns = async (page: Page): Promise<void> => {
  await closeup(page).getByRole('button', { name: 'Next' }).first().click();
  await expect(closeup(page).locator('output').first()).toContainText('2');
};

const KINDS: readonly Kind[] = [
  {
    kind: 'picture',
    title: 'Mountain lake on a clear morning, and not a soul for miles',
    shows: async (page) => expect(closeup(page).locator('img').first()).toBeVisible(),
  },
  {
    kind: 'GIF',
    title: 'Pancakes in four moods',
    shows: async (page) => expect(closeup(page).locator('img').first()).toBeVisible(),
  },
  {
    kind: 'video',
    title: 'Shadow study: stairs and arches and a lot of stem green',
    shows: async (page) => expect(closeup(page).locator('video').first()).toBeAttached(),
  },
  { kind: 'product', title: 'Pottery shelf, heather glaze', shows: sees(/[$€£]\s?\d/) },
  { kind: 'recipe', title: 'There is never any left: fruit bowl on lemon', shows: sees('Ingredients') },
  { kind: 'article', title: 'How portraits became everybody’s', shows: sees(/^By /) },
  { kind: 'carousel', title: 'A dinner in four steps', shows: turns },
  { kind: 'story', title: 'Four glazes on one shape', shows: turns },
  { kind: 'look', title: 'Reading corner with a touch of lime leaf', shows: sees('Shop the look') },
];

test('[CU-03] [CU-04] [CU-05] the close-up of every kind of pin shows what it is', async ({ page }) => {
  for (const { kind, title, shows } of KINDS)
    await test.step(kind, async () => {
      const found = await (
        await page.request.get(`/search/pins/?${new URLSearchParams({ q: title })}`)
      ).text();
      const path = /href="(\/pin\/[^"]+)"/.exec(found)?.[1] ?? `/pin/no-${kind}/`;
      await page.goto(path);
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await shows(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, kind).toBeLessThanOrEqual(0);
    });
});
