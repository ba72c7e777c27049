import { cards, closeupSave, expect, openCard, ready, signUp, test } from './journey.ts';

test('[SF-11, SF-12] an offline save is queued over a reload and sent once, and so is a removal; a second tab receives both', async ({
  page,
  context,
  noise,
}) => {
  await signUp(page);
  const path = (await cards(page).nth(2).locator('[data-pin-link]').getAttribute('href')) ?? '';
  // Before anything is queued, because queued changes are retried after some seconds.
  const other = await context.newPage();
  await other.goto(path);
  await ready(other);
  await openCard(page, 2);
  const saves: string[] = [];
  let isCut = true;
  await context.route('**/resource/RepinResource/create/', async (route) => {
    saves.push(route.request().headers()['idempotency-key'] ?? '');
    // The interrupted request had arrived: only its response is lost.
    const answer = await route.fetch();
    await (isCut ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });
  await closeupSave(page).click();
  await expect(page.getByText('1 waiting to be saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting', exact: true }).first()).toBeVisible();
  expect(noise.splice(0), 'three tries that were cut').toHaveLength(3);
  isCut = false;
  await page.reload();
  await expect(page.getByText('waiting to be saved')).toHaveCount(0);
  await expect(closeupSave(page, 'Saved')).toBeVisible();
  await expect(closeupSave(other, 'Saved')).toBeVisible();
  expect(new Set(saves).size, 'one key in every try').toBe(1);
  // Removed while there is no network: once it is back, that is sent once, by any one tab.
  const removals: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/PinResource/delete/')) removals.push(request.url());
  });
  const connect = (isOnline: boolean): Promise<void> =>
    page.evaluate((on) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: on });
      dispatchEvent(new Event(on ? 'online' : 'offline'));
    }, isOnline);
  await connect(false);
  await closeupSave(page, 'Saved').click();
  await expect(page.getByRole('button', { name: 'Waiting', exact: true }).first()).toBeVisible();
  await connect(true);
  await expect(closeupSave(page, 'Save')).toBeVisible();
  await expect(closeupSave(other, 'Save')).toBeVisible();
  expect(removals).toHaveLength(1);
});
