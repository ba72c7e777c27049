import type { Browser, Page } from 'playwright';
import type { Member } from '../video/member.ts';

/** The scripts and style sheets that a page requests until it is idle, without any interaction. */
export type RequestedFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The files of a page, the scripts among them that it requests before it is loaded, and its inline scripts. */
export type FilesOfPage = RequestedFiles & {
  readonly firstScripts: readonly string[];
  readonly inlineScripts: readonly string[];
};

const KINDS = { script: /\.js$/, style: /\.css$/ } as const;

/** A person's user agent: a headless browser would be treated as a bot. */
const VISITOR =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Opens a page for the first time, as a signed-out visitor with an empty cache. */
export async function requestedFiles(browser: Browser, url: string): Promise<FilesOfPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, userAgent: VISITOR });
  try {
    const page = await context.newPage();
    const requested = recordRequests(page);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
    const loadedAt = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    );
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const starts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime] as const),
    );
    const first = new Set(starts.filter(([, start]) => start < loadedAt).map(([name]) => name));
    const { scripts, styles } = requested();
    return {
      scripts,
      styles,
      firstScripts: scripts.filter((script) => first.has(script)),
      inlineScripts: inlineScripts(await answer.text()),
    };
  } finally {
    await context.close();
  }
}

/**
 * Opens the composer over the home page of a member, from the open "Create" menu, and returns the files that it requests
 * until the page is idle. The files of the page, which is used before, and of the menu are not among them.
 */
export async function requestedByComposer(browser: Browser, member: Member): Promise<RequestedFiles> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, userAgent: VISITOR });
  try {
    const [session] = /__Host-pegboard=[^;]+/.exec(member.headers['cookie'] ?? '') ?? [];
    await context.setExtraHTTPHeaders({ cookie: session ?? '' });
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${member.port}/`, { waitUntil: 'networkidle' });
    // The home page loads the rest of its cards and grid when it is first used.
    await page.locator('[data-pin-grid] a').first().hover();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    // By keys: a pointer would be over a card when the menu closes, and the card would load its board picker.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Create' }).press('Enter');
    const item = page.getByRole('menuitem', { name: 'Pin', exact: true });
    await item.waitFor();
    await page.waitForLoadState('networkidle');
    const requested = recordRequests(page);
    await item.press('Enter');
    await page.locator('[data-pin-builder]').waitFor();
    await page.waitForLoadState('networkidle');
    return requested();
  } finally {
    await context.close();
  }
}

/** Returns the code of the scripts in the HTML of a page; blocks of data are no scripts. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]* type="application)[^>]*>([^<]*)<\/script>/g)].map(
    ([, code = '']) => code,
  );
}

/** Waits until React has begun to hydrate the page: a visitor's page loads its scripts when it is loaded and idle. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
}

/** Records the requests of a page from now on. Returns a function that returns the scripts and style sheets among them. */
function recordRequests(page: Page): () => RequestedFiles {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  const ofKind = (kind: RegExp): readonly string[] =>
    [...requested].filter((address) => kind.test(new URL(address).pathname));
  return () => ({ scripts: ofKind(KINDS.script), styles: ofKind(KINDS.style) });
}
