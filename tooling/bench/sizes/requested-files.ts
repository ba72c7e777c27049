import type { Browser } from 'playwright';

/** The scripts and style sheets that a page requests until it is idle, without any interaction. */
export type RequestedFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const KINDS = { script: /\.js$/, style: /\.css$/ } as const;

/** A person's user agent: a headless browser would be treated as a bot. */
const VISITOR =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Opens a page for the first time, as a signed-out visitor with an empty cache. */
export async function requestedFiles(browser: Browser, url: string): Promise<RequestedFiles> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, userAgent: VISITOR });
  try {
    const page = await context.newPage();
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
    const ofKind = (kind: RegExp): readonly string[] =>
      [...requested].filter((address) => kind.test(new URL(address).pathname));
    return { scripts: ofKind(KINDS.script), styles: ofKind(KINDS.style) };
  } finally {
    await context.close();
  }
}
