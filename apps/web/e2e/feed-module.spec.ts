import { expect, ready, test } from './journey.ts';

test('[PG-09] a member’s boards are shown two columns wide among the pins, and fill their area to the pixel', async ({
  page,
}) => {
  await page.goto('/login/');
  await page.getByLabel('Email or username').fill('ada');
  await page.getByLabel('Password').fill('pegboard-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('Pick up where you left off');

  await page.goto('/');
  await ready(page);
  const row = page.getByRole('region', { name: 'Pick up where you left off' });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(row).toBeInViewport({ timeout: 200 });
  }).toPass();
  await expect(row.getByRole('link')).toHaveCount(4);
  const place = () =>
    row.evaluate((section) => {
      const cell = section.parentElement;
      const card = cell?.parentElement?.querySelector(':scope > [aria-posinset="10"]');
      const [box, list, other] = [cell, section.lastElementChild, card].map((one) =>
        one?.getBoundingClientRect(),
      );
      return {
        position: cell?.ariaPosInSet,
        columns: Math.floor((box?.width ?? 0) / (other?.width ?? 1)),
        roomBelow: Math.round((box?.bottom ?? 0) - (list?.bottom ?? 0)),
      };
    });
  await expect.poll(place).toEqual({ position: '9', columns: 2, roomBelow: 16 });
});
