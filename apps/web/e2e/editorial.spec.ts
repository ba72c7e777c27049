import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { runAxe } from './axe.ts';
import { DESKTOP_ONLY, expect, pinPaths, signUpByApi, test, withHydrationWait } from './journey.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Makes a member an employee, as the operator of a site does. */
async function makeEmployee(username: string): Promise<void> {
  const cli = resolve(root, 'apps/bff/src/site/cli.ts');
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@pegboard/source', cli, 'role', username, 'employee'],
    { cwd: root, env: { ...process.env, PEGBOARD_DATA_DIR: resolve(root, '.pegboard/journeys') } },
  );
}

test(
  '[SR-15] an employee writes an article by keyboard, schedules, publishes and withdraws it; visitors read it only while it is published',
  DESKTOP_ONLY,
  async ({ page, browser }) => {
    const { username } = await signUpByApi(page);
    await makeEmployee(username);
    const [pin = ''] = await pinPaths(page, '/today/article/three-colors-are-enough/');
    const title = `Journey ${Date.now()}`;
    const address = `/discover/article/journey-${title.split(' ')[1]}/`;
    const visitors = await browser.newContext();
    const statusForVisitors = async (): Promise<number> => (await visitors.request.get(address)).status();

    await page.goto('/editorial/');
    await page.getByRole('link', { name: 'New article' }).click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Summary').fill('Posters with few colors.');
    const cover = page.getByRole('group', { name: 'Cover' });
    const reference = cover.getByLabel('Address or ID of a Pin');
    await reference.fill('/mira/');
    await reference.press('Enter');
    await expect(cover.getByText('Paste the address of a Pin')).toBeVisible();
    await reference.fill(pin);
    await reference.press('Enter');
    await expect(cover.getByRole('button', { name: 'Remove the cover' })).toBeVisible();

    await page.getByRole('button', { name: 'Add a paragraph' }).press('Enter');
    await page.keyboard.type('Start with black.');
    await page.getByRole('button', { name: 'Add Pins' }).press('Enter');
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove the Pin/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add a heading' }).press('Enter');
    await page.keyboard.type('Inks');
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('button', { name: 'Move up: Heading, block 2 of 3' }).press('Enter');
    await expect(page.getByRole('group', { name: 'Heading, block 1 of 3' })).toBeVisible();
    expect((await runAxe(page).include('main').analyze()).violations).toEqual([]);

    const publishAt = page.getByLabel('Publish at');
    await publishAt.fill('2099-01-01T09:00');
    await page.getByRole('button', { name: 'Save and schedule' }).click();
    await page.waitForURL(/\/editorial\/\d+\/$/);
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect(await statusForVisitors()).toBe(404);

    await page.goto(address);
    await expect(page.getByText('Preview: only employees see this page.')).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await publishAt.fill('');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByText('The article is published.')).toBeVisible();

    const reader = withHydrationWait(await visitors.newPage());
    expect((await reader.goto(address))?.status()).toBe(200);
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByRole('heading', { level: 2, name: 'Inks' })).toBeVisible();
    await expect(
      reader.getByRole('list', { name: 'Pins of this article' }).getByRole('listitem').first(),
    ).toBeVisible();
    const data = await reader.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({ '@type': 'Article', headline: title });
    expect((await runAxe(reader).include('main').analyze()).violations).toEqual([]);

    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('The article is no longer on the site.')).toBeVisible();
    expect(await statusForVisitors()).toBe(404);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/editorial\/$/);
    await expect(page.getByText(title)).toBeHidden();
    await visitors.close();
  },
);
