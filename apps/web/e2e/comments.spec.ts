import type { Locator } from '@playwright/test';
import { expect, openCard, signUp, test, type Page } from './journey.ts';

/** Opens the comments of the close-up, ready for input. */
async function field(page: Page) {
  const box = page.getByRole('textbox', { name: 'Add a comment' });
  const invitation = page.locator('#comments').getByRole('button', { name: 'Add a comment' });
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await offered(box, invitation);
  return box;
}

/** Shows the input field: on a pin without comments it has to be opened first; otherwise it appears by itself. */
async function offered(way: Locator, invitation: Locator): Promise<void> {
  await expect(async () => {
    if (await invitation.isVisible()) await invitation.click({ timeout: 1000 });
    await expect(way).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('[CU-07] comments on a pin, finds it after a reload, replies, likes, edits, deletes', async ({
  page,
}) => {
  await signUp(page, 'Iris Vale');
  await openCard(page, 5);
  const said = `Where did you find this? ${Date.now()}`;
  const comments = page.locator('#comments');
  const own = comments.getByRole('listitem').filter({ hasText: said }).first();

  await (await field(page)).fill(said);
  await comments.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(own).toContainText('now');
  await expect(comments.getByRole('heading', { name: /\d+ comments?$/ })).toBeVisible();

  await page.reload();
  await field(page);
  await expect(own).toContainText('Iris Vale');
  await own.getByRole('button', { name: 'Reply to Iris Vale' }).click();
  await comments.getByRole('textbox', { name: 'Reply to Iris Vale' }).fill('In an old shop by the canal.');
  await comments.locator('form').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(own.getByRole('listitem')).toContainText('In an old shop by the canal.');

  const heart = own.getByRole('button', { name: /^Like the comment by Iris Vale/ }).first();
  await heart.click();
  await expect(heart).toHaveAccessibleName(/1 like$/);

  const options = own.getByRole('button', { name: /^More options/ }).first();
  await options.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await comments.getByRole('textbox', { name: 'Edit comment' }).fill(`${said}, once more`);
  await comments.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own).toContainText('once more');
  await expect(own).toContainText('edited');

  await options.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(comments.getByText(said)).toHaveCount(0);
  await page.reload();
  await field(page);
  await expect(comments.getByText(said)).toHaveCount(0);
});

test('[CU-07] the address of the comments leads to them; a visitor reads, and logs in to write @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('[data-pin-link]').nth(5).getAttribute('href');
  await page.goto(`${href?.replace(/\/$/, '')}/comments/`);
  await page.waitForURL((url) => url.hash === '#comments' && url.pathname === href);
  const comments = page.locator('#comments');
  await expect(comments).toBeInViewport();
  const logIn = comments.getByRole('button', { name: 'Log in to comment' });
  await offered(logIn, comments.getByRole('button', { name: 'Add a comment' }));
  await logIn.click();
  await expect(page.locator('[data-log-in] form')).toHaveAttribute('action', /next=[^&]+%23comments/);
});
