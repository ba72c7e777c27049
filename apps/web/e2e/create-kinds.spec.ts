import { readFile } from 'node:fs/promises';
import { openStep, readImages } from './composer.ts';
import { call, expect, signUpByApi, test, type Page } from './journey.ts';
import { operate, tabTo, type ChosenFile, type Operator } from './operate.ts';

/**
 * Each kind of Pin with a pointer, with a finger on a phone, and with keys alone. The board is secret, because other journeys read
 * the public Pins of the same site.
 */
const BOARD = 'Kitchen';
const FILM = new URL('../../../packages/pin-builder/src/testing/five-seconds.mp4', import.meta.url);
const WAYS = [
  { by: 'pointer', way: '' },
  { by: 'keys', way: ', by keyboard alone @desktop' },
] as const;

const readFilm = async (): Promise<ChosenFile> => ({
  name: 'firing.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(FILM),
});

/** Signs a member up who has a board, and opens a page. */
async function begin(page: Page, by: 'keys' | 'pointer', path: string): Promise<Operator> {
  await signUpByApi(page);
  await call(page, 'Board', { name: BOARD, privacy: 'secret' });
  await page.goto(path);
  return operate(page, by);
}

const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea)`);

/** Opens the next step on a phone; a wide screen shows all steps. */
async function step(page: Page, operator: Operator, name: string): Promise<void> {
  if (operator.usesKeys) return;
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.or(page.getByRole('textbox', { name: 'Title', exact: true })).first()).toBeVisible();
  await openStep(page, name);
}

async function writeTitle(page: Page, operator: Operator, title: string): Promise<void> {
  await step(page, operator, 'Details');
  await operator.write(page.getByRole('textbox', { name: 'Title', exact: true }), title);
}

/** Chooses the board in the picker that a button opens: with keys by its name. */
async function chooseBoard(page: Page, operator: Operator, opener: RegExp): Promise<void> {
  await operator.press(button(page, opener));
  const option = page.getByRole('option', { name: `${BOARD}, Secret board` });
  if (!operator.usesKeys) return operator.press(option);
  await expect(page.getByRole('combobox', { name: 'Search your boards' })).toBeFocused();
  await expect(option).toBeVisible();
  await page.keyboard.type(BOARD.slice(0, 4));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function publish(page: Page, operator: Operator): Promise<void> {
  await step(page, operator, 'Board and publish');
  await chooseBoard(page, operator, /^Board (?!and publish)/);
  await operator.press(button(page, 'Publish'));
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
}

const isVideoReady = (page: Page): Promise<void> =>
  expect(page.getByText('The video is ready.', { exact: true })).toBeVisible({ timeout: 60_000 });

test('[CR-04] a photo is described and published, by keyboard alone @desktop', async ({ page }) => {
  const operator = await begin(page, 'keys', '/pin/create/');
  await operator.chooseFiles(button(page, 'Choose files'), await readImages(page, 1));
  await writeTitle(page, operator, 'Oak lamp');
  await operator.write(page.getByRole('textbox', { name: 'Alt text' }), 'A lamp of oak');
  await publish(page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak lamp' })).toBeVisible();
});

for (const { by, way } of WAYS) {
  test(`[CR-06] a carousel is created with the title of a slide${way}`, async ({ page }) => {
    const operator = await begin(page, by, '/pin/create/');
    await operator.chooseFiles(button(page, 'Choose files'), await readImages(page, 3));
    await expect(page.getByRole('row', { name: 'Slide 3' })).toBeVisible();
    await operator.write(page.getByRole('textbox', { name: 'Title of slide 3' }), 'The last lamp');
    await writeTitle(page, operator, 'Three lamps');
    await publish(page, operator);
    const slides = page.getByRole('group', { name: 'Images of this Pin' });
    await operator.press(slides.getByRole('button', { name: 'Next image' }));
    await expect(slides.getByText('2 of 3')).toBeVisible();
    await operator.press(slides.getByRole('button', { name: 'Next image' }));
    await expect(slides.getByText('3 of 3')).toBeVisible();
    await expect(page.getByText('The last lamp').first()).toBeVisible();
  });

  test(`[CR-12] many files become Pins with their titles${way}`, async ({ page }) => {
    const operator = await begin(page, by, '/pin/create/many/');
    await operator.chooseFiles(button(page, 'Add images'), await readImages(page, 2));
    await expect(page.getByText('2 Pins', { exact: true })).toBeVisible();
    await chooseBoard(page, operator, /^Board: Fill in/);
    const titles = page.locator('[role=gridcell][aria-colindex="3"]');
    const isTouch = test.info().project.use.hasTouch === true;
    if (operator.usesKeys) {
      await tabTo(page, titles.first());
      await page.keyboard.type('Oak lamp');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Brass lamp');
      await page.keyboard.press('Enter');
    } else
      for (const [index, title] of ['Oak lamp', 'Brass lamp'].entries()) {
        if (isTouch) await titles.nth(index).tap();
        else await titles.nth(index).dblclick();
        await titles.nth(index).getByRole('textbox').fill(title);
      }
    await operator.press(button(page, 'Publish 2 Pins'));
    await expect(page.getByText('2 Pins published.')).toBeVisible();
    await expect(titles).toHaveText(['Oak lamp', 'Brass lamp']);
  });

  test(`[CR-10, CR-11] a draft is scheduled, found in the list, and published from it${way}`, async ({
    page,
  }) => {
    const operator = await begin(page, by, '/pin/create/');
    await operator.chooseFiles(button(page, 'Choose files'), await readImages(page, 1));
    await writeTitle(page, operator, 'Lamp of tomorrow');
    await step(page, operator, 'Board and publish');
    await chooseBoard(page, operator, /^Board (?!and publish)/);
    await operator.press(page.locator('summary', { hasText: 'More options' }));
    const later = page.getByLabel('Publish later');
    const [year = '', month = '', day = ''] = new Date(Date.now() + 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-');
    if (operator.usesKeys) {
      await tabTo(page, later);
      // The focus moves on after each part: the last year that can be chosen has four digits.
      await page.keyboard.type(`${month}${day}${year}1030AM`);
      await expect(later).toHaveValue(`${year}-${month}-${day}T10:30`);
    } else await later.fill(`${year}-${month}-${day}T10:30`);
    await operator.press(button(page, 'Schedule'));
    await expect(page.getByText(/^Your Pin will be published on /)).toBeVisible();
    await operator.press(page.getByRole('link', { name: 'See your scheduled Pins' }));
    await expect(page.getByText(/^Will be published /)).toBeVisible();
    await operator.press(button(page, 'Cancel schedule'));
    await expect(page.getByText(/^Will be published /)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your drafts' })).toBeFocused();
    await page.goto('/pin/create/drafts/');
    const selection = page.getByRole('checkbox', { name: 'Select Lamp of tomorrow' });
    if (operator.usesKeys) {
      await tabTo(page, selection);
      await page.keyboard.press('Space');
    } else await operator.press(selection);
    await operator.press(button(page, 'Publish'));
    await expect(page.getByText('1 Pin was published')).toBeVisible();
  });

  test(`[CR-09, CR-15] a recipe is written by hand, and becomes an article where its Pin is edited${way}`, async ({
    page,
  }) => {
    const operator = await begin(page, by, '/pin/create/');
    await operator.chooseFiles(button(page, 'Choose files'), await readImages(page, 1));
    await writeTitle(page, operator, 'Rice soup');
    await step(page, operator, 'Board and publish');
    await operator.press(page.locator('summary', { hasText: 'More options' }));
    await operator.press(button(page, 'Recipe'));
    await operator.write(page.getByLabel('Cooking in minutes', { exact: true }), '25');
    await operator.write(page.getByRole('textbox', { name: 'Steps', exact: true }), 'Boil it.');
    await publish(page, operator);
    const closeup = page.locator('[data-closeup]');
    await expect(closeup.getByText('25 min')).toBeVisible();
    await expect(closeup.getByRole('listitem').filter({ hasText: 'Boil it.' })).toBeVisible();
    await page.goto(`${new URL(page.url()).pathname}edit/`);
    await operator.press(page.locator('summary', { hasText: 'Details' }));
    await operator.press(button(page, 'Remove these details'));
    await operator.press(button(page, 'Article'));
    await operator.write(page.getByRole('textbox', { name: 'Publisher', exact: true }), 'Kitchen Notes');
    await operator.press(button(page, 'Save'));
    await expect(closeup.getByText('Kitchen Notes')).toBeVisible();
    await expect(closeup.getByText('Boil it.')).toBeHidden();
  });

  for (const [kind, address, change, shown] of [
    ['recipe', 'http://kitchen.example/soup', ['Servings', '6'], ['2 cups rice', /\b6\b/]],
    ['article', 'http://journal.example/clay', ['Name', 'Kinds of clay'], ['Kinds of clay', 'By Ada Kiln']],
  ] as const)
    test(`[CR-03, CR-09] the ${kind} of a page becomes a Pin with changed details${way}`, async ({
      page,
    }) => {
      const operator = await begin(page, by, '/pin/create/');
      await operator.press(button(page, 'From a web address'));
      await operator.write(page.getByRole('textbox', { name: 'Web address' }), address);
      await operator.press(button(page, 'Find images'));
      const image = page.getByRole('row', { name: /800 × 600/ });
      await expect(image).toBeVisible();
      if (operator.usesKeys) {
        await expect(image).toBeFocused();
        await page.keyboard.press('Enter');
      } else await operator.press(image);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await step(page, operator, 'Board and publish');
      await operator.write(page.getByLabel(change[0], { exact: true }), change[1]);
      await publish(page, operator);
      for (const text of shown)
        await expect(page.locator('[data-closeup]').getByText(text).first()).toBeVisible();
    });
}

test('[CR-08] a story of a text and two images is created', async ({ page }) => {
  const operator = await begin(page, 'pointer', '/pin/create/');
  await operator.press(button(page, 'Create a story'));
  await operator.write(field(page, 'page-0-text-0'), 'Four glazes');
  await operator.chooseFiles(button(page, 'Add images or videos'), await readImages(page, 2));
  await expect(page.getByRole('row', { name: /^Page 3/ })).toBeVisible();
  await operator.press(button(page, 'Preview'));
  await expect(page.getByRole('dialog').getByText('Page 1 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await writeTitle(page, operator, 'Glazes');
  await publish(page, operator);
  const pages = page.getByRole('group', { name: 'Images of this Pin' });
  await expect(pages.getByText('Four glazes')).toBeVisible();
  await operator.press(pages.getByRole('button', { name: 'Next image' }));
  await expect(pages.getByText('2 of 3')).toBeVisible();
});

test('[CR-02] a damaged file is explained beside the image, the texts stay, and another file replaces it', async ({
  page,
}) => {
  const operator = await begin(page, 'pointer', '/pin/create/');
  const [good] = await readImages(page, 1);
  if (!good) throw new Error('There is no image.');
  await operator.chooseFiles(button(page, 'Choose files'), [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    {
      name: 'cut.jpg',
      mimeType: 'image/jpeg',
      buffer: good.buffer.subarray(0, Math.min(900, good.buffer.length / 2)),
    },
  ]);
  await expect(page.getByText('drawing.svg is an SVG drawing. Export it as PNG')).toBeInViewport();
  await expect(page.getByText('empty.jpg is empty.')).toBeVisible();
  await expect(page.getByText('The file is damaged or incomplete.')).toBeVisible();
  await expect(button(page, 'Try again')).toBeHidden();
  await writeTitle(page, operator, 'Oak lamp');
  await step(page, operator, 'Image');
  await operator.chooseFiles(button(page, 'Replace'), [
    { ...good, name: 'named-wrongly.png', mimeType: 'image/png' },
  ]);
  await expect(page.getByText('The file is damaged or incomplete.')).toBeHidden();
  await publish(page, operator);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak lamp' })).toBeVisible();
});

test('[CR-10] two tabs that publish one draft make one Pin @desktop', async ({ page }) => {
  const operator = await begin(page, 'pointer', '/pin/create/');
  // Before its upload has ended, a draft is saved on the device alone: each tab would upload the photo.
  const isOnServer = page.waitForResponse(
    (response) => response.url().includes('/resource/PinDraftResource/create/') && response.ok(),
  );
  await operator.chooseFiles(button(page, 'Choose files'), await readImages(page, 1));
  await writeTitle(page, operator, 'Oak lamp');
  await chooseBoard(page, operator, /^Board (?!and publish)/);
  await isOnServer;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/pin/create/drafts/');
  const address = await page.getByRole('link', { name: 'Oak lamp' }).getAttribute('href');
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(address ?? '');
    await expect(button(tab, 'Board Kitchen')).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => button(tab, 'Publish').click()));
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/pin\/[^/]*\d+\/$/)));
  expect(new Set(tabs.map((tab) => tab.url())).size).toBe(1);
});

for (const { by, way } of [
  { by: 'pointer', way: ' @mobile' },
  { by: 'keys', way: ', by keyboard alone @desktop' },
] as const) {
  test(`[CR-07] a video is uploaded, published and played${way}`, async ({ page }) => {
    const operator = await begin(page, by, '/pin/create/');
    await operator.chooseFiles(button(page, 'Choose files'), [await readFilm()]);
    await isVideoReady(page);
    await writeTitle(page, operator, 'Firing');
    await publish(page, operator);
    await operator.press(button(page, 'Play Firing'));
    const player = page.locator('[data-video] video');
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0.5);
  });

  test(`[CR-16] the studio publishes a video of a draft, deletes it and restores it${way}`, async ({
    page,
  }) => {
    const operator = await begin(page, by, '/pin/create/');
    await operator.chooseFiles(button(page, 'Choose files'), [await readFilm()]);
    await isVideoReady(page);
    await writeTitle(page, operator, 'Firing');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto('/tv/studio/');
    await operator.press(page.getByRole('link', { name: 'Continue Firing' }));
    await page.waitForURL(/\/pin\/create\/\?draft=\d+$/);
    await step(page, operator, 'Details');
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Firing');
    await publish(page, operator);
    await page.goto('/tv/studio/?show=published');
    await operator.press(button(page, 'Delete Firing'));
    await expect(page.getByRole('heading', { name: 'No videos here' })).toBeVisible();
    await operator.press(button(page, 'Undo'));
    await expect(page.getByRole('heading', { name: 'Firing' })).toBeVisible();
  });
}
