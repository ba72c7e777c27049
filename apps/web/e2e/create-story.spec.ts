import { readFile } from 'node:fs/promises';
import { runAxe } from './axe.ts';
import { chooseBoard, openStep } from './composer.ts';
import { call, expect, press, signUpByApi, test, type Locator, type Page } from './journey.ts';

const FILM = new URL('../../../packages/pin-builder/src/testing/five-seconds.mp4', import.meta.url);

/** Focuses a control without a pointer, and presses keys in it. */
async function type(control: Locator, ...keys: readonly string[]): Promise<void> {
  await control.focus();
  for (const key of keys) {
    if (/^(?:Enter|Backspace|End|ArrowUp)$/.test(key)) await control.page().keyboard.press(key);
    else await control.page().keyboard.type(key);
  }
}
const field = (page: Page, name: string): Locator =>
  page.locator(`[data-field="${name}"] :is(input, textarea)`);
/** Chooses a radio button of the page that is shown, by keyboard. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  const choice = page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
}
/** Returns the center of a text in a box, from 0 to 1 in both directions. */
async function centerIn(box: Locator, text: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const outer = await box.boundingBox();
  const own = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  if (!outer) throw new Error('The box is not shown.');
  return {
    x: (own.x + own.width / 2 - outer.x) / outer.width,
    y: (own.y + own.height / 2 - outer.y) / outer.height,
  };
}
const isReady = (page: Page): Promise<void> =>
  expect(page.getByText('The video is ready.', { exact: true })).toBeVisible({ timeout: 90_000 });

test('[CR-08] a story with a video, a mention, a link and lists is made by keyboard, published and changed @desktop', async ({
  page,
}) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Soups', privacy: 'secret' });
  await page.goto('/story-pin-builder/');
  await type(field(page, 'page-0-text-0'), 'With @noor of the kiln');
  await type(field(page, 'page-0-link'), 'http://example.com/soup');
  await choose(page, 'Place of the text', 'Middle');
  await choose(page, 'Alignment', 'End');
  await page
    .locator('[data-kind="story"] input[type=file][multiple]')
    .first()
    .setInputFiles({ name: 'firing.mp4', mimeType: 'video/mp4', buffer: await readFile(FILM) });
  await expect(page.getByRole('row', { name: /^Page 2/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('You can publish when the video is ready.')).toBeVisible();

  await type(page.locator('summary', { hasText: 'Ingredients, materials and steps' }), 'Enter');
  await type(field(page, 'list-ingredients-0'), '2 cups rice!', 'Enter', 'Salt');
  await type(field(page, 'list-steps-0'), 'Boil it', 'Enter', 'Enter', 'Eat it', 'ArrowUp', 'Backspace');
  await expect(field(page, 'list-steps-1')).toHaveValue('Eat it');
  await type(field(page, 'list-servings'), '4');
  expect((await runAxe(page).analyze()).violations).toEqual([]);

  await isReady(page);
  await openStep(page, 'Details');
  await page.getByRole('textbox', { name: 'Title' }).fill('Rice soup');
  await chooseBoard(page, 'Soups');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  const link = page.getByRole('textbox', { name: 'Link of this page' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription('Start with https://, as in https://example.com.');
  await link.fill('example.com/soup');
  await openStep(page, 'Board and publish');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));

  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
  const pages = page.getByRole('group', { name: 'Images of this Pin' });
  await expect(pages.getByRole('link', { name: '@noor' })).toHaveAttribute('href', /^\/noor\/$/);
  await expect(pages.getByRole('link', { name: 'Visit site' })).toHaveAttribute(
    'href',
    'https://example.com/soup',
  );
  const center = await centerIn(pages, pages.locator('b').first());
  expect(center.x).toBeGreaterThan(0.5);
  expect(Math.abs(center.y - 0.5)).toBeLessThan(0.15);
  await type(pages.getByRole('button', { name: 'Next image' }), 'Enter');
  await expect(pages.getByText('2 of 2')).toBeVisible();
  await press(pages.getByRole('button', { name: /^Play/ }));
  const player = pages.locator('video').first();
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5);
  await expect(page.getByRole('listitem').filter({ hasText: /^2 cups rice!$/ })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Eat it$/ })).toBeVisible();
  expect((await runAxe(page).analyze()).violations).toEqual([]);

  await page.goto(`${page.url()}edit/`);
  await type(field(page, 'list-steps-1'), 'End', ' slowly');
  await type(page.getByRole('button', { name: 'Add text' }).nth(1), 'Enter');
  await type(field(page, 'page-1-text-0'), 'The kiln');
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
  await expect(page.getByRole('listitem').filter({ hasText: /^Eat it slowly$/ })).toBeVisible();
});

test('[CR-08, CR-10] the video of a page is uploaded further after a reload @desktop', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/story-pin-builder/');
  await field(page, 'page-0-text-0').fill('Firing');
  await page.getByRole('textbox', { name: 'Title' }).fill('Firing week');
  const network = await page.context().newCDPSession(page);
  const limitUpload = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  const film = await readFile(FILM);
  await limitUpload(film.length / 20);
  await page
    .locator('[data-kind="story"] input[type=file][multiple]')
    .first()
    .setInputFiles({ name: 'firing.mp4', mimeType: 'video/mp4', buffer: film });
  await expect(page.getByRole('progressbar', { name: /^Uploading, / }).first()).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto('/pin/create/drafts/');
  await limitUpload(-1);
  await page.getByRole('link', { name: 'Firing week' }).click();
  await page.getByRole('row', { name: /^Page 2/ }).click();
  await isReady(page);
});
