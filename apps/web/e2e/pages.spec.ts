import { runAxe } from './axe.ts';
import {
  cards,
  DESKTOP_ONLY,
  expect,
  signUpByApi,
  MOBILE_ONLY,
  ready,
  signUp,
  test,
  type Page,
} from './journey.ts';

/** The page that shows the destination of an unsigned link. */
const leaving = (host: string): string => `/offsite/?${new URLSearchParams({ url: `https://${host}/a/b` })}`;

/** A board of the demo content, with sections. */
const BOARD = '/ada/the-windowsill-jungle/';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function expectNoBarriers(page: Page, where: string, rules?: string[]): Promise<void> {
  const axe = runAxe(page);
  // Colors are the same on every screen size, and checking them takes longest.
  if (test.info().project.name === 'mobile') axe.disableRules(COLOUR_RULES);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const)
  // In dark mode only colors differ, and they are the same on every screen size.
  test.describe(`in ${colorScheme}`, colorScheme === 'dark' ? DESKTOP_ONLY : {}, () => {
    test.use({ colorScheme });

    // All other rules have the same results in dark mode.
    const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;

    test('no page has a barrier for a visitor', async ({ page, noise }) => {
      await page.goto('/');
      await ready(page);
      await expectNoBarriers(page, 'home', rules);
      const pin = await cards(page).first().locator('[data-pin-link]').getAttribute('href');
      await page.goto(pin ?? '');
      await ready(page);
      await expectNoBarriers(page, 'close-up', rules);
      const creator = await page
        .getByRole('article')
        .first()
        .locator('a[href^="/"]')
        .first()
        .getAttribute('href');
      await page.goto(creator ?? '');
      await expectNoBarriers(page, 'profile', rules);
      await page.goto('/search/pins/?q=blue');
      await expectNoBarriers(page, 'search', rules);
      // In light mode, the board is checked right to left, below.
      const boards = rules ? [BOARD] : [];
      for (const path of [...boards, '/login/', '/signup/', leaving('shop.example')]) {
        await page.goto(path);
        await expectNoBarriers(page, path, rules);
      }
      expect(noise).toEqual([]);
      await page.goto('/nobody/nothing/');
      await expectNoBarriers(page, 'not found', rules);
      noise.length = 0; // the browser logs the 404
    });

    test('no page has a barrier for a signed-in member', async ({ page }) => {
      await signUp(page);
      await expectNoBarriers(page, 'home', rules);
      await page.getByRole('button', { name: 'Account and settings' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoBarriers(page, 'menu', rules);
      await page.keyboard.press('Escape');
      const pin = await cards(page).first().locator('[data-pin-link]').getAttribute('href');
      await page.goto(`${pin}repin/`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoBarriers(page, 'board picker', rules);
      for (const path of [
        '/me/',
        '/settings/',
        '/settings/privacy/',
        '/settings/followers/',
        '/settings/close/',
        '/board/create/',
        '/conversation/',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoBarriers(page, path, rules);
      }
    });
  });

test('the selected theme stays, also after a reload @desktop', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/settings/appearance/');
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('no page overflows horizontally', async ({ page }) => {
  for (const path of ['/', '/login/', '/search/pins/?q=blue', leaving(`${'long'.repeat(15)}.example`)]) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });

  // Space is scarce on the narrow screen.
  test(
    '[WB-03, WB-04] a board and a profile have no barrier, and do not overflow horizontally',
    MOBILE_ONLY,
    async ({ page }) => {
      for (const path of [BOARD, '/ada/']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectNoBarriers(page, path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, path).toBeLessThanOrEqual(0);
      }
    },
  );
});
