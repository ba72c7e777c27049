import { expect, test, type Page } from './journey.ts';

// With reduced motion no video plays before it is requested.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Kind = {
  readonly kind: string;
  /** Titles of pins of this kind in the demo content: other tests may have removed one of them. */
  readonly titles: readonly [string, string];
  /** Asserts the content that only the close-up of this kind shows. */
  readonly shows: (page: Page) => Promise<void>;
};

const closeup = (page: Page) => page.locator('[data-closeup]');
const sees = (text: string | RegExp) => async (page: Page) => {
  await expect(closeup(page).getByText(text).first()).toBeVisible();
};
/** Moves to the second slide, and checks that it is announced. */
const turns = async (page: Page): Promise<void> => {
  await closeup(page).getByRole('button', { name: 'Next image' }).first().click();
  await expect(closeup(page).locator('output').first()).toContainText('2');
};

const KINDS: readonly Kind[] = [
  {
    kind: 'picture',
    titles: [
      'Mountain lake on a clear morning, and not a soul for miles',
      'Counters and curves: retro lettering in coral',
    ],
    shows: async (page) => expect(closeup(page).locator('img').first()).toBeVisible(),
  },
  {
    kind: 'GIF',
    titles: ['Concert poster for all four seasons', 'Island map in four moods'],
    shows: async (page) => expect(closeup(page).locator('img').first()).toBeVisible(),
  },
  {
    kind: 'video',
    titles: ['I could stay here: stairs and arches, stem green', 'An ode to sienna: front door'],
    shows: async (page) => {
      await expect(closeup(page).locator('video').first()).toBeAttached();
      // The player does not cover it (CU-06).
      await closeup(page).getByRole('link', { name: 'Visual search' }).click({ trial: true });
    },
  },
  {
    kind: 'product',
    titles: ['Pottery shelf, blush rim', 'Lamp and linen for a reading corner, apple red'],
    shows: sees(/[$€£]\s?\d/),
  },
  {
    kind: 'recipe',
    titles: ['Market haul turned into fruit bowl, lemon', 'Bowl of soup for four, or for one with plans'],
    shows: sees('Ingredients'),
  },
  {
    kind: 'article',
    titles: [
      'Draw a profile in ten minutes, without fear of noses',
      'When to repot, and when to leave the roots alone',
    ],
    shows: sees(/^By /),
  },
  { kind: 'carousel', titles: ['A dinner in four steps', 'Breakfasts of the week'], shows: turns },
  {
    kind: 'story',
    titles: ['Four glazes on one shape', 'Painting a sky in four steps'],
    shows: turns,
  },
  {
    kind: 'look',
    titles: ['We painted it lemon and never looked back: reading corner', 'Window seat with a touch of sage'],
    shows: sees('Shop the look'),
  },
];

/** Returns the address of the first pin that a search finds by its whole title. */
async function pathOf(page: Page, titles: readonly string[]): Promise<string> {
  for (const title of titles) {
    const found = await page.request.get(`/search/pins/?${new URLSearchParams({ q: `"${title}"` })}`);
    const path = /href="(\/pin\/[^"]+)"/.exec(await found.text())?.[1];
    if (path !== undefined) return path;
  }
  throw new Error(`The demo content has none of these pins: ${titles.join(', ')}.`);
}

test('[CU-03] [CU-04] [CU-05] the close-up of every kind of pin shows its content', async ({ page }) => {
  for (const { kind, titles, shows } of KINDS)
    await test.step(kind, async () => {
      await page.goto(await pathOf(page, titles));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(titles.join('|')));
      await shows(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, kind).toBeLessThanOrEqual(0);
    });
});
