import type { Locator } from '@playwright/test';
import { call, cards, signUpByApi, expect, parsePinId, pinPaths, press, test } from './journey.ts';

test('[SF-08, BY-03, WB-03, WB-04] by keys on a desktop and by taps on a phone: pins are copied and deleted with undo, pins, sections and boards are put in order, a note is written, the board is renamed, archived and merged with undo; another is made, the profile changes, a person is followed', async ({
  page,
}) => {
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const organize = async (what: string): Promise<void> => {
    await press(button('Organize'));
    await press(page.getByRole('menuitem', { name: what }));
  };
  /** Closes each toast as soon as it appears, because the next one waits for that. */
  const read = (text: string): Promise<void> =>
    press(page.locator('[data-phase]').filter({ hasText: text }).getByRole('button', { name: 'Dismiss' }));
  /** Moves the last of these to the front by pressing it, and then the first. */
  const lastFirst = async (resource: string, count = 2): Promise<void> => {
    const tiles = page.getByRole('row');
    await expect(tiles).toHaveCount(count);
    const saveResponse = page.waitForResponse((answer) => answer.url().includes(`/${resource}Resource/`));
    await press(tiles.last());
    await press(tiles.first());
    expect((await saveResponse).status()).toBe(200);
    await press(button('Done'));
    await expect(tiles).toHaveCount(0);
  };

  await signUpByApi(page, 'Tove Lark');
  const { id, url } = await call(page, 'Board', { name: 'Winter kitchen' });
  for (const path of (await pinPaths(page)).slice(0, 2))
    await call(page, 'Repin', { pin_id: parsePinId(path), board_id: id });
  for (const title of ['Soups', 'Stews']) await call(page, 'BoardSection', { board_id: id, title });
  await page.goto(url);

  await organize('Select Pins');
  const boxes = page.getByRole('checkbox');
  await press(button('Select all 2'));
  await press(button('Copy'));
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill('Copies');
  await press(picker.getByRole('button', { name: /Create/ }));
  await press(picker.getByRole('button', { name: 'Create', exact: true }));
  await read('2 Pins copied to Copies');
  await press(button('Select all 2'));
  await press(button('Delete'));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect(boxes).toHaveCount(0);
  await press(button('Undo'));
  await read('Pins restored.');
  await expect(boxes).toHaveCount(2);
  await press(button('Done'));

  // The ideas below the board have a grid of their own.
  const links = page.locator('[data-pin-grid]').first().locator('[data-pin-link]');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect(links).toHaveCount(2);
  const before = await addresses();
  await organize('Reorder Pins');
  await lastFirst('PinOrder');
  await expect.poll(addresses).toEqual(before.toReversed());
  await organize('Reorder sections');
  await lastFirst('BoardSectionOrder');
  const sections = page.getByRole('link', { name: /^(?:Soups|Stews)/ });
  await expect(sections).toContainText(['Stews', 'Soups']);

  await organize('New note');
  await page.getByLabel('Title').fill('To buy');
  await page.getByLabel('Note', { exact: true }).fill('Glaze');
  await press(button('Save note'));
  await expect(page.getByRole('article', { name: 'To buy' })).toContainText('Glaze');

  await press(button('Edit board'));
  await page.getByLabel('Name', { exact: true }).fill('Summer kitchen');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
  await read('Board saved');
  await expect(page.getByRole('heading', { level: 1, name: 'Summer kitchen' })).toBeVisible();
  await press(button('Edit board'));
  await press(button('Archive board'));
  await expect(page.getByText('“Summer kitchen” is archived')).toBeVisible();
  await press(button('Undo'));
  await read('“Summer kitchen” is back');
  await press(button('Edit board'));
  await press(button('Merge with another board'));
  await page.getByLabel('Merge into').selectOption('Copies');
  await press(button('Merge boards'));
  await expect(page.getByRole('heading', { level: 1, name: 'Copies' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'To buy' })).toBeVisible();
  await press(button('Undo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Summer kitchen' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'To buy' })).toBeVisible();

  await page.goto('/board/create/');
  await page.getByLabel('Name', { exact: true }).fill('Autumn kitchen');
  await press(button('Create board'));
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn kitchen' })).toBeVisible();

  await page.goto('/settings/profile/');
  await page.getByLabel('Name', { exact: true }).fill('Tove Finch');
  await press(button('Save changes'));
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.goto('/me/');
  await page.locator('summary', { hasText: 'Last saved to' }).click();
  await page.getByRole('link', { name: 'Custom', exact: true }).click();
  const boards = page.getByRole('link', { name: /^(?:Autumn kitchen|Copies|Summer kitchen)/ });
  await press(button('Reorder'));
  await expect(page.getByRole('row')).toHaveCount(3);
  const tiles = await page.getByRole('row').allInnerTexts();
  const names = tiles.map((tile) => tile.split('\n').at(-1) ?? '');
  await lastFirst('BoardOrder', 3);
  await expect(boards).toContainText([names.at(-1) ?? '', ...names.slice(0, -1)]);
  await page.goto('/ada/');
  await press(button(/^Follow /));
  await expect(button(/^Following /)).toBeVisible();
});
