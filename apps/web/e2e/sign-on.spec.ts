import { runAxe } from './axe.ts';
import { call, DESKTOP_ONLY, expect, signUpByApi, test, type Page } from './journey.ts';

const PASSWORD = 'a-long-enough-password';
let people = 0;

/** Returns the name of a person whom the provider does not know yet: it lets everyone in. */
const aPerson = (): string => {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}`;
};

// The pages of the provider import a font of another site.
test.beforeEach(async ({ page }) => {
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
});

async function expectAccessible(page: Page): Promise<void> {
  expect((await runAxe(page).analyze()).violations).toEqual([]);
}

/** Logs in on the pages of the provider, which are those of `oidc-provider`, and allows the site. */
async function logInAtProvider(page: Page, person: string): Promise<void> {
  await page.waitForURL(/\/interaction\//);
  await page.getByPlaceholder(/login/i).fill(person);
  await page.getByPlaceholder(/password/i).fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const site = new URL(test.info().project.use.baseURL ?? '');
  await page.waitForURL(({ host }) => host === site.host);
}

test('[AC-09] a new member signs up and logs in with the provider, and keeps a way to log in', async ({
  page,
  noise,
}) => {
  const person = aPerson();
  await page.goto('/signup/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await logInAtProvider(page, person);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText(`Example ID confirmed ${person}@people.example.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Ria Sund');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/onboarding\/$/);

  await page.goto('/settings/security/');
  const providers = page.getByRole('region', { name: 'Log-ins of other providers' });
  await expect(providers.getByText(`${person}@people.example`)).toBeVisible();
  await expect(providers.getByText('Your account has no password.')).toBeVisible();
  await expectAccessible(page);
  await providers.getByRole('button', { name: 'Unlink Example ID' }).click();
  await expect(page.getByText(/You could not log in without this/)).toHaveCount(1);
  noise.length = 0; // the browser logs the 409

  await page.goto('/logout/');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login/?next=/settings/data/');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.waitForURL(/\/settings\/data\/$/);
});

/** Logs in with the email of an account, then to the account, and links both. */
async function linkByEmail(page: Page, check: () => Promise<void>): Promise<void> {
  const { email, username } = await signUpByApi(page);
  await page.context().clearCookies();
  await page.goto('/login/');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await logInAtProvider(page, email);
  await expect(page.getByRole('heading', { name: 'You have an account already' })).toBeVisible();
  await check();
  await page.getByRole('link', { name: 'Log in and link' }).click();
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Link Example ID?' })).toBeVisible();
  await expect(page.getByText(`also logs you in as @${username}`)).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Link' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/settings/security/');
  await page.getByRole('button', { name: 'Unlink Example ID' }).click();
  await expect(page.getByText('No provider is linked.')).toBeVisible();
}

test('[AC-09] an account with the same email is linked by its member, not by the email', async ({ page }) => {
  await linkByEmail(page, () => expectAccessible(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-09] an account with the same email is linked by its member', async ({ page }) => {
    await linkByEmail(page, async () => undefined);
  });

  test('[AC-09] a person who denies the log-in is back on the site with the reason', async ({ page }) => {
    await page.goto('/login/');
    await page.getByRole('link', { name: 'Continue with Example ID' }).click();
    await page.waitForURL(/\/interaction\//);
    await page.getByRole('link', { name: /cancel/i }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/did not succeed/);
  });
});

test(
  '[AC-09] a business claims a domain and reads how to prove it; others find its log-in by their email',
  DESKTOP_ONLY,
  async ({ page, noise }) => {
    await page.goto('/login/');
    await page.getByRole('link', { name: 'Continue with your company' }).click();
    await page.getByLabel('Work email').fill('ria@unknown.example');
    await page.getByRole('button', { name: 'Find the log-in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'No company has set up a log-in for this email.',
    );
    await expectAccessible(page);

    await signUpByApi(page);
    await page.goto('/signup/sso-business-account/');
    await expect(page.getByRole('heading', { name: 'Log-in of your company' })).toBeVisible();
    await expectAccessible(page);
    await call(page, 'BusinessConversion', {
      name: 'Acme',
      category: 'maker',
      website_url: 'https://acme.example',
    });
    await page.reload();
    await page.getByLabel('Domain of your emails').fill('co.uk');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await expect(page.getByText('Give the domain of your emails')).toBeVisible();
    await page.getByLabel('Domain of your emails').fill('acme.invalid');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const domain = page.getByRole('region', { name: 'acme.invalid' });
    await expect(domain.getByText('_pegboard.acme.invalid')).toBeVisible();
    await expectAccessible(page);
    await domain.getByRole('button', { name: 'Check now' }).click();
    await expect(domain.getByText('The proof of this domain was not found yet.')).toBeVisible();
    await domain.getByRole('button', { name: 'Remove domain acme.invalid' }).click();
    await expect(domain).toBeHidden();
    noise.length = 0; // the browser logs the forms that were rejected
  },
);
