import { expect, ready, test, PERSON_AGENT } from './journey.ts';

test.use({
  userAgent: PERSON_AGENT,
});

test('[CU-06] a visitor selects a part of an image, and the results follow; products are listed separately', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const href = (await page.locator('[data-pin-link]').nth(2).getAttribute('href')) ?? '';
  await page.goto(href);
  await page.getByRole('link', { name: 'Visual search' }).click();
  await expect(page.getByRole('heading', { name: 'Search part of this image' })).toBeVisible();
  await page.getByRole('button', { name: 'Bottom right corner' }).focus();
  const cropRequest = page.waitForRequest((request) => /"width":\s*70/.test(request.postData() ?? ''));
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await (await cropRequest).response())?.status()).toBe(200);
  await expect(page).toHaveURL(/\/visual-search\/\?crop=10,10,70,80$/);
  await expect(page.getByText('70% of the width and 80% of the height marked')).toBeAttached();

  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/visual-search\/products\/\?crop=10,10,70,80$/);
  // The address contains all that the server needs.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Products', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('70% of the width and 80% of the height marked')).toBeAttached();
});
