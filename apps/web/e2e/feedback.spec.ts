import { runAxe } from './axe.ts';
import { call, cards, DESKTOP_ONLY, expect, signUpByApi, ready, signUp, test, type Page } from './journey.ts';
import { giveRole, makePin, member } from './team.ts';

/** Opens the menu of a card by its control. */
async function openMenu(page: Page, href: string): Promise<void> {
  const card = cards(page).filter({ has: page.locator(`[data-pin-link][href="${href}"]`) });
  await card.hover();
  await expect(card.getByRole('button', { name: 'Send' })).toBeVisible();
  await card.getByRole('button', { name: 'More options' }).click();
}

/** Returns the address of a card's close-up. */
async function hrefOf(page: Page, index: number): Promise<string> {
  return (await cards(page).nth(index).locator('[data-pin-link]').getAttribute('href')) ?? '';
}

/** Waits for a successful request to a resource with this text in its options. */
const answered = (page: Page, resource: string, part = '') =>
  page.waitForResponse(
    (response) =>
      response.url().includes(`/${resource}Resource/`) &&
      (response.request().postData() ?? '').includes(part) &&
      response.ok(),
  );

// On a desktop, the menu of a card opens by its button.
test(
  '[FB-03] [FB-07] hides a pin, undoes it, hides it again; it is absent after a reload',
  DESKTOP_ONLY,
  async ({ page }) => {
    await signUp(page, 'Iris Vale');
    const href = await hrefOf(page, 2);
    const link = page.locator(`[data-pin-link][href="${href}"]`);
    await openMenu(page, href);
    await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    // A message with what can be muted has the same title.
    await expect(page.getByRole('list', { name: 'Pins' }).getByText('Pin hidden')).toBeVisible();
    await expect(undo).toBeFocused();
    await expect(link).toHaveCount(0);
    const undone = answered(page, 'PinFeedback', '"undo"');
    await undo.press('Enter');
    await undone;
    await expect(link).toBeVisible();

    await openMenu(page, href);
    const hidden = answered(page, 'PinFeedback');
    await page.getByRole('menuitem', { name: 'Hide Pin' }).press('Enter');
    await hidden;
    await expect(
      page.getByText(/^Got it! We'll try to show you more relevant (Pins|ads) in the future\.$/),
    ).toBeVisible();
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await expect(link).toHaveCount(0);
  },
);

// The mobile pages differ by their styles only.
test('[FB-04] a pin is reported, and its reporter reads so', DESKTOP_ONLY, async ({ browser }) => {
  const [maker, { page }] = await Promise.all([member(browser, 'Otto Berg'), member(browser, 'Rosa Sand')]);
  const title = `A bad cup ${Date.now()}`;
  const pin = await makePin(maker.page, title);
  await maker.page.close();

  await page.goto(`/pin/${pin}/`);
  await page.locator('[data-closeup]').getByRole('button', { name: 'More options' }).first().click();
  await page.getByRole('menuitem', { name: 'Report Pin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Pin' });
  await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeFocused();
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Thanks! Your feedback helps us keep the community safe.')).toBeVisible();

  await page.goto('/reports-and-violations/queue/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page');
  await page.goto('/reports-and-violations/');
  const own = page.getByRole('list', { name: 'Your reports' }).getByRole('listitem');
  await expect(own).toContainText([`Pin: ${title}SpamWaiting for a moderator`]);
  expect((await runAxe(page).analyze()).violations).toEqual([]);

  await page.goto(`/pin/${pin}/`);
  await page.locator('[data-closeup]').getByRole('button', { name: 'More options' }).first().click();
  await expect(page.getByRole('menuitem', { name: 'Messages with this Pin' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Your feedback' }).click();
  await expect(page.getByText('You reported it.')).toBeVisible();
});

// The mobile pages differ by their styles only.
test(
  '[FB-04] a moderator removes a reported pin, and its reporter and its creator are notified',
  DESKTOP_ONLY,
  async ({ browser }) => {
    const [maker, reader, moderator] = await Promise.all([
      member(browser, 'Otto Berg'),
      member(browser, 'Rosa Sand'),
      member(browser, 'Mara Lind'),
    ]);
    const isModerator = giveRole(moderator.username, 'moderator');
    const title = `A bad bowl ${Date.now()}`;
    const pin = await makePin(maker.page, title);
    await call(reader.page, 'Report', { object_type: 'pin', object_id: pin, reason: 'spam' });
    await isModerator;

    await moderator.page.goto('/reports-and-violations/');
    await moderator.page.getByRole('link', { name: 'Open reports' }).click();
    const remove = moderator.page.getByRole('button', { name: `Remove: ${title}` });
    await remove.click();
    const question = moderator.page.getByRole('alertdialog');
    await question.getByLabel('Note for moderators (optional)').fill('Sold nowhere');
    expect((await runAxe(moderator.page).include('[role=alertdialog]').analyze()).violations).toEqual([]);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(remove).toHaveCount(0);
    // The toast is still fading in, with incomplete colors.
    const queue = runAxe(moderator.page).exclude('[data-phase]');
    expect((await queue.analyze()).violations).toEqual([]);
    await moderator.page.getByRole('link', { name: 'Decisions' }).click();
    await expect(
      moderator.page.getByRole('listitem').filter({ hasText: `Removed by ${moderator.username}` }),
    ).toHaveCount(1);

    await reader.page.goto('/reports-and-violations/');
    const own = reader.page.getByRole('list', { name: 'Your reports' }).getByRole('listitem');
    await expect(own).toContainText([`Pin: ${title}SpamRemoved`]);
    await maker.page.goto('/reports-and-violations/');
    await expect(maker.page.getByRole('list', { name: 'Your violations' })).toContainText(title);
  },
);

// The mobile pages differ by their styles only.
test(
  '[FB-05] [FB-06] a person and a topic are followed, a person is blocked, with undo; a blocked person disappears, and is listed in the settings',
  DESKTOP_ONLY,
  async ({ browser, page }) => {
    const other = await member(browser, 'Otto Berg');
    await signUpByApi(page, 'Iris Vale');
    await page.goto(`/${other.username}/`);
    const followed = answered(page, 'UserFollow');
    await page.getByRole('button', { name: 'Follow Otto Berg' }).click();
    await followed;
    await page.reload();
    await page.getByRole('button', { name: 'Following Otto Berg' }).click();
    await expect(
      page.getByText("You unfollowed Otto Berg and won't see Pins they save anymore."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Following Otto Berg' })).toBeVisible();

    await page.goto('/search/pins/?q=mountain');
    await ready(page);
    await page.goto(await hrefOf(page, 0));
    await page.locator('#comments').scrollIntoViewIfNeeded();
    const topic = page.locator('[data-topic]');
    const topicFollowed = answered(page, 'InterestFollow');
    await topic.getByRole('button', { name: /^Follow / }).click();
    await topicFollowed;
    await expect(topic.getByRole('button', { name: /^Following / })).toBeVisible();
    await page.goto(`/${other.username}/`);

    await page.getByRole('button', { name: 'More options for Otto Berg' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    const blocked = answered(page, 'UserBlock');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByRole('heading', { name: 'You blocked Otto Berg' })).toBeVisible();
    await blocked;
    const profile = `/${other.username}/`;
    expect((await page.request.get(profile)).status()).toBe(404);
    await page.goto('/settings/blocked/');
    const unblocked = answered(page, 'UserBlock');
    await page.getByRole('button', { name: 'Unblock Otto Berg' }).click();
    await unblocked;
    expect((await page.request.get(profile)).status()).toBe(200);
  },
);
