import { AxeBuilder } from '@axe-core/playwright';
import { BROWSER_EXTENSION } from '@pegboard/types';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { GALLERY, SITE } from './addresses.ts';
import {
  AccessibleTree,
  createMember,
  extensionId,
  launchWithExtension,
  pressToolbarButton,
  type Member,
} from './browser.ts';
import { ALLOWED_EVERYWHERE_DIR } from './build-extension.ts';

type BoardItem = { readonly id: string; readonly name: string; readonly privacy: string };
type PinItem = {
  readonly id: string;
  readonly description: string | null;
  readonly link: string | null;
  readonly images: Readonly<Record<string, { readonly width: number }>>;
};

let context: BrowserContext;
let member: Member;
let visits = 0;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  context = await launchWithExtension();
  member = await createMember();
});
test.afterAll(() => context.close());

/** Returns an address of the gallery that no other tab has. */
function addressOf(path: string): string {
  visits += 1;
  return `${GALLERY}${path}?visit=${visits}`;
}

/** Opens a page of the gallery and the picker on it. */
async function openPicker(path: string): Promise<{ readonly page: Page; readonly tree: AccessibleTree }> {
  const page = await context.newPage();
  await page.goto(addressOf(path));
  await pressToolbarButton(context, page);
  return { page, tree: await AccessibleTree.of(page) };
}

/** Saves what is chosen in the picker. */
async function save(tree: AccessibleTree): Promise<void> {
  await tree.press('button', 'Save');
  await tree.expectStatus('Saved!');
}

async function boardNamed(name: string): Promise<BoardItem> {
  const boards = (await member.read('BoardPickerBoards', {})) as readonly BoardItem[];
  const board = boards.find((one) => one.name === name);
  if (!board) throw new Error(`There is no board with the name ${name}.`);
  return board;
}

async function pinsOn(name: string): Promise<readonly PinItem[]> {
  return (await member.read('BoardFeed', { board_id: (await boardNamed(name)).id })) as readonly PinItem[];
}

/** Connects the extension from an open picker: the member logs in on the site and allows it. */
async function connect(tree: AccessibleTree, { logsIn }: { readonly logsIn: boolean }): Promise<void> {
  const opened = context.waitForEvent('page');
  await tree.press('button', 'Connect');
  const consent = await opened;
  if (logsIn) {
    await consent.waitForURL(/\/login\//);
    await consent.getByLabel('Email').fill(member.email);
    await consent.getByLabel('Password', { exact: true }).fill(member.password);
    await consent.getByRole('button', { name: 'Log in', exact: true }).click();
  }
  await expect(consent.getByRole('heading', { name: 'Connect Pegboard browser extension?' })).toBeVisible();
  await expect(consent.getByText('see your boards, except secret ones')).toBeVisible();
  await expect(consent.getByText('create, change and delete boards and sections')).toBeVisible();
  await expect(consent.getByText('save, change and delete Pins on your secret boards')).toBeVisible();
  expect((await new AxeBuilder({ page: consent }).analyze()).violations).toEqual([]);
  const closed = consent.waitForEvent('close');
  await consent.getByRole('button', { name: 'Allow' }).click();
  await closed;
}

test('[CR-14] the archive has the id whose redirect address the site knows', async () => {
  const redirect = `https://${await extensionId(context)}.chromiumapp.org/`;
  expect(BROWSER_EXTENSION.redirectUris).toContain(redirect);
});

test('[CR-14] a member who cancels is not connected', async () => {
  const { page, tree } = await openPicker('/gallery');
  const opened = context.waitForEvent('page');
  await tree.press('button', 'Connect');
  const consent = await opened;
  await consent.waitForURL(/\/login\//);
  await consent.close();
  await tree.expectStatus('The extension was not connected.');
  await page.close();
});

test('[CR-14] a member connects it without giving it a password, saves to a new board, and undoes', async () => {
  const { page, tree } = await openPicker('/gallery');
  await connect(tree, { logsIn: true });
  await tree.find('radio', 'Lamp b');
  // Small images and those that the page refuses are left out; a video is offered by its poster.
  expect((await tree.names('radio')).toSorted()).toEqual(['A lamp is lit', 'Lamp a', 'Lamp b', 'Lamp d']);
  await tree.press('radio', 'Lamp b');
  await tree.press('textbox', 'Name of the new board');
  await page.keyboard.type('Lamps');
  await tree.press('checkbox', 'Keep this board secret');
  await tree.press('textbox', 'Note');
  await page.keyboard.type('For the hall');
  await save(tree);
  expect(await boardNamed('Lamps')).toMatchObject({ privacy: 'secret' });
  const [pin, ...others] = await pinsOn('Lamps');
  expect(others).toEqual([]);
  expect(pin).toMatchObject({ description: 'For the hall', link: page.url() });

  const board = await context.newPage();
  await board.goto(`${SITE}/${member.username}/lamps/`);
  await expect(board.locator(`a[href*="/pin/${pin?.id}/"]`).first()).toBeVisible();
  await board.close();

  await page.bringToFront();
  await tree.press('button', 'Undo');
  await tree.expectStatus('The Pin was removed.');
  expect(await pinsOn('Lamps')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => tree.names('dialog')).toEqual([]);
  await page.close();
});

test('[CR-14] a button on the image under the pointer opens the picker with that image', async () => {
  const { page, tree } = await openPicker('/gallery');
  await tree.find('radio', 'Lamp a');
  await page.keyboard.press('Escape');
  await page.getByAltText('Lamp a').hover();
  await tree.press('button', 'Save image: Lamp a');
  await expect.poll(async () => (await tree.find('radio', 'Lamp a')).isChecked).toBe(true);
  await save(tree);
  expect(await pinsOn('Lamps')).toHaveLength(1);
  await page.keyboard.press('Escape');
  for (const alt of ['Icon', 'Lamp e']) {
    await page.getByAltText(alt).hover();
    expect((await tree.names('button')).filter((name) => name.startsWith('Save image'))).toEqual([]);
  }
  await page.close();
});

test('[CR-14] a section is created and chosen by keyboard alone', async () => {
  const page = await context.newPage();
  await page.goto(addressOf('/gallery'));
  await page.locator('#link').focus();
  await pressToolbarButton(context, page);
  const tree = await AccessibleTree.of(page);
  await expect.poll(async () => (await tree.find('radio', 'Lamp d')).isChecked).toBe(true);
  await page.keyboard.press('Tab'); // board
  await page.keyboard.press('Tab'); // section
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hall');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tree.expectStatus('Saved!');
  const board = await boardNamed('Lamps');
  expect(await member.read('BoardSections', { board_id: board.id })).toMatchObject([{ title: 'Hall' }]);
  const [pin] = await pinsOn('Lamps');
  expect(pin).toMatchObject({ description: 'By keyboard' });
  await page.close();
});

test('[CR-14] it works on a page with a strict content security policy', async () => {
  const { page, tree } = await openPicker('/strict');
  await tree.find('radio', 'Lamp a');
  await save(tree);
  expect((await pinsOn('Lamps'))[0]).toMatchObject({ link: page.url() });
  await page.close();
});

test('[CR-14] a page that refuses shows its reason and offers nothing', async () => {
  const { page, tree } = await openPicker('/nopin');
  await tree.expectStatus('Ask us for a print.');
  expect(await tree.names('radio')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByAltText('Lamp a').hover();
  expect((await tree.names('button')).filter((name) => name.startsWith('Save image'))).toEqual([]);
  await page.close();
});

test('[CR-14] images that are not loaded yet are offered', async () => {
  const { page, tree } = await openPicker('/lazy');
  await tree.press('radio', 'Lazy by script');
  expect((await tree.names('radio')).toSorted()).toEqual(['Lazy by script', 'Native lazy']);
  await save(tree);
  await page.close();
});

test('[CR-14] the largest file of a responsive image is saved', async () => {
  const { page, tree } = await openPicker('/srcset');
  await tree.find('radio', 'Responsive');
  await save(tree);
  const [pin] = await pinsOn('Lamps');
  const widths = Object.values(pin?.images ?? {}).map(({ width }) => width);
  expect(Math.max(...widths), 'the other files are 200 and 400 pixels wide').toBeGreaterThan(400);
  await page.close();
});

test('[CR-14] a page without images says so', async () => {
  const { page, tree } = await openPicker('/empty');
  await tree.expectStatus('There are no images on this page that can be saved.');
  await page.close();
});

test('[CR-14] the token is not within reach of the scripts of pages', async () => {
  const { page } = await openPicker('/gallery');
  const session = await context.newCDPSession(page);
  const worlds: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
    if (auxData?.['type'] === 'isolated') worlds.push(id);
  });
  await session.send('Runtime.enable');
  const read = await Promise.all(
    worlds.map((contextId) =>
      session.send('Runtime.evaluate', {
        contextId,
        awaitPromise: true,
        returnByValue: true,
        expression: `globalThis.chrome?.storage?.local.get(null).then(() => 'read', (error) => String(error))`,
      }),
    ),
  );
  const results = read.map(({ result }) => String(result.value));
  expect(results).not.toContain('read');
  expect(results.join()).toContain('not allowed');
  await page.close();
});

test('[CR-14] a member disconnects it in the settings of the site, denies it, and connects it again', async () => {
  const settings = await context.newPage();
  await settings.goto(`${SITE}/settings/apps/`);
  await settings.getByRole('button', { name: 'Disconnect Pegboard browser extension' }).click();
  await expect(settings.getByText('No app is connected to your account.')).toBeVisible();
  await settings.close();
  const { page, tree } = await openPicker('/gallery');
  const opened = context.waitForEvent('page');
  await tree.press('button', 'Connect');
  await (await opened).getByRole('button', { name: 'Cancel' }).click();
  await tree.expectStatus('The extension was not connected.');
  await connect(tree, { logsIn: false });
  await tree.find('radio', 'Lamp a');
  await page.close();
});

test('[CR-14] the options are accessible, and refuse an address that is none', async () => {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${await extensionId(context)}/options.html`);
  await expect(page.getByText('Connected.', { exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  await page.getByLabel('Address of your site').fill('http://pins.example');
  await page.getByRole('button', { name: 'Use this site' }).click();
  await expect(page.getByRole('status')).toHaveText('Enter the address of a site, as https://pins.example.');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Not connected.', { exact: true })).toBeVisible();
  expect(await member.read('ConnectedApps', {})).toEqual([]);
  await page.close();
});

test('[CR-14] where the member switches it on and the browser allows it, the button is on all pages', async () => {
  const allowed = await launchWithExtension('en-US', ALLOWED_EVERYWHERE_DIR);
  const options = await allowed.newPage();
  await options.goto(`chrome-extension://${await extensionId(allowed)}/options.html`);
  const page = await allowed.newPage();
  await page.goto(addressOf('/gallery'));
  await page.getByAltText('Lamp a').hover();
  expect(await page.locator('pegboard-extension').count()).toBe(0);
  await options.getByLabel('Show the save button on images of all pages').check();
  const tree = await AccessibleTree.of(page);
  await expect(async () => {
    await page.reload();
    await page.getByAltText('Lamp b').hover();
    expect(await tree.names('button')).toEqual(['Save image: Lamp b']);
  }).toPass();
  await allowed.close();
});

test('[CR-14] it speaks Arabic from right to left', async () => {
  const arabic = await launchWithExtension('ar');
  const page = await arabic.newPage();
  await page.goto(addressOf('/gallery'));
  await pressToolbarButton(arabic, page);
  const tree = await AccessibleTree.of(page);
  await tree.find('button', 'ربط');
  expect(await page.locator('pegboard-extension').getAttribute('dir')).toBe('rtl');
  await arabic.close();
});
