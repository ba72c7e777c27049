import { runAxe } from './axe.ts';
import { cards, signUpByApi, expect, ready, test } from './journey.ts';

test('[SF-03] [SF-09] [FB-05] [WB-06] by keyboard alone: a topic is opened and followed, and a pin of it is saved to a selected board, only once', async ({
  page,
}) => {
  await signUpByApi(page);
  await page.goto('/ideas/');
  const topics = page.getByRole('list', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Ceramics' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ceramics' })).toBeVisible();
  await ready(page);
  await page.getByRole('button', { name: 'Follow Ceramics' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Following Ceramics' })).toBeFocused();

  await cards(page).first().locator('[data-pin-link]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Save');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/repin\/$/);
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Kiln shelf');
  await expect(page.getByText('No boards match “Kiln shelf”.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved to Kiln shelf').first()).toBeVisible();

  await expect(page).toHaveURL(/\/ideas\/ceramics\/\d+\/$/);
  const saved = cards(page).first().getByRole('button', { name: 'Saved', exact: true });
  await saved.focus();
  await page.keyboard.press('Enter');
  await page.reload();
  await ready(page);
  await expect(saved).toBeVisible();
  await expect(page.getByRole('button', { name: 'Following Ceramics' })).toBeVisible();
  expect((await runAxe(page).include('main').analyze()).violations).toEqual([]);
});
