import { expect, test } from 'vitest';
import { render, type PageRequest } from './entry-server.tsx';

const feed = { connection: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } } };
const nothing = { styles: [], modules: [] };

/**
 * Renders a page for several visitors at once; returns their responses, and how often the first page of the
 * feed was read.
 */
async function open(
  ...visitors: readonly (Partial<PageRequest> & { readonly onHtml?: (html: string) => void })[]
) {
  let reads = 0;
  const ask = async (
    { onHtml, ...visitor }: (typeof visitors)[number],
    index: number,
  ): Promise<{ readonly status: number; readonly html: string; readonly isNoindex: boolean | undefined }> => {
    const page = await render({
      url: 'https://pegboard.example/',
      nonce: `nonce-${index}`,
      csrfToken: `token-${index}`,
      isBot: false,
      device: 'desktop',
      publicUrl: 'https://pegboard.example',
      locale: 'en-US',
      theme: 'auto',
      country: 'US',
      adsFor: 'desktop US',
      runsScripts: true,
      assets: { ...nothing, entry: '/entry.js', member: nothing, screens: {}, languages: {} },
      areStillShown: async () => true,
      async read(_, variables) {
        if (Object.keys(variables).length > 0) reads += 1;
        return { viewer: null, feed };
      },
      readResource: () => Promise.reject(new Error('No resource is read.')),
      onError(error) {
        throw error;
      },
      ...visitor,
    });
    if (!('html' in page)) throw new Error('The page was not whole at once.');
    onHtml?.(String(page.html));
    return { status: page.status, html: String(page.html), isNoindex: page.isNoindex };
  };
  const pages = await Promise.all(visitors.map(ask));
  for (const [index, { html }] of pages.entries()) {
    expect(html).toContain(`"csrfToken":"token-${index}"`);
    for (const other of pages.keys())
      if (other !== index) expect(html).not.toMatch(new RegExp(`(?:nonce|token)-${other}"`));
  }
  return {
    reads,
    statuses: pages.map(({ status }) => status),
    areNoindex: pages.map(({ isNoindex }) => isNoindex),
  };
}

/** Creates a separate server with an empty cache. */
function aSite() {
  const publicUrl = `https://${crypto.randomUUID()}.example`;
  return { url: `${publicUrl}/`, publicUrl };
}

test('visitors who open the same page at once share one rendering', async () => {
  const visitor = aSite();
  expect(await open(visitor, visitor, visitor)).toMatchObject({ reads: 1, statuses: [200, 200, 200] });
});

test('a failed render rejects only the first request; the others get their page', async () => {
  const visitor = aSite();
  const unlucky = { ...visitor, read: () => Promise.reject(new Error('The database is gone.')) };
  const { reads, statuses } = await open(unlucky, visitor, visitor);
  expect(statuses).toEqual([500, 200, 200]);
  expect(reads).toBeGreaterThan(0);
});

test.each<[string, Partial<PageRequest>]>([
  ['is a member', { areStillShown: undefined }],
  ['reads another language', { locale: 'de' }],
  ['comes by another device', { device: 'mobile', adsFor: 'mobile US' }],
  ['comes from another country', { adsFor: 'desktop DE' }],
  ['asks for another address', { url: 'https://pegboard.example/?q=1' }],
  ['likes another theme', { theme: 'light' }],
  ['is a bot', { isBot: true }],
  ['runs no scripts', { runsScripts: false }],
])('who %s has a rendering of their own', async (_, other) => {
  const visitor = aSite();
  expect((await open(visitor, visitor, { ...visitor, ...other })).reads).toBe(2);
});

test('[IO-04] a page that asks not to be indexed in its head says so to the server, the first time and from the cache', async () => {
  const { url, publicUrl } = aSite();
  const login = { publicUrl, url: `${url}login/` };
  for (const time of ['first', 'again'])
    expect((await open(login, { ...login, areStillShown: undefined })).areNoindex, time).toEqual([
      true,
      true,
    ]);
  expect((await open({ url, publicUrl })).areNoindex).toEqual([false]);
});

test('[OP-02] [BY-19] only the pages of a site below a path have the script for it, before all others', async () => {
  const scriptsOf = async (publicUrl: string): Promise<readonly string[]> => {
    let html = '';
    const site = { url: 'https://pegboard.example/', publicUrl, theme: 'dark' as const };
    await open({ ...site, onHtml: (text) => (html = text) });
    return [...html.matchAll(/<script[^>]*>([^<]{0,60})/g)].map(([, code = '']) => code);
  };
  expect((await scriptsOf('https://pegboard.example/pins'))[0]).toContain('serveBelowPath');
  expect((await scriptsOf('https://pegboard.example')).join('\n')).not.toContain('serveBelowPath');
});
