import { runAxe } from './axe.ts';
import { signUpByApi, expect, test } from './journey.ts';
import { moved } from './visitor-steps.ts';

test('[RT-03] [WB-03] [WB-04] a visitor is redirected to the profile in lower case, and shares it and a board by its link or after logging in', async ({
  page,
  request,
}) => {
  const answer = await request.get('/KilnAndCo/_Saved/?sort=oldest', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/kilnandco/_saved/?sort=oldest']);
  await page.goto('/KilnAndCo/');
  await expect(page).toHaveURL(/\/kilnandco\/$/);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { name: 'Kiln & Co.' },
  });
  await moved(page);
  expect((await runAxe(page).include('header').include('nav').analyze()).violations).toEqual([]);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Merchant verification badge icon' }).click();
  await expect(dialog).toContainText('Verified merchant');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share profile' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in to share the profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in to share the profile' })).toBeVisible();

  await page.goto('/ada/our-flat-eventually/');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Share “Our flat, eventually”' })).toContainText(
    'Log in to send the board',
  );
});

test('[WB-04] [FB-05] [RT-03] a member changes photo, pronouns and username, is found by the former one, and finds followed members on their profile', async ({
  page,
  noise,
}) => {
  await signUpByApi(page, 'Pia Storm');
  await page.goto('/kilnandco/followers/');
  expect((await runAxe(page).include('main').analyze()).violations).toEqual([]);
  const rows = page.getByRole('list', { name: 'Followers' }).getByRole('listitem');
  const name = (await rows.first().locator('bdi').first().textContent()) ?? '';
  await rows
    .first()
    .getByRole('button', { name: /^Follow / })
    .click();
  await expect(rows.first().getByRole('button', { name: /^Following / })).toBeVisible();

  await page.goto('/settings/profile/');
  const picture = await page.screenshot();
  await page
    .getByLabel('Change photo')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: picture });
  await expect(page.getByText('Invalid Image')).toBeVisible();
  await page
    .getByLabel('Change photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Photo changed')).toBeVisible({ timeout: 15_000 });
  const before = await page.getByLabel('Username').inputValue();
  await page.getByLabel('Pronouns').fill('she/her');
  await page.getByLabel('Username').fill('settings');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This username is taken. Choose another.')).toBeVisible();
  await expect(page.getByLabel('Pronouns')).toHaveValue('she/her');
  // The browser logs every rejected request.
  expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
  const username = `pia_${Date.now()}`;
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  await page.goto(`/${before}/following/`);
  await expect(page).toHaveURL(`/${username}/following/`);
  await page.goto(`/${before}/`);
  await expect(page).toHaveURL(`/${username}/`);
  const main = page.getByRole('main');
  await expect(main.getByText('she/her')).toBeVisible();
  await expect(main.locator('header img').first()).toHaveAttribute('src', /^\/i\/136x136\//);
  await main.getByRole('link', { name: '1 following' }).click();
  await expect(
    page.getByRole('list', { name: 'Following' }).getByText(name, { exact: true }).first(),
  ).toBeVisible();
});
