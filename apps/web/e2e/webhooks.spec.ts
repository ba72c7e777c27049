import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { runAxe } from './axe.ts';
import { call, expect, signUpByApi, test, type Page } from './journey.ts';

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** Serves the address of an app. */
async function startReceiver(): Promise<{
  readonly url: string;
  readonly received: readonly Received[];
  close(): void;
}> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(200, { 'content-type': 'text/html' }).end('<b>received</b>');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, received, close: () => void server.close() };
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await runAxe(page).analyze()).violations).toEqual([]);
}

async function registerApp(page: Page): Promise<void> {
  await signUpByApi(page);
  await call(page, 'RegisteredApp', {
    name: 'Hooked',
    website_url: 'https://app.example',
    redirect_uris: ['https://app.example/done'],
    is_confidential: false,
  });
  await page.goto('/app-factory-oauth/');
  await page.getByRole('link', { name: 'Webhooks of Hooked' }).click();
  await expect(page.getByRole('heading', { name: 'Webhooks of Hooked' })).toBeVisible();
}

async function addEndpoint(page: Page, url: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Add an address' });
  await form.getByLabel('Address').fill(url);
  await form.getByLabel('board.created').check();
  await form.getByRole('button', { name: 'Add' }).click();
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  return (await secret.textContent()) ?? '';
}

test('[AC-08] [BY-21] an app gets a signed event at its address; its owner sees the delivery and sends it again', async ({
  page,
}) => {
  const receiver = await startReceiver();
  await registerApp(page);
  await expect(page.getByText('This app has no webhook addresses.')).toBeVisible();
  await expectAccessible(page);
  const secret = await addEndpoint(page, receiver.url);
  await expectAccessible(page);

  await call(page, 'Board', { name: 'Hooks', privacy: 'public' });
  await expect.poll(() => receiver.received.length).toBe(1);
  const verify = (nth: number): unknown => {
    const { headers, body } = receiver.received[nth] ?? { headers: {}, body: '' };
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  };
  expect(verify(0)).toMatchObject({ type: 'board.created', data: { board: { name: 'Hooks' } } });

  await page.getByRole('link', { name: `Settings and deliveries of ${receiver.url}` }).click();
  const delivery = page.getByRole('listitem').filter({ hasText: 'board.created' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(delivery.getByText('Delivered')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await delivery.getByText('Request and response').click();
  await expect(delivery.getByText('<b>received</b>')).toBeVisible();
  await expectAccessible(page);
  await delivery.getByRole('button', { name: /^Send again: msg_\d+$/ }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(verify(1)).toEqual(verify(0));
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  receiver.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-08] an address is added, tested, turned off and deleted', async ({ page, noise }) => {
    const receiver = await startReceiver();
    await registerApp(page);
    await page.getByRole('form', { name: 'Add an address' }).getByLabel('Address').fill(receiver.url);
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('Choose at least one event.')).toBeVisible();
    expect(noise.splice(0).join()).toContain('400 (Bad Request)');
    await addEndpoint(page, receiver.url);
    await page.getByRole('link', { name: 'Settings and deliveries of' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect.poll(() => receiver.received.length).toBe(1);
    await page.getByRole('button', { name: 'New secret' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Off: you turned it off.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('This app has no webhook addresses.')).toBeVisible();
    receiver.close();
  });
});
