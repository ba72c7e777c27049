import { waitForHydration, signUpByApi, expect, test } from './journey.ts';

test('[WB-02] a passkey is created in the settings, renamed, and logs in without a password', async ({
  page,
}) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUpByApi(page, 'Ines Roy');
  await page.goto('/settings/security/');
  await expect(page.getByText(/^This device/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename My passkey' }).click();
  await page.getByLabel('Device name').first().fill('Laptop');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();

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
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});
