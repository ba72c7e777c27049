import { test as base, expect, type Locator, type Page } from '@playwright/test';

export { expect, type Locator, type Page };

/** Restricts a test to one screen: on the other its page is not opened. */
export const DESKTOP_ONLY = { tag: '@desktop' };
export const MOBILE_ONLY = { tag: '@mobile' };

/** The user agent of a person: the test browser identifies itself as headless, and so counts as a bot, which gets other pages. */
export const PERSON_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** A test that also fails when the page logged an error or a warning to its console, or threw one. */
export const test = base.extend<{ readonly noise: string[] }>({
  // Each test has its own client address, because rate limits are counted by address, also across runs.
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants a pattern here, also of nothing
  extraHTTPHeaders: async ({}, use) => {
    const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
    await use({ 'x-forwarded-for': `10.${one}.${two}.${three}` });
  },
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? withHydrationWait(page) : page),
  noise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          noise.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use(noise);
      expect(noise, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A page that waits after each navigation until it is hydrated: presses before that are replayed, keys are not. Tests
 * of hydration itself set `waitUntil`.
 */
export function withHydrationWait(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = (url, options) => comeAlive(page, goto(url, options), options);
  page.reload = (options) => comeAlive(page, reload(options), options);
  return page;
}

/** Waits until a page is hydrated and returns its response; a page without scripts is ready immediately. */
async function comeAlive<Answer>(
  page: Page,
  answer: Promise<Answer>,
  options: { readonly waitUntil?: string } = {},
): Promise<Answer> {
  const answered = await answer;
  const isPatient = options.waitUntil === undefined;
  if (isPatient && (await page.evaluate(() => '__pb_early' in window))) await waitForHydration(page);
  return answered;
}

const PASSWORD = 'a-long-enough-password';
let people = 0;

const newEmail = (): string => {
  people += 1;
  return `juno-${process.pid}-${Date.now()}-${people}@pegboard.example`;
};

/** The parts of a response that tests need. */
export type Made = { readonly id: string; readonly url: string; readonly username: string };

/** Sends a request to a resource as the page does, in its session. */
export async function call(page: Page, name: string, options: object, action = 'create'): Promise<Made> {
  const { cookies } = await page.context().storageState();
  const token = cookies.find(({ name: each }) => each.endsWith('csrftoken'))?.value ?? '';
  const answer = await page.request.post(`/resource/${name}Resource/${action}/`, {
    headers: { 'x-csrftoken': token, origin: test.info().project.use.baseURL ?? '' },
    data: { options },
  });
  expect(answer.status(), `${name} ${action}: ${await answer.text()}`).toBe(200);
  return (await answer.json()).resource_response.data;
}

/** Creates an account as the form of the site does, and signs in with it; no page is opened. */
export async function signUpByApi(
  page: Page,
  name = 'Juno Park',
  locale = 'en-US',
): Promise<{ readonly email: string; readonly username: string }> {
  const email = newEmail();
  await page.request.get('/signup/'); // sets the token that later requests send
  const options = { full_name: name, email, password: PASSWORD, locale };
  const { username } = await call(page, 'UserRegister', options);
  return { email, username };
}

/** Signs up, and opens the home page in its language. */
export async function signUp(page: Page, name?: string, locale?: string): Promise<void> {
  await signUpByApi(page, name, locale);
  await page.goto('/');
  await ready(page);
}

/** Returns the addresses of the pins in the response of a page, without opening it. */
export async function pinPaths(page: Page, path = '/'): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set([...html.matchAll(/href="(\/pin\/[^"/]+\/)"/g)].map(([, found = '']) => found))];
}

/** Returns the id of the pin of an address. */
export const parsePinId = (path = ''): string => /(\d+)\/$/.exec(path)?.[1] ?? '';

/** Signs up through the form, skips the offered topics, and ends on the home page. */
export async function signUpByForm(page: Page, name = 'Juno Park'): Promise<void> {
  await page.goto('/signup/');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await ready(page);
}

/** Waits until the page is hydrated, and the grid has placed its cards. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('[data-pin-grid][data-placed]').first()).toBeVisible();
  await waitForHydration(page);
}

/**
 * Waits until React has hydrated every part of the page, lazily loaded ones included: presses take effect from now on. Moves a
 * pointer over the page, because the pages of visitors load some of their parts when they are used.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => {
    type Fiber = {
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: object } | null;
    };
    const isTaken = (first: Fiber | null): boolean => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const { isDehydrated, dehydrated } = fiber.memoizedState ?? {};
        if (isDehydrated || dehydrated || !isTaken(fiber.child)) return false;
      }
      return true;
    };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer')) ?? '';
    const container = Reflect.get(document, key) as { stateNode: { current: Fiber } } | undefined;
    return container !== undefined && isTaken(container.stateNode.current);
  });
}

/** Returns the cards of the first grid on the page. */
export const cards = (page: Page): Locator => page.locator('[data-pin-grid]').first().getByRole('listitem');

/** Presses a control: with Enter on a desktop, with a tap on a phone. */
export async function press(what: Locator): Promise<void> {
  if (test.info().project.use.hasTouch === true) return what.tap();
  // A disabled control cannot be focused, nor can one behind a dialog that is closing.
  await expect(async () => {
    await what.focus();
    await expect(what).toBeFocused({ timeout: 500 });
  }).toPass();
  return what.press('Enter');
}

/** Opens the pin of a card by its link. */
export async function openCard(page: Page, index: number): Promise<string> {
  const link = cards(page).nth(index).locator('[data-pin-link]');
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click({ position: { x: 12, y: 12 } });
  await expect(page.locator('[data-closeup]')).toBeVisible();
  return name;
}

/** Returns the Save button of the close-up by its label: the first one, because other pins there have their own. */
export const closeupSave = (page: Page, name: 'Save' | 'Saved' = 'Save'): Locator =>
  page
    .locator('[data-closeup]')
    .getByRole('button', { name: /^(Save|Saving|Saved|Removing|Waiting)$/ })
    .first()
    .and(page.getByRole('button', { name, exact: true }));
