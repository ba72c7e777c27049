import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { signUpByApi, expect, test } from './journey.ts';

const OUTBOX = join(
  process.env['PEGBOARD_DATA_DIR'] ?? resolve(import.meta.dirname, '../../../.pegboard/journeys'),
  'outbox',
);

/** Returns the link in the mail to an address, once it was sent. */
async function linkTo(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const files = await readdir(OUTBOX);
    const mails = await Promise.all(
      files.filter((file) => file.endsWith('.json')).map((file) => readFile(join(OUTBOX, file), 'utf8')),
    );
    const mail = mails.find((text) => text.includes(email) && text.includes('/password/reset/'));
    link = /\/password\/reset\/\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return link;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[WB-02] a forgotten password is reset by the link of a mail, and every session ends', async ({
    page,
    browser,
  }) => {
    const elsewhere = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    const { email } = await signUpByApi(elsewhere, 'Pia Lund');
    await page.goto('/pw/somebody/');
    await expect(page.getByLabel('Email or username')).toHaveValue('somebody');
    await page.getByLabel('Email or username').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    await page.goto(await linkTo(email));
    await page.getByLabel('New password').fill('quite another password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();

    await elsewhere.goto('/settings/');
    expect(new URL(elsewhere.url()).pathname).toBe('/login/');
    await elsewhere.context().close();
  });
});
