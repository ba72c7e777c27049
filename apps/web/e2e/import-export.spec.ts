import type { Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { runAxe } from './axe.ts';
import {
  call,
  expect,
  parsePinId,
  pinPaths,
  signUpByApi,
  test,
  withHydrationWait,
  type Page,
} from './journey.ts';

const PASSWORD = 'a-long-enough-password';

/** Opens the page of the exports and imports, as a new member with boards, and returns the addresses of the boards. */
async function memberWithBoards(page: Page): Promise<{ readonly trips: string }> {
  await signUpByApi(page, 'Lena Hart');
  const trips = await call(page, 'Board', { name: 'Trips' });
  const gifts = await call(page, 'Board', { name: 'Gifts', privacy: 'secret' });
  const section = await call(page, 'BoardSection', { board_id: trips.id, title: 'Lakes' });
  const [one, two, three] = await pinPaths(page);
  await call(page, 'Repin', { pin_id: parsePinId(one), board_id: trips.id });
  await call(page, 'Repin', { pin_id: parsePinId(two), board_id: trips.id, section: section.id });
  await call(page, 'Repin', { pin_id: parsePinId(three), board_id: gifts.id });
  return { trips: trips.url };
}

/** Downloads the newest export on the page that lists them. */
async function downloadExport(page: Page): Promise<Download> {
  await page
    .getByRole('link', { name: /^Download \(\d/ })
    .first()
    .click();
  await page.getByLabel('Your password').fill(PASSWORD);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  return started;
}

const expectNoViolations = async (page: Page): Promise<void> =>
  expect((await runAxe(page).analyze()).violations).toEqual([]);

test('[IO-01] [IO-02] [BY-09] [WB-08] an export is downloaded, and imported by another member: sizes, choices, report, undo', async ({
  page,
  browser,
  baseURL,
  extraHTTPHeaders,
}, info) => {
  test.setTimeout(120_000);
  await memberWithBoards(page);
  await page.goto('/settings/');
  await page.getByRole('link', { name: 'Your data' }).first().click();
  const exporting = page.getByRole('region', { name: 'Export', exact: true });
  await expect(exporting.getByText(/^2 boards and 3 Pins, about \d+ [kM]B$/)).toBeVisible();
  await expectNoViolations(page);
  await exporting.getByRole('button', { name: 'Export your data' }).click();
  await expect(page.getByText('Your export is ready.')).toBeVisible({ timeout: 60_000 });
  const archive = info.outputPath('pegboard.zip');
  await (await downloadExport(page)).saveAs(archive);

  const context = await browser.newContext({
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  });
  const other = withHydrationWait(await context.newPage());
  await signUpByApi(other, 'Noor Haddad');
  await call(other, 'Board', { name: 'My gifts', privacy: 'secret' });
  await other.goto('/settings/data/');
  await other.getByLabel('Choose a file or drop it here').setInputFiles(archive);
  await expect(other.getByText('2 boards and 3 new Pins')).toBeVisible({ timeout: 30_000 });
  await other.getByText('Choose for each board').click();
  await other.getByLabel('Choice for Gifts').selectOption({ label: 'My gifts' });
  await other.getByLabel('Choice for Trips').selectOption({ label: 'Protected' });
  await other.getByText('Choose for 1 section').click();
  await other.getByLabel('Name of the section “Lakes”').fill('Water');
  await expectNoViolations(other);
  await other.getByRole('button', { name: 'Start the import' }).click();
  await expect(other.getByText('Your import is finished.')).toBeVisible({ timeout: 60_000 });
  const name = 'pegboard.zip';
  await other.getByRole('button', { name: `Report of ${name}`, exact: true }).click();
  await expect(other.getByText('Board · merged with your own')).toBeVisible();
  await expectNoViolations(other);
  const report = other.waitForEvent('download');
  await other.getByRole('link', { name: `Download as CSV: report of ${name}` }).click();
  const csv = await readFile(await (await report).path(), 'utf8');
  expect(csv.split('\r\n').filter((line) => line.includes('created')).length).toBeGreaterThanOrEqual(4);

  // A second import of the same file adds nothing.
  await other.getByLabel('Choose a file or drop it here').setInputFiles(archive);
  await expect(other.getByText('3 Pins were imported before and will not be doubled')).toBeVisible({
    timeout: 30_000,
  });
  await other.getByRole('button', { name: 'Discard this file' }).click();
  await expect(other.getByText('The file was discarded.')).toBeVisible();
  await other.getByRole('button', { name: `Undo the import of ${name}` }).click();
  await expect(other.getByText('Your import was undone.')).toBeVisible({ timeout: 60_000 });
  await other.goto('/me/');
  await expect(other.getByRole('link', { name: /My gifts/ }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: /Trips/ })).toHaveCount(0);
  await context.close();
});

test('[IO-02] a file that is no import says so, and another can be chosen', async ({ page }) => {
  await signUpByApi(page, 'Noor Haddad');
  await page.goto('/settings/data/');
  const field = page.getByLabel('Choose a file or drop it here');
  await field.setInputFiles({
    name: 'notes.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip'),
  });
  await expect(page.getByText('This file is not a ZIP, or it is cut off.')).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
  await expect(field).toBeEnabled();
});

test('[IO-01] [BY-09] one board is exported as CSV from its own dialog', async ({ page }) => {
  test.setTimeout(120_000);
  const { trips } = await memberWithBoards(page);
  await page.goto(trips);
  await page.getByRole('button', { name: 'Edit board', exact: true }).click();
  await page.getByRole('link', { name: 'Export board' }).click();
  const what = page.getByLabel('What to export');
  await expect(what.getByRole('option', { name: 'Trips' })).toHaveJSProperty('selected', true);
  await page.getByLabel('Format').selectOption({ label: 'Table of Pins (CSV)' });
  await page.getByRole('button', { name: 'Export your data' }).click();
  await expect(page.getByText('Your export is ready.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Export of .* · CSV · Trips$/)).toBeVisible();
  await expectNoViolations(page);
  const download = await downloadExport(page);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const [head, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFtitle,description,alt_text,link,image,board,section,created_at,note');
  expect(rows.filter((row) => row.includes('"Trips"'))).toHaveLength(2);
  expect(rows.filter((row) => row.includes('"Trips","Lakes"'))).toHaveLength(1);
  expect(rows.join()).not.toContain('Gifts');
});

test('[IO-01] [BY-09] everything is exported as CSV, with the Pins of every board', async ({ page }) => {
  test.setTimeout(120_000);
  await memberWithBoards(page);
  await page.goto('/settings/data/');
  await page.getByLabel('Format').selectOption({ label: 'Table of Pins (CSV)' });
  await page.getByRole('button', { name: 'Export your data' }).click();
  await expect(page.getByText('Your export is ready.')).toBeVisible({ timeout: 60_000 });
  const [, ...rows] = (await readFile(await (await downloadExport(page)).path(), 'utf8'))
    .trimEnd()
    .split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows.filter((row) => row.includes('"Trips"'))).toHaveLength(2);
  expect(rows.filter((row) => row.includes('"Gifts"'))).toHaveLength(1);
});

test('[IO-01] one board is exported as a ZIP, which has its Pins and nothing of other boards', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { trips } = await memberWithBoards(page);
  await page.goto(trips);
  await page.getByRole('button', { name: 'Edit board', exact: true }).click();
  await page.getByRole('link', { name: 'Export board' }).click();
  await expect(page.getByLabel('What to export').getByRole('option', { name: 'Trips' })).toHaveJSProperty(
    'selected',
    true,
  );
  await page.getByRole('button', { name: 'Export your data' }).click();
  await expect(page.getByText('Your export is ready.')).toBeVisible({ timeout: 60_000 });
  const download = await downloadExport(page);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  // Nothing in the ZIP is compressed, and the lines are its last file.
  const zip = await readFile(await download.path(), 'utf8');
  const [written = ''] = zip.slice(zip.indexOf('{"kind":"archive"')).split('PK\u0001\u0002');
  const lines = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
  expect(lines.map(({ kind }) => kind)).toEqual(['archive', 'profile', 'board', 'section', 'pin', 'pin']);
  for (const { kind, image = '' } of lines) if (kind === 'pin') expect(zip).toContain(image);
  expect(zip).toMatch(/<h1[^>]*>Trips/);
  expect(zip).not.toContain('Gifts');
});

test('[IO-02] a running import is canceled, and what it created is undone', async ({ page }) => {
  test.setTimeout(120_000);
  await signUpByApi(page, 'Noor Haddad');
  await page.goto('/settings/data/');
  const links = Array.from(
    { length: 500 },
    (_, nth) => `<DT><A HREF="https://blog.example/${nth}">Cup ${nth}</A>`,
  );
  await page.getByLabel('Choose a file or drop it here').setInputFiles({
    name: 'bookmarks.html',
    mimeType: 'text/html',
    buffer: Buffer.from(
      `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><H3>Cups</H3><DL><p>${links.join('\n')}</DL></DL>`,
    ),
  });
  await expect(page.getByText('1 board and 500 new Pins')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('Your import is running. You can leave this page.')).toBeVisible();
  await expect(page.getByText(/^\d+ of 50\d$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel the import' }).click();
  await expect(page.getByText(/^The import was canceled\./)).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import of bookmarks.html' }).click();
  await expect(page.getByText('Your import was undone.')).toBeVisible({ timeout: 60_000 });
});
