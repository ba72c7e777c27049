import type { LaunchOptions } from '@playwright/test';
import { WHOLE_CHROMIUM } from '@pegboard/config/chromium';
import { expect, ready, signUpByApi, test as base, type Page } from './journey.ts';

/** Tests in a browser that restores pages from its memory. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: WHOLE_CHROMIUM,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/**
 * Opens a page, leaves it, goes back, and returns whether the browser restored it from memory. Playwright's `goBack` waits for the load
 * of a page, which a restored one does not have.
 */
async function leaveAndReturn(
  page: Page,
  path: string,
  meanwhile?: () => Promise<unknown>,
): Promise<boolean> {
  await page.goto(path);
  const { pathname } = new URL(page.url());
  await page.evaluate(() => {
    sessionStorage.removeItem('restored');
    addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('restored', String(persisted)));
  });
  await page.goto('/robots.txt');
  await meanwhile?.();
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(pathname);
  return (await page.evaluate(() => sessionStorage.getItem('restored'))) === 'true';
}

test('[BF-05] going back restores the page of a visitor from memory, and loads it again after a log-in', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await ready(page);
  for (const path of ['/', '/ideas/', '/search/pins/?q=oak'])
    expect.soft(await leaveAndReturn(page, path), path).toBe(true);

  await leaveAndReturn(page, '/', async () => {
    const tab = await context.newPage();
    await signUpByApi(tab, 'Lena Hart');
    await tab.close();
  });
  await expect(page.getByRole('button', { name: 'Account and settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
});
