import { expect, ready, test } from './journey.ts';

test('[WB-13] a page that is not found offers a search for its words', async ({ page, noise }) => {
  const answer = await page.goto('/mira/blue-pots-nobody-has/');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Search for “blue pots nobody has”' }).click();
  await expect(page).toHaveURL(/\/search\/pins\/\?q=blue/);
  noise.length = 0; // the browser logs the 404
});

test('[WB-13] a missing connection is reported, and a file that a release removed is loaded by one reload', async ({
  page,
  context,
  noise,
}) => {
  await page.goto('/');
  await ready(page);
  const notice = page.getByText('You’re offline.');
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();

  let refused = 0;
  await page.route(/\/assets\/screens-/, async (route) => {
    refused += 1;
    await (refused === 1 ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.getByRole('link', { name: 'Ideas by topic' }).click();
  await expect(page).toHaveURL(/\/ideas\/$/);
  await expect(page.getByRole('list', { name: 'Topics' })).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  noise.length = 0; // and the file that was not loaded
});
