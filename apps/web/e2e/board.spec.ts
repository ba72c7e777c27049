import {
  call,
  cards,
  DESKTOP_ONLY,
  expect,
  signUpByApi,
  MOBILE_ONLY,
  parsePinId,
  pinPaths,
  test,
  type Locator,
  type Made,
  type Page,
} from './journey.ts';

/** Signs up a member, and gives them a board with pins of the home page, by requests. */
async function aBoard(page: Page, pinCount: number): Promise<Made> {
  await signUpByApi(page);
  const board = await call(page, 'Board', { name: 'Winter kitchen' });
  for (const path of (await pinPaths(page)).slice(0, pinCount))
    await call(page, 'Repin', { pin_id: parsePinId(path), board_id: board.id });
  return board;
}

async function organize(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Organize' }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

// A phone has no shift key.
test(
  '[SF-08] pins of a board are selected by range, moved to a new section, deleted, and restored',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { url } = await aBoard(page, 5);
    await page.goto(url);
    await organize(page, 'Select Pins');
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'New section' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Soups');
    await page.getByRole('button', { name: 'Create section' }).click();
    await expect(page.getByText('3 Pins moved to Soups')).toBeVisible();
    await expect(page.getByRole('link', { name: /Soups/ })).toContainText('3 Pins');

    await page.getByRole('button', { name: 'Select all 5' }).click();
    await boxes.nth(4).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(boxes).toHaveCount(1);
    // No Undo of the move is left to press by mistake.
    await expect(page.getByText('3 Pins moved to Soups')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(boxes).toHaveCount(5);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(cards(page)).toHaveCount(5);
  },
);

// A phone has no keyboard.
test(
  '[BY-03] the pins of a board are reordered by keyboard, and keep the order after a reload',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { url } = await aBoard(page, 3);
    await page.goto(url);
    const order = () =>
      cards(page)
        .locator('[data-pin-link]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const [first, second, third] = await order();
    await organize(page, 'Reorder Pins');
    await page
      .getByRole('button', { name: /^Move / })
      .first()
      .focus();
    const moved = page.waitForResponse(/PinOrderResource/);
    const place = page.locator(':focus');
    await page.keyboard.press('Enter');
    await expect(place).toHaveAccessibleName(/^Insert between/);
    await page.keyboard.press('End');
    await expect(place).toHaveAccessibleName(/^Insert after/);
    await page.keyboard.press('Enter');
    expect((await moved).status()).toBe(200);
    await page.reload();
    await expect.poll(order).toEqual([second, third, first]);
  },
);

// Tested on the narrow screen.
test(
  '[WB-03, RT-03] a section is created, has an address, is renamed, deleted and restored',
  MOBILE_ONLY,
  async ({ page }) => {
    const { url } = await aBoard(page, 2);
    await page.goto(url);
    await organize(page, 'New section');
    await page.getByRole('textbox', { name: 'Name' }).fill('  ');
    await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Give it a name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Soups');
    await page.getByRole('main').getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('link', { name: /Soups/ }).click();
    await expect(page).toHaveURL(`${url}soups/`);

    await organize(page, 'Rename section');
    await page.getByRole('textbox', { name: 'Name' }).fill('Stews');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(`${url}stews/`);
    await expect(page.getByRole('heading', { name: 'Stews', level: 1 })).toBeVisible();

    await organize(page, 'Delete section');
    await page.getByRole('button', { name: 'Delete section' }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('link', { name: /Stews/ })).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Stews/ })).toBeVisible();
  },
);

// The phone has the same controls.
test(
  '[BY-01, WB-03] cards are set to large and images only, and stay so; a section is edited at its own address',
  DESKTOP_ONLY,
  async ({ page }) => {
    const { id, url } = await aBoard(page, 4);
    const made = await call(page, 'BoardSection', { board_id: id, title: 'Soups' });
    await page.goto(url);
    const width = (): Promise<number> =>
      cards(page)
        .first()
        .evaluate((card) => card.clientWidth);
    await expect(cards(page)).toHaveCount(4);
    const before = await width();
    const nextSave = () => page.waitForResponse((answer) => answer.url().includes('/BoardLookResource/'));
    const openView = () => page.locator('summary', { hasText: 'View' }).click();
    await openView();
    await expect(page.getByRole('list', { name: 'Sort Pins' })).toBeHidden();
    const [size] = await Promise.all([nextSave(), page.getByLabel('Card size').selectOption('large')]);
    expect(size.status()).toBe(200);
    await expect.poll(width).toBeGreaterThan(before);
    await Promise.all([nextSave(), page.getByLabel('Images only').check()]);
    await page.reload();
    await expect(page.getByText('Saved to Winter kitchen')).toBeHidden();
    await openView();
    await expect(page.getByLabel('Card size')).toHaveValue('large');
    await expect(page.getByLabel('Images only')).toBeChecked();
    await expect.poll(width).toBeGreaterThan(before);

    await page.goto(`/boardsection/${made.id}/edit/`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Stews');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(`${url}stews/`);
  },
);

test('[WB-03] the first Pin of a board is near its top, and a menu filters and sorts a board of more than a few', async ({
  page,
}) => {
  await page.goto('/ada/our-flat-eventually/');
  const top = (await cards(page).first().boundingBox())?.y;
  expect(top).toBeLessThanOrEqual(420);
  await page.locator('summary', { hasText: 'View' }).click();
  await page.getByRole('link', { name: 'By title' }).click();
  await expect(page).toHaveURL(/\/our-flat-eventually\/\?sort=alphabetical$/);
  await page.locator('summary', { hasText: 'By title' }).click();
  await expect(page.getByRole('link', { name: 'By title' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Custom' }).click();
  await expect(page).toHaveURL(/\/our-flat-eventually\/$/);
});

test('[SR-10] ideas for a board follow its pins, and Save puts one on the board', async ({ page }) => {
  const { url, id } = await aBoard(page, 4);
  await page.goto(url);
  await page.mouse.move(40, 300);
  await page.mouse.wheel(0, 600);
  const ideas = page.getByRole('region', { name: 'More ideas for this board' });
  await ideas.getByRole('heading').scrollIntoViewIfNeeded();
  const links = (of: Locator) =>
    of.locator('[data-pin-link]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(async () => (await links(ideas)).length).toBeGreaterThan(4);
  const own = await links(page.locator('main'));
  expect(new Set(own).size).toBe(own.length);
  const card = ideas.getByRole('listitem').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const saved = page.waitForRequest(/RepinResource\/create/);
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  expect(JSON.stringify((await saved).postDataJSON())).toContain(id);
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});
