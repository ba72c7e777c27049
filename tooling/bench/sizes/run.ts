import pg from 'pg';
import { chromium } from 'playwright';
import { basename } from 'node:path';
import { atMost, printThresholds, type Threshold } from '../threshold.ts';
import { openSite } from '../server/open-site.ts';
import { seedBenchmark } from '../server/stage.ts';
import { requestedByComposer, requestedFiles } from './requested-files.ts';
import { signUp } from '../video/member.ts';
import { measureTransferSize, type Weight } from './weigh.ts';

const PORT = 4795;
const PINS = 2000;
/** `first`: before the page is loaded. The limits of `js` are what was reached, rounded up. */
const LIMITS_KB = { first: 1, js: { home: 124, 'close-up': 122 }, css: 15, composer: 45 } as const;
const INLINE_BYTES_MAX = 1000;
const SHOWN = 12;

/**
 * Measures the JavaScript and CSS that a signed-out visitor's first page requests, and the JavaScript that a member's
 * composer adds, by the method of the README.
 */
export async function sizesBench(): Promise<boolean> {
  const site = await openSite(PORT, PINS);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const { pinIds, boardId } = await seedBenchmark(site.databaseUrl);
    const board = await boardPath(site.databaseUrl, boardId);
    const marks: Threshold[] = [];
    for (const [name, path] of [
      ['home', '/'],
      ['close-up', `/pin/${pinIds[0]}/`],
      ['search', '/search/pins/?q=oak'],
      ['topics', '/ideas/'],
      ['board', board],
      ['profile', board.replace(/[^/]+\/$/, '')],
    ] as const) {
      const { firstScripts, inlineScripts, scripts, styles } = await requestedFiles(
        browser,
        `http://127.0.0.1:${PORT}${path}`,
      );
      const js = await weighAll(scripts);
      const css = await weighAll(styles);
      print(`${name}: JS`, js);
      print(`${name}: CSS`, css);
      const first = sum(await weighAll(firstScripts), 'gz') / 1000;
      marks.push(atMost(`${name}: kB of JS before it is loaded, gzip`, first, LIMITS_KB.first));
      const longest = Math.max(0, ...inlineScripts.map((code) => Buffer.byteLength(code)));
      marks.push(atMost(`${name}: bytes of the longest inline script`, longest, INLINE_BYTES_MAX));
      if (name === 'home' || name === 'close-up')
        marks.push(atMost(`${name}: kB of JS, gzip`, sum(js, 'gz') / 1000, LIMITS_KB.js[name]));
      marks.push(atMost(`${name}: kB of CSS, gzip`, sum(css, 'gz') / 1000, LIMITS_KB.css));
    }
    const composer = await weighAll((await requestedByComposer(browser, await signUp(PORT))).scripts);
    print('composer: JS', composer);
    marks.push(atMost('composer: kB of JS, gzip', sum(composer, 'gz') / 1000, LIMITS_KB.composer));
    return printThresholds(marks);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Returns the path of a board; its owner's profile is the folder above it. */
async function boardPath(databaseUrl: string, id: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ path: string }>(
      `select '/' || username || '/' || slug || '/' as path
        from boards join users on users.id = boards.owner_id where boards.id = $1`,
      [id],
    );
    const [found] = rows;
    if (!found) throw new Error(`There is no board ${id}.`);
    return found.path;
  } finally {
    await client.end();
  }
}

type File = Weight & { readonly name: string };

async function weighAll(urls: readonly string[]): Promise<readonly File[]> {
  const files = await Promise.all(
    urls.map(async (url) => ({ name: basename(url), ...(await measureTransferSize(url)) })),
  );
  return files.toSorted((one, other) => other.gz - one.gz);
}

function sum(files: readonly File[], encoding: keyof Weight): number {
  return files.reduce((total, file) => total + file[encoding], 0);
}

function print(title: string, files: readonly File[]): void {
  const line = (name: string, of: (encoding: keyof Weight) => number): string =>
    name.padEnd(40) + (['raw', 'gz', 'br'] as const).map((name) => kb(of(name)).padStart(10)).join('');
  console.log(
    `\n${title.padEnd(40)}${['kB raw', 'gzip', 'brotli'].map((name) => name.padStart(10)).join('')}`,
  );
  for (const file of files.slice(0, SHOWN)) console.log(line(file.name, (encoding) => file[encoding]));
  const rest = files.slice(SHOWN);
  if (rest.length > 0) console.log(line(`${rest.length} smaller ones`, (encoding) => sum(rest, encoding)));
  console.log(line(`all ${files.length}`, (encoding) => sum(files, encoding)));
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
