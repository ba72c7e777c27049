import { signUpByApi, expect, pinPaths, test } from './journey.ts';

test('[SF-03] a save to a new board and to a new section of it, by the keyboard alone', async ({ page }) => {
  await signUpByApi(page);
  const [path = ''] = await pinPaths(page);
  await page.goto(`${path}repin/`);
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Winter kitchen');
  await expect(picker.getByText('No boards match “Winter kitchen”')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved to Winter kitchen').first()).toBeVisible();

  await page.goto(`${path}repin/?isEditingPin=true`);
  await expect(picker.getByRole('option', { name: /^Winter kitchen/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('option', { name: /^The board/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Stoves');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved to Stoves in Winter kitchen').first()).toBeVisible();
});
