import { runAxe } from './axe.ts';
import { chooseBoard, openStep } from './composer.ts';
import { call, expect, parsePinId, press, signUpByApi, test, type Page } from './journey.ts';

/** Opens the composer with a photo of the demo content, which is uploaded. */
async function openComposer(page: Page): Promise<void> {
  const html = await (await page.request.get('/')).text();
  const [path = ''] = html.match(/\/i\/236x\/[\w/]+\.webp/) ?? [];
  const buffer = await (await page.request.get(path)).body();
  await page.goto('/pin/create/');
  await page
    .locator('input[type=file]:not([capture]):not([webkitdirectory])')
    .first()
    .setInputFiles([{ name: 'photo.webp', mimeType: 'image/webp', buffer }]);
  await expect(tagButton(page)).not.toHaveAttribute('aria-disabled', { timeout: 20_000 });
}

const tagButton = (page: Page) => page.getByRole('button', { name: /^Tag products/ });
const stage = (page: Page) => page.getByRole('application', { name: 'Choose a place on the image' });
const results = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('button');
const tags = (page: Page) => page.getByRole('list', { name: 'Tagged products' }).getByRole('listitem');

test('[CR-09, CR-15] products are tagged by pointer, shown on the close-up, and changed afterwards', async ({
  page,
}) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Rooms', privacy: 'secret' });
  await openComposer(page);
  await press(tagButton(page));
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The image is not shown.');
  await stage(page).click({ position: { x: box.width * 0.2, y: box.height * 0.25 } });
  await page.getByRole('textbox', { name: /^Search for a product/ }).fill('vases');
  await expect(results(page).first()).toContainText(/vases/i);
  await results(page).first().click();
  await stage(page).click({ position: { x: box.width * 0.8, y: box.height * 0.75 } });
  await page.getByRole('textbox', { name: /^Search for a product/ }).fill('lamp');
  await expect(results(page).first()).toContainText(/lamp/i);
  await results(page).first().click();
  await expect(tags(page)).toHaveCount(2);
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  // A tag is moved by drag.
  const dot = page.getByRole('button', { name: /^2\. .*, bottom right$/ });
  await dot.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.75, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^2\. .*, bottom$/ })).toBeVisible();
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(tagButton(page)).toHaveText('Tag products (2)');
  await chooseBoard(page, 'Rooms');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);

  // The close-up shows the tags when the viewer asks for them.
  await press(page.getByRole('button', { name: 'Show products' }));
  await page.getByRole('button', { name: /, bottom$/ }).click();
  const card = page.getByRole('link', { name: /lamp/i }).first();
  await expect(card).toBeVisible();
  expect((await runAxe(page).include('[data-closeup]').analyze()).violations).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Shop the look' })).toBeVisible();

  // The creator removes one of the products.
  const id = parsePinId(new URL(page.url()).pathname);
  await page.goto(`/pin/${id}/edit/`);
  await press(tagButton(page));
  await press(page.getByRole('button', { name: /^Remove .*lamp/i }));
  await expect(tags(page)).toHaveCount(1);
  await press(page.getByRole('button', { name: 'Done' }));
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await page.waitForURL(new RegExp(`/pin/[^/]*${id}/$`));
  await expect(page.getByRole('heading', { name: 'Shop the look' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Show products' }));
  await expect(page.getByRole('button', { name: /, top left$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /, bottom$/ })).toHaveCount(0);
});

test('[CR-09] by keyboard alone a product is tagged, moved and published @desktop', async ({ page }) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Rooms', privacy: 'secret' });
  await openComposer(page);
  await tagButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(stage(page)).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Search for a product/ })).toBeFocused();
  await page.keyboard.type('vases');
  await expect(results(page).first()).toContainText(/vases/i);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^1\. .*, top$/ })).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('button', { name: /^1\. .*, top right$/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tagButton(page)).toBeFocused();
  await chooseBoard(page, 'Rooms');
  await openStep(page, 'Board and publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
  // The tags are reached and shown by the Tab key.
  await page.getByRole('button', { name: /, top right$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Products in this image' }).getByRole('link')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Products in this image' }).getByRole('link')).toHaveCount(0);
  await expect(page).toHaveURL(/\/pin\/[^/]*\d+\/$/);
});
