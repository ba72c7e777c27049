import type { BrowserContext, LaunchOptions } from '@playwright/test';
import { WHOLE_CHROMIUM } from '@pegboard/config/chromium';
import { runAxe } from './axe.ts';
import {
  signUpByApi,
  call,
  cards,
  expect,
  parsePinId,
  ready,
  test as base,
  type Page,
  PERSON_AGENT,
} from './journey.ts';

/** Tests in a browser that does not let scripts open tabs by themselves. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: WHOLE_CHROMIUM,
        ignoreDefaultArgs: ['--disable-popup-blocking'],
      }),
    { scope: 'worker' },
  ],
});

// A person's user agent: the test browser identifies itself as headless, and bots get no interstitial.
test.use({
  userAgent: PERSON_AGENT,
});

const visit = (page: Page) => page.getByRole('link', { name: /^Visit site/ });

/** Clicks the link to the pin's site; returns the tab that opens. */
async function clickInTab(page: Page, context: BrowserContext): Promise<Page> {
  const tab = context.waitForEvent('page');
  await visit(page).click();
  const opened = await tab;
  await opened.waitForLoadState();
  return opened;
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await runAxe(page).analyze()).violations).toEqual([]);
}

test('[OB-05] [OB-06] [UV-08] with popups blocked, a visitor passes the interstitial once, and every click opens a tab', async ({
  page,
  context,
  extraHTTPHeaders,
}) => {
  await context.setExtraHTTPHeaders({ ...extraHTTPHeaders, 'x-country': 'US' });
  await context.route(/^https:\/\/[^/]*\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
  await page.addInitScript(() =>
    Object.assign(window, { blocked: new Promise((tell) => setTimeout(() => tell(open() === null))) }),
  );
  await page.goto('/');
  await ready(page);
  // The first link of a pin that leads to another site, and is not an ad.
  const hrefs = await cards(page)
    .locator('[data-pin-link]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs) {
    await page.goto(href);
    const isAd = (await page.getByText('Promoted').count()) > 0;
    if (!isAd && (await page.getByRole('link', { name: /^Visit site: .*\.example$/ }).count()) === 1) break;
  }
  expect(await page.evaluate(() => Reflect.get(window, 'blocked'))).toBe(true);

  const experienceResponse = page.waitForResponse(/UserExperienceResource/);
  await visit(page).hover();
  await experienceResponse;
  const interstitial = await clickInTab(page, context);
  await expect(interstitial.getByRole('heading', { name: 'You are leaving Pegboard' })).toBeVisible();
  expect(await interstitial.evaluate(() => opener)).toBeNull();
  await expectAccessible(interstitial);
  const onward = interstitial.getByRole('link', { name: /^Continue to/ });
  expect(await onward.getAttribute('href')).toMatch(/^\/offsite\/\?token=/);
  const left = interstitial.waitForRequest(/\/offsite\//);
  await onward.click();
  expect((await (await left).response())?.status()).toBe(303);
  await interstitial.close();

  // Once per visitor who allows storage: also after a reload, when they open the link again.
  // link again.
  await page.mouse.move(0, 0);
  await page.reload();
  const askedAgain = page.waitForResponse(/UserExperienceResource/);
  await visit(page).hover();
  await askedAgain;
  const outside = await clickInTab(page, context);
  await expect(outside).toHaveTitle('Outside');
  const storedPart = (what: string) => () =>
    page.evaluate((key) => localStorage.getItem(key), `pb_visitor_${what}`);
  await expect.poll(storedPart('clickthroughs')).toContain(parsePinId(page.url()));
  await expect.poll(storedPart('upsells')).toContain('"clickthrough"');
  await outside.close();

  // A tab opened by the browser's own menu is reported when the page is visible again, and not before.
  const rightClicks: unknown[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('rightClick')) rightClicks.push(request.postDataJSON().options.data);
  });
  await visit(page).click({ button: 'right' });
  await showPage(page, false);
  expect(rightClicks).toEqual([]);
  const answered = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('rightClick') === true,
  );
  await showPage(page, true);
  expect((await answered).status()).toBe(200);
  expect(rightClicks).toMatchObject([{ pin_id: parsePinId(page.url()), check_only: false }]);
});

/** Sets the visibility of the page as the browser reports it, because a tab without a window stays visible. */
const showPage = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, !isShown);

test('[OB-04] a blocked link shows a warning, both on the page and at our address', async ({
  page,
  context,
}) => {
  await signUpByApi(page);
  await page.goto(await newPin(page, 'http://printer.local/ink'));
  const warned = page.getByRole('alertdialog', { name: 'Heads up!' });
  const checked = page.waitForResponse(/ApiResource/);
  await visit(page).hover();
  await checked;
  await visit(page).click();
  await expect(warned.getByText('We have blocked this link')).toBeVisible();
  await expect(
    warned.getByText('This link may lead to spam or try to get at your personal data.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warned).toHaveCount(0);
  await expect(visit(page)).toBeFocused();
  expect(context.pages()).toHaveLength(1);

  // A visitor who is faster than the check is warned by the page at our address.
  await page.reload();
  await page.route(/ApiResource/, () => undefined);
  const tab = await clickInTab(page, context);
  await expect(tab.getByRole('heading', { name: 'Heads up!' })).toBeVisible();
  await expect(tab.getByText('We have blocked this link')).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('link', { name: 'Back to the Pin' }).click();
  await expect(tab.locator('[data-closeup]')).toBeVisible();
});

/** Creates a pin with this link that no other test finds; returns its path. */
async function newPin(page: Page, link: string): Promise<string> {
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 300);
    canvas.getContext('2d')?.fillRect(0, 0, 300, 300);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
  });
  const board = await call(page, 'Board', { name: 'Links', privacy: 'secret' });
  const pin = await call(page, 'Pin', { board_id: board.id, link, image_base64: picture });
  return `/pin/${pin.id}/`;
}
