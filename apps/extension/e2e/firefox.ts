import { expect } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { resolve } from 'node:path';
import { GECKO_ID } from '../build/manifest.ts';
import { PAGES_PORT } from './addresses.ts';

/** The host of the pages of the extension, which Firefox otherwise draws at random. */
const EXTENSION_HOST = '6d0a3c2e-5b1f-4f52-9d0c-6d1f0e3c7a11';
const ARCHIVE = resolve(import.meta.dirname, '../dist/pegboard-firefox.zip');

/**
 * Starts Firefox with the archive installed. Its proxy leads the names of other sites to this machine. Without a window it shows no
 * prompts: permissions are allowed at once.
 */
export async function launchFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    // Lets the protocol open pages of extensions.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [GECKO_ID]: EXTENSION_HOST }),
      'extensions.webextOptionalPermissionPrompts': false,
      'intl.locale.requested': 'en-US',
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': PAGES_PORT,
      'network.proxy.no_proxies_on': 'localhost',
    },
  });
  await sendCommand(browser, 'webExtension.install', {
    extensionData: { type: 'archivePath', path: ARCHIVE },
  });
  return browser;
}

/** Opens the options of the extension. */
export async function openOptions(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // The protocol reports no end of this navigation.
  await sendCommand(browser, 'browsingContext.navigate', {
    context: contextOf(page),
    url: `moz-extension://${EXTENSION_HOST}/options.html`,
    wait: 'none',
  });
  await expect.poll(() => page.title().catch(() => '')).toBe('Save to Pegboard: settings');
  return page;
}

type Shadow = {
  readonly shadowRoot?: { readonly sharedId: string };
};
type Place = { readonly x: number; readonly y: number };

/** The part of the extension on a page: closed shadow trees, which are reached by the protocol only. */
export class ExtensionPart {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  /** Presses a control with the pointer, as a person does. */
  async press(selector: string, name: string): Promise<void> {
    let place: Place | undefined;
    await expect
      .poll(async () => (place = await this.#find(selector, name)), {
        message: `There is a ${selector} with the name "${name}"`,
      })
      .toBeDefined();
    await this.#page.mouse.click(place?.x ?? 0, place?.y ?? 0);
  }

  /** Waits until the dialog shows a status. */
  async expectStatus(text: string): Promise<void> {
    await expect.poll(() => this.#find('[role=status]', text), { message: text }).toBeDefined();
  }

  /** Returns the centre of the visible element with a name, if there is one. */
  async #find(selector: string, name: string): Promise<Place | undefined> {
    const context = contextOf(this.#page);
    const located = await sendCommand(this.#browser, 'browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: 'pegboard-extension' },
      serializationOptions: { includeShadowTree: 'all', maxDomDepth: 0 },
    });
    const { nodes } = located as { readonly nodes: readonly { readonly value?: Shadow }[] };
    for (const { value } of nodes) {
      if (!value?.shadowRoot) continue;
      const called = await sendCommand(this.#browser, 'script.callFunction', {
        functionDeclaration: FIND,
        target: { context },
        awaitPromise: false,
        arguments: [
          { sharedId: value.shadowRoot.sharedId },
          { type: 'string', value: selector },
          { type: 'string', value: name },
        ],
      });
      const { result } = called as { readonly result?: { readonly type: string; readonly value?: string } };
      if (result?.type === 'string' && result.value) return JSON.parse(result.value) as Place;
    }
    return undefined;
  }
}

const FIND = `(root, selector, name) => {
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  const found = [...root.querySelectorAll(selector)].find(
    (element) => nameOf(element) === name && element.getClientRects().length > 0,
  );
  if (!found) return '';
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return JSON.stringify({ x: x + width / 2, y: y + height / 2 });
}`;

/** Sends a command of WebDriver BiDi that Puppeteer has no method for, and returns its result. */
async function sendCommand(browser: Browser, method: string, params: object): Promise<unknown> {
  const { connection } = browser as unknown as {
    readonly connection: {
      send(method: string, params: object): Promise<{ readonly result: unknown }>;
    };
  };
  return (await connection.send(method, params)).result;
}

/** Returns the id of the tab of a page, which the protocol calls a browsing context. */
function contextOf(page: Page): string {
  return (page.mainFrame() as unknown as { readonly _id: string })._id;
}
