import {
  cards,
  closeupSave,
  DESKTOP_ONLY,
  expect,
  signUpByApi,
  openCard,
  parsePinId,
  pinPaths,
  ready,
  signUp,
  signUpByForm,
  test,
  type Page,
  waitForHydration,
} from './journey.ts';

/** Returns the number of the viewer's saved pins, as their profile shows it. */
const savedPins = async (page: Page): Promise<number> => (await pinPaths(page, '/me/')).length;

/** Returns the headers of a request that a page may set itself. */
const unforced = (headers: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(?:content-type|idempotency-key|x-csrftoken)$/.test(name)),
  );

test('[SF-02, SF-03, SF-05, SF-07] signs up, saves to a new board, finds it on the profile, unsaves, logs out', async ({
  page,
  isMobile,
}) => {
  await signUpByForm(page);
  const title = await openCard(page, 2);
  const opener = page.getByRole('button', { name: /^Choose a board/ }).first();
  await opener.click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByRole('heading').locator('img')).toBeVisible();
  const [box, button] = [await picker.boundingBox(), await opener.boundingBox()];
  // A sheet on a phone, which leaves its keyboard closed; below the button on a desktop.
  if (isMobile) {
    expect(box).toMatchObject({ x: 0, width: page.viewportSize()?.width });
    await expect(picker.getByRole('combobox')).not.toBeFocused();
  } else {
    expect(box?.y).toBeCloseTo((button?.y ?? 0) + (button?.height ?? 0) + 8, 0);
    await expect(picker.getByRole('combobox')).toBeFocused();
  }
  await picker.getByRole('combobox').fill('Winter kitchen');
  await picker.getByRole('button', { name: /Create/ }).click();
  await picker.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Saved to Winter kitchen').first()).toBeVisible();
  await expect(closeupSave(page, 'Saved')).toBeVisible();

  const toast = page.getByRole('region', { name: 'Messages' });
  await expect(toast.locator('img')).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast.getByText('Pin deleted!')).toBeVisible();
  await expect(closeupSave(page, 'Save')).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(closeupSave(page, 'Saved')).toBeVisible();
  await expect(toast.getByRole('link', { name: 'Winter kitchen' })).toBeVisible();

  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
  await page
    .getByRole('link', { name: /Winter kitchen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter kitchen' })).toBeVisible();
  await ready(page);
  await expect(cards(page)).toHaveCount(1);

  await openCard(page, 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await closeupSave(page, 'Saved').click();
  await expect(page.getByText('Pin deleted!')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter kitchen' })).toBeVisible();
  await expect(page.locator('[data-pin-link]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-pin-link]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Account and settings' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('[SF-01, SF-11] a pin is saved from its card; a double tap in a close-up gives one save', async ({
  page,
  isMobile,
}) => {
  await signUp(page);
  const card = cards(page).nth(1);
  const save = card.getByRole('button', { name: 'Save', exact: true });
  if (isMobile) {
    await save.tap();
  } else {
    await card.hover();
    await save.click();
  }
  await expect(card.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await openCard(page, 3);
  await closeupSave(page).dblclick({ delay: 50 });
  await expect(closeupSave(page, 'Saved')).toBeVisible();
  expect(await savedPins(page)).toBe(2);
});

// The request is the same on both screens.
test(
  '[SF-11] a lost response, and twenty concurrent requests, are one save',
  DESKTOP_ONLY,
  async ({ page, noise }) => {
    await signUp(page);
    await openCard(page, 3);
    // Before, a click sends the form of the page.
    await waitForHydration(page);
    const keys: string[] = [];
    let sent:
      | { readonly url: string; readonly headers: Record<string, string>; readonly body: string }
      | undefined;
    await page.route('**/resource/RepinResource/create/', async (route) => {
      const request = route.request();
      keys.push((await request.headerValue('idempotency-key')) ?? '');
      sent = { url: request.url(), headers: request.headers(), body: request.postData() ?? '' };
      // The site saves it, and the connection breaks before the response.
      const answer = await route.fetch();
      await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
    });
    await closeupSave(page).click();
    await expect(closeupSave(page, 'Saved')).toBeVisible();
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    await page.unrouteAll();
    const copies = await page.evaluate(
      (call) =>
        Promise.all(
          Array.from({ length: 20 }, async () => {
            const { url, headers, body } = call;
            const answer = await fetch(url, { method: 'POST', headers, body });
            const { resource_response: saved } = (await answer.json()) as {
              resource_response: { data: { id: string } };
            };
            return saved.data.id;
          }),
        ),
      { url: sent?.url ?? '', headers: unforced(sent?.headers), body: sent?.body ?? '' },
    );
    expect(new Set(copies).size).toBe(1);
    expect(await savedPins(page)).toBe(1);
    noise.length = 0; // the browser logs the broken connection
  },
);

test('[SF-04] the address of a save prompts for a target, and moves a saved pin', async ({ page }) => {
  await signUpByApi(page);
  const id = parsePinId((await pinPaths(page))[0]);
  await page.goto(`/pin/${id}/repin/`);
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  await expect(picker.getByRole('heading', { level: 2 })).toHaveText('Save to');
  await picker.getByRole('combobox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved to Profile').first()).toBeVisible();
  await page.waitForURL((url) => !url.pathname.includes('repin'));

  await page.goto(`/pin/${id}/repin/?isEditingPin=true&isFromToast=true&originalPinId=${id}`);
  await expect(picker.getByRole('heading', { level: 2 })).toHaveText('Move to');
  await picker.getByRole('combobox').fill('Elsewhere');
  await picker.getByRole('button', { name: /Create/ }).click();
  await picker.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Saved to Elsewhere').first()).toBeVisible();
  expect(await savedPins(page)).toBe(1);
});

test('[SF-04] a visitor who wants to save logs in and returns to the save @desktop', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await openCard(page, 1);
  await closeupSave(page).click();
  await expect(page.getByRole('heading', { name: 'Log in to save this Pin' })).toBeVisible();
  await page.locator('[data-log-in="log-in"]').getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up to save this Pin' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Nia Holm');
  await page.getByLabel('Email').fill(`nia-${process.pid}-${Date.now()}@pegboard.example`);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.locator('[data-log-in]').getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/\/repin\//);
  await expect(page.getByRole('dialog')).toBeVisible();
});
