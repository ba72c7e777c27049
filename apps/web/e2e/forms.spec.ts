import sharp from 'sharp';
import { call, expect, signUpByApi, test, waitForHydration, type Locator, type Page } from './journey.ts';

const PASSWORD = 'a-long-enough-password';
const newEmail = (): string => `kim-${process.pid}-${Date.now()}@pegboard.example`;
const account = (page: Page) => page.getByRole('button', { name: 'Account and settings' });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

/** Returns a file of bookmarks, with a link in each folder. */
const bookmarksOf = (folders: readonly string[]): string =>
  `<!DOCTYPE NETSCAPE-Bookmark-file-1><DL>${folders
    .map((name) => `<DT><H3>${name}</H3><DL><DT><A HREF="http://kitchen.example/soup">Rice soup</A></DL>`)
    .join('')}</DL>`;
/** More folders than are listed at first where scripts run. */
const FOLDERS = Array.from({ length: 55 }, (_, nth) => `Soups ${nth + 1}`);

/** Reloads a page whose state changes in the background until it has a button, and returns the button. */
async function buttonAfterReloads(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    await page.reload();
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  return button;
}

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#b3541e' } })
    .png()
    .toBuffer();

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Kim Sato');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[WB-01] [WB-02] a member signs up, logs out, logs in again after a wrong password, and chooses mails, feed and age', async ({
    page,
    context,
    noise,
  }) => {
    const email = newEmail();
    await page.goto('/signup/');
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/onboarding/');
    const topic = page.getByRole('checkbox').first();
    await topic.check();
    await page.getByLabel('Gender').selectOption('male');
    await page.getByRole('button', { name: 'Get started' }).click();
    await expect(page).toHaveURL('/');
    await expect(account(page)).toBeVisible();
    await page.goto('/onboarding/');
    await expect(topic).toBeChecked();
    await expect(page.getByLabel('Gender')).toHaveValue('male');

    await page.goto('/logout/');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    // No session; the device stays known, so that the next login from it is not mailed.
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.toSorted()).toEqual(['__Host-pegboard_device', 'csrftoken']);
    await page.goto('/login/?next=%2Fsettings%2F');
    await page.getByLabel('Email or username').fill(email);
    await page.getByLabel('Password').fill('not my password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(problem(page)).toHaveText('Incorrect email or password.');
    await expect(page.getByLabel('Email or username')).toHaveValue(email);
    await expect(page.getByLabel('Password')).toHaveValue('');
    noise.length = 0; // the browser logs the 401

    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/settings/');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Sato');
    // Earlier answers stay when a member opens the first questions again.
    await call(page, 'UserSettings', { gender: 'female' }, 'update');
    await page.goto('/onboarding/');
    await expect(page.getByLabel('Gender')).toHaveValue('female');

    await page.goto('/email/subscription/');
    await page.getByRole('switch', { name: 'Invites to boards' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Invites to boards' })).not.toBeChecked();
    await page.goto('/edit/');
    await page.getByRole('button', { name: 'Leave out What you saved lately' }).click();
    await expect(page.getByRole('button', { name: 'Use What you saved lately again' })).toBeVisible();
    await page.goto('/age-appeal/');
    await page.getByLabel('Date of birth').fill('1990-02-03');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your age is confirmed')).toBeVisible();
  });

  test('[AC-01] [IO-02] a member changes and removes the photo, and imports a file', async ({
    page,
    noise,
  }) => {
    await signUpByApi(page);
    await page.goto('/settings/profile/');
    const photo = page.getByRole('group', { name: 'Photo', exact: true });
    const image = { name: 'me.png', mimeType: 'image/png', buffer: await aPicture() };
    await photo.locator('input[name=file]').setInputFiles({ ...image, buffer: Buffer.from('no image') });
    await photo.locator('button[type=submit]', { hasText: 'Change photo' }).click();
    await expect(photo.getByText(/image/)).toBeVisible();
    noise.length = 0; // the browser logs the form that was rejected
    await photo.locator('input[name=file]').setInputFiles(image);
    await photo.locator('button[type=submit]', { hasText: 'Change photo' }).click();
    await expect(photo.getByText('Photo changed')).toBeVisible();
    await photo.locator('button[type=submit]', { hasText: 'Remove photo' }).click();
    await expect(photo.getByText('Photo removed')).toBeVisible();

    await page.goto('/settings/data/');
    const importing = page.getByRole('region', { name: 'Import', exact: true });
    const upload = async (folders: readonly string[]): Promise<void> => {
      const buffer = Buffer.from(bookmarksOf(folders));
      await importing
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'bookmarks.html', mimeType: 'text/html', buffer });
      await importing.getByRole('button', { name: 'Upload' }).click();
    };
    await upload(FOLDERS);
    const discard = await buttonAfterReloads(page, 'Discard this file');
    await page.getByText('Choose for each board').click();
    const last = page.getByLabel(`Choice for ${FOLDERS.at(-1)}`, { exact: true });
    await last.selectOption({ label: 'Do not import' });
    await discard.click();

    await upload(['Soups']);
    await (await buttonAfterReloads(page, 'Start the import')).click();
    await (await buttonAfterReloads(page, 'Undo the import of bookmarks.html')).click();
    await (await buttonAfterReloads(page, 'Delete the report of bookmarks.html')).click();
    await expect(importing.getByLabel('File', { exact: true })).toBeVisible();
  });

  test('a taken email is reported at its field, and the input is still there', async ({ page, noise }) => {
    const { email } = await signUpByApi(page);
    await page.context().clearCookies();
    await page.goto('/signup/');
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/There is already an account/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Sato');
    await expect(page.getByLabel('Password')).toHaveValue('');
    noise.length = 0; // the browser logs the 409
  });
});

test('a form sent before the scripts have loaded is answered by a page that hydrates', async ({
  page,
  noise,
}) => {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/login/', { waitUntil: 'load' });
  await page.getByLabel('Email or username').fill('nobody@pegboard.example');
  await page.getByLabel('Password').fill('not my password');
  await page.unroute(scripts);
  noise.length = 0; // the browser logs the scripts that were not loaded
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(problem(page)).toBeVisible();
  await waitForHydration(page);
  expect(noise.splice(0)).toEqual([expect.stringMatching(/401.*\/login\/$/)]); // and no hydration mismatch
  await expect(page.getByLabel('Email or username')).toHaveValue('nobody@pegboard.example');

  // The page is hydrated: another page opens without a load, and shows nothing of the rejection.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue('');
  await expect(problem(page)).toBeHidden();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[IV-03] [WB-03] input and presses before hydration are replayed after it', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext();
  const { username } = await signUpByApi(await context.newPage(), 'Noa Lind');
  await context.close();
  await signUpByApi(page, 'Ida Berg');
  const { id, url } = await call(page, 'Board', { name: 'Garden', privacy: 'secret' });
  let letCome = (): void => undefined;
  /** Opens a page whose scripts are delayed until they are released. */
  const openEarly = async (path: string): Promise<void> => {
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.unroute('**/assets/*.js');
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
  };

  await openEarly(`/board/${id}/edit/add_collaborators/`);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('switch', { name: 'Can edit the board' }).check();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  letCome();
  await expect(page.getByText('Noa Lind is invited')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('');

  await openEarly(url);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  letCome();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByLabel('Link to this board')).toBeVisible();
});
