import { cards, expect, pinPaths, signUp, test } from './journey.ts';

test('[SF-03] saves with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await cards(page).nth(1).locator('[data-pin-link]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Choose a board/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Keys');
  await expect(page.getByText('No boards match “Keys”.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved to Keys').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await pinPaths(page, '/me/')).toHaveLength(1);
});

test('[WB-02] the focus is on the heading of an opened Pin, and on its card again after Escape', async ({
  page,
}) => {
  await page.goto('/');
  const link = cards(page).nth(1).locator('[data-pin-link]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/pin\//);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/\/pin\//);
  await expect(link).toBeFocused();
});

test('[BY-07] a focused Pin is saved, hidden and opened by one key each; a sheet lists the keys', async ({
  page,
}) => {
  await signUp(page);
  const card = cards(page).nth(1);
  await card.locator('[data-pin-link]').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Save the Pin, or remove it again')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.locator('[data-pin-link]')).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByText(/^Saved to/).first()).toBeVisible();
  await cards(page).nth(2).locator('[data-pin-link]').focus();
  await page.keyboard.press('h');
  await expect(cards(page).nth(2).getByRole('button', { name: 'Undo' })).toBeVisible();
  await card.locator('[data-pin-link]').focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/pin\//);
});
