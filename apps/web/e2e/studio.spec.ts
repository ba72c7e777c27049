import { chooseBoard, openStep } from './composer.ts';
import { call, expect, press, signUpByApi, test, type Page } from './journey.ts';
import { recordVideo } from './record-video.ts';
import { runAxe } from './axe.ts';

type Film = Awaited<ReturnType<typeof recordVideo>>;

const VTT = 'WEBVTT\n\n00:00.000 --> 00:06.000\nThe squares move.\n';

const isAccessible = async (page: Page): Promise<void> =>
  expect((await runAxe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

/** Uploads the first half of a video, as a page does that is closed during the upload. */
async function uploadHalf(page: Page, film: Film): Promise<void> {
  const { cookies } = await page.context().storageState();
  const headers = {
    'x-csrftoken': cookies.find(({ name }) => name.endsWith('csrftoken'))?.value ?? '',
    origin: test.info().project.use.baseURL ?? '',
    'tus-resumable': '1.0.0',
  };
  const created = await page.request.post('/upload/video/', {
    headers: { ...headers, 'upload-length': String(film.buffer.length) },
  });
  const half = film.buffer.subarray(0, Math.ceil(film.buffer.length / 2));
  const sent = await page.request.patch(created.headers()['location'] ?? '', {
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: half,
  });
  expect(sent.status()).toBe(204);
}

test('[CR-16] the studio resumes an upload, publishes it, and changes, counts and deletes its video @desktop', async ({
  page,
  browser,
}) => {
  test.slow(); // a video is recorded, processed, and processed again for its cover
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Films', privacy: 'secret' });
  await page.goto('/tv/studio/');
  await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a video Pin' })).toHaveAttribute(
    'href',
    '/pin/create/',
  );
  await isAccessible(page);

  const film = await recordVideo(page);
  await uploadHalf(page, film);
  await page.reload();
  const item = page.getByRole('list', { name: 'Videos' }).getByRole('listitem');
  await expect(item.getByText('50% uploaded')).toBeVisible();
  await press(page.getByRole('button', { name: 'Resume the upload of Untitled video' }));
  await expect(page.getByText('The file is not on this device.')).toBeVisible();
  const chooser = item.locator('input[type=file]');
  await chooser.setInputFiles({ ...film, buffer: film.buffer.subarray(1) });
  await expect(page.getByText(/^This is another file\./)).toBeVisible();
  await chooser.setInputFiles(film);
  await expect(item.getByText('Ready to be published')).toBeVisible({ timeout: 60_000 });

  await press(page.getByRole('button', { name: 'Create a Pin of Untitled video' }));
  await page.waitForURL(/\/pin\/create\/\?draft=\d+$/);
  await openStep(page, 'Details');
  await page.getByRole('textbox', { name: 'Title' }).fill('Squares');
  await openStep(page, 'Board and publish');
  await chooseBoard(page, 'Films');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);

  await page.goto('/tv/studio/?show=published');
  await expect(item.getByRole('heading', { name: 'Squares' })).toBeVisible();
  await expect(item.getByText(/^Published /)).toBeVisible();
  await expect(item.getByText('Watch time')).toBeVisible();
  await press(page.getByRole('button', { name: 'Cover and captions of Squares' }));
  const slider = page.getByRole('slider', { name: 'Frame of the cover' });
  await expect(slider).toBeVisible();
  await slider.fill('3');
  const cover = () => item.locator('img').getAttribute('src');
  const before = await cover();
  await press(page.getByRole('button', { name: 'Use this frame' }));
  await expect(page.getByText('The cover is the frame at 0:03.')).toBeVisible();
  await expect.poll(cover, { timeout: 60_000 }).not.toBe(before);
  await page.locator('input[accept^=".vtt"]').setInputFiles({
    name: 'squares.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(VTT),
  });
  await expect(page.getByText('Captions: English')).toBeVisible();
  await isAccessible(page);

  const reader = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: test.info().project.use.baseURL ?? '',
  });
  const text = await reader.newPage();
  await text.goto('/tv/studio/');
  await text.getByRole('link', { name: 'Published' }).click();
  await expect(text.getByRole('heading', { name: 'Squares' })).toBeVisible();
  await expect(text.getByText('Captions: English')).toBeVisible();
  await reader.close();

  await press(page.getByRole('button', { name: 'Delete Squares' }));
  await expect(page.getByRole('heading', { name: 'No videos here' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(item.getByRole('heading', { name: 'Squares' })).toBeVisible();
  await page.reload();
  await expect(item.getByRole('heading', { name: 'Squares' })).toBeVisible();
});

test('[CR-15] the edit page of a Pin changes the captions of its video @desktop', async ({ page, noise }) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Films', privacy: 'secret' });
  await page.goto('/pin/create/');
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles(await recordVideo(page));
  await page.getByRole('textbox', { name: 'Title' }).fill('Squares');
  await chooseBoard(page, 'Films');
  await expect(page.getByText('The video is ready.', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
  const address = page.url();
  await page.goto(`${address}edit/`);
  const section = page.getByRole('region', { name: 'Cover and captions' });
  await expect(section.locator('video')).toHaveAttribute('poster', /^\/i\/736x\//);
  await section.locator('input[accept^=".vtt"]').setInputFiles({
    name: 'squares.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('No captions at all'),
  });
  await expect(section.getByText(/^The captions were not added/)).toBeVisible();
  expect(noise.splice(0), 'the browser reports the refused request').toEqual([
    expect.stringContaining('422'),
  ]);
  await section.locator('input[accept^=".vtt"]').setInputFiles({
    name: 'squares.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(VTT),
  });
  await expect(section.getByRole('button', { name: 'Remove captions in English' })).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play Squares' }).click();
  await expect(page.getByText('The squares move.')).toBeVisible({ timeout: 20_000 });
});
