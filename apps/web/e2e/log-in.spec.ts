import { cards, closeupSave, expect, test, type Page, PERSON_AGENT } from './journey.ts';
import { moved } from './visitor-steps.ts';

// Bots and visitors get different pages, and the test browser identifies itself as headless, like a bot.
test.use({
  userAgent: PERSON_AGENT,
});

type Attempt = {
  readonly title: string;
  readonly next: RegExp;
  /** True for a button that cards show under a mouse pointer only. */
  readonly needsMouse?: boolean;
  readonly tries: (page: Page) => Promise<void>;
};

const ATTEMPTS: readonly Attempt[] = [
  {
    title: 'Log in to save this Pin',
    next: /^\/pin\/\d+\/repin\/$/,
    tries: (page) => closeupSave(page).click(),
  },
  {
    title: 'Log in to follow or unfollow',
    next: /^\/pin\/[\w-]+\/$/,
    tries: (page) =>
      page
        .getByRole('button', { name: /^Follow/ })
        .first()
        .click(),
  },
  {
    title: 'Log in to Pegboard',
    next: /^\/pin\/[\w-]+\/$/,
    tries: (page) => page.getByRole('banner').getByRole('link', { name: 'Log in' }).click(),
  },
  {
    title: 'Log in to hide this Pin',
    needsMouse: true,
    next: /^\/pin\/[\w-]+\/$/,
    async tries(page) {
      await cards(page).first().hover();
      await cards(page).first().getByRole('button', { name: 'More options' }).click();
    },
  },
  // The last step, because its dialog remains open.
  {
    title: 'Log in to send this Pin',
    next: /^\/pin\/[\w-]+\/$/,
    async tries(page) {
      await page.getByRole('button', { name: 'Send' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    },
  },
];

test('[WB-02] [RT-07] for each action of a visitor, a modal names what they log in for, and they return to it afterwards', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const href = (await page.locator('[data-pin-link]').nth(3).getAttribute('href')) ?? '';
  await page.goto(href);
  await moved(page);
  for (const { title, next, tries } of ATTEMPTS.filter(
    ({ needsMouse = false }) => !isMobile || !needsMouse,
  )) {
    await tries(page);
    const modal = page.getByRole('dialog', { name: title });
    await expect(modal).toBeVisible();
    const action = (await modal.locator('form').getAttribute('action')) ?? '';
    expect(new URLSearchParams(action.split('?')[1]).get('next')).toMatch(next);
    await modal.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-log-in]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(href);
  }

  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  const modal = page.getByRole('dialog', { name: 'Log in to send this Pin' });
  await modal.getByLabel('Email or username').fill('ada');
  await modal.getByLabel('Password').fill('pegboard-demo');
  await modal.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account and settings' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${href.split('/')[2]}/$`));
});
