import { chooseBoard, openStep, readImages } from './composer.ts';
import type { ChosenFile } from './operate.ts';
import { call, expect, press, ready, signUp, signUpByApi, test, type Page } from './journey.ts';

const chooseFiles = (page: Page, files: readonly ChosenFile[]): Promise<void> =>
  page
    .locator('input[type=file]:not([capture]):not([webkitdirectory])')
    .first()
    .setInputFiles([...files]);

// The boards are secret, because other tests read the public Pins of the same site.
test('[CR-01, CR-04] a photo becomes a Pin in four actions, over the page that was open', async ({
  page,
}) => {
  await signUp(page);
  await call(page, 'Board', { name: 'Lamps', privacy: 'secret' });
  const files = await readImages(page, 1);
  await press(page.getByRole('button', { name: 'Create', exact: true }));
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await chooseFiles(page, files);
  await chooseBoard(page, 'Lamps');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Your Pin was published')).toBeVisible();
});

test('[CR-10] an abandoned draft is continued from the list of drafts, and is published there @desktop', async ({
  page,
}) => {
  await signUpByApi(page);
  const { url } = await call(page, 'Board', { name: 'Lamps', privacy: 'secret' });
  await page.goto('/pin/create/');
  await chooseFiles(page, await readImages(page, 1));
  const title = page.getByRole('textbox', { name: 'Title' });
  await openStep(page, 'Details');
  await title.fill('Oak lamp');
  await chooseBoard(page, 'Lamps');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await page.goto('/pin/create/drafts/');
  await page.getByRole('link', { name: 'Oak lamp' }).click();
  await expect(page.getByRole('navigation', { name: 'Steps' }).or(title).first()).toBeVisible();
  await openStep(page, 'Details');
  await expect(title).toHaveValue('Oak lamp');
  await openStep(page, 'Board and publish');
  await expect(page.getByRole('button', { name: 'Board Lamps' })).toBeVisible();
  await page.goto('/pin/create/drafts/');
  await page.getByRole('checkbox', { name: 'Select Oak lamp' }).click();
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('1 Pin was published')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No drafts' })).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Oak lamp' })).toBeVisible();
});

test('[CR-12, BY-02] many files become Pins in the sheet, and a reload loses nothing @desktop', async ({
  page,
}) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Lamps', privacy: 'secret' });
  await page.goto('/pin/create/many/');
  await chooseFiles(page, await readImages(page, 6));
  await expect(page.getByText('6 Pins', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('textbox', { name: 'Text' }).fill('Lamp {n}');
  await page.getByRole('button', { name: 'Fill in 6 rows', exact: true }).click();
  await page.getByRole('button', { name: /^Board: Fill in/ }).click();
  await page.getByRole('option', { name: 'Lamps, Secret board' }).click();
  await expect(page.getByRole('gridcell', { name: 'Lamp 6' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Lamp 6' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish 6 Pins' }).click();
  await expect(page.getByText('6 Pins published.')).toBeVisible({ timeout: 30_000 });
});

test('[CR-01] a file that is dropped anywhere, and an address that is pasted, begin a Pin @desktop', async ({
  page,
  noise,
}) => {
  await signUp(page);
  await ready(page);
  const [file] = await readImages(page, 1);
  await page.evaluate(
    ([name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: 'image/webp' }));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
        );
    },
    [file?.name ?? '', file?.buffer.toString('base64') ?? ''] as const,
  );
  const composer = page.getByRole('dialog', { name: 'Create Pin' });
  await expect(composer.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer).toBeHidden();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'https://shop.example/lamp');
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('textbox', { name: 'Web address' })).toHaveValue('https://shop.example/lamp');
  await expect(page.getByText('The page could not be reached.')).toBeVisible();
  expect(noise.splice(0), 'the browser reports the refused request').toEqual([
    expect.stringContaining('422'),
  ]);
});

test('[CR-15] the creator changes the topics and the AI label of a Pin afterwards @desktop', async ({
  page,
}) => {
  await signUpByApi(page);
  const { id: board } = await call(page, 'Board', { name: 'Lamps', privacy: 'secret' });
  const [file] = await readImages(page, 1);
  const { id } = await call(page, 'Pin', {
    board_id: board,
    title: 'Oak lamp',
    image_base64: `data:image/webp;base64,${file?.buffer.toString('base64')}`,
  });
  await page.goto(`/pin/${id}/edit/`);
  await page.getByRole('combobox', { name: 'Topics' }).fill('cera');
  await page.getByRole('option', { name: 'Ceramics' }).click();
  await page.getByRole('combobox', { name: 'AI label' }).selectOption('Made with AI');
  await press(page.getByRole('button', { name: 'Save', exact: true }).first());
  await expect(page).toHaveURL(new RegExp(`/pin/${id}/$`));
  await page.goto(`/pin/${id}/edit/`);
  await expect(page.getByRole('row', { name: 'Ceramics' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'AI label' })).toHaveValue('11');
});

test('[CR-13] a button on another site hands over its address and texts; a visitor logs in first @desktop', async ({
  page,
  noise,
}) => {
  const address = `/pin/create/button/?${new URLSearchParams({
    url: 'https://shop.example/lamp',
    description: 'A lamp of oak',
  })}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Log in to create a Pin or board' })).toBeVisible();
  await signUpByApi(page);
  await page.goto(address);
  await expect(page.getByText('The page could not be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await openStep(page, 'Details');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A lamp of oak');
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://shop.example/lamp');
  expect(noise.splice(0), 'the browser reports the refused request').toEqual([
    expect.stringContaining('422'),
  ]);
});
