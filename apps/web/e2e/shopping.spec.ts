import { runAxe } from './axe.ts';
import { cards, expect, test } from './journey.ts';

test('[SR-14] [WB-06] by keyboard alone a visitor opens a category, filters by a price and a brand, and comes back to all products @desktop', async ({
  page,
}) => {
  await page.goto('/ideas/');
  await page.getByRole('link', { name: 'Shopping' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping' })).toBeVisible();
  expect((await runAxe(page).include('main').analyze()).violations).toEqual([]);
  const categories = page.getByRole('list', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Home & garden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shopping\/home-garden\/536\/$/);
  // The address changes before the page does, and the page before has filters and products too.
  await expect(page.getByRole('heading', { level: 1, name: 'Home & garden' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  const filters = page.getByRole('list', { name: 'Filters and sorting' });
  await filters.getByText('Price', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await filters.getByLabel('Highest (USD)').focus();
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/max_price=90/);
  await expect(filters.getByText('Up to $90')).toBeVisible();
  await filters.getByText('Brand', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await filters.getByRole('link', { name: 'Kiln & Co.' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brand=kiln\+co&max_price=90/);
  await expect(cards(page).first()).toBeVisible();
  expect((await runAxe(page).include('main').analyze()).violations).toEqual([]);

  // The address is the whole state: a reload shows the same, and what does not exist is ignored.
  await page.reload();
  await expect(filters.getByText('Kiln & Co.').first()).toBeVisible();
  await page.goto('/shopping/home-garden/536/?min_price=9&max_price=3&currency=none&color=mauve&sort=best');
  await expect(cards(page).first()).toBeVisible();
  await expect(filters.getByText('Clear filters')).toBeHidden();

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shopping' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'See all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shopping\/\?on_sale=1&sort=discount$/);
  await expect(cards(page).first()).toBeVisible();
});
