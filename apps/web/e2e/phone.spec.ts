import { expect, MOBILE_ONLY, press, signUpByApi, test, type Page } from './journey.ts';

const SCREENS = [
  '/',
  '/ideas/',
  '/today/',
  '/shopping/',
  '/search/pins/?q=bowl',
  '/search/users/?q=a',
  '/ada/',
  '/ada/_saved/',
  '/ada/our-flat-eventually/',
  '/kilnandco/_created/',
  '/kilnandco/_shop/',
  '/notifications/',
  '/conversation/',
  '/me/',
  '/settings/',
  '/settings/security/',
  '/pin/create/',
  '/board/create/',
  '/business/hub/',
] as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('[WB-02] no screen scrolls sideways on a phone', MOBILE_ONLY, async ({ page }) => {
  await signUpByApi(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of SCREENS) {
    await page.goto(path);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/');
  await press(page.locator('[data-pin-link]').first());
  await page.waitForURL(/\/pin\//);
  expect(await overflow(page), 'close-up').toBeLessThanOrEqual(0);
});

test(
  '[WB-02] the bottom bar of a phone marks the page, hides on the way down and returns, and its search fills the screen',
  MOBILE_ONLY,
  async ({ page }) => {
    await signUpByApi(page);
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const home = main.getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(home).toBeInViewport({ ratio: 1 });
    for (const name of ['Create', 'Search'])
      await expect(main.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 900));
    await expect(home).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 700));
    await expect(home).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 1200));
    await home.focus();
    await expect(home).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => scrollTo(0, 0));
    await press(main.getByRole('button', { name: 'Search', exact: true }));
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    // Trending searches take the place of topics once other journeys have searched.
    await expect(suggestions).toContainText(/Topics|Trending searches/);
    const box = await page.locator('[data-trigger=ComboBox]').boundingBox();
    expect(box).toMatchObject({ x: 0, width: page.viewportSize()?.width });
    await press(page.getByRole('button', { name: 'Cancel' }));
    await expect(suggestions).toBeHidden();

    await press(main.getByRole('link', { name: 'Your profile' }));
    await expect(main.getByRole('link', { name: 'Your profile' })).toHaveAttribute('aria-current', 'page');
  },
);

for (const locale of ['en-US', 'de-DE', 'ar-EG'])
  test(
    `[SR-02] [SR-01] in ${locale} a visitor's phone has space for what is searched, and the tabs begin with the first`,
    MOBILE_ONLY,
    async ({ browser }) => {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto('/search/pins/?q=stoneware');
      const field = page.locator('input[name=q]');
      const visible = await field.evaluate((input) => {
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
        return (
          input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
        );
      });
      expect(visible).toBeGreaterThan(80);
      const banner = page.getByRole('banner');
      for (const path of ['/login/', '/signup/'])
        await expect(banner.locator(`a[href="${path}"]`)).toBeInViewport({ ratio: 1 });
      await expect(banner.locator('a[href="/login/"]')).toHaveAccessibleName(/\S/);
      const tabs = page.locator('nav', { has: page.locator('a[href^="/search/videos/"]') }).getByRole('link');
      await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
      await expect(tabs.first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /stoneware/);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await context.close();
    },
  );
