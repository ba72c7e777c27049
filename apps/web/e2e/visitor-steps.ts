import type { Locator } from '@playwright/test';
import { waitForHydration, closeupSave, expect, ready, type Page } from './journey.ts';

/** A step of a visitor; its name is shown when it leaves something behind. */
export type Step = readonly [name: string, run: (page: Page) => Promise<unknown>];

const DOWNLOAD = /^Download/;
const dialog = (page: Page): Locator => page.getByRole('dialog');
const card = (page: Page, index: number): Locator =>
  page.locator('[data-pin-grid]').first().locator('[data-pin-link]').nth(index);

/**
 * Simulates a person: moves the pointer, and waits until the code that tracks visits and prompts for login is loaded.
 */
export async function moved(page: Page): Promise<void> {
  await waitForHydration(page);
  let x = 4;
  await expect(async () => {
    await page.mouse.move((x += 5), 300);
    await expect(page.locator('html[data-visitor="followed"]')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

async function openCard(page: Page, index: number): Promise<void> {
  await card(page, index).click({ position: { x: 12, y: 12 } });
  await expect(page.locator('[data-closeup]')).toBeVisible();
}

async function back(page: Page): Promise<void> {
  await page.goBack();
  await ready(page);
}

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

async function search(page: Page, query: string): Promise<void> {
  // Input while the page of the previous search loads is lost with its field: it is typed again.
  await expect(async () => {
    await page.locator('input[name="q"]').fill(query);
    await page.locator('input[name="q"]').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === query, { timeout: 5000 });
  }).toPass();
}

const expectSavePrompt = (page: Page): Promise<void> =>
  expect(page.getByRole('dialog', { name: 'Log in to save this Pin' })).toBeVisible();

const SAVES: { readonly [Kind in 'allowed' | 'excluded']: readonly Step[] } = {
  allowed: [
    [
      'the first save keeps a pin, and asks to log in',
      async (page) => {
        await closeupSave(page).click();
        await expectSavePrompt(page);
      },
    ],
    ['not now', escape],
    ['the pin is shown as kept', (page) => expect(closeupSave(page, 'Saved')).toBeVisible()],
    ['back home', back],
    ['another pin', (page) => openCard(page, 2)],
    [
      'the second save keeps it',
      async (page) => {
        await closeupSave(page).click();
        await expect(page.getByText('Saved on this device. Log in to keep it.')).toBeVisible();
      },
    ],
    ['home once more', back],
    ['a third pin', (page) => openCard(page, 4)],
    [
      'the third save is refused',
      async (page) => {
        await closeupSave(page).click();
        await expectSavePrompt(page);
      },
    ],
    ['not now, either', escape],
    ['it is not kept', (page) => expect(closeupSave(page)).toBeVisible()],
    [
      'the kept pins',
      async (page) => {
        await page.getByRole('link', { name: 'Saved on this device (2)' }).click();
        await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
      },
    ],
    [
      'one is given up',
      async (page) => {
        await page
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
      },
    ],
  ],
  excluded: [
    [
      'a save asks to log in',
      async (page) => {
        await closeupSave(page).click();
        await expectSavePrompt(page);
      },
    ],
    [
      'the wish travels in the address',
      async (page) => {
        const action = await dialog(page).locator('form').getAttribute('action');
        expect(new URLSearchParams(action?.split('?')[1]).get('next')).toMatch(/^\/pin\/\d+\/repin\/$/);
      },
    ],
    ['not now', escape],
    ['the pin is not kept', (page) => expect(closeupSave(page)).toBeVisible()],
    ['back home', back],
    ['another pin', (page) => openCard(page, 2)],
    [
      'its save asks, too',
      async (page) => {
        await closeupSave(page).click();
        await expectSavePrompt(page);
      },
    ],
    ['not now, either', escape],
    ['home once more', back],
    ['a third pin', (page) => openCard(page, 4)],
    [
      'its place asks, too',
      async (page) => {
        await page
          .getByRole('button', { name: /^Choose a board/ })
          .first()
          .click();
        await expectSavePrompt(page);
      },
    ],
    ['not now at all', escape],
    [
      'nothing is kept',
      async (page) => {
        await page.goto('/unauth-profile/');
        await expect(page.getByRole('heading', { name: 'No Pins are saved on this device' })).toBeVisible();
        await moved(page);
      },
    ],
  ],
};

/** Returns the 40 steps of a signed-out visitor, in a country where their state may be stored, or where it may not. */
export const createVisitorSteps = (mayKeep: boolean): readonly Step[] => [
  [
    'home',
    async (page) => {
      await page.goto('/');
      await ready(page);
    },
  ],
  ['a person moves', moved],
  ['down the feed', (page) => page.mouse.wheel(0, 1500)],
  [
    'and up',
    async (page) => {
      await page.mouse.wheel(0, -3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  ],
  [
    'a right click on a card',
    async (page) => {
      await card(page, 0).hover();
      // The menu of a right click is loaded with the other tools of a card.
      await expect(page.getByRole('button', { name: 'More options' }).first()).toBeVisible();
      await card(page, 0).click({ button: 'right', position: { x: 12, y: 12 } });
      await expect(page.getByRole('menuitem', { name: DOWNLOAD })).toBeVisible();
    },
  ],
  [
    'a download',
    async (page) => {
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: DOWNLOAD }).click();
      await (await file).cancel();
    },
  ],
  ['a pin', (page) => openCard(page, 0)],
  [
    'down its page, and up',
    async (page) => {
      await page.mouse.wheel(0, 800);
      await page.mouse.wheel(0, -2000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    },
  ],
  [
    'what else there is asks to log in',
    async (page) => {
      await page.locator('[data-closeup]').getByRole('button', { name: 'More options' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    },
  ],
  ['not for that', escape],
  [
    'sharing',
    async (page) => {
      await page.locator('[data-closeup]').getByRole('button', { name: 'Send' }).first().click();
      await expect(dialog(page).first()).toBeVisible();
    },
  ],
  ['no sharing', escape],
  ...SAVES[mayKeep ? 'allowed' : 'excluded'],
  ['a search', (page) => search(page, 'kiln')],
  ['another', (page) => search(page, 'linen')],
  ['the first again', (page) => search(page, 'kiln')],
  ['a found pin', (page) => openCard(page, 0)],
  ['back to what was found', back],
  [
    'a person',
    async (page) => {
      await page.goto('/ada/');
      await moved(page);
    },
  ],
  [
    'to follow asks',
    async (page) => {
      await page
        .getByRole('button', { name: /^Follow/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Log in to follow or unfollow' })).toBeVisible();
    },
  ],
  ['no following', escape],
  [
    'a board',
    async (page) => {
      await page.locator('main a[href^="/ada/"]:not([href*="_"])').first().click();
      await page.waitForURL(/\/ada\/[^/_]+\/$/);
    },
  ],
  ['the log-in', (page) => page.goto('/login/')],
  ['the sign-up', (page) => page.goto('/signup/')],
  ['the guidelines', (page) => page.goto('/policy/community-guidelines/')],
  ['an address that is none', (page) => page.goto('/pin/1/')],
  ['a way out without a signature', (page) => page.goto('/offsite/?url=https%3A%2F%2Fkilns.example%2F')],
  [
    'home at the end',
    async (page) => {
      await page.goto('/');
      await moved(page);
    },
  ],
];
