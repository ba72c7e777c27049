import type { Browser } from '@playwright/test';
import { waitForHydration, signUpByApi, expect, test, type Page } from './journey.ts';
import { addVirtualAuthenticator } from './virtual-authenticator.ts';

/** Renames the passkey of a member in a browser without scripts, which is logged in as well. */
async function renameWithoutScripts(page: Page, browser: Browser): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto('/settings/security/');
  const passkeys = plain.getByRole('region', { name: 'Passkeys' });
  await passkeys.locator('input[name=name]').first().fill('Travel laptop');
  await passkeys.locator('button[type=submit][aria-label="Rename Laptop"]').click();
  await expect(passkeys.getByRole('button', { name: 'Remove Travel laptop' })).toBeVisible();
  await context.close();
}

test('[WB-02] a passkey is created in the settings, renamed, and logs in without a password', async ({
  page,
  browser,
}) => {
  await addVirtualAuthenticator(page);
  await signUpByApi(page, 'Ines Roy');
  await page.goto('/settings/security/');
  await expect(page.getByText(/^This device/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename My passkey' }).click();
  await page.getByLabel('Device name').first().fill('Laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  await renameWithoutScripts(page, browser);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Travel laptop' })).toBeVisible();

  await page.goto('/logout/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login/?next=%2Fsettings%2Fsecurity%2F');
  // A browser that offers it in the field may have logged in before the button is pressed.
  await page
    .getByRole('button', { name: 'Use a passkey' })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await page.waitForURL((url) => url.pathname === '/settings/security/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove Travel laptop' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});
