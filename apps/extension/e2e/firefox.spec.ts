import { expect, test } from '@playwright/test';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { GALLERY, SITE } from './addresses.ts';
import { createMember, type Member } from './browser.ts';
import { ExtensionPart, launchFirefox, openOptions } from './firefox.ts';

let browser: Browser;
let member: Member;

test.beforeAll(async () => {
  browser = await launchFirefox();
  member = await createMember();
});
test.afterAll(() => browser.close());

/** Waits for an element. Locators of Puppeteer wait for frames, which windows in the background do not have. */
async function find(page: Page, selector: string): Promise<ElementHandle> {
  let found: ElementHandle | null = null;
  await expect
    .poll(async () => (found = await page.$(selector).catch(() => null)), {
      message: selector,
      timeout: 40_000,
    })
    .not.toBeNull();
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

async function press(page: Page, selector: string): Promise<void> {
  await (await find(page, selector)).click();
}

async function expectConnection(options: Page, text: string): Promise<void> {
  await expect.poll(() => options.$eval('#connection', ({ textContent }) => textContent)).toBe(text);
}

/** Presses Connect in the options, logs in on the page of the site that opens, and allows the extension. */
async function connect(options: Page): Promise<void> {
  const opened = browser.waitForTarget((target) => target.url().startsWith(SITE), { timeout: 60_000 });
  await press(options, '#connect');
  const consent = await (await opened).page();
  if (!consent) throw new Error('The page of the site was not opened.');
  await (await find(consent, 'input[name=username_or_email]')).type(member.email);
  await (await find(consent, 'input[name=password]')).type(member.password);
  await press(consent, 'form button[type=submit]');
  await find(consent, '::-p-xpath(//h1[.="Connect Pegboard browser extension?"])');
  await press(consent, '::-p-xpath(//button[.="Allow"])');
  await expectConnection(options, 'Connected.');
}

test.setTimeout(240_000);

test('[CR-14] in Firefox, a member connects the archive by OAuth, saves an image to a new board, and undoes', async () => {
  const options = await openOptions(browser);
  await connect(options);
  await press(options, '#everywhere');
  await expect.poll(() => options.$eval('input#everywhere', ({ checked }) => checked)).toBe(true);

  const page = await browser.newPage();
  await page.goto(`${GALLERY}/gallery`);
  await page.bringToFront();
  const part = new ExtensionPart(browser, page);
  await expect(async () => {
    await page.mouse.move(700, 10);
    await (await find(page, 'img[alt="Lamp a"]')).hover();
    await expect.poll(() => page.$$('pegboard-extension').then(({ length }) => length)).toBeGreaterThan(0);
  }).toPass();
  await part.press('button', 'Save image: Lamp a');
  await part.press('input[type=text]', 'Name of the new board');
  await page.keyboard.type('Lamps of Firefox');
  await part.press('button', 'Save');
  await part.expectStatus('Saved!');

  const boards = (await member.read('BoardPickerBoards', {})) as readonly {
    readonly id: string;
    readonly name: string;
  }[];
  const board = boards.find(({ name }) => name === 'Lamps of Firefox');
  const pins = (): Promise<unknown> => member.read('BoardFeed', { board_id: board?.id });
  expect(await pins()).toMatchObject([{ link: page.url() }]);
  await part.press('button', 'Undo');
  await part.expectStatus('The Pin was removed.');
  expect(await pins()).toEqual([]);
  expect(await member.read('ConnectedApps', {})).toHaveLength(1);
  await options.bringToFront();
  await press(options, '#disconnect');
  await expectConnection(options, 'Not connected.');
  expect(await member.read('ConnectedApps', {})).toEqual([]);
});
