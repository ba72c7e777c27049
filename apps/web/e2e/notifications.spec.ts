import { runAxe } from './axe.ts';
import { expect, signUp, signUpByApi, test } from './journey.ts';

const PAGE = '/settings/notifications/';

test('[AC-12] a member chooses channels, quiet hours and a summary; mails link to the same table', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  const comments = page.getByRole('row', { name: /Comments on your Pins/ });
  await comments.getByRole('checkbox', { name: /^Pegboard/ }).uncheck();
  await comments.getByRole('combobox').selectOption('digest');
  const channels = page.locator('form').filter({ has: page.getByRole('table') });
  await channels.getByRole('button', { name: 'Save changes' }).click();
  await expect(channels.getByText('Your changes are saved.')).toBeVisible();

  const times = page.getByRole('form', { name: 'Times and privacy' });
  await times.getByLabel('Time zone').selectOption('Africa/Cairo');
  await times.getByRole('switch', { name: 'Quiet hours' }).check();
  await times.getByLabel('From').fill('21:30');
  await times.getByLabel('Email summary').selectOption('weekly');
  await times.getByRole('button', { name: 'Save changes' }).click();
  await expect(times.getByText('Your changes are saved.')).toBeVisible();

  await page.reload();
  await expect(comments.getByRole('checkbox', { name: /^Pegboard/ })).not.toBeChecked();
  await expect(comments.getByRole('combobox')).toHaveValue('digest');
  await expect(times.getByLabel('Time zone')).toHaveValue('Africa/Cairo');
  await expect(times.getByLabel('From')).toHaveValue('21:30');

  await page.locator('main a[href="/email/subscription/"]').last().click();
  const summary = page.getByRole('switch', { name: 'Summary of notifications' });
  await expect(summary).toBeChecked();
  await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
  await expect(summary).not.toBeChecked();
  await page.goto(PAGE);
  await expect(comments.getByRole('combobox')).toHaveValue('off');
});

test('[AC-12] the page asks for nothing before a press, and explains a blocked permission @desktop', async ({
  page,
}) => {
  await signUp(page);
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Notification.requestPermission = async () => {
      asked.push('permission');
      return 'denied';
    };
    Object.defineProperty(Notification, 'permission', {
      get: () => (asked.length === 0 ? 'default' : 'denied'),
    });
  });
  await page.goto(PAGE);
  const turnOn = page.getByRole('button', { name: 'Turn on for this device' });
  await expect(turnOn).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
  await turnOn.click();
  await expect(page.getByText(/Notifications of this site are blocked in this browser/)).toBeVisible();
  await expect(turnOn).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[AC-12] channels and times are chosen by forms @desktop', async ({ page }) => {
    await signUpByApi(page);
    await page.goto(PAGE);
    const row = page.getByRole('row', { name: /Reactions to your Pins/ });
    await row.getByRole('combobox').selectOption('digest');
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(row.getByRole('combobox')).toHaveValue('digest');
    await page.getByRole('switch', { name: 'Quiet hours' }).check();
    await page.getByLabel('Until').fill('06:15');
    await page.getByRole('button', { name: 'Save changes' }).last().click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.getByLabel('Until')).toHaveValue('06:15');
  });
});
