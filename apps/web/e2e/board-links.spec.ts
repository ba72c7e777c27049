import sharp from 'sharp';
import { runAxe } from './axe.ts';
import { call, expect, signUpByApi, test, withHydrationWait, type Page } from './journey.ts';

const PERSON =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
test.use({ userAgent: PERSON });

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await runAxe(page).analyze();
  expect
    .soft(
      violations.map(({ id }) => id),
      page.url(),
    )
    .toEqual([]);
}

async function sendImage(guest: Page, name: string, background: string): Promise<void> {
  await guest.getByLabel('Your name').fill(name);
  await guest.getByLabel('Image').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(background),
  });
  await guest.getByRole('button', { name: 'Send image' }).click();
  await expect(guest.getByText('Thank you! Your image waits for review.')).toBeVisible();
}

test('[IO-09] [BY-05] a guest without an account adds images to a secret board, and the owner accepts one and declines the other', async ({
  page,
  browser,
  noise,
}) => {
  await signUpByApi(page, 'Lena Hart');
  const { url } = await call(page, 'Board', { name: 'Garden party', privacy: 'secret' });
  await page.goto(url);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share board' });
  await dialog.getByLabel('Name of the link').fill('Neighbours');
  await dialog.getByLabel('Password').fill('garden gate');
  await dialog.getByRole('checkbox', { name: 'Guests can add images' }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link to this board').inputValue();

  // The pages of a guest work without scripts.
  const context = await browser.newContext({
    userAgent: PERSON,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const guest = await context.newPage();
  const opened = await guest.goto(link);
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  await guest.getByLabel('Password').fill('another gate');
  await guest.getByRole('button', { name: 'Open board' }).click();
  await expect(guest.getByText('This password does not open the board.')).toBeVisible();
  await guest.getByLabel('Password').fill('garden gate');
  await guest.getByRole('button', { name: 'Open board' }).click();
  await expect(guest.getByRole('heading', { name: 'Garden party' })).toBeVisible();
  await guest.getByRole('link', { name: 'Add images' }).click();
  await sendImage(guest, 'Kim Lee', '#335577');
  await sendImage(guest, 'Spam', '#cc2222');
  await guest.getByRole('link', { name: 'Back to “Garden party”' }).click();
  await expect(guest.getByText('This board is empty')).toBeVisible();

  await page.goto('/notifications/');
  await page.getByRole('link', { name: /2 images from guests wait for your review on Garden party/ }).click();
  await expect(page.getByRole('heading', { name: 'Images from guests' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Accept the image from Kim Lee' }).click();
  await expect(page.getByText('Image added to the board')).toBeVisible();
  await page.getByRole('button', { name: 'Decline the image from Spam' }).click();
  await expect(page.getByText('Image declined and deleted')).toBeVisible();
  await expect(page.getByText('No images wait for review')).toBeVisible();

  await guest.reload();
  await expect(guest.getByText('— Kim Lee')).toBeVisible();
  await expect(guest.getByRole('listitem').filter({ hasText: '—' })).toHaveCount(1);
  await guest.getByRole('listitem').getByRole('link').first().click();
  await expect(guest).toHaveURL(/\/board\/shared\/[\w-]+\/pin\/\d+\/$/);
  await expect(guest.getByText('— Kim Lee')).toBeVisible();
  await guest.getByRole('link', { name: 'Back to “Garden party”' }).click();
  await expect(guest.getByRole('heading', { name: 'Garden party' })).toBeVisible();
  expect((await guest.request.get(url)).status()).toBe(404);

  await page.goto(url);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke the link “Neighbours”' }).click();
  await expect(page.getByText('No active links.')).toBeVisible();
  const gone = await guest.reload();
  expect(gone?.status()).toBe(410);
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await context.close();
  expect(noise).toEqual([]);
});

test('[IO-09] [WB-06] the pages of a guest have no barriers, with scripts', async ({
  page,
  browser,
  noise,
}) => {
  await signUpByApi(page, 'Lena Hart');
  const { id } = await call(page, 'Board', { name: 'Lanterns', privacy: 'protected' });
  const { url } = await call(page, 'BoardShareLink', { board_id: id, guests_may_add: true });
  const context = await browser.newContext({ userAgent: PERSON, viewport: page.viewportSize() });
  const guest = withHydrationWait(await context.newPage());
  guest.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text());
  });
  const { baseURL = '' } = test.info().project.use;
  await guest.goto(baseURL + url);
  await expectNoBarriers(guest);
  await guest.getByRole('link', { name: 'Add images' }).click();
  await expect(guest.getByLabel('Your name')).toBeVisible();
  await expectNoBarriers(guest);
  await sendImage(guest, 'Kim', '#228855');
  expect(noise).toEqual([]);
  await guest.goto(`${baseURL}/board/shared/AAAAAAAAAAAAAAAAAAAAAA/`);
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectNoBarriers(guest);
  noise.length = 0; // the browser logs the 410
  await context.close();
});
