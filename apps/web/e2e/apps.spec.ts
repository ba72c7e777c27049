import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, expect, signUpByApi, test, type Page } from './journey.ts';
import { runAxe } from './axe.ts';

const CALLBACK = 'https://app.example/callback';
const APP_PAGE = '<title>App</title><link rel="icon" href="data:,"><h1>Back in the app</h1>';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Answers the address of the app, which is no site of this test. */
async function serveApp(page: Page): Promise<void> {
  await page.route('https://app.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: APP_PAGE }),
  );
}

/** Returns the address at which an app asks, and the verifier of its challenge. */
function authorization(
  clientId: string,
  callback = CALLBACK,
): { readonly address: string; readonly verifier: string } {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: 'boards:read boards:write',
    state: 'journey-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return { address: `/oauth/?${query}`, verifier };
}

async function expectAccessible(page: Page): Promise<void> {
  expect((await runAxe(page).analyze()).violations).toEqual([]);
}

async function register(page: Page, name: string, type: RegExp, callback = CALLBACK): Promise<string> {
  await page.goto('/app-factory-oauth/');
  const form = page.getByRole('form', { name: 'Register an app' });
  await form.getByLabel('Name of the app').fill(name);
  await form.getByLabel('Site of the app').fill('https://app.example');
  await form.getByLabel('Redirect addresses').fill(callback);
  await form.getByLabel(type).check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(`${name} is registered`)).toBeVisible();
  return (await page.getByRole('heading', { name }).getAttribute('id')) ?? '';
}

const readBoards = async (page: Page, token: string): Promise<number> => {
  const address = `/resource/BoardPickerBoardsResource/get/?data=${encodeURIComponent('{"options":{}}')}`;
  return (await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })).status();
};

test('[AC-06] a member registers an app, allows it, and disconnects it, after which its token ends', async ({
  page,
}) => {
  await serveApp(page);
  await signUpByApi(page);
  const id = await register(page, 'Recipe box', /On the devices/);
  await expectAccessible(page);

  const { address, verifier } = authorization(id);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Connect Recipe box?' })).toBeVisible();
  await expect(page.getByText('create, change and delete boards and sections')).toBeVisible();
  await expect(page.getByText('You will return to app.example.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('state')).toBe('journey-state');

  const answer = await page.request.post('/oauth/token', {
    headers: FORM,
    data: new URLSearchParams({
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      client_id: id,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    }).toString(),
  });
  const { access_token: token } = await answer.json();
  expect(await readBoards(page, token)).toBe(200);

  await page.goto('/settings/apps/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disconnect Recipe box' }).click();
  await expect(page.getByText('No app is connected to your account.')).toBeVisible();
  expect(await readBoards(page, token)).toBe(401);
});

test('[AC-06] a denial returns to the app, and an invalid request stays on the site', async ({ page }) => {
  await serveApp(page);
  await signUpByApi(page);
  const { client_id: id } = (await call(page, 'RegisteredApp', {
    name: 'Denied',
    website_url: 'https://app.example',
    redirect_uris: [CALLBACK],
    is_confidential: false,
  })) as unknown as { readonly client_id: string };
  const { address } = authorization(id);
  await page.goto(address);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  await page.goto(address.replace('S256', 'plain'));
  await expect(page.getByRole('heading', { name: 'This app cannot be connected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the app' })).toBeVisible();
  await page.goto(address.replace('app.example%2Fcallback', 'evil.example'));
  await expect(page.getByRole('heading', { name: 'This app cannot be connected' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the app' })).toHaveCount(0);
});

test('[AC-06] a personal token is shown once, works, and is revoked', async ({ page }) => {
  await signUpByApi(page);
  await page.goto('/settings/apps/');
  const form = page.getByRole('form', { name: 'Create token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Backup');
  await form.getByLabel('see your boards, except secret ones').check();
  await form.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByText(/^pbp_/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const token = (await shown.textContent()) ?? '';
  expect(await readBoards(page, token)).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Backup' })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Backup' }).click();
  await expect(page.getByText('You have no tokens.')).toBeVisible();
  expect(await readBoards(page, token)).toBe(401);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[AC-06] an app is registered, its secret is shown, it is allowed and deleted', async ({ page }) => {
    // A real server, because Playwright does not route the redirect that follows a form.
    const app = createServer(
      (_, response) => void response.setHeader('content-type', 'text/html').end(APP_PAGE),
    );
    await new Promise<void>((resolve) => {
      app.listen(0, '127.0.0.1', resolve);
    });
    const callback = `http://127.0.0.1:${(app.address() as AddressInfo).port}/callback`;
    await signUpByApi(page);
    const id = await register(page, 'Plain app', /On a server/, callback);
    await expect(page.getByText(/^pbs_/)).toBeVisible();
    await page.goto(authorization(id, callback).address);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Back in the app' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    app.close();
    await page.goto('/app-factory-oauth/');
    await page.getByRole('button', { name: 'Delete Plain app' }).click();
    await expect(page.getByText('You have not registered an app.')).toBeVisible();
  });

  test('[AC-06] a personal token is created and revoked', async ({ page, noise }) => {
    await signUpByApi(page);
    await page.goto('/settings/apps/');
    const form = page.getByRole('form', { name: 'Create token' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Backup');
    await form.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText('Choose what it may do.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Backup');
    expect(noise.splice(0).join()).toContain('400 (Bad Request)');
    await form.getByLabel('see your ads').check();
    await form.getByRole('button', { name: 'Create token' }).click();
    await expect(page.getByText(/^pbp_/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Backup' }).click();
    await expect(page.getByText('You have no tokens.')).toBeVisible();
  });
});
