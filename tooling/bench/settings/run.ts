import { randomUUID } from 'node:crypto';
import { newCsrfToken } from '@pegboard/bff/src/platform/http/plugins/csrf-token.ts';
import { chromium, type Page } from 'playwright';
import { openSite, SITE_SECRET } from '../server/open-site.ts';
import { measureTransferSize } from '../sizes/weigh.ts';
import { atMost, printThresholds } from '../threshold.ts';

const PORT = 4798;
const SITE = `http://127.0.0.1:${PORT}`;
const PASSWORD = 'a-long-enough-password';
const AT_MOST_KB = 8;
const NAMES =
  'profile account privacy followers appearance ads muted blocked boards duplicates notifications security apps data close';
/** The pages of the settings (AC-01). */
const PAGES = [
  ...NAMES.split(' ').map((name) => `/settings/${name}/`),
  '/edit/',
  '/email/subscription/',
  '/reports-and-violations/',
];

/**
 * Measures the scripts and style sheets that each page of the settings adds to those that all of them have (AC-01), by the method
 * of the README.
 */
export async function settingsBench(): Promise<boolean> {
  const site = await openSite(PORT, 10);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await logIn(page, await signUp());
    const files = new Map<string, ReadonlySet<string>>();
    for (const path of PAGES) files.set(path, await requestedFiles(page, path));
    const shared = [...(files.get('/settings/profile/') ?? [])].filter((file) =>
      [...files.values()].every((of) => of.has(file)),
    );
    const sizes = new Map<string, number>();
    for (const file of new Set([...files.values()].flatMap((of) => [...of])))
      sizes.set(file, (await measureTransferSize(file)).gz);
    const kbOf = (of: readonly string[]): number =>
      of.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0) / 1000;
    console.log(`frame: ${shared.length} files, ${kbOf(shared).toFixed(1)} kB`);
    const marks = [...files].map(([path, of]) => {
      const own = [...of].filter((file) => !shared.includes(file));
      for (const file of own)
        console.log(`${path.padEnd(26)}${file.replace(/.*\//, '').padEnd(48)}${kbOf([file]).toFixed(1)}`);
      return atMost(`${path}: kB beyond the frame, gzip`, kbOf(own), AT_MOST_KB);
    });
    return printThresholds(marks);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Creates an account, and returns its username. */
async function signUp(): Promise<string> {
  const username = `n${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const token = newCsrfToken(SITE_SECRET, undefined);
  const response = await fetch(`${SITE}/resource/UserRegisterResource/create/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `csrftoken=${token}`,
      'x-csrftoken': token,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({
      options: { email: `${username}@pegboard.example`, password: PASSWORD, full_name: 'Ada', username },
    }),
  });
  if (!response.ok) throw new Error(`The sign-up answered ${response.status}: ${await response.text()}`);
  return username;
}

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto(`${SITE}/login/`);
  await page
    .getByLabel(/Email|Name/)
    .first()
    .fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Opens a page of the settings, and returns the scripts and style sheets that it requests until it is idle. */
async function requestedFiles(page: Page, path: string): Promise<ReadonlySet<string>> {
  const requested = new Set<string>();
  const record = (request: { url(): string }): void => {
    if (/\.(?:js|css)$/.test(new URL(request.url()).pathname)) requested.add(request.url());
  };
  page.on('request', record);
  const answer = await page.goto(SITE + path, { waitUntil: 'networkidle' });
  page.off('request', record);
  if (answer?.status() !== 200 || new URL(page.url()).pathname !== path)
    throw new Error(`${path} answered ${answer?.status()} at ${page.url()}.`);
  return requested;
}
