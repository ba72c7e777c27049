import { launchOptions } from '@pegboard/config/chromium';
import { runAxe } from './axe.ts';
import { call, expect, signUpByApi, test, type Page } from './journey.ts';

/** The ports of the providers, which `playwright.config.ts` starts. */
const PROVIDER = 'http://localhost:4391';
const COMPANY_PORT = 4393;

// The names of the company lead to the server of its provider, whose certificate is its own.
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, `--host-resolver-rules=MAP *.acme.example 127.0.0.1:${COMPANY_PORT}`],
  },
});

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
async function logInAtCompany(page: Page, account: string): Promise<void> {
  await page.waitForURL(/^https:\/\/login\.acme\.example\/interaction\//);
  await page.getByPlaceholder(/login/i).fill(account);
  await page.getByPlaceholder(/password/i).fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const site = new URL(test.info().project.use.baseURL ?? '');
  await page.waitForURL(({ host }) => host === site.host);
}

/** Starts from the log-in of the site, without any session, and logs in at the company. */
async function logInByEmail(page: Page, account: string, email = account): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login/');
  await page.getByRole('link', { name: 'Continue with your company' }).click();
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Find the log-in' }).click();
  await page.getByRole('link', { name: 'Continue to login.acme.example' }).click();
  await logInAtCompany(page, account);
}

/** Claims, proves, tests and requires the log-in of a new domain, and returns it. */
async function setUpCompany(page: Page, check: () => Promise<void>): Promise<string> {
  const domain = `d${crypto.randomUUID().slice(0, 13)}.acme.example`;
  await signUpByApi(page);
  await call(page, 'BusinessConversion', {
    name: 'Acme',
    category: 'maker',
    website_url: 'https://acme.example',
  });
  await page.goto('/signup/sso-business-account/');
  await page.getByLabel('Domain of your emails').fill(domain);
  await page.getByRole('button', { name: 'Add domain' }).click();
  const section = page.getByRole('region', { name: domain });
  const proof = await section
    .getByText(/^pegboard-site-verification=/)
    .first()
    .textContent();
  await page.request.put(`${PROVIDER}/proofs/${domain}`, { data: proof ?? '' });
  await section.getByRole('button', { name: 'Check now' }).click();
  await section.getByLabel('Issuer').fill('https://login.acme.example');
  await section.getByLabel('Client ID').fill('pegboard');
  await section.getByLabel('Client secret').fill('a secret for tests');
  await section.getByRole('button', { name: 'Save provider' }).click();
  await expect(section.getByText('Log in with an email of the domain once')).toBeVisible();
  await check();
  await section.getByRole('link', { name: 'Test the log-in' }).click();
  await logInAtCompany(page, `owner@${domain}`);
  await expect(section.getByText('The test succeeded.')).toBeVisible();
  await section.getByLabel(/^Require it/).check();
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByText('On and required')).toBeVisible();
  await check();
  return domain;
}

/** Signs an employee up and logs them in again, then with claims that open nothing. */
async function meetEmployee(page: Page, domain: string): Promise<void> {
  const email = `ria@${domain}`;
  await logInByEmail(page, email);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText(`confirmed ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/onboarding\/$/);

  await logInByEmail(page, email);
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/settings/security/');
  await expect(page.getByText(email).first()).toBeVisible();

  const problem = page.getByRole('main').getByRole('alert');
  await page.request.put(`${PROVIDER}/claims/${email}`, { data: { email: 'ria@elsewhere.example' } });
  await logInByEmail(page, email);
  await expect(problem).toHaveText('The provider of a company logs in emails of its domain only.');
  await page.request.put(`${PROVIDER}/claims/${email}`, { data: { email_verified: false } });
  await logInByEmail(page, email);
  await expect(problem).toHaveText(/^The provider did not confirm an email of yours\./);
  await page.goto('/settings/');
  await page.waitForURL(/\/login\//);
}

test('[AC-09] an employee signs up and logs in with the provider of a business, and only with a verified email of its domain @mobile', async ({
  page,
}) => {
  const domain = await setUpCompany(page, () => expectAccessible(page));
  await meetEmployee(page, domain);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-09] a business sets its provider up, and an employee logs in @desktop', async ({ page }) => {
    const domain = await setUpCompany(page, async () => undefined);
    await meetEmployee(page, domain);
  });
});
