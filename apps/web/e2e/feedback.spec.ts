import { cards, expect, signUp, test, type Page } from './journey.ts';

/** Opens the menu of a card as a reader does. */
async function openMenu(page: Page, href: string): Promise<void> {
  const card = cards(page).filter({ has: page.locator(`[data-pin-link][href="${href}"]`) });
  await card.hover();
  await card.getByRole('button', { name: 'More options' }).click();
}

/** The address of a card's close-up. */
async function hrefOf(page: Page, index: number): Promise<string> {
  return (await cards(page).nth(index).locator('[data-pin-link]').getAttribute('href')) ?? '';
}

/** A resource was called with this in its options, and did it. */
const answered = (page: Page, resource: string, part = '') =>
  page.waitForResponse(
    (response) =>
      response.url().includes(`/${resource}Resource/`) &&
      (response.request().postData() ?? '').includes(part) &&
      response.ok(),
  );

test('[FB-03] [FB-07] hides a pin, takes it back, hides it again; it is gone after a reload', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu of a card opens by its button on a desktop');
  await signUp(page, 'Iris Vale');
  const href = await hrefOf(page, 2);
  const link = page.locator(`[data-pin-link][href="${href}"]`);
  await openMenu(page, href);
  await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(page.getByText('Pin hidden')).toBeVisible();
  await expect(undo).toBeFocused();
  await expect(link).toHaveCount(0);
  const undone = answered(page, 'PinFeedback', '"undo"');
  await undo.press('Enter');
  await undone;
  await expect(link).toBeVisible();

  await openMenu(page, href);
  const hidden = answered(page, 'PinFeedback');
  await page.getByRole('menuitem', { name: 'Hide Pin' }).press('Enter');
  await hidden;
  await expect(
    page.getByText(/^Got it! We'll try to show you more relevant (Pins|ads) in the future\.$/),
  ).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(link).toHaveCount(0);
});
