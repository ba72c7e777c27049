import type { APIRequestContext, Locator } from '@playwright/test';
import { runAxe } from './axe.ts';
import { expect, test, type Page } from './journey.ts';

/** Sends a request to a resource as the page does, and returns its data. */
async function call(request: APIRequestContext, name: string, action: string, options: object) {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name: each }) => each.endsWith('csrftoken'))?.value ?? '';
  const answer = await request.post(`/resource/${name}Resource/${action}/`, {
    headers: { 'x-csrftoken': token, origin: new URL(test.info().project.use.baseURL ?? '').origin },
    data: { options },
  });
  expect(answer.status(), `${name} ${action}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).resource_response.data;
}

/** Reads a resource as a page would. */
async function read(request: APIRequestContext, name: string, options: object) {
  const answer = await request.get(`/resource/${name}Resource/get/`, {
    params: { data: JSON.stringify({ options }) },
  });
  expect(answer.status(), `${name}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).resource_response.data;
}

/** Creates an account and signs in with it. */
async function join(
  request: APIRequestContext,
  name: string,
): Promise<{ readonly id: string; readonly username: string }> {
  await request.get('/signup/'); // sets the token that later requests send
  const email = `${name}-${process.pid}-${Date.now()}@pegboard.example`;
  return call(request, 'UserRegister', 'create', {
    full_name: `Kiln ${name}`,
    email,
    password: 'a-long-enough-password',
    locale: 'en-US',
  });
}

/** Signs in as the shop of the demo content. */
async function signInAsShop(request: APIRequestContext): Promise<void> {
  await request.get('/login/'); // sets the token that later requests send
  await call(request, 'UserSession', 'create', {
    username_or_email: 'kilnandco',
    password: 'pegboard-demo',
  });
}

const BASE = /business-(access|manager|hierarchy)\/(\d+)\/$/;

/** Returns the addresses of the shop's businesses, one of each kind, as its hub lists them. */
async function basesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  await page.goto('/business/hub/');
  const links = await hrefsIn(page.getByRole('main'));
  return new Map(
    links.flatMap((href) => {
      const kind = BASE.exec(href)?.[1];
      return kind === undefined ? [] : [[kind, href] as const];
    }),
  );
}

const hrefsIn = (part: Locator): Promise<readonly string[]> =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const pagesIn = (page: Page): Locator => page.getByRole('navigation', { name: /^Pages of / });

/** The visible business pages of each role, a denied page, its redirect, and an action. */
const ROLES: Readonly<
  Record<
    string,
    {
      readonly kind: 'access' | 'manager';
      readonly sees: readonly string[];
      readonly refused: string;
      readonly out: string;
      readonly does?: (page: Page, shop: { readonly id: string }) => Promise<void>;
    }
  >
> = {
  admin: {
    kind: 'access',
    sees: ['Members', 'Security', 'Settings'],
    refused: 'hierarchy',
    out: 'Bulk upload',
    does: mendsABulkFile,
  },
  catalog_manager: {
    kind: 'manager',
    sees: ['Catalogs', 'Connections'],
    refused: 'ad-accounts',
    out: 'Catalogs',
    async does(page) {
      await expect(page.getByRole('button', { name: 'Add a catalog' })).toBeVisible();
    },
  },
  finance: {
    kind: 'access',
    sees: ['Ad accounts', 'Members', 'Billing', 'Invoices'],
    refused: 'security',
    out: 'Billing',
    does: takesAnInvoice,
  },
  analyst: {
    kind: 'access',
    sees: ['Dashboard', 'Ad accounts'],
    refused: 'billing',
    out: 'Dashboard',
    async does(page) {
      await expect(page.getByRole('button', { name: /^Impressions\s*[1-9]/ })).toBeVisible();
      await expect(page.getByRole('rowheader').first()).toBeVisible();
    },
  },
  owner: {
    kind: 'access',
    sees: ['Members', 'Security', 'Settings'],
    refused: 'hierarchy',
    out: 'Pin tag',
    does: seesAnEventOfItsTag,
  },
};

test('[BD-04, BD-06, BD-08] each role works on its pages, is shown a way out of the others, and nothing when it has ended', async ({
  page,
  playwright,
  baseURL,
  extraHTTPHeaders,
  noise,
}) => {
  const owner = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
  });
  await signInAsShop(owner);
  const businesses: readonly { readonly id: string; readonly kind: string }[] = await read(
    owner,
    'Businesses',
    {},
  );
  const mate = await join(page.request, 'mate');
  await call(page.request, 'Board', 'create', { name: 'Shop' }); // the target of products of a catalog
  const bases = new Map<string, { readonly id: string; readonly base: string }>();
  for (const kind of ['access', 'manager']) {
    const id = businesses.find((one) => one.kind === kind)?.id ?? '';
    bases.set(kind, { id, base: `/business/business-${kind}/${id}/` });
    const invite = { business_id: id, who: mate.username, role: 'analyst' };
    const { id: inviteId } = await call(owner, 'BusinessInvites', 'create', invite);
    await call(page.request, 'BusinessInvitation', 'update', { invite_id: inviteId });
  }
  const pages = pagesIn(page).getByRole('link');
  for (const [role, { kind, sees, refused, out, does }] of Object.entries(ROLES))
    await test.step(role, async () => {
      const { id = '', base = '' } = bases.get(kind) ?? {};
      await call(owner, 'BusinessMembers', 'update', { business_id: id, user_id: mate.id, role });
      const answer = await page.goto(`${base}${refused}/`);
      expect(answer?.status()).toBe(403);
      expect(await pages.allTextContents()).toEqual(expect.arrayContaining([...sees]));
      const isOfMoney = role !== 'catalog_manager' && role !== 'analyst';
      await expect(pages.filter({ hasText: /^Billing$/ })).toHaveCount(isOfMoney ? 1 : 0);
      // The link out of the page, by keyboard.
      await page.getByRole('list').last().getByRole('link', { name: out, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: out })).toBeVisible();
      await does?.(page, { id });
    });
  for (const { id } of bases.values())
    await call(owner, 'BusinessMembers', 'delete', { business_id: id, user_id: mate.id });
  expect((await page.goto(bases.get('access')?.base ?? ''))?.status()).toBe(404);
  await owner.dispose();
  noise.length = 0; // the browser logs the rejected requests
});

/** Checks the costs of ads, opens the latest invoice, and downloads it. */
async function takesAnInvoice(page: Page): Promise<void> {
  await expect(page.getByRole('table', { name: 'Order lines' })).toBeVisible();
  await pagesIn(page).getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('link', { name: /^PB-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice PB-/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^PB-.+\.pdf$/);
}

/** Uploads a file with an invalid row, reads the error, and uploads it corrected. */
async function mendsABulkFile(page: Page, { id }: { readonly id: string }): Promise<void> {
  const { campaigns }: { readonly campaigns: readonly { readonly id: string; readonly name: string }[] } =
    await read(page.request, 'BulkIds', { business_id: id });
  const [campaign = { id: '', name: '' }] = campaigns;
  const rows = ['type,action,campaign_id,name', `campaign,change,${campaign.id},${campaign.name}`];
  const send = async (...more: readonly string[]): Promise<void> => {
    const buffer = Buffer.from([...rows, ...more].join('\n'));
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'ads.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  await send(`campaign,pause,7,`);
  await expect(page.getByRole('row', { name: /^3 campaign_id Nothing of yours has this id/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply 1 row' })).toBeVisible();
  await send(`campaign,change,${campaign.id},${campaign.name}`);
  await expect(page.getByText('Nothing is wrong.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply 2 rows' }).click();
  await expect(page.getByText('2 rows: 2 applied, 0 refused.')).toBeVisible();
}

/** Creates a tag, lets the page of a shop report a sale to it, and deletes it. */
async function seesAnEventOfItsTag(page: Page): Promise<void> {
  const name = `Till ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Make a tag' }).click();
  const tag = page.getByRole('listitem').filter({ hasText: name });
  await tag.getByRole('link', { name: 'Code' }).click();
  const code = await page.getByRole('region', { name: '1. Put the tag into every page' }).textContent();
  // The page of a shop, on the same machine as the site; its visitor is not a bot.
  const visitor = await page.context().browser()?.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/144.0',
  });
  if (!visitor) throw new Error('The page has no browser to open another window in.');
  const shop = await visitor.newPage();
  await shop.route('**/till/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Till</title>${code}` }),
  );
  const finishedPost = shop.waitForEvent('requestfinished', (request) => request.method() === 'POST');
  await shop.goto(new URL('/till/', page.url()).href, { waitUntil: 'commit' });
  await finishedPost;
  await visitor.close();
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('row', { name: /^Page visit Tag 1 1$/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await tag.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }).click();
  await expect(tag).toHaveCount(0);
}

/** Pages about businesses that do not belong to one. */
const ALONE = [
  '/business/convert/',
  '/business/invite/',
  '/business/schedule_call/',
  '/business/commerce-integrations/',
  '/advertiser/quick-promote/',
  '/idea-ads-tool/',
];

test('[BD-01, BD-02, BD-03] every page of every kind of business is rendered, within reach of keys, and fits a narrow screen from right to left', async ({
  page,
}) => {
  test.slow();
  await signInAsShop(page.request);
  await page.setViewportSize({ width: 360, height: 740 });
  const bases = await basesOf(page);
  await expectToFit(page, '/business/hub/');
  const known = new Set<string>();
  for (const kind of ['access', 'manager', 'hierarchy']) {
    const base = bases.get(kind) ?? '';
    await page.goto(base);
    for (const href of await hrefsIn(pagesIn(page))) {
      const path = href.slice(base.length);
      if (known.has(path)) continue;
      known.add(path);
      if (!page.url().endsWith(href)) await follow(page, href);
      await expectToFit(page, href);
    }
  }
  expect(known.size).toBeGreaterThan(20);
  for (const path of ALONE) {
    await page.goto(path);
    await expectToFit(page, path);
  }
});

/** Follows a link among the pages of a business, without a page load. */
async function follow(page: Page, href: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-left', ''));
  await pagesIn(page).locator(`a[href="${href}"]`).click();
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

/**
 * Checks that the page is server-rendered, that its controls are reachable by keyboard, and that it does not scroll
 * horizontally.
 */
async function expectToFit(page: Page, path: string): Promise<void> {
  expect.soft((await page.request.get(path)).status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { overflow, outOfReach } = await page.evaluate(fromRightToLeft);
  expect.soft(overflow, `${path} scrolls to a side`).toBeLessThanOrEqual(0);
  expect.soft(outOfReach, `${path} has what no key reaches`).toEqual([]);
}

/** Runs in the page. Makes it right to left, and returns its overflow and the controls that the Tab key does not reach. */
function fromRightToLeft(): { readonly overflow: number; readonly outOfReach: readonly string[] } {
  document.documentElement.dir = 'rtl';
  const pressed = document.querySelectorAll<HTMLElement>(
    'main :is(a, button, input, select, textarea, summary, [role=button], [role=tab])',
  );
  return {
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    outOfReach: [...pressed]
      .filter((one) => one.checkVisibility() && !one.matches(':disabled') && one.tabIndex !== 0)
      .map(({ outerHTML }) => outerHTML),
  };
}

test('[BD-05] a business sees its audiences, by language and range, and its member turns the weekly digest off', async ({
  page,
}) => {
  await signInAsShop(page.request);
  await page.goto('/business/hub/');
  await page.locator('main a[href^="/business/business-access/"]').first().click();
  await page
    .getByRole('navigation', { name: /^Pages of / })
    .getByRole('link', { name: 'Audience insights' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audience insights' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Date range' }).selectOption({ label: 'Last 12 months' });
  await expect(page.getByText(/impressions$/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Most activity/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Audience' }).selectOption({ label: 'Engaged audience' });
  await expect(page).toHaveURL(/audience=engaged/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Audience' })).toHaveValue('engaged');
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await page.goto('/settings/notifications/');
  const mail = page.getByRole('row', { name: /Weekly numbers of your business/ }).getByRole('combobox');
  await expect(mail).toHaveValue('immediate');
  await mail.selectOption({ label: 'No email' });
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page.getByText('Your changes are saved.').first()).toBeVisible();
  await page.goto('/email/subscription/');
  await expect(page.getByRole('switch', { name: 'Weekly numbers of your business' })).not.toBeChecked();
});

test('[BD-05] the creator of a Pin reads its numbers from its menu, and promotes it from there @desktop', async ({
  page,
}) => {
  await signInAsShop(page.request);
  const { pins } = await read(page.request, 'QuickPromote', {});
  await page.goto(`/pin/${pins[0].id}/`);
  await page.getByRole('button', { name: 'More options' }).first().click();
  await page.getByRole('menuitem', { name: 'See numbers' }).click();
  await expect(page).toHaveURL(/\/pin\/\d+\/numbers\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Numbers of this Pin' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Date range' }).selectOption({ label: 'Last 90 days' });
  await expect(page).toHaveURL(/from=/);
  await page.getByRole('button', { name: /^Saves/ }).click();
  await expect(page.getByRole('heading', { name: /^Saves, / })).toBeVisible();
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  await page.getByRole('link', { name: 'Promote this Pin' }).click();
  await expect(page).toHaveURL(/\/advertiser\/quick-promote\/\?pin=\d+$/);
});
