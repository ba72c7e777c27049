import type { APIRequestContext, Page } from '@playwright/test';
import { expect, ORIGIN, test } from './proxied-site.ts';
import { BASE, SITE } from './site.ts';

const HTML = { accept: 'text/html' };

/** The pages whose addresses are walked: lists, forms, articles, settings, and an error. */
const PAGES = [
  '/',
  '/ideas/',
  '/login/',
  '/signup/',
  '/password/reset/',
  '/search/pins/?q=cup',
  '/ada/',
  '/about/',
  '/no-such-page/here/',
] as const;
const MEMBER_PAGES = [
  '/',
  '/ada/',
  '/pin/create/',
  '/settings/',
  '/settings/security/',
  '/notifications/',
  '/conversation/',
  '/business/',
] as const;

const ADDRESS = /\s(?:href|src|action|formaction|poster|srcset|imagesrcset)="([^"]*)"/gi;

/** Returns the addresses of a page that browsers resolve against the host, and that are not below the path. */
function escaping(html: string): readonly string[] {
  return [...html.matchAll(ADDRESS)]
    .flatMap(([, value = '']) => value.split(/,\s+/))
    .map((address) => address.replaceAll('&amp;', '&').trim())
    .filter((address) => {
      const isOwn = address.startsWith('/') || address.startsWith(ORIGIN);
      return isOwn && !new URL(address.split(' ')[0] ?? '', ORIGIN).pathname.startsWith(`${BASE}/`);
    });
}

async function walk(request: APIRequestContext, pages: readonly string[]): Promise<void> {
  const next: string[] = [];
  for (const path of pages) {
    const answer = await request.get(SITE + path, { headers: HTML, maxRedirects: 0 });
    const html = await answer.text();
    expect(escaping(html), path).toEqual([]);
    const location = answer.headers()['location'];
    if (location !== undefined) expect(new URL(location, ORIGIN).pathname, path).toMatch(/^\/pins\//);
    const [, pin] = /href="\/pins(\/pin\/[^"]+)"/.exec(html) ?? [];
    const [, file] = /(?:src|href)="(\/pins\/assets\/[^"]+)"/.exec(html) ?? [];
    if (path === '/' && pin !== undefined) next.push(pin);
    if (file !== undefined) expect((await request.get(ORIGIN + file)).status(), file).toBe(200);
  }
  if (next.length > 0) await walk(request, next);
}

/** Records what a page requests outside of the path, and its errors. */
function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(`${BASE}/`)) found.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  page.on('pageerror', (error) => {
    // A busy machine skips the transition, and nothing else.
    if (!String(error).includes('Transition was aborted because of timeout')) found.push(String(error));
  });
  return found;
}

test('[OP-02] [BY-19] no address of a page leads out of the path, for visitors and for members', async ({
  page,
  request,
}) => {
  await walk(request, PAGES);
  await logIn(page);
  await walk(page.request, MEMBER_PAGES);
});

test('[OP-02] [BY-19] a member logs in, opens a Pin, saves it and opens the composer below a path', async ({
  page,
  context,
}) => {
  const found = watch(page);
  await page.goto(`${SITE}/`);
  await page.locator('[data-pin-link]').first().click();
  await expect(page).toHaveURL(/\/pins\/pin\/\d+\/$/);
  await page.goBack();
  await logIn(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).scope))
    .toBe(`${SITE}/`);
  expect((await context.cookies()).map(({ path }) => path)).toEqual(expect.not.arrayContaining(['/']));
  await page.locator('[data-pin-link]').nth(2).click();
  await expect(page).toHaveURL(/\/pins\/pin\/\d+\/$/);
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  const saved = page.waitForResponse((response) =>
    response.url().startsWith(`${SITE}/resource/RepinResource/create/`),
  );
  await save.click();
  expect((await saved).status()).toBe(200);
  await page.goto(`${SITE}/pin/create/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(found).toEqual([]);
});

async function logIn(page: Page): Promise<void> {
  await page.goto(`${SITE}/login/?next=${encodeURIComponent('/')}`);
  await page.getByLabel(/email/i).first().fill('ada');
  await page.locator('input[type=password]').fill('pegboard-demo');
  await page.locator('main form button[type=submit]').first().click();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.locator('[data-pin-link]').first()).toBeVisible();
}
