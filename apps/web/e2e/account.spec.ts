import { generate } from 'otplib/functional';
import sharp from 'sharp';
import { runAxe } from './axe.ts';
import { call, expect, signUpByApi, test, withHydrationWait, type Page } from './journey.ts';
import { giveRole, makePin, member } from './team.ts';

const PASSWORD = 'a-long-enough-password';

async function expectAccessible(page: Page): Promise<void> {
  expect.soft((await runAxe(page).analyze()).violations, page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Returns a drawing with enough detail to be recognized in another size. */
const aDrawing = (size: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
      <rect width="400" height="400" fill="#f4ead8"/><circle cx="140" cy="120" r="90" fill="#b3541e"/>
      <rect x="220" y="180" width="130" height="190" fill="#2f5d62"/><path d="M20 380L180 240l90 140z" fill="#222"/></svg>`),
  )
    .resize(size)
    .png()
    .toBuffer();

async function logIn(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/login/?${new URLSearchParams({ next })}`);
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('[AC-01] a member walks through the settings, and each page does its work', async ({ page }) => {
  await signUpByApi(page, 'Walk Through');
  await call(page, 'Board', { name: 'Old board' });
  await page.goto('/settings/');
  const isPhone = test.info().project.name === 'mobile';
  const open = async (name: string, path: string): Promise<void> => {
    const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name, exact: true });
    // On a phone, the list of all pages is a page of its own.
    if (isPhone && new URL(page.url()).pathname !== '/settings/') await page.goto(path);
    else await link.click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  };
  await open('Public profile', '/settings/profile/');
  await page.getByLabel('Name', { exact: true }).fill('Walker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  await open('Home feed', '/edit/');
  await open('Email', '/email/subscription/');
  await open('Reports and violations', '/reports-and-violations/');
  await open('Account', '/settings/account/');
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('another-long-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Other devices were logged out.')).toBeVisible();

  await open('Muted', '/settings/muted/');
  await page.getByLabel('Word or phrase').fill('gherkin');
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'gherkin' })).toBeVisible();

  await open('Ads', '/settings/ads/');
  await page.getByLabel('Year of birth').fill('1990');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();

  await open('Followers and requests', '/settings/followers/');
  await expect(page.getByText('Your profile is not private')).toBeVisible();
  await open('Archived boards', '/settings/boards/');
  await open('Blocked', '/settings/blocked/');
  await open('Language and appearance', '/settings/appearance/');
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});

test('[AC-05] two-step login is set up, asked for, and recovered from; other devices are logged out', async ({
  page,
  noise,
}) => {
  const { email } = await signUpByApi(page, 'Theo Lock');
  await page.goto('/settings/security/');
  await page.getByRole('button', { name: 'Set up two-step login' }).click();
  await page
    .getByRole('form', { name: 'Confirm that it’s you' })
    .getByLabel('Current password')
    .fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = page.locator('code').first();
  await expect(key).toBeVisible();
  await expectAccessible(page);
  const secret = ((await key.textContent()) ?? '').replaceAll(/\s/g, '');
  await page.getByLabel('Code from the app').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = page.getByRole('listitem').filter({ has: page.locator('code') });
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

  const session = await page.context().storageState();
  await page.context().clearCookies();
  await logIn(page, email, '/settings/security/');
  const code = page.getByLabel('Code from the app, or a recovery code');
  await code.fill('000000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  noise.length = 0; // the browser logs the refusal
  await code.fill(recovery);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(page.getByRole('button', { name: 'Log out all other devices' })).toHaveCount(0);
  await page.context().addCookies(session.cookies);
  await page.goto('/settings/security/');
  await page.waitForURL(/\/login\//);
});

test('[AC-02] [AC-12] data are exported, announced in the news hub, and downloaded after the password', async ({
  page,
  noise,
}) => {
  await signUpByApi(page, 'Dana Export');
  await call(page, 'Board', { name: 'To take along' });
  await page.goto('/settings/data/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export your data' }).click();
  const link = page.getByRole('link', { name: /^Download \(/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await expect(async () => {
    await page.goto('/notifications/');
    await page.getByRole('link', { name: 'Your export is ready to download' }).click({ timeout: 1000 });
  }).toPass();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/password/i).nth(1)).toBeVisible();
  await page.getByLabel('Your password').fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  noise.length = 0; // the browser logs the refusal of the wrong password
  await page.getByRole('link', { name: 'Your data' }).last().click();
  await page.getByRole('button', { name: /^Delete the export of/ }).click();
  await expect(page.getByText('The export was deleted.')).toBeVisible();
});

test('[AC-03] an account is deactivated and comes back, is to be deleted and is kept', async ({
  page,
  noise,
}) => {
  const { email } = await signUpByApi(page, 'Back Again');
  await page.goto('/settings/close/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deactivate account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deactivated' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, email, '/settings/close/');
  await page.waitForURL((url) => url.pathname === '/settings/close/');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, email, '/settings/account/');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  noise.length = 0; // the browser logs the 403 that asks for the choice
  await page.waitForURL((url) => url.pathname === '/settings/account/');
});

test('[AC-10] a member appeals a decision once, a moderator answers, and the member reads the answer', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  });
  const moderator = withHydrationWait(await context.newPage());
  const { username: team } = await signUpByApi(moderator, 'Mod Erator');
  const isModerator = giveRole(team, 'moderator');
  const { username } = await signUpByApi(page, 'Warned One');
  const about = { object_type: 'pin', object_id: await makePin(page, 'A party') };
  await call(moderator, 'Report', { ...about, reason: 'spam' });
  await isModerator;
  await call(moderator, 'ModerationDecision', { ...about, decision: 'warn' });
  await page.goto('/reports-and-violations/');
  await expectAccessible(page);
  await page.goto('/appealed-pin/');
  await expectAccessible(page);
  const why = `A party, and no spam: ${username}.`;
  await page.getByLabel('Why is the decision wrong?').fill(why);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Waiting for a moderator')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send appeal' })).toHaveCount(0);
  for (const queue of ['decisions', 'notices']) {
    await moderator.goto(`/reports-and-violations/${queue}/`);
    await expect(moderator.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(moderator);
  }
  await moderator.goto('/reports-and-violations/appeals/');
  await expect(moderator.getByText(why)).toBeVisible();
  await expectAccessible(moderator);
  const item = moderator.getByRole('listitem').filter({ hasText: why });
  const answer = 'You are right: a party is no spam.';
  await item.getByLabel('Answer for the owner').fill(answer);
  await item.getByRole('button', { name: 'Withdraw the decision' }).click();
  await expect(moderator.getByText(why)).toHaveCount(0);
  await context.close();
  await page.reload();
  await expect(page.getByText('The decision was withdrawn.')).toBeVisible();
  await expect(page.getByText(answer)).toBeVisible();
  await expectAccessible(page);
});

test('[AC-11] a visitor reads the pages about the site, and sends a copyright notice', async ({ page }) => {
  await page.goto('/about/');
  for (const name of [
    'Help',
    'Guidelines',
    'Terms',
    'Privacy',
    'Cookies',
    'Contact',
    'Imprint',
    'Copyright',
  ]) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  const form = page.locator('form').filter({ has: page.getByLabel('Your work') });
  await form.getByLabel('Your name').fill('Rita Owner');
  await form.getByLabel('Your email').fill('rita@pegboard.example');
  await form.getByLabel('Addresses of the Pins on this site').fill(new URL('/pin/1/', page.url()).href);
  await form.getByLabel('Your work').fill('A photo of a kiln, at https://rita.example/kiln.');
  await form.getByLabel('I believe in good faith').check();
  await form.getByLabel('What I state is accurate').check();
  await form.getByRole('button', { name: 'Send notice' }).click();
  await expect(page.getByRole('heading', { name: 'We’ve received your notice' })).toBeVisible();
});

test('[AC-09] [WB-02] the log-in of a company is found by the email, and a member logs out everywhere', async ({
  page,
  noise,
}) => {
  await page.goto('/login/sso/');
  await page.getByLabel('Work email').fill('someone@nowhere.example');
  await page.getByRole('button', { name: 'Find the log-in' }).click();
  await expect(page.getByText('No company has set up a log-in for this email.').first()).toBeVisible();
  await expectAccessible(page);
  noise.length = 0; // the browser logs the 404
  await signUpByApi(page, 'Panic Button');
  await page.goto('/secure/panic/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You’re logged out everywhere' })).toBeVisible();
});

test('[AC-01] [BY-04] saved Pins with the same picture are found in the settings, merged and separated again', async ({
  page,
  browser,
}) => {
  const maker = await member(browser, 'Mara Lind');
  const { id: shelf } = await call(maker.page, 'Board', { name: 'Shelf', privacy: 'protected' });
  await signUpByApi(page, 'Rosa Twice');
  for (const [title, size] of [
    ['A kiln', 400],
    ['A kiln, large', 600],
  ] as const) {
    const image_base64 = `data:image/png;base64,${(await aDrawing(size)).toString('base64')}`;
    const { id } = await call(maker.page, 'Pin', { board_id: shelf, title, image_base64 });
    const board = await call(page, 'Board', { name: `Kilns of ${size}` });
    await call(page, 'Repin', { pin_id: id, board_id: board.id });
  }
  await maker.page.context().close();
  await page.goto('/settings/duplicates/');
  const group = page.getByRole('group', { name: '2 Pins with the same picture' });
  await expect(group.getByRole('radio')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No duplicates' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(group.getByRole('radio')).toHaveCount(2);
});

test('[AC-01] [WB-02] a visitor reads what an invalid link, a verified email and a sign-up that waits mean', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/email/verification/?token=wrong', 'Confirm your email'],
    ['/email_verification_error/', 'This link no longer works'],
    ['/email/verification/done/', 'Email confirmed'],
    ['/signup/waiting/', 'Your sign-up waits for approval'],
    ['/secure/panic/done/', 'You’re logged out everywhere'],
    ['/secure/closed/?on=2026-12-12', 'Your account will be deleted'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-01] password, email and sessions are changed by plain forms', async ({ page, noise }) => {
    const { email } = await signUpByApi(page, 'Nell Plain');
    await page.goto('/settings/account/');
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('another-long-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(noise.splice(0)).toHaveLength(1);
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('another-long-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/settings\/account\/\?done=password$/);
    await page.goto('/settings/security/');
    await page.getByLabel('New email').fill(`new-${email}`);
    await page.getByLabel('Current password').fill('another-long-password');
    await page.getByRole('button', { name: 'Change email' }).click();
    await expect(page.getByText(`Pending confirmation: new-${email}`)).toBeVisible();
  });

  test('[AC-04] a request with Sec-GPC gets the notice of privacy settings, and one without it does not', async ({
    page,
  }) => {
    await signUpByApi(page, 'Nell Private');
    const notice = page.getByText(/^(Your|Because your) browser (sends|asks)/);
    for (const [signal, isShown] of [
      ['1', true],
      ['0', false],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'sec-gpc': signal });
      for (const path of ['/settings/privacy/', '/settings/ads/']) {
        await page.goto(path);
        await expect(notice).toHaveCount(isShown ? 1 : 0);
      }
    }
  });

  const SETTINGS: readonly {
    readonly path: string;
    readonly button: string;
    /** Fills the form in, with an error of the server if `isBad`. */
    readonly fill: (page: Page, isBad: boolean) => Promise<void>;
    readonly done: (page: Page) => Promise<void>;
    /** The field that shows the error; without one, the form has no bad input. */
    readonly bad?: string;
  }[] = [
    {
      path: '/settings/profile/',
      button: 'Save changes',
      fill: async (page, isBad) => {
        await page.getByLabel('Name', { exact: true }).fill('Nell Changed');
        await page.getByLabel('Pronouns').fill('she/her');
        if (isBad) await page.getByLabel('Username').fill('settings');
      },
      bad: 'Username',
      done: async (page) => {
        await expect(page.getByText('Your changes are saved.')).toBeVisible();
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nell Changed');
      },
    },
    {
      path: '/settings/privacy/',
      button: 'Save changes',
      fill: async (page) => page.getByRole('switch', { name: 'Only followers whom I accept' }).check(),
      done: async (page) => {
        await expect(page.getByText('Your changes are saved.')).toBeVisible();
        await expect(page.getByRole('switch', { name: 'Only followers whom I accept' })).toBeChecked();
      },
    },
    {
      path: '/settings/privacy/',
      button: 'Clear history',
      fill: async () => undefined,
      done: async (page) => expect(page).toHaveURL(/\?done=cleared$/),
    },
    {
      path: '/settings/ads/',
      button: 'Save changes',
      fill: async (page) => page.getByRole('switch').first().uncheck(),
      done: async (page) => {
        await expect(page.getByText('Your changes are saved.')).toBeVisible();
        await expect(page.getByRole('switch').first()).not.toBeChecked();
      },
    },
    {
      path: '/settings/ads/#last',
      button: 'Save changes',
      fill: async (page, isBad) => page.getByLabel('Year of birth').fill(isBad ? '3000' : '1990'),
      bad: 'Year of birth',
      done: async (page) => {
        await expect(page.getByText('Your changes are saved.')).toBeVisible();
        await expect(page.getByLabel('Year of birth')).toHaveValue('1990');
      },
    },
    {
      path: '/settings/appearance/',
      button: 'Save changes',
      fill: async (page) => {
        await page.getByLabel('Theme').selectOption('dark');
        await page.getByLabel('Country').selectOption('Portugal');
      },
      done: async (page) => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expect(page.getByLabel('Country')).toHaveValue('PT');
      },
    },
    {
      path: '/settings/muted/',
      button: 'Mute',
      fill: async (page, isBad) => page.getByLabel('Word or phrase').fill(isBad ? ' ' : 'gherkin'),
      bad: 'Word or phrase',
      done: async (page) => expect(page.getByRole('listitem').filter({ hasText: 'gherkin' })).toBeVisible(),
    },
    {
      path: '/settings/notifications/#last',
      button: 'Save changes',
      fill: async (page) => {
        await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
      },
      done: async (page) => expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo'),
    },
    {
      path: '/settings/apps/',
      button: 'Create token',
      fill: async (page, isBad) => {
        await page.getByLabel('Name', { exact: true }).fill('Backup');
        if (!isBad) await page.getByRole('checkbox').first().check();
      },
      bad: 'Name',
      done: async (page) => expect(page.getByText(/^pbp_/)).toBeVisible(),
    },
  ];

  test('[AC-01] [WB-09] every page of the settings is submitted, with good and with bad input', async ({
    page,
    noise,
  }) => {
    await signUpByApi(page, 'Nell Plain');
    for (const { path, button, fill, done, bad } of SETTINGS) {
      const submit = page.getByRole('button', { name: button, exact: true });
      const one = path.endsWith('#last') ? submit.last() : submit.first();
      if (bad !== undefined) {
        await page.goto(path);
        await fill(page, true);
        await one.click();
        expect(new URL(page.url()).search, path).toBe('');
        // The browser logs the refusal, at times after the page.
        await expect.poll(() => noise.length, path).toBe(1);
        noise.length = 0;
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(path);
      await fill(page, false);
      await one.click();
      await done(page);
    }
  });

  test('[AC-01] archived boards, blocked members and two-step login are changed by plain forms', async ({
    page,
    browser,
    noise,
  }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.request.get('/signup/');
    const blocked = await call(other, 'UserRegister', {
      full_name: 'Otto Blocked',
      email: `otto-${crypto.randomUUID()}@pegboard.example`,
      password: PASSWORD,
      locale: 'en-US',
    });
    await context.close();
    await signUpByApi(page, 'Nell Plain');
    const { id } = await call(page, 'Board', { name: 'Long ago' });
    await call(page, 'BoardArchive', { board_id: id });
    await page.goto('/settings/boards/');
    await page.getByRole('button', { name: /Long ago/ }).click();
    await expect(page).toHaveURL('/settings/boards/');
    await expect(page.getByRole('button', { name: /Long ago/ })).toHaveCount(0);

    await call(page, 'UserBlock', { blocked_user_id: blocked.id });
    await page.goto('/settings/blocked/');
    await page.getByRole('button', { name: 'Unblock Otto Blocked' }).click();
    await expect(page.getByRole('button', { name: 'Unblock Otto Blocked' })).toHaveCount(0);

    await page.goto('/settings/security/');
    await expect(page.getByRole('region', { name: 'Passkeys' }).locator('noscript p')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Set up two-step login' }).click();
    const confirm = page.getByRole('form', { name: 'Confirm that it’s you' });
    await confirm.getByLabel('Current password').fill('not the password');
    await confirm.getByRole('button', { name: 'Continue' }).click();
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => noise.splice(0).length).toBe(1);
    await confirm.getByLabel('Current password').fill(PASSWORD);
    await confirm.getByRole('button', { name: 'Continue' }).click();
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '');
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect.poll(() => noise.splice(0).length).toBe(1);
    await page.getByLabel('Code from the app').fill(await generate({ secret }));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    const code = (await page.getByRole('listitem').locator('code').first().textContent()) ?? '';
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off two-step login' }).click();
    const off = page.getByRole('form', { name: 'Turn off two-step login' });
    await off.getByLabel('Current password').fill(PASSWORD);
    await off.getByLabel('Code from the app, or a recovery code').fill(code);
    await off.getByRole('button', { name: 'Turn off two-step login' }).click();
    await expect(page.getByText('Two-step login is off.')).toBeVisible();
  });
});
