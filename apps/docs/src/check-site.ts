/* oxlint-disable no-console, no-await-in-loop -- a command that prints, and one page after the other in one browser */
import { launchOptions } from '@pegboard/config/chromium';
import { preview } from 'astro';
import type Axe from 'axe-core';
import { spawnSync } from 'node:child_process';
import lighthouse from 'lighthouse';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';

import { checkInFirefox } from './check-firefox.ts';
import { checkInWebkit } from './check-webkit.ts';
import { findLinkProblems, readBuiltPage, type BuiltPage } from './check-links.ts';
import { APP, BASE } from './paths.ts';

const DIST = join(APP, 'dist');

/** Lighthouse needs at least this score in each category, on one page of each kind. */
const SCORE_MIN = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEBUGGING_PORT = 4797;

/** One page of each kind. */
const KINDS = [
  '',
  'guides/gallery/',
  'guides/theming/',
  'packages/',
  'packages/pin-card/',
  'packages/pin-card/api/',
  'packages/pin-card/changes/',
  'packages/ui/tokens/',
  'operating/production/',
  'reference/errors/',
  'reference/rest/relationships/',
  'reference/graphql/queries/',
  'decisions/0033-layers-and-domains/',
  'start/the-site/',
];
/** The examples that are checked in Firefox and WebKit, too. */
const EXAMPLES_ELSEWHERE = ['pin-card', 'pin-grid', 'closeup', 'save-flow', 'gallery'];
const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

if (!process.argv.includes('--no-build')) buildSite();
const linkProblems = checkLinks();
for (const problem of linkProblems) console.error(problem);
const problems = [...linkProblems, ...(await checkPages())];
console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

function buildSite(): void {
  const { status } = spawnSync('node', ['--conditions=@pegboard/source', 'src/docs.ts', 'build'], {
    cwd: APP,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

function checkLinks(): readonly string[] {
  const files = globSync('**/*.html', { cwd: DIST });
  const pages = new Map<string, BuiltPage>(
    files.map((file) => [
      `${BASE}${file.replace(/index\.html$/, '')}`,
      readBuiltPage(readFileSync(join(DIST, file), 'utf8')),
    ]),
  );
  console.log(`${pages.size} pages.`);
  // the links of an example are addresses of an app
  for (const address of pages.keys()) if (address.startsWith(`${BASE}examples/`)) pages.delete(address);
  return findLinkProblems(pages, (address) =>
    existsSync(join(DIST, decodeURIComponent(address.slice(BASE.length)))),
  );
}

/** Checks the pages that are named on the command line, else one of each kind and every example. */
async function checkPages(): Promise<readonly string[]> {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const examples = globSync('examples/*/', { cwd: DIST }).map((path) => `${path.replace(/\/$/, '')}/`);
  const server = await preview({ root: APP, server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const found: string[] = [];
  try {
    const urlOf = (path: string): string => `http://127.0.0.1:${server.port}${BASE}${path}`;
    for (const path of named.length > 0 ? named : [...KINDS, ...examples])
      found.push(...(await checkPage(browser, urlOf(path))));
    if (process.argv.includes('--lighthouse'))
      for (const path of named.length > 0 ? named : KINDS) found.push(...(await checkScores(urlOf(path))));
    if (process.argv.includes('--firefox'))
      found.push(...(await checkInFirefox(EXAMPLES_ELSEWHERE.map((name) => urlOf(`examples/${name}/`)))));
    if (process.argv.includes('--webkit'))
      found.push(
        ...(await checkInWebkit(
          `http://127.0.0.1:${server.port}`,
          EXAMPLES_ELSEWHERE.map((name) => `${BASE}examples/${name}/`),
        )),
      );
    return found;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Runs Lighthouse as a phone, and returns the categories whose score is too low; the better of two runs counts. */
async function checkScores(url: string): Promise<readonly string[]> {
  const best = new Map<string, number>();
  for (let run = 0; run < 2; run += 1) {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    for (const name of CATEGORIES) {
      const score = Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
      best.set(name, Math.max(best.get(name) ?? 0, score));
    }
    if ([...best.values()].every((score) => score >= SCORE_MIN)) break;
  }
  const { pathname } = new URL(url);
  console.log(`${pathname}: Lighthouse ${[...best.values()].join(', ')}`);
  const problems = [...best]
    .filter(([, score]) => score < SCORE_MIN)
    .map(([name, score]) => `${pathname}: Lighthouse ${name} ${score}, at least ${SCORE_MIN}`);
  for (const problem of problems) console.error(problem);
  return problems;
}

/** Loads a page, and returns its problems on desktop and phone, in light and dark. */
async function checkPage(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage({ viewport: VIEWPORTS.desktop, reducedMotion: 'reduce' });
  const { pathname } = new URL(url);
  const found: string[] = [];
  let bytes = 0;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(error.message));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    // Names of `.example` are reserved, so an example that embeds such a site reaches none.
    const isForeign = hostname !== '127.0.0.1' && !hostname.endsWith('.example');
    if (protocol.startsWith('http') && isForeign) found.push(`requests ${request.url()}`);
  });
  page.on('response', (response) => {
    void response.body().then(
      (body) => (bytes += body.length),
      () => undefined,
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core') });
  for (const size of ['desktop', 'phone'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(VIEWPORTS[size]);
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate(findViolations, pathname.includes('/examples/'));
      found.push(...violations.map((violation) => `${colorScheme}, ${size}: ${violation}`));
    }
  console.log(`${pathname}: ${Math.round(bytes / 1000)} kB before compression, ${found.length} problems`);
  await page.close();
  const problems = [...new Set(found)].map((problem) => `${pathname}: ${problem}`);
  for (const problem of problems) console.error(problem);
  return problems;
}

/** Runs in the page: returns the violations that axe finds, without rules for whole pages where it shows one example. */
async function findViolations(isExample: boolean): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  const wholePage = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];
  const { violations } = await axe.run(document, {
    rules: {
      // Starlight's search button shows its shortcut, which `aria-keyshortcuts` says and its name does not
      'label-content-name-mismatch': { enabled: false },
      ...(isExample && Object.fromEntries(wholePage.map((id) => [id, { enabled: false }]))),
    },
  });
  const isWide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  return [
    ...violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    ),
    ...(isWide ? ['is wider than the window'] : []),
  ];
}
