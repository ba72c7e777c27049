import { runAxe } from './axe.ts';
import { signUpByApi, expect, pinPaths, test } from './journey.ts';

test('[WB-10] a member writes to another whom they follow, sends a pin by its address, and leaves the conversation', async ({
  page,
  baseURL,
  isMobile,
}) => {
  await signUpByApi(page, 'Iris Vale');
  const [pin] = await pinPaths(page);
  await page.goto('/kilnandco/');
  const stored = page.waitForResponse((answer) => answer.url().includes('/UserFollowResource/'));
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Following / }).first()).toBeVisible();
  await stored;

  await page.goto('/conversation/');
  // Nothing is there yet: the page names people to write to.
  await expect(page.getByRole('heading', { name: 'People you can write to' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Message Kiln & Co.' })).toBeVisible();
  await page.getByRole('button', { name: 'New message' }).click();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('kil');
  await page.getByRole('button', { name: 'Message Kiln & Co.' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kiln & Co.' })).toBeVisible();

  const field = page.getByLabel('Message', { exact: true });
  await field.fill(`Is this yours? ${baseURL}${pin}`);
  await field.press('Shift+Enter');
  await expect(field).toHaveValue(/\n$/);
  // An unsent text stays over a reload.
  await page.reload();
  await expect(field).toHaveValue(/^Is this yours\?/);
  if (isMobile) await page.getByRole('button', { name: 'Send', exact: true }).click();
  else await field.press('Enter');
  const said = page.getByRole('main').getByRole('listitem').last();
  await expect(said).toContainText('Is this yours?');
  await expect(said.locator('img')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect((await runAxe(page).include('main').analyze()).violations).toEqual([]);

  await said.getByRole('button', { name: 'React to this message' }).click();
  await page.getByRole('menuitem', { name: 'Love' }).click();
  const love = said.getByRole('button', { name: 'Love: Iris Vale' });
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await love.click();
  await expect(love).toBeHidden();

  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Leave the conversation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the conversation' }).click();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});
