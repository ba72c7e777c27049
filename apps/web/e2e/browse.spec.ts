import { cards, DESKTOP_ONLY, expect, openCard, ready, test, PERSON_AGENT } from './journey.ts';

test.describe('where places may be stored', () => {
  // The test browser identifies itself as headless, and bots store nothing.
  test.use({
    userAgent: PERSON_AGENT,
  });

  test('[PG-03, PG-07, CU-13, BY-06] browses 300 pins with few in the page, opens one, and is back in the same place, also after a reload', async ({
    page,
    context,
    extraHTTPHeaders,
  }) => {
    test.slow();
    await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'x-country': 'US' });
    await page.goto('/');
    await ready(page);
    const position = (which: 'first' | 'last'): Promise<number> =>
      cards(page)[which]().getAttribute('aria-posinset').then(Number);
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollBy(0, 1200));
          return position('last');
        },
        { timeout: 90_000, intervals: [120] },
      )
      .toBeGreaterThanOrEqual(300);
    await expect.poll(() => cards(page).count()).toBeLessThan(120);

    const seen = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('[data-pin-link]')];
      const link = links.find((each) => each.getBoundingClientRect().top > 100);
      link?.setAttribute('data-journey', '');
      return { scroll: window.scrollY, top: link?.getBoundingClientRect().top, name: link?.ariaLabel };
    });
    await page.locator('[data-journey]').click({ position: { x: 12, y: 12 } });
    await page.waitForURL(/\/pin\//);
    await expect(page.locator('[data-closeup]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await ready(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(seen.scroll - 40);
    const link = page.locator(`[data-pin-link][aria-label=${JSON.stringify(seen.name)}]`);
    const offBy = (): Promise<number> =>
      link.evaluate((each, top) => Math.abs(each.getBoundingClientRect().top - top), seen.top ?? 0);
    await expect.poll(offBy).toBeLessThanOrEqual(2);

    await page.reload();
    await ready(page);
    await expect.poll(offBy).toBeLessThanOrEqual(2);
    expect(await position('first')).toBeGreaterThan(100);
  });
});

test('[CU-13] Escape and back navigation close the close-up', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await openCard(page, 1);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === '/');
  await ready(page);
});

test('[PG-05] a server-rendered grid has the layout that scripts compute', async ({ browser, baseURL }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const alive = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const places = (page: typeof still): Promise<(readonly number[])[]> =>
    page.locator('[data-pin-link]').evaluateAll((links) =>
      links.slice(0, 8).map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return [left, top, width, height].map((each) => Math.round(each));
      }),
    );
  // Both show the same pins, unless one is published in between.
  await expect(async () => {
    await still.goto(`${baseURL}/`);
    await alive.goto(`${baseURL}/`);
    await ready(alive);
    expect(await places(still)).toEqual(await places(alive));
  }).toPass();
  await still.close();
  await alive.close();
});

test('an unknown address shows a message with a link to continue @desktop', async ({ page, noise }) => {
  const response = await page.goto('/nobody/nothing/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await ready(page);
  noise.length = 0; // the browser logs the 404
});

test('searches by title and shows the results @desktop', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.locator('input[name="q"]').fill('bowl');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\/pins\/\?q=bowl/);
  // The index of a new site is built while it already serves pages.
  await expect(async () => {
    await page.reload();
    await expect(cards(page)).not.toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
});

test(
  'a search that is typed while the one before is on its way stays in the field',
  DESKTOP_ONLY,
  async ({ page }) => {
    await page.goto('/');
    await ready(page);
    const field = page.locator('input[name="q"]');
    const held = Promise.withResolvers<void>();
    const graphqlRequest = page.waitForRequest('**/graphql**');
    await page.route('**/graphql**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await field.fill('bowl');
    await field.press('Enter');
    await graphqlRequest;
    await field.press('End');
    await field.pressSequentially(' blue');
    held.resolve();
    await page.waitForURL(/\?q=bowl$/);
    await ready(page);
    await expect(field).toHaveValue('bowl blue');
    await field.press('Enter');
    await page.waitForURL(/\?q=bowl\+blue$/);
    await page.goBack();
    await expect(field).toHaveValue('bowl');
    await field.fill('vase');
    // While suggestions are shown, the rest of the page is hidden from assistive technology.
    await page
      .locator('header')
      .getByRole('link', { name: 'Pegboard', exact: true, includeHidden: true })
      .click();
    await expect(field).toHaveValue('');
  },
);
