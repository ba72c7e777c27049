import { chooseBoard, openStep } from './composer.ts';
import { call, expect, press, signUpByApi, test, type Page } from './journey.ts';

/** Waits until the worker of the share target is active, as in the installed app after its first use. */
async function waitForWorker(page: Page): Promise<void> {
  await page.goto('/pin/create/');
  const isActive = (): Promise<boolean> =>
    page.evaluate(
      async () =>
        (await navigator.serviceWorker.getRegistration('/pin/create/share/'))?.active?.state === 'activated',
    );
  await expect.poll(isActive).toBe(true);
}

/** Posts a share as the system does: a form that opens a page. */
async function share(page: Page, texts: Readonly<Record<string, string>>, files: number): Promise<void> {
  const html = await (await page.request.get('/')).text();
  const paths = [...new Set(html.match(/\/i\/236x\/[\w/]+\.webp/g))].slice(0, files);
  await page.evaluate(
    async ({ fields, images }) => {
      const form = document.createElement('form');
      Object.assign(form, { action: '/pin/create/share/', method: 'POST', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { name, value });
        form.append(input);
      }
      const chosen = new DataTransfer();
      for (const [nth, image] of images.entries()) {
        const blob = await (await fetch(image)).blob();
        chosen.items.add(new File([blob], `shared-${nth}.webp`, { type: 'image/webp' }));
      }
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files', multiple: true });
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { fields: texts, images: paths },
  );
}

/** Waits for the composer, and expects a title in it. */
async function expectTitle(page: Page, text: string): Promise<void> {
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(page.getByRole('navigation', { name: 'Steps' }).or(title).first()).toBeVisible();
  await openStep(page, 'Details');
  await expect(title).toHaveValue(text);
}

test('[CR-13, WB-07] what is shared to the installed app is in the composer, and becomes a Pin', async ({
  page,
}) => {
  await signUpByApi(page);
  await call(page, 'Board', { name: 'Lamps', privacy: 'secret' });
  await waitForWorker(page);
  await share(page, { title: 'Oak lamp', text: 'Seen at https://example.com/lamp' }, 1);
  await page.waitForURL(/\/pin\/create\/\?.*share=[\w-]{36}/);
  await expectTitle(page, 'Oak lamp');
  await expect(page.getByRole('textbox', { name: /^Link/ })).toHaveValue('https://example.com/lamp');
  await chooseBoard(page, 'Lamps');
  await press(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.waitForURL(/\/pin\/[^/]*\d+\/$/);
  await expect(page.getByRole('heading', { name: 'Oak lamp' }).first()).toBeVisible();
});

test('[CR-13] what a visitor shares is kept until after log-in; many files are rows of the sheet @desktop', async ({
  page,
}) => {
  const { email } = await signUpByApi(page);
  await waitForWorker(page);
  await page.context().clearCookies();
  await page.goto('/');
  await share(page, {}, 6);
  await page.waitForURL(/\/login\//);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/pin\/create\/many\/\?share=/);
  await expect(page.getByText('6 Pins', { exact: true })).toBeVisible({ timeout: 30_000 });
});

test.describe('without the worker', () => {
  // Otherwise it may be installed while the form is made.
  test.use({ serviceWorkers: 'block' });
  test('[CR-13] the composer has the shared address and says that the files are missing @desktop', async ({
    page,
    noise,
  }) => {
    await signUpByApi(page);
    await page.goto('/');
    await share(page, { title: 'Oak lamp' }, 1);
    await page.waitForURL(/share=none/);
    await expect(page.getByText('The shared files did not arrive.')).toBeVisible();
    await expectTitle(page, 'Oak lamp');
    const isBlocked = (line: string): boolean => line.includes('Service Worker registration blocked');
    expect(noise.splice(0).filter((line) => !isBlocked(line))).toEqual([]);
  });
});
