import type { Page } from 'playwright';

const DEMO_MEMBER = { name: 'ada', password: 'pegboard-demo' };

/** Logs in a demo member, and waits for their feed. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/login/');
  await page
    .getByLabel(/Email|Name/)
    .first()
    .fill(DEMO_MEMBER.name);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_MEMBER.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('[data-pin-grid][data-placed]').first().waitFor();
}
