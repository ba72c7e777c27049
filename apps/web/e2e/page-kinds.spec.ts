import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { HtmlValidate } from 'html-validate';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { call, DESKTOP_ONLY, expect, parsePinId, pinPaths, signUpByApi, test } from './journey.ts';

/** Titles of Pins of each kind in the demo content, and the type of their structured data. */
const PINS = {
  picture: ['Counters and curves: retro lettering in coral', 'ImageObject'],
  GIF: ['Concert poster for all four seasons', 'ImageObject'],
  video: ['I could stay here: stairs and arches, stem green', 'VideoObject'],
  product: ['Pottery shelf, blush rim', 'Product'],
  recipe: ['Market haul turned into fruit bowl, lemon', 'Recipe'],
  article: ['Draw a profile in ten minutes, without fear of noses', 'Article'],
  carousel: ['A dinner in four steps', 'ImageGallery'],
  story: ['Four glazes on one shape', 'SocialMediaPosting'],
} as const;

type Expected = {
  readonly path: string;
  readonly status?: number;
  /** The type of the structured data; pages without a type have none. */
  readonly type?: string;
  /** Search engines may list the page: it has its canonical address and those of its languages. */
  readonly isIndexed?: boolean;
  readonly robots?: string;
};

/** Pages that do not depend on the demo content. */
const SITE_PAGES: readonly Expected[] = [
  { path: '/', isIndexed: true },
  { path: '/ideas/', type: 'CollectionPage', isIndexed: true },
  { path: '/today/', type: 'CollectionPage', isIndexed: true },
  { path: '/videos/', type: 'CollectionPage', isIndexed: true },
  { path: '/shopping/', type: 'CollectionPage', isIndexed: true },
  { path: '/today/article/', type: 'CollectionPage', isIndexed: true },
  { path: '/discover/article/three-colors-are-enough/', type: 'Article', isIndexed: true },
  { path: '/ada/', type: 'ProfilePage', isIndexed: true },
  { path: '/kilnandco/', type: 'ProfilePage', isIndexed: true },
  { path: '/ada/the-windowsill-jungle/', type: 'CollectionPage', isIndexed: true },
  { path: '/ada/the-windowsill-jungle/?locale=ar', type: 'CollectionPage', isIndexed: true },
  ...['about', 'help', 'terms', 'privacy', 'contact', 'policy/community-guidelines', 'policy/cookies'].map(
    (name) => ({ path: `/${name}/`, isIndexed: true }),
  ),
  { path: '/policy/copyright/', isIndexed: true },
  { path: '/policy/imprint/', isIndexed: true },
  { path: '/search/pins/?q=bowl' },
  { path: '/login/' },
  { path: '/signup/' },
  { path: '/password/reset/' },
  { path: '/no/such/page/here/', status: 404 },
  { path: '/pin/9/', status: 404 },
  { path: '/board/shared/AAAAAAAAAAAAAAAAAAAAAA/', status: 410, robots: 'noindex, nofollow' },
  { path: '/embed/ada/', robots: 'noindex' },
  { path: '/embed/ada/the-windowsill-jungle/?lang=ar', robots: 'noindex' },
  { path: '/embed/ada/no-such-board/', status: 404, robots: 'noindex' },
];

const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] });
const PIN_GRID_STYLE = '<style> element is not permitted as content under <div>';

/** Returns what is wrong with a document. */
async function validateHtml(text: string): Promise<readonly string[]> {
  const { results } = await html.validateString(text);
  return (
    results
      .flatMap(({ messages }) => messages)
      // The grid of Pins places its first screen by a style beside it, which its package cannot put into the head.
      .filter(({ message }) => message !== PIN_GRID_STYLE)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`)
  );
}

/** Returns what search engines reject in the structured data of a document. */
async function validateStructuredData(text: string): Promise<readonly string[]> {
  const data: unknown = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    text,
  );
  const issues = await new Validator().validate(data);
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const LD_JSON = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
const dataOf = (text: string): readonly Readonly<Record<string, unknown>>[] =>
  [...text.matchAll(LD_JSON)].map(([, json = '']) => JSON.parse(json));

/** Returns the types at the top of structured data. */
const typesOf = (data: Readonly<Record<string, unknown>>): readonly unknown[] =>
  '@graph' in data
    ? (data['@graph'] as { '@type': unknown }[]).map((each) => each['@type'])
    : [data['@type']];

/** Compiles structured data against the types of schema.org, and returns the errors. */
function compile(folder: string, all: ReadonlyMap<string, readonly object[]>): string {
  const lines = [...all].flatMap(([path, data]) =>
    data.map((each, index) => {
      const type = '@graph' in each ? 'Graph' : 'WithContext<Exclude<Thing, string>>';
      return `// ${path}\nexport const data${index}: ${type} = ${JSON.stringify(each)};`;
    }),
  );
  // Each document is a module of its own, so that an error names its page.
  mkdirSync(folder, { recursive: true });
  const files = lines.map((line, nth) => {
    writeFileSync(
      resolve(folder, `page-${nth}.ts`),
      `import type { Graph, Thing, WithContext } from 'schema-dts';\n${line}\n`,
    );
    return `page-${nth}.ts`;
  });
  const web = resolve(import.meta.dirname, '..');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    paths: { 'schema-dts': [resolve(web, 'node_modules/schema-dts/dist/schema.d.ts')] },
  };
  writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const { stdout, stderr } = spawnSync(resolve(web, 'node_modules/.bin/tsc'), ['-p', folder], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

/** Requests a page; a busy server refuses visitors for a moment, as it should. */
async function get(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 503 || attempt === 9) return response;
    await wait(1_000);
  }
}

/** Returns the path of the first Pin that a search finds by its title. */
async function pathOf(request: APIRequestContext, title: string): Promise<string> {
  const found = await (await get(request, `/search/pins/?q=${encodeURIComponent(title)}`)).text();
  return /href="(\/pin\/[^"/]+\/)"/.exec(found)?.[1] ?? '';
}

test(
  '[IO-04] [CU-09] pages of every kind are valid HTML with valid structured data, one heading, and the addresses that search engines need',
  DESKTOP_ONLY,
  async ({ request }, info) => {
    test.setTimeout(300_000);
    const pages: Expected[] = [...SITE_PAGES];
    for (const [title, type] of Object.values(PINS))
      pages.push({ path: await pathOf(request, title), type, isIndexed: true });
    pages.push({ path: `${pages.at(-1)?.path}embed/`, robots: 'noindex' });
    const ideas = await (await get(request, '/ideas/')).text();
    const topic = /href="(\/ideas\/[^"/]+\/\d+\/)"/.exec(ideas)?.[1] ?? '';
    pages.push({ path: topic, type: 'CollectionPage', isIndexed: true });
    const structured = new Map<string, readonly object[]>();
    for (const { path, status = 200, type, isIndexed = false, robots } of pages) {
      const response = await get(request, path);
      const text = await response.text();
      expect.soft(response.status(), path).toBe(status);
      expect.soft(await validateHtml(text), path).toEqual([]);
      expect.soft(await validateStructuredData(text), path).toEqual([]);
      expect
        .soft(text.match(/<h1[ >]/g)?.length ?? 0, `headings of ${path}`)
        .toBe(path.startsWith('/embed/') && status === 404 ? 0 : 1);
      const data = dataOf(text);
      expect.soft(data.flatMap(typesOf)[0], path).toBe(type);
      structured.set(path, data);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
      const languages = [...text.matchAll(/hrefLang="([^"]*)"/gi)].map(([, language]) => language);
      // The header and the page say the same, however much of the page was ready when it began (IO-04).
      const noIndex = response.headers()['x-robots-tag'];
      if (isIndexed) {
        expect.soft(canonical, path).toBeDefined();
        // An address without its slug names the one with it.
        if (canonical !== undefined && new URL(canonical).pathname !== path.split('?')[0])
          expect.soft((await get(request, canonical)).status(), canonical).toBe(200);
        expect.soft(new Set(languages), path).toEqual(new Set(['ar', 'de', 'en', 'x-default']));
        expect.soft(noIndex ?? '', path).not.toContain('noindex');
      } else {
        expect.soft(languages, path).toEqual([]);
        expect.soft(noIndex ?? '', path).toContain('noindex');
      }
      if (robots !== undefined) expect.soft(response.headers()['x-robots-tag'], path).toBe(robots);
      expect.soft(response.headers()['set-cookie'] ?? '', path).not.toContain('sessionid');
    }
    expect(compile(info.outputPath('structured-data'), structured)).toBe('');
  },
);

test(
  '[IO-04] [IO-09] pages that are not public name no canonical address and may not be indexed; former addresses lead to the new ones',
  DESKTOP_ONLY,
  async ({ page, playwright, baseURL }) => {
    const { username } = await signUpByApi(page, 'Lena Hart');
    const secret = await call(page, 'Board', { name: 'Secret plans', privacy: 'secret' });
    const open = await call(page, 'Board', { name: 'Open plans' });
    const section = await call(page, 'BoardSection', { board_id: open.id, title: 'First' });
    const [pin = ''] = await pinPaths(page);
    const saved = { pin_id: /(\d+)\/$/.exec(pin)?.[1] };
    await call(page, 'Repin', { ...saved, board_id: open.id, section: section.id });
    const { url: link } = await call(page, 'BoardShareLink', { board_id: secret.id, guests_may_add: true });
    const { id: hidden } = await call(page, 'Repin', { ...saved, board_id: secret.id });
    const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const read = async (path: string) => {
      const response = await get(visitor, path);
      return { response, text: await response.text(), status: response.status() };
    };
    for (const path of [link, `${link}images/`, `${link}pin/${hidden}/`]) {
      const { response, text, status } = await read(path);
      expect.soft(status, path).toBe(200);
      expect.soft(await validateHtml(text), path).toEqual([]);
      expect.soft(response.headers(), path).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
      expect.soft(text, path).not.toMatch(/rel="canonical"|application\/ld\+json/);
    }
    expect.soft((await read(`${link}pin/9/`)).status, 'a Pin of another board').toBe(404);
    expect.soft((await read(secret.url)).status, 'a secret board').toBe(404);
    expect.soft((await read(`/pin/${hidden}/`)).status, 'a Pin of a secret board').toBe(404);
    const sections = await read(`${open.url}first/`);
    expect.soft([sections.status, await validateHtml(sections.text)]).toEqual([200, []]);
    expect.soft(await validateStructuredData(sections.text)).toEqual([]);
    const renamed = await call(page, 'Board', { board_id: open.id, name: 'Wide plans' }, 'update');
    await call(page, 'BoardSectionEdit', { section_id: section.id, title: 'Foremost' });
    await call(page, 'Board', { board_id: secret.id, name: 'A surprise' }, 'update');
    for (const [former, current] of [
      ['/homefeed/', '/'],
      [`/${username.toUpperCase()}/`, `/${username}/`],
      [open.url, renamed.url],
      [`${open.url}first/?sort=newest`, `${renamed.url}foremost/?sort=newest`],
      [`${renamed.url}first/`, `${renamed.url}foremost/`],
      [`${open.url}feed.atom`, `${renamed.url}feed.atom`],
      [`/embed${open.url}`, `/embed${renamed.url}`],
    ] as const) {
      const { status, response } = await read(former);
      expect.soft([status, response.headers()['location']], former).toEqual([301, current]);
    }
    expect.soft((await read(secret.url)).status, 'a former address of a secret board').toBe(404);
    const { id: shown } = await call(page, 'Repin', { ...saved, board_id: open.id, section: section.id });
    for (const id of [shown, hidden]) await call(page, 'Pin', { id }, 'delete');
    const gone = await read(`/pin/a-cup--${shown}/`);
    expect.soft([gone.status, await validateHtml(gone.text)], 'a deleted Pin').toEqual([410, []]);
    expect.soft(gone.text).toContain('This was deleted');
    expect.soft(gone.text).toContain('/search/pins/?q=a+cup');
    expect.soft(gone.response.headers()['x-robots-tag']).toBe('noindex');
    expect.soft((await read(`/pin/${hidden}/`)).status, 'a deleted Pin of a secret board').toBe(404);
    await call(page, 'Board', { board_id: open.id }, 'delete');
    expect.soft((await read(renamed.url)).status, 'a deleted board').toBe(410);
    await call(page, 'Board', { board_id: secret.id }, 'delete');
    expect.soft((await read(secret.url)).status, 'a deleted secret board').toBe(404);
    await visitor.dispose();
  },
);

test('[AC-04] [IO-04] a member keeps their profile out of search engines: its pages say so in their headers too', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { username } = await signUpByApi(page, 'Lena Hart');
  const board = await call(page, 'Board', { name: 'Open plans' });
  const [found] = await pinPaths(page);
  await call(page, 'Repin', { pin_id: parsePinId(found), board_id: board.id });
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const headersOf = async (path: string) => (await get(visitor, path)).headers()['x-robots-tag'];
  expect(await headersOf(`/${username}/`)).toBeUndefined();
  await page.goto('/settings/privacy/');
  await page.getByRole('switch', { name: 'Keep my profile out of search engines' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  for (const path of [`/${username}/`, `/${username}/_created/`, board.url])
    // A page that visitors have just read is sent again for some seconds.
    await expect.poll(() => headersOf(path), { message: path, timeout: 30_000 }).toBe('noindex');
  await visitor.dispose();
});
