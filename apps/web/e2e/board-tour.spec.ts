import type { Locator } from '@playwright/test';
import { cards, expect, signUp, test, type Page } from './journey.ts';

/** Does something as the page would, by a call. */
async function call(
  page: Page,
  name: string,
  options: object,
): Promise<{ readonly id: string; readonly url: string }> {
  const { cookies } = await page.context().storageState();
  const token = cookies.find(({ name: each }) => each.endsWith('csrftoken'))?.value ?? '';
  const answer = await page.request.post(`/resource/${name}Resource/create/`, {
    headers: { 'x-csrftoken': token, origin: new URL(page.url()).origin },
    data: { options },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).resource_response.data;
}

test('[SF-08, WB-03, WB-04] by keys on a desktop and by taps on a phone: pins are copied and deleted with undo, a note is written, the board is renamed, archived with undo and merged; another is made, the profile changes, a person is followed', async ({
  page,
  isMobile,
}) => {
  const press = async (what: Locator): Promise<void> => {
    if (isMobile) return what.tap();
    await what.focus();
    return page.keyboard.press('Enter');
  };
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const organize = async (what: string): Promise<void> => {
    await press(button('Organize'));
    await press(page.getByRole('menuitem', { name: what }));
  };
  /** Reads what is told, and closes it: what is told next waits for that. */
  const read = async (text: string): Promise<void> => {
    const toast = page.locator('[data-phase]').filter({ hasText: text });
    await expect(toast).toBeVisible();
    await press(toast.getByRole('button', { name: 'Dismiss' }));
  };

  await signUp(page, 'Tove Lark');
  const ids = await cards(page)
    .locator('[data-pin-link]')
    .evaluateAll((links) =>
      links.map((link) => /\/pin\/(?:.*--)?(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1]),
    );
  const { id, url } = await call(page, 'Board', { name: 'Winter kitchen' });
  for (const pin of [...new Set(ids)].slice(0, 2)) await call(page, 'Repin', { pin_id: pin, board_id: id });
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
  await expect(boxes).toHaveCount(2);
  await read('Your Pins are back.');
  await press(button('Done'));

  await organize('New note');
  await page.getByLabel('Title').fill('To buy');
  await page.getByLabel('Note', { exact: true }).fill('Glaze');
  await press(button('Save note'));
  await expect(page.getByRole('article', { name: 'To buy' })).toContainText('Glaze');

  await press(button('Edit board'));
  await page.getByLabel('Name').fill('Summer kitchen');
  await press(button('Save'));
  await expect(page.getByRole('heading', { level: 1, name: 'Summer kitchen' })).toBeVisible();
  await read('Board saved');
  await press(button('Edit board'));
  await press(button('Archive board'));
  await expect(page.getByText('“Summer kitchen” is archived')).toBeVisible();
  await press(button('Undo'));
  await read('“Summer kitchen” is back');
  await press(button('Edit board'));
  await press(button('Merge with another board'));
  await page.getByLabel('Put everything on').selectOption('Copies');
  await press(button('Merge boards'));
  await expect(page.getByRole('heading', { level: 1, name: 'Copies' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);

  await page.goto('/board/create/');
  await page.getByLabel('Name').fill('Autumn kitchen');
  await press(button('Create board'));
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn kitchen' })).toBeVisible();

  await page.goto('/settings/');
  await page.getByLabel('Name', { exact: true }).fill('Tove Finch');
  await press(button('Save changes'));
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await page.goto('/ada/');
  await press(button(/^Follow /));
  await expect(button(/^Following /)).toBeVisible();
});
