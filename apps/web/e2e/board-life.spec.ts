import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import {
  waitForHydration,
  call,
  DESKTOP_ONLY,
  expect,
  signUpByApi,
  withHydrationWait,
  parsePinId,
  pinPaths,
  press,
  test,
  type Page,
} from './journey.ts';

const PERSON =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
test.use({ userAgent: PERSON, permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a board, and one of its dialogs. */
async function openDialog(page: Page, url: string, button: string): Promise<void> {
  if (new URL(page.url()).pathname !== url) await page.goto(url);
  await waitForHydration(page);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const aside = async (context: BrowserContext): Promise<Page> => withHydrationWait(await context.newPage());

// The phone has the same dialogs.
test(
  '[IV-03] two members: one invites by a link, the other accepts it after signing up, saves a pin there, and leaves',
  DESKTOP_ONLY,
  async ({ page, browser }) => {
    await signUpByApi(page, 'Ida Berg');
    const { id, url } = await call(page, 'Board', { name: 'Garden', privacy: 'secret' });
    await openDialog(page, url, 'People');
    await page.getByRole('switch', { name: 'Can edit the board' }).check();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByLabel('Link to join this board').inputValue();

    const context = await browser.newContext({ userAgent: PERSON });
    const other = await aside(context);
    await other.goto(link);
    await expect(
      other.getByRole('heading', { name: 'Ida Berg invited you to join their board' }),
    ).toBeVisible();
    await other.getByRole('link', { name: 'Sign up to join' }).click();
    await expect(
      other.getByRole('heading', { name: 'Ida Berg invited you to join their board' }),
    ).toBeVisible();
    await other.getByLabel('Name', { exact: true }).fill('Noa Lind');
    await other.getByLabel('Email').fill(`noa-${randomUUID()}@pegboard.example`);
    await other.getByLabel('Password').fill('a-long-enough-password');
    await other.getByRole('button', { name: 'Sign up' }).click();
    // After going back, the invite is accepted without another press.
    await expect(other.getByText('You joined “Garden”')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Edit board' })).toBeVisible();

    const [pin] = await pinPaths(other);
    await call(other, 'Repin', { board_id: id, pin_id: parsePinId(pin) });

    await page.reload();
    await openDialog(page, url, 'People');
    await page.getByRole('button', { name: 'Remove Noa Lind from the board' }).click();
    await expect(page.getByText('Noa Lind was removed.')).toBeVisible();
    expect((await other.request.get(url)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Noa Lind is on the board again')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Permissions of Noa Lind: Can add, edit/ })).toBeVisible();

    await openDialog(other, url, 'People');
    await other.getByRole('button', { name: 'Leave board' }).click();
    await expect(other.getByText('You left “Garden”')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByText('You joined “Garden”')).toBeVisible();
    await openDialog(other, url, 'People');
    await other.getByRole('button', { name: 'Leave board' }).click();
    await other.waitForURL((at) => at.pathname.split('/').length === 3);
    expect((await other.request.get(url)).status()).toBe(404);
    await page.goto(url);
    await expect(page.getByText('1 Pin', { exact: true })).toBeVisible();
    await context.close();
  },
);

test('[WB-03] a board shows and shares its address, is deleted, and is restored by the undo of its toast', async ({
  page,
}) => {
  await signUpByApi(page);
  const name = `Trip ${randomUUID().slice(0, 6)}`;
  const { url } = await call(page, 'Board', { name });
  await page.goto('/ada/');
  await page
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Following / }).first()).toBeVisible();
  await openDialog(page, url, 'Share');
  const shared = page.getByRole('dialog', { name: 'Share board' });
  await expect(shared.getByLabel('Board address')).toHaveValue(new RegExp(`${url}$`));
  await shared.getByRole('button', { name: 'Send', exact: true }).click();
  await shared.getByRole('searchbox', { name: 'Find people' }).fill('ada');
  await shared.getByRole('button', { name: 'Send to Ada Lindqvist' }).click();
  await expect(shared.getByRole('button', { name: 'Sent to Ada Lindqvist' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await openDialog(page, url, 'Edit board');
  await page.getByRole('button', { name: 'Delete board' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete board' }).click();
  await expect(page.getByText(`“${name}” is deleted`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(`**${url}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

// The phone has the same dialogs.
test(
  '[WB-03] a link with a password shows a secret board to a visitor with the password only',
  DESKTOP_ONLY,
  async ({ page, browser }) => {
    await signUpByApi(page);
    const { url } = await call(page, 'Board', { name: 'Surprise', privacy: 'secret' });
    await openDialog(page, url, 'Share');
    await page.getByLabel('Password').fill('garden gate');
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByLabel('Link to this board').inputValue();
    expect(new URL(link).pathname).toMatch(/^\/board\/shared\/[\w-]{22}\/$/);

    const context = await browser.newContext({ userAgent: PERSON });
    const visitor = await aside(context);
    await visitor.goto(link);
    await visitor.getByLabel('Password').fill('another gate');
    await visitor.getByRole('button', { name: 'Open board' }).click();
    await expect(visitor.getByText('This password does not open the board.')).toBeVisible();
    await visitor.getByLabel('Password').fill('garden gate');
    await visitor.getByRole('button', { name: 'Open board' }).click();
    await expect(visitor.getByRole('heading', { name: 'Surprise' })).toBeVisible();
    expect((await visitor.request.get(url)).status()).toBe(404);

    await page.getByRole('button', { name: /^Revoke the link/ }).click();
    await expect(page.getByText('No active links.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('This link no longer works')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Revoke the link/ })).toBeVisible();
    // The browser that sent the password opens the link again without it.
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Surprise' })).toBeVisible();
    await context.close();
  },
);

// The phone has the same dialogs.
test(
  '[WB-03] a note that was changed meanwhile is shown beside the input, and replaced on request',
  DESKTOP_ONLY,
  async ({ page, noise }) => {
    await signUpByApi(page);
    const { id, url } = await call(page, 'Board', { name: 'Kiln log' });
    const note = await call(page, 'BoardNote', { board_id: id, title: 'Firing', text: 'Cone 6' });
    await page.goto(url);
    await page.getByRole('button', { name: 'Edit “Firing”' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Cone 7');
    await call(page, 'BoardNote', { note_id: note.id, title: 'Firing', text: 'Cone 8' }, 'update');
    await page.getByRole('button', { name: 'Save note' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: 'Current note' })).toContainText('Cone 8');
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Cone 7');
    // The browser logs every rejected request.
    expect(noise.splice(0)).toEqual([expect.stringContaining('409')]);
    await dialog.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article', { name: 'Firing' })).toContainText('Cone 7');
  },
);

test('[IV-03, WB-03] by keys on a desktop and by taps on a phone: who is invited declines, is shown the board by a link until it is taken back, and accepts', async ({
  page,
  browser,
}) => {
  const button = (where: Page, name: string | RegExp) => where.getByRole('button', { name, exact: true });
  const open = async (name: string): Promise<void> => {
    if ((await page.getByRole('dialog').count()) > 0) await press(button(page, 'Close'));
    await press(button(page, name));
  };
  const invite = async (username: string): Promise<void> => {
    await open('People');
    await page.getByLabel('Username').fill(username);
    await press(button(page, 'Invite'));
    await expect(page.getByText('Noa Lind is invited')).toBeVisible();
  };
  await signUpByApi(page, 'Ida Berg');
  const { url } = await call(page, 'Board', { name: 'Garden', privacy: 'secret' });
  const context = await browser.newContext({ userAgent: PERSON });
  const other = await aside(context);
  const { username } = await signUpByApi(other, 'Noa Lind');

  await page.goto(url);
  await invite(username);
  await other.goto(url);
  await press(button(other, 'Decline'));
  await expect(other.getByText('Invite declined')).toBeVisible();
  expect((await other.request.get(url)).status()).toBe(404);

  await open('Share');
  await press(button(page, 'Create link'));
  await other.goto(await page.getByLabel('Link to this board').inputValue());
  await expect(other.getByRole('heading', { name: 'Garden' })).toBeVisible();
  await press(button(page, /^Revoke the link/));
  await expect(page.getByText('No active links.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('This link no longer works')).toBeVisible();

  await invite(username);
  await other.goto(url);
  await press(button(other, 'Accept'));
  await expect(other.getByText('You joined “Garden”')).toBeVisible();
  await context.close();
});
