import { runAxe } from './axe.ts';
import { call, DESKTOP_ONLY, expect, signUpByApi, test } from './journey.ts';
import { giveRole, makePin, member } from './team.ts';

test(
  '[OP-06] an administrator suspends a member with a reason, who cannot log in, and lifts it',
  DESKTOP_ONLY,
  async ({ browser }) => {
    const [team, { page, username }] = await Promise.all([
      member(browser, 'Tilda Berg'),
      member(browser, 'Sami Sand'),
    ]);
    await page.goto('/_/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page');
    await giveRole(team.username, 'employee');
    await team.page.goto('/_/');
    expect((await runAxe(team.page).analyze()).violations).toEqual([]);
    await team.page.getByRole('link', { name: 'Members', exact: true }).click();
    await team.page.getByLabel('Name, username or email').fill(username);
    await team.page.getByRole('button', { name: 'Search' }).click();
    await team.page.getByRole('list', { name: 'Members' }).getByRole('link').click();
    await team.page.getByLabel('Reason').fill('Selling followers');
    expect((await runAxe(team.page).analyze()).violations).toEqual([]);
    await team.page.getByRole('button', { name: 'Suspend the account' }).click();
    await expect(team.page.getByText('The account is suspended.')).toBeVisible();

    await page.goto('/settings/');
    await expect(page).toHaveURL(/\/login\//);
    await page.getByLabel('Email or username').fill(username);
    await page.getByLabel('Password').fill('a-long-enough-password');
    const refused = page.waitForResponse((response) => response.status() === 403);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await refused;
    await expect(page.getByRole('alert').filter({ hasText: 'suspended your account' })).toContainText(
      'Selling followers',
    );

    await team.page.getByRole('button', { name: 'Lift the suspension' }).click();
    await expect(team.page.getByText('The suspension is lifted.')).toBeVisible();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\//);
  },
);

test(
  '[OP-06] [BY-20] a moderator rules out a word and sets a rule for links without scripts, and members get a clear error',
  DESKTOP_ONLY,
  async ({ browser }) => {
    const [team, maker] = await Promise.all([member(browser, 'Tove Lind'), member(browser, 'Omar Sand')]);
    await giveRole(team.username, 'employee');
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await team.page.context().storageState(),
    });
    const page = await plain.newPage();
    const word = `pills${Date.now()}`;
    await page.goto('/_/');
    await page.getByRole('link', { name: 'Words', exact: true }).click();
    await page.getByLabel('Word or phrase').fill(word);
    await page.getByLabel('Reason for the team').fill('Sold by spammers');
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await expect(page.getByText('The rule is saved.')).toBeVisible();

    await maker.page.goto('/board/create/');
    await maker.page.getByLabel('Name').fill(`Cheap ${word}`);
    const form = maker.page.getByRole('main');
    await form.getByRole('button', { name: 'Create board' }).click();
    await expect(maker.page.getByText('This site does not allow a word in it.')).toBeVisible();
    await page.getByRole('button', { name: `Remove: ${word}` }).click();
    await expect(page.getByText('The rule is removed.')).toBeVisible();

    await page.getByRole('link', { name: 'Domains', exact: true }).click();
    const domain = `${word}.example`;
    await page.getByLabel('Domain, or paths of one').fill(domain);
    await page.getByLabel('Reason for the team').fill('Sold by spammers');
    await page.getByRole('button', { name: 'Save the rule' }).click();
    await page.getByLabel('Domain or address').fill(`shop.${domain}`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Rules about it' })).toContainText('Decides');
    await page
      .getByRole('list', { name: 'Rules of the team' })
      .getByRole('button', { name: `Remove: ${domain}` })
      .click();
    await expect(page.getByText('The rule is removed.')).toBeVisible();

    for (const name of ['Jobs', 'Storage', 'Domains', 'Words']) {
      await team.page.goto('/_/');
      await team.page.getByRole('link', { name, exact: true }).click();
      await expect(team.page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      expect((await runAxe(team.page).analyze()).violations).toEqual([]);
    }
  },
);

test(
  '[OP-06] [BY-20] a moderator decides on reports by keys alone, and a decision of many works without scripts',
  DESKTOP_ONLY,
  async ({ browser, page }) => {
    const [maker, moderator] = await Promise.all([
      member(browser, 'Otto Berg'),
      member(browser, 'Mara Lind'),
    ]);
    const titles = ['first', 'second'].map((name) => `The ${name} cup ${Date.now()}`);
    await signUpByApi(page, 'Rosa Sand');
    for (const title of titles) {
      const id = await makePin(maker.page, title);
      await call(page, 'Report', { object_type: 'pin', object_id: id, reason: 'violence' });
    }
    await giveRole(moderator.username, 'moderator');
    await moderator.page.goto('/reports-and-violations/queue/');
    const first = moderator.page.getByRole('checkbox', { name: `Mark Pin: ${titles[0]}` });
    await first.focus();
    await moderator.page.keyboard.press('r');
    await expect(moderator.page.getByText(`Removed: ${titles[0]}`)).toBeVisible();
    await expect(first).toHaveCount(0);
    await expect(moderator.page.locator('input[name=items]:focus')).toHaveCount(1);
    expect((await runAxe(moderator.page).analyze()).violations).toEqual([]);

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await moderator.page.context().storageState(),
    });
    const queue = await plain.newPage();
    await queue.goto('/reports-and-violations/queue/');
    await queue.getByRole('checkbox', { name: `Mark Pin: ${titles[1]}` }).check();
    await queue.getByLabel('Reason for the owner (optional)').fill('Not a cup');
    await queue.locator('section').getByRole('button', { name: 'Warn' }).click();
    await expect(queue.getByText('Saved.')).toBeVisible();

    await maker.page.goto('/reports-and-violations/');
    const violations = maker.page.getByRole('list', { name: 'Your violations' });
    await expect(violations).toContainText('Not a cup');
    await expect(violations).toContainText(titles[0] ?? '');
  },
);
