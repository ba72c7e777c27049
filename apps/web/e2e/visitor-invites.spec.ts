import { closeupSave, signUpByApi, expect, pinPaths, test, PERSON_AGENT } from './journey.ts';
import { moved } from './visitor-steps.ts';

// Bots and visitors get different pages, and the test browser identifies itself as headless, like a bot.
test.use({ userAgent: PERSON_AGENT, permissions: ['clipboard-read', 'clipboard-write'] });

test('[IV-02] a copied link shows a visitor who shared the pin, and another member by a toast', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  await signUpByApi(page, 'Maya Lind');
  const [path = ''] = await pinPaths(page);
  await page.goto(path);
  await expect(closeupSave(page)).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
  await expect(page.getByText('Who opens it sees your first name and picture.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  const shared = link.pathname + link.search;
  expect(shared).toMatch(/\?invite_code=[\w-]{22}$/);

  const context = await browser.newContext({
    userAgent: PERSON_AGENT,
    extraHTTPHeaders: extraHTTPHeaders ?? {},
  });
  const visitor = await context.newPage();
  await visitor.goto(shared);
  await moved(visitor);
  await expect(visitor.getByText('Shared by Maya')).toBeVisible();
  const popover = visitor.locator('[data-shared-popover]');
  await expect(popover.getByRole('heading', { name: 'Maya shared this Pin with you' })).toBeVisible();
  await popover.getByRole('button', { name: 'Close' }).click();
  await expect(popover).toHaveCount(0);
  await expect(visitor.getByText('Shared by Maya')).toBeVisible();

  await signUpByApi(visitor, 'Noa Berg');
  await visitor.goto(shared);
  await expect(visitor.getByText('Maya shared this Pin with you')).toBeVisible();
  await context.close();
});
