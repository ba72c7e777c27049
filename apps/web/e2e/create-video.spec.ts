import { chooseBoard, openStep } from './composer.ts';
import { call, expect, press, signUpByApi, test, type Page } from './journey.ts';
import { recordVideo } from './record-video.ts';

const chooseFile = (page: Page, file: Awaited<ReturnType<typeof recordVideo>>): Promise<void> =>
  page.locator('input[type=file]:not([capture])').first().setInputFiles(file);

const isReady = async (page: Page): Promise<void> =>
  expect(page.getByText('The video is ready.', { exact: true })).toBeVisible({ timeout: 60_000 });

const VTT = 'WEBVTT\n\n00:00.000 --> 00:06.000\nThe squares move.\n';

test('[CR-07, BY-14] a video is uploaded, processed, published with its cover and captions, and played @desktop', async ({
  page,
}) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Films', privacy: 'secret' });
  await page.goto('/pin/create/');
  await chooseFile(page, await recordVideo(page));
  await expect(page.getByText(/^(?:Uploading|Processing), /).first()).toBeVisible();
  await expect(page.getByText('You can publish when the video is ready.')).toBeVisible();
  await openStep(page, 'Details');
  await page.getByRole('textbox', { name: 'Title' }).fill('Squares');
  await openStep(page, 'Board and publish');
  await chooseBoard(page, 'Films');
  await openStep(page, 'Image');
  await page.locator('input[accept^=".vtt"]').setInputFiles({
    name: 'squares.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(VTT),
  });
  await expect(page.getByRole('button', { name: 'Remove captions in English' })).toBeVisible();
  await isReady(page);

  const slider = page.getByRole('slider', { name: 'Frame of the cover' });
  await slider.focus();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Use this frame' }).press('Enter');
  await expect(page.getByText('The cover is the frame at 0:03.')).toBeVisible();
  await isReady(page);

  await openStep(page, 'Board and publish');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
  const play = page.getByRole('button', { name: 'Play Squares' });
  await play.click();
  const player = page.locator('[data-video] video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(1);
  await expect(page.getByText('The squares move.')).toBeVisible();
});

test('[CR-07, CR-10] an upload that a reload interrupted is resumed @desktop', async ({ page }) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Films', privacy: 'secret' });
  await page.goto('/pin/create/');
  const film = await recordVideo(page);
  const network = await page.context().newCDPSession(page);
  const limitUpload = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await limitUpload(film.buffer.length / 20);
  await chooseFile(page, film);
  await page.getByRole('textbox', { name: 'Title' }).fill('Squares');
  await expect(page.getByText(/^Uploading, [2-9]\d%$/)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    if (request.method() === 'POST' && request.url().endsWith('/upload/video/')) offsets.push(0);
  });
  await page.goto('/pin/create/drafts/');
  await limitUpload(-1);
  await page.getByRole('link', { name: 'Squares' }).click();
  await isReady(page);
  expect(offsets).toHaveLength(1);
  expect(offsets[0]).toBeGreaterThan(film.buffer.length / 20);
});
