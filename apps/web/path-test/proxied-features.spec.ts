import { BROWSER_EXTENSION } from '@pegboard/types';
import { createHash, randomBytes } from 'node:crypto';
import { BASE, ORIGIN_OF_PROVIDER, SITE } from './site.ts';
import { csrfHeaders, expect, logIn, ORIGIN, test } from './proxied-site.ts';
import { addVirtualAuthenticator } from '../e2e/virtual-authenticator.ts';

const VIDEO_BYTES = 3_000_000;

test('[OP-02] [CR-07] an upload by tus is created, continued and removed at addresses below the path', async ({
  page,
}) => {
  await logIn(page);
  const headers = { ...(await csrfHeaders(page)), 'tus-resumable': '1.0.0' };
  const created = await page.request.post(`${SITE}/upload/video/`, {
    headers: { ...headers, 'upload-length': String(VIDEO_BYTES) },
  });
  const location = created.headers()['location'] ?? '';
  expect([created.status(), location]).toEqual([201, expect.stringMatching(/^\/pins\/upload\/video\/\d+$/)]);
  const half = await page.request.patch(ORIGIN + location, {
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: randomBytes(VIDEO_BYTES / 2),
  });
  expect(half.status()).toBe(204);
  const offset = await page.request.head(ORIGIN + location, { headers });
  expect(offset.headers()['upload-offset']).toBe(String(VIDEO_BYTES / 2));
  expect((await page.request.delete(ORIGIN + location, { headers })).status()).toBe(204);
});

test('[OP-02] [IO-02] a file is imported from the page of the member', async ({ page }) => {
  await logIn(page);
  await page.goto(`${SITE}/settings/data/`);
  const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
    <DL><p><DT><H3>Kitchens</H3><DL><p><DT><A HREF="https://kitchen.example/soup">Soup</A></DL><p></DL>`;
  await page.getByLabel('Choose a file or drop it here').setInputFiles({
    name: 'bookmarks.html',
    mimeType: 'text/html',
    buffer: Buffer.from(bookmarks),
  });
  await expect(page.getByText('bookmarks.html · Browser bookmarks')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the import' })).toBeVisible();
});

test('[OP-02] [WB-02] a passkey is added, and logs in', async ({ page }) => {
  await addVirtualAuthenticator(page);
  await logIn(page);
  await page.goto(`${SITE}/settings/security/`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${SITE}/login/?next=%2Fsettings%2Fsecurity%2F`);
  // A browser that offers it in the field may have logged in before the button is pressed.
  await page
    .getByRole('button', { name: 'Use a passkey' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(page).toHaveURL(`${SITE}/settings/security/`);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
});

test('[OP-02] [AC-09] a member signs up with the provider of the operator, which leads back below the path', async ({
  page,
}) => {
  // The pages of the provider import a font of another site.
  await page.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  const person = `person-${process.pid}-${Date.now()}`;
  await page.goto(`${SITE}/login/`);
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.waitForURL(`${ORIGIN_OF_PROVIDER}/interaction/**`);
  await page.getByPlaceholder(/login/i).fill(person);
  await page.getByPlaceholder(/password/i).fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Example ID confirmed ${person}@people.example.`)).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/pins\//);
  await page.getByLabel('Name').fill('Ria Sund');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${SITE}/onboarding/`);
});

test('[OP-02] [IO-08] without a network, opened pages are shown, and the offline page instead of others', async ({
  page,
  context,
}) => {
  await logIn(page);
  await page.goto(`${SITE}/`);
  // Scripts of a page write addresses without the path.
  const isStored = (): Promise<boolean> =>
    page.evaluate(async () => {
      if (navigator.serviceWorker.controller === null) return false;
      for (const name of await caches.keys())
        if (name.endsWith(':pages') && (await (await caches.open(name)).match('/'))) return true;
      return false;
    });
  await expect.poll(isStored).toBe(true);
  await context.setOffline(true);
  await page.goto(`${SITE}/ideas/`, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.goto(`${SITE}/`);
  await expect(page.getByText('You’re offline. This page may be out of date.')).toBeVisible();
  await context.setOffline(false);
});

test('[OP-02] [CR-14] the browser extension is allowed, reads boards and is disconnected below the path', async ({
  page,
}) => {
  const metadata = await page.request.get(`${ORIGIN}/.well-known/oauth-authorization-server${BASE}`);
  expect(await metadata.json()).toMatchObject({
    issuer: SITE,
    authorization_endpoint: `${SITE}/oauth/`,
    token_endpoint: expect.stringMatching(/^http:\/\/localhost:\d+\/pins\//),
  });
  await logIn(page);
  const [redirectUri] = BROWSER_EXTENSION.redirectUris;
  await page.route(`${redirectUri}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'connected' }),
  );
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: BROWSER_EXTENSION.clientId,
    redirect_uri: redirectUri,
    scope: BROWSER_EXTENSION.scopes.join(' '),
    state: 'one',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`${SITE}/oauth/?${query}`);
  // Before its scripts run, the page sends the form, whose answer leads to the extension: no route sees the request that follows.
  const answered = page.waitForRequest((request) => request.url().startsWith(redirectUri));
  await page.getByRole('button', { name: 'Allow' }).click();
  const { searchParams } = new URL((await answered).url());
  expect([searchParams.get('state'), searchParams.get('iss')]).toEqual(['one', SITE]);
  const form = { client_id: BROWSER_EXTENSION.clientId };
  // Requests of an extension have no cookies.
  const exchange = await fetch(`${SITE}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      ...form,
      grant_type: 'authorization_code',
      code: searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const { access_token: token } = (await exchange.json()) as { readonly access_token: string };
  const readBoards = () =>
    fetch(`${SITE}/resource/BoardPickerBoardsResource/get/?data=${encodeURIComponent('{"options":{}}')}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  expect((await readBoards()).status).toBe(200);
  const revoked = await fetch(`${SITE}/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, token }),
  });
  expect([revoked.status, (await readBoards()).status]).toEqual([200, 401]);
});

test('[OP-02] the proxy forwards what is below the path, and nothing else of its host', async ({ page }) => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/pinsx/', '/pin/1/', '/graphql']) {
    const outside = await page.request.get(ORIGIN + path);
    expect(outside.headers()['x-content-type-options'], `${path} is no answer of the site`).toBeUndefined();
  }
  for (const path of ['/robots.txt', '/manifest.webmanifest', '/worker.js'])
    expect((await page.request.get(SITE + path)).status(), path).toBe(200);
  expect((await page.request.get(`${SITE}/healthz`)).status()).toBe(404);
});
