import type { APIRequestContext, Locator } from '@playwright/test';
import { axeOf } from './axe.ts';
import { expect, test, type Page } from './journey.ts';

/** Calls a resource as the page would, and gives its data. */
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

/** Makes an account, which is signed in from then on. */
async function join(
  request: APIRequestContext,
  name: string,
): Promise<{ readonly id: string; readonly username: string }> {
  await request.get('/signup/'); // gives the token that calls repeat
  const email = `${name}-${process.pid}-${Date.now()}@pegboard.example`;
  return call(request, 'UserRegister', 'create', {
    full_name: `Kiln ${name}`,
    email,
    password: 'a-long-enough-password',
    locale: 'en-US',
  });
}

/** What each role sees of a business manager, a page that is refused to it, and where it goes from there. */
const ROLES = {
  admin: { sees: ['Members', 'Security', 'Catalogs', 'Settings'], refused: 'hierarchy', out: 'Members' },
  catalog_manager: { sees: ['Catalogs', 'Connections'], refused: 'ad-accounts', out: 'Catalogs' },
  finance: { sees: ['Ad accounts', 'Members'], refused: 'catalogs', out: 'Ad accounts' },
  analyst: { sees: ['Dashboard', 'Ad accounts', 'Catalogs'], refused: 'security', out: 'Catalogs' },
  owner: { sees: ['Members', 'Security', 'Catalogs', 'Settings'], refused: 'hierarchy', out: 'Security' },
};

test('[BD-04] each role sees its pages, is shown a way out of the others, and nothing when it has ended', async ({
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
  await join(owner, 'owner');
  const { id } = await call(owner, 'Business', 'create', { kind: 'manager', name: 'Kiln Studio' });
  const mate = await join(page.request, 'mate');
  const invite = { business_id: id, who: mate.username, role: 'analyst' };
  const { id: inviteId } = await call(owner, 'BusinessInvites', 'create', invite);
  await call(page.request, 'BusinessInvitation', 'update', { invite_id: inviteId });
  const base = `/business/business-manager/${id}/`;
  const pages = page.getByRole('navigation', { name: 'Pages of Kiln Studio' }).getByRole('link');
  for (const [role, { sees, refused, out }] of Object.entries(ROLES))
    await test.step(role, async () => {
      await call(owner, 'BusinessMembers', 'update', { business_id: id, user_id: mate.id, role });
      const answer = await page.goto(`${base}${refused}/`);
      expect(answer?.status()).toBe(403);
      expect(await pages.allTextContents()).toEqual(expect.arrayContaining(sees));
      await expect(pages.filter({ hasText: /^Ad accounts$/ })).toHaveCount(
        role === 'catalog_manager' ? 0 : 1,
      );
      // The way out, by keys.
      await page.getByRole('list').last().getByRole('link', { name: out, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: out })).toBeVisible();
    });
  await call(owner, 'BusinessMembers', 'delete', { business_id: id, user_id: mate.id });
  expect((await page.goto(base))?.status()).toBe(404);
  await owner.dispose();
  noise.length = 0; // the browser itself reports what was refused
});

/** The pages about businesses that stand in none. */
const ALONE = [
  '/business/hub/',
  '/business/convert/',
  '/business/invite/',
  '/business/schedule_call/',
  '/business/commerce-integrations/',
  '/advertiser/quick-promote/',
];

/** Signs in as the shop of the demo content, and gives the addresses of one of its businesses of each kind. */
async function shopOf(page: Page): Promise<ReadonlyMap<string, string>> {
  await page.request.get('/login/'); // gives the token that calls repeat
  const who = { username_or_email: 'kilnandco', password: 'pegboard-demo' };
  await call(page.request, 'UserSession', 'create', who);
  await page.goto('/business/hub/');
  const links = await hrefsIn(page.getByRole('main'));
  return new Map(
    links.flatMap((href) => {
      const kind = /business-(access|manager|hierarchy)\/\d+\/$/.exec(href)?.[1];
      return kind === undefined ? [] : [[kind, href] as const];
    }),
  );
}

/** The pages that a business names, by what stands after its address. */
async function pagesOf(page: Page, base = ''): Promise<readonly string[]> {
  await page.goto(base);
  const links = await hrefsIn(page.getByRole('navigation', { name: /^Pages of / }));
  return links.map((href) => href.slice(base.length));
}

test('[BD-01] every page of a business is free of barriers, within reach of keys, and fits from right to left', async ({
  page,
}) => {
  test.slow();
  const base = (await shopOf(page)).get('access') ?? '';
  for (const path of await pagesOf(page, base)) await expectOpenToAll(page, base + path);
});

test('[BD-02, BD-03] so is every page that only a manager or a hierarchy has, and every one that stands alone', async ({
  page,
}) => {
  test.slow();
  const bases = await shopOf(page);
  const known = await pagesOf(page, bases.get('access'));
  const paths = [...ALONE];
  for (const base of [bases.get('manager'), bases.get('hierarchy')])
    paths.push(
      ...(await pagesOf(page, base)).filter((path) => !known.includes(path)).map((path) => `${base}${path}`),
    );
  for (const path of paths) await expectOpenToAll(page, path);
});

const hrefsIn = (part: Locator): Promise<readonly string[]> =>
  part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Looks at a page in English on a wide screen, then from right to left on a narrow one. */
async function expectOpenToAll(page: Page, path: string): Promise<void> {
  expect.soft((await page.goto(path))?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await axeOf(page).include('main').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, path).toEqual([]);
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height: 740 });
  const { overflow, outOfReach } = await page.evaluate(fromRightToLeft);
  expect.soft(overflow, `${path} scrolls to a side`).toBeLessThanOrEqual(0);
  expect.soft(outOfReach, `${path} has what no key reaches`).toEqual([]);
  await page.setViewportSize({ width, height });
}

/** Runs in the page. What is pressed there has its turn when one goes from one to the next by keys. */
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
