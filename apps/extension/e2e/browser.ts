import { launchOptions } from '@pegboard/config/chromium';
import { chromium, expect, request, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { GALLERY, PAGES_PORT, SITE } from './addresses.ts';
import { EXTENSION_DIR } from './build-extension.ts';

const PASSWORD = 'a-long-enough-password';

/** Chromium with the unpacked archive, as a member has it. Its network leads the names of other sites to this machine. */
export async function launchWithExtension(
  language = 'en-US',
  folder = EXTENSION_DIR,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', {
    ...launchOptions,
    headless: true,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...launchOptions.args,
      '--headless=new',
      `--lang=${language}`,
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      `--host-resolver-rules=MAP ${new URL(GALLERY).host} 127.0.0.1:${PAGES_PORT}`,
      '--enable-unsafe-extension-debugging',
    ],
    env: { ...process.env, LANGUAGE: language },
    viewport: { width: 1000, height: 800 },
  });
}

/** Returns the id of the extension, which its manifest determines. */
export async function extensionId(context: BrowserContext): Promise<string> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  return new URL(worker.url()).host;
}

/**
 * Presses the extension's button of the toolbar, which gives it access to this page alone. It presses again, as a person
 * does, while nothing happens: a page that has just been loaded sometimes does not know of the access yet.
 */
export async function pressToolbarButton(context: BrowserContext, page: Page): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser to send a command to.');
  await page.bringToFront();
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos.find(({ url }) => url === page.url());
  if (!tab) throw new Error(`There is no tab at ${page.url()}.`);
  // Playwright's types do not know this command yet.
  const send = session.send.bind(session) as unknown as (method: string, options: object) => Promise<unknown>;
  const id = await extensionId(context);
  await expect(async () => {
    await send('Extensions.triggerAction', { id, targetId: tab.targetId });
    await expect(page.locator('pegboard-extension')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await session.detach();
}

/** A control as assistive technology sees it. */
export type Control = {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly node: number;
};

/** The accessibility tree of a page. It includes the closed shadow tree of the extension, which selectors do not reach. */
export class AccessibleTree {
  readonly #page: Page;
  readonly #session: CDPSession;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<AccessibleTree> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new AccessibleTree(page, session);
  }

  async controls(): Promise<readonly Control[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, value, properties = [], backendDOMNodeId }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ''),
        value: String(value?.value ?? ''),
        isChecked: properties.some((one) => one.name === 'checked' && one.value.value === 'true'),
        node: backendDOMNodeId ?? 0,
      }));
  }

  async names(role: string): Promise<readonly string[]> {
    return (await this.controls()).filter((control) => control.role === role).map(({ name }) => name);
  }

  /** Waits for a control, and returns it. */
  async find(role: string, name: string): Promise<Control> {
    let found: Control | undefined;
    await expect
      .poll(
        async () => {
          found = (await this.controls()).find((control) => control.role === role && control.name === name);
          return found?.name;
        },
        { message: `There is a ${role} with the name "${name}"` },
      )
      .toBe(name);
    if (!found) throw new Error(`There is no ${role} with the name "${name}".`);
    return found;
  }

  /** Presses a control with the pointer, as a person does. */
  async press(role: string, name: string): Promise<void> {
    const { node } = await this.find(role, name);
    await this.#session.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: node });
    const { quads } = await this.#session.send('DOM.getContentQuads', { backendNodeId: node });
    const [left = 0, top = 0, , , right = 0, bottom = 0] = quads[0] ?? [];
    await this.#page.mouse.click((left + right) / 2, (top + bottom) / 2);
  }

  /** Moves the keyboard focus to a control. */
  async focus(role: string, name: string): Promise<void> {
    const { node } = await this.find(role, name);
    await this.#session.send('DOM.focus', { backendNodeId: node });
  }

  /** Waits until the dialog says something. */
  async expectStatus(text: string): Promise<void> {
    await expect.poll(async () => (await this.controls()).some(({ name }) => name === text)).toBe(true);
  }
}

/** A member of the site. */
export type Member = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** Reads a resource as this member. */
  readonly read: (name: string, options: object) => Promise<unknown>;
};

/** Creates an account on the site, which the browser of the extension is not logged in to. */
export async function createMember(): Promise<Member> {
  const [one, two, three] = crypto.getRandomValues(new Uint8Array(3));
  const email = `lamps-${one}-${two}-${three}-${Date.now()}@pegboard.example`;
  const api = await request.newContext({ baseURL: SITE });
  await api.get('/signup/');
  const { cookies } = await api.storageState();
  const token = cookies.find(({ name }) => name.endsWith('csrftoken'))?.value ?? '';
  const answer = await api.post('/resource/UserRegisterResource/create/', {
    headers: { 'x-csrftoken': token, origin: SITE },
    data: { options: { full_name: 'Juno Park', email, password: PASSWORD, locale: 'en-US' } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { username } = (await answer.json()).resource_response.data as { readonly username: string };
  return {
    email,
    username,
    password: PASSWORD,
    async read(name, options) {
      const data = encodeURIComponent(JSON.stringify({ options }));
      const read = await api.get(`/resource/${name}Resource/get/?data=${data}`);
      return (await read.json()).resource_response.data;
    },
  };
}
