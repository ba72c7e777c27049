// `pnpm test:embed`: the elements of `@pegboard/embed` on pages of other origins under a strict content security policy, in Chromium
// and Firefox (IO-06, IO-07). It starts the built site with demo content, or uses the one of PEGBOARD_EMBED_SITE.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { blogPage, forgerPage, type BlogAddresses } from './blog-pages.ts';

const log = (line: string): void => void process.stdout.write(`${line}\n`);

const LOADER_BYTES_MAX = 3_000;
const EMBEDS = 20;
const PORT = 4594;
const BROWSERS = {
  chromium: { browser: 'chrome', path: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
  firefox: { browser: 'firefox', path: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' },
} as const;

type Seen = { readonly type: string; readonly detail: unknown };

/** Starts the built site, and returns its address and how to stop it. */
async function startSite(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const given = process.env['PEGBOARD_EMBED_SITE'];
  if (given !== undefined) return { url: given, stop: () => undefined };
  const web = resolve(import.meta.dirname, '..');
  const url = `http://localhost:${PORT}`;
  const server = spawn(process.execPath, ['--conditions=@pegboard/source', '../bff/dist/server.js'], {
    cwd: web,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      PEGBOARD_AVIF: 'off',
      PEGBOARD_DEMO: 'small',
      PEGBOARD_DEMO_LOGINS: 'on',
      PEGBOARD_DATA_DIR: resolve(web, '../../.pegboard/embed-test'),
    },
  });
  const stop = (): void => void server.kill('SIGTERM');
  for (let second = 0; second < 300; second += 1) {
    if (server.exitCode !== null) throw new Error('The site did not start. Build it first: pnpm build.');
    const isReady = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { url, stop };
    await wait(1_000);
  }
  stop();
  throw new Error('The site did not start within five minutes.');
}

async function serve(pageOf: (path: string) => { readonly html: string; readonly policy: string }): Promise<{
  readonly url: string;
  readonly server: Server;
}> {
  const server = createServer((request, response) => {
    const { html, policy } = pageOf(request.url ?? '/');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    });
    response.end(html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Waits until a condition of a page or frame holds. */
async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (await isTrue().catch(() => false)) return;
    await wait(200);
  }
  throw new Error(`It did not happen within 30 seconds: ${what}.`);
}

const framesOf = (page: Page, site: string): readonly Frame[] =>
  page.frames().filter((frame) => frame.url().startsWith(`${site}/`));

async function checkBrowser(name: keyof typeof BROWSERS, addresses: BlogAddresses): Promise<void> {
  const { browser: kind, path } = BROWSERS[name];
  const browser = await puppeteer.launch({
    browser: kind,
    executablePath: path,
    headless: true,
    // By the window: Firefox 140 has not all commands of an emulated viewport.
    defaultViewport: null,
    args:
      kind === 'chrome'
        ? ['--no-sandbox', '--disable-gpu', '--window-size=1280,900']
        : ['--width=1280', '--height=900'],
  });
  try {
    log(`${name} ${await browser.version()}`);
    await checkEmbeds(browser, addresses);
    await checkWithoutScripts(browser, addresses);
    await checkForgers(browser, addresses);
  } finally {
    await browser.close();
  }
}

/** Twenty embeds load without moving anything, in their theme, direction and language, and report to their page. */
async function checkEmbeds(browser: Browser, { site, blog }: BlogAddresses): Promise<void> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${blog}/`, { waitUntil: 'domcontentloaded' });
  const placesOf = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll('h1, pegboard-pin, pegboard-board, pegboard-profile, pegboard-save, p'),
      ].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    );
  await page.evaluate(() => {
    const state = { shift: 0, isMeasured: PerformanceObserver.supportedEntryTypes.includes('layout-shift') };
    Object.assign(window, { shifts: state });
    if (!state.isMeasured) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const before = await placesOf();
  assert.equal(before.length, EMBEDS + 3, 'all elements are on the page');
  // Frames are lazy: the page is scrolled from its top to its end.
  for (let seen = 0; seen < EMBEDS; seen += 1) {
    await page.evaluate(async (nth) => {
      document.querySelectorAll('pegboard-pin, pegboard-board, pegboard-profile')[nth]?.scrollIntoView();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, seen);
  }
  await until('20 frames are loaded', async () => {
    const frames = framesOf(page, site);
    if (frames.length < EMBEDS) return false;
    const loaded = await Promise.all(
      frames.map((frame) => frame.evaluate(() => document.querySelector('a') !== null)),
    );
    return loaded.every(Boolean);
  });
  await page.evaluate(() => scrollTo(0, 0));
  assert.deepEqual(await placesOf(), before, 'no element moved');
  const shifts = await page.evaluate(
    () =>
      (window as unknown as { readonly shifts: { readonly shift: number; readonly isMeasured: boolean } })
        .shifts,
  );
  assert.equal(shifts.shift, 0, 'the layout shift is 0.00');
  log(
    `  ${EMBEDS} embeds, layout shift ${shifts.shift.toFixed(2)}${shifts.isMeasured ? '' : ' (by the places of the elements)'}`,
  );
  const roots = await Promise.all(
    framesOf(page, site).map((frame) =>
      frame.evaluate(() => {
        const { lang, dir, dataset } = document.documentElement;
        return { lang, dir, theme: dataset['theme'], cookie: document.cookie };
      }),
    ),
  );
  assert.ok(roots.some(({ theme }) => theme === 'dark'));
  assert.ok(roots.some(({ lang, dir }) => lang === 'ar' && dir === 'rtl'));
  assert.ok(
    roots.every(({ cookie }) => cookie === ''),
    'no cookies',
  );
  await until('a theme reaches its frame', async () => {
    await page.evaluate(() => document.querySelector('pegboard-board')?.setAttribute('theme', 'dark'));
    const themes = await Promise.all(
      framesOf(page, site).map((frame) => frame.evaluate(() => document.documentElement.dataset['theme'])),
    );
    return (
      themes.filter((theme) => theme === 'dark').length > roots.filter(({ theme }) => theme === 'dark').length
    );
  });

  // The links of frames open new tabs, of which the page hears; so does the button to save.
  await page.evaluate(() => {
    const seen: object[] = [];
    Object.assign(window, { seen });
    for (const type of ['pegboard-open', 'pegboard-save'])
      document.addEventListener(type, (event) => seen.push({ type, detail: (event as CustomEvent).detail }));
  });
  const [frame] = framesOf(page, site);
  await frame?.evaluate(() => document.querySelector<HTMLElement>('a')?.click());
  await page.evaluate(() =>
    document.querySelector('pegboard-save')?.shadowRoot?.querySelector<HTMLElement>('a')?.click(),
  );
  const seenOf = (): Promise<readonly Seen[]> =>
    page.evaluate(() => (window as unknown as { readonly seen: readonly Seen[] }).seen);
  await until('the page hears of both links', async () => (await seenOf()).length === 2);
  const save = (await seenOf()).find(({ type }) => type === 'pegboard-save')?.detail as {
    readonly url: string;
  };
  const composer = new URL(save.url);
  assert.equal(composer.origin + composer.pathname, `${site}/pin/create/button/`);
  assert.equal(composer.searchParams.get('url'), `${blog}/`);
  assert.equal(composer.searchParams.get('media'), `${blog}/bowl.jpg`);
  assert.deepEqual(errors, [], 'the page has no errors');
  await page.close();
  log('  theme, direction, events and the button to save');
}

/** A page whose policy refuses the script shows the links. */
async function checkWithoutScripts(browser: Browser, { site, blog }: BlogAddresses): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${blog}/without-scripts/`);
  const links = await page.evaluate(() => ({
    isDefined: customElements.get('pegboard-board') !== undefined,
    seen: [...document.querySelectorAll('a')].map(
      (link) => [link.href, link.getBoundingClientRect().width > 0] as const,
    ),
  }));
  assert.equal(links.isDefined, false);
  assert.equal(links.seen.length, EMBEDS + 1);
  assert.ok(links.seen.every(([href, isVisible]) => href.startsWith(`${site}/`) && isVisible));
  await page.close();
  log('  links without scripts');
}

/** Messages of other windows and origins change nothing, and a frame that names an origin sends nothing to any other. */
async function checkForgers(browser: Browser, { site, blog, forger }: BlogAddresses): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${blog}/with-forger/`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const heard: unknown[] = [];
    const forged: unknown[] = [];
    Object.assign(window, { heard, forged });
    for (const type of ['pegboard-ready', 'pegboard-resize', 'pegboard-open'])
      document.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent).detail }));
    addEventListener('message', ({ data }) => {
      if (JSON.stringify(data).includes('forged')) forged.push(data);
    });
  });
  await until('the forger sent its messages', () =>
    page.evaluate(() => (window as unknown as { readonly forged: readonly unknown[] }).forged.length >= 4),
  );
  // The window of the page itself is no frame either.
  await page.evaluate(() =>
    postMessage(
      { source: 'pegboard', version: 1, type: 'resize', height: 9_999, note: 'forged' },
      location.origin,
    ),
  );
  await wait(500);
  const result = await page.evaluate(() => ({
    heard: (window as unknown as { readonly heard: readonly Seen[] }).heard,
    height: document.querySelector('pegboard-board')?.getBoundingClientRect().height,
  }));
  assert.ok(
    result.heard.every(
      ({ detail }) =>
        !JSON.stringify(detail ?? '').includes('9999') && !JSON.stringify(detail ?? '').includes('forged'),
    ),
    'no forged message became an event',
  );
  assert.notEqual(result.height, 9_999, 'the element kept its height');
  const [frame] = framesOf(page, site);
  assert.equal(
    await frame?.evaluate(() => document.documentElement.dataset['theme']),
    'light',
    'the theme is that of the page',
  );
  await page.close();

  const stranger = await browser.newPage();
  await stranger.goto(`${forger}/framing/`, { waitUntil: 'domcontentloaded' });
  await stranger.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
  });
  await until('the frame of the stranger is loaded', async () => {
    const [framed] = framesOf(stranger, site);
    return (await framed?.evaluate(() => document.querySelector('a') !== null)) === true;
  });
  await stranger.evaluate(() =>
    window.frames[0]?.postMessage({ source: 'pegboard', type: 'set-theme', theme: 'dark' }, '*'),
  );
  await wait(500);
  const [framed] = framesOf(stranger, site);
  assert.equal(await framed?.evaluate(() => document.documentElement.dataset['theme']), 'light');
  assert.deepEqual(
    await stranger.evaluate(() => (window as unknown as { readonly heard: readonly unknown[] }).heard),
    [],
    'a frame for another origin says nothing',
  );
  await stranger.close();
  log('  forged messages are ignored');
}

/** The responses themselves: no cookies, framing allowed there alone, a small loader, and oEmbed in both formats. */
async function checkResponses({ site }: BlogAddresses): Promise<void> {
  const loader = await fetch(`${site}/embed/elements.js`);
  const bytes = gzipSync(Buffer.from(await loader.arrayBuffer()), { level: 9 }).length;
  assert.ok(bytes <= LOADER_BYTES_MAX, `the loader has ${bytes} bytes (gzip), of ${LOADER_BYTES_MAX}`);
  for (const path of [
    '/embed/elements.js',
    '/embed/frame.js',
    '/embed/ada/',
    '/embed/ada/the-windowsill-jungle/',
  ])
    assert.deepEqual((await fetch(site + path)).headers.getSetCookie(), [], path);
  for (const path of ['/', '/ada/', '/ada/the-windowsill-jungle/', '/login/'])
    assert.match(
      (await fetch(site + path)).headers.get('content-security-policy') ?? '',
      /frame-ancestors 'none'/,
    );
  for (const path of ['/ada/', '/ada/_saved/', '/ada/the-windowsill-jungle/'])
    for (const [format, type] of [
      ['json', 'application/json'],
      ['xml', 'text/xml'],
    ] as const) {
      const query = new URLSearchParams({ url: site + path, format });
      const response = await fetch(`${site}/oembed/?${query}`);
      assert.equal(response.status, 200, path);
      assert.match(response.headers.get('content-type') ?? '', new RegExp(`^${type}`));
    }
  log(`loader: ${bytes} bytes (gzip)`);
}

const site = await startSite();
const addresses: { site: string; blog: string; forger: string } = { site: site.url, blog: '', forger: '' };
const ideas = await (await fetch(`${site.url}/ada/the-windowsill-jungle/`)).text();
const pin = /href="(\/pin\/[^"/]+\/)"/.exec(ideas)?.[1] ?? '';
const blog = await serve((path) => blogPage(path, addresses, { pin, count: EMBEDS }));
const forger = await serve((path) => forgerPage(path, addresses));
Object.assign(addresses, { blog: blog.url, forger: forger.url });
try {
  await checkResponses(addresses);
  const wanted = process.argv[2];
  for (const name of Object.keys(BROWSERS) as (keyof typeof BROWSERS)[])
    if (wanted === undefined || wanted === name) await checkBrowser(name, addresses);
} finally {
  blog.server.close();
  forger.server.close();
  site.stop();
}
