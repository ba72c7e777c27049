import { expect, test, vi } from 'vitest';
import { toRequestPath, toSitePath } from './base-path.ts';
import {
  filesOfPage,
  imageOfPath,
  isStoredPage,
  pageKey,
  parsePersistedQuery,
  requestKind,
  type WorkerRequest,
} from './request-kind.ts';

const ORIGIN = 'https://pegboard.example';
const get = (path: string, request: Partial<WorkerRequest> = {}): WorkerRequest => ({
  method: 'GET',
  url: path.startsWith('/') ? ORIGIN + path : path,
  mode: 'no-cors',
  destination: '',
  ...request,
});
const navigation = (path: string): WorkerRequest => get(path, { mode: 'navigate', destination: 'document' });
const post = (path: string): WorkerRequest => get(path, { method: 'POST', mode: 'cors' });

test.each([
  ['the home page', navigation('/'), 'page'],
  ['a Pin', navigation('/pin/12/'), 'page'],
  ['settings, for the offline page', navigation('/settings/'), 'page'],
  ['a file of the build', get('/assets/main-a1.js', { destination: 'script' }), 'file'],
  ['an image', get('/i/236x/01/23/45/a.webp', { destination: 'image' }), 'image'],
  ['a share', get('/pin/create/share/', { method: 'POST', mode: 'navigate' }), 'share'],
  ['a query', post('/graphql'), 'query'],
  ['a save', post('/resource/RepinResource/create/'), 'network'],
  ['a submitted form', get('/logout/', { method: 'POST', mode: 'navigate' }), 'network'],
  ['a raw write', get('/v3/events/', { method: 'PUT' }), 'network'],
  ['a read of a resource', get('/resource/NewsHubBadgeResource/get/'), 'network'],
  ['a log-out page', navigation('/logout/'), 'network'],
  ['a log-in page', navigation('/login/?next=/'), 'network'],
  ['an outbound link', navigation('/offsite/?url=x'), 'network'],
  ['an opened image', navigation('/i/orig/01/23/45/a.webp'), 'network'],
  ['a sitemap', navigation('/sitemap.xml'), 'network'],
  ['the worker itself', get('/worker.js'), 'network'],
  ['a video', get('/i/hls/01/a.mp4', { destination: 'video' }), 'network'],
  ['another site', get('https://other.example/assets/a.js', { destination: 'script' }), 'network'],
] as const)('[IO-08] the service worker handles %s', (_, request, kind) => {
  expect(requestKind(request, ORIGIN)).toBe(kind);
});

test.each([
  ['/', true],
  ['/pin/12/', true],
  ['/ada/winter-kitchen/', true],
  ['/ada/', true],
  ['/ideas/', true],
  ['/pin/12/edit/', false],
  ['/pin/12/repin/', false],
  ['/settings/', false],
  ['/conversation/', false],
  ['/notifications/', false],
  ['/business/hub/', false],
  ['/pin/create/', false],
  ['/login/', false],
])('[IO-08] the page %s is stored for reading offline: %s', (path, isStored) => {
  expect(isStoredPage(path)).toBe(isStored);
});

test('[IO-08] a page is stored under its address without the fragment', () => {
  expect(pageKey(`${ORIGIN}/pin/12/?a=1#comments`)).toBe('/pin/12/?a=1');
});

test('[IO-08] the files of a page are those that it links to, each once', () => {
  const html =
    '<link href="/assets/a.css"><script src="/assets/b.js"></script><a href="/pin/1/"></a><link href="/assets/a.css">';
  expect(filesOfPage(html)).toEqual(['/assets/a.css', '/assets/b.js']);
});

test.each([
  [
    'a persisted query',
    '{"variables":{"id":"1"},"extensions":{"persistedQuery":{"sha256Hash":"ab"}}}',
    { hash: 'ab', variables: { id: '1' } },
  ],
  [
    'one without variables',
    '{"extensions":{"persistedQuery":{"sha256Hash":"ab"}}}',
    { hash: 'ab', variables: {} },
  ],
  ['a query in words', '{"query":"{ viewer }"}', undefined],
  ['a body that is no JSON', '--boundary', undefined],
])('[IO-08] of a request, %s has a stored result', (_, body, query) => {
  expect(parsePersistedQuery(body)).toEqual(query);
});

test('[IO-08] an image has the same name in all sizes', () => {
  expect(imageOfPath('/i/236x/01/23/45/a.webp')).toBe(imageOfPath('/i/474x/01/23/45/a.webp'));
});

test.each([
  ['/pins/', 'page'],
  ['/pins/pin/7/', 'page'],
  ['/pins/login/', 'network'],
  ['/shop/', 'network'],
  ['/pinsx/', 'network'],
] as const)('[OP-02] [IO-08] a page at %s is handled as %s below /pins', (path, kind) => {
  const request = { method: 'GET', url: ORIGIN + path, mode: 'navigate', destination: 'document' } as const;
  expect(requestKind(request, `${ORIGIN}/pins`)).toBe(kind);
});

test('[OP-02] [IO-08] the files of a page below a path have addresses within the site', () => {
  const html =
    '<link href="/pins/assets/a.css"><script src="/pins/assets/b.js"></script><a href="/pins/pin/7/">';
  expect(filesOfPage(html)).toEqual(['/assets/a.css', '/assets/b.js']);
});

test('[OP-02] [IO-08] a worker knows its path by its own address', () => {
  vi.stubGlobal('location', new URL(`${ORIGIN}/pins/worker.js`));
  expect([toRequestPath('/pin/7/'), toSitePath('/pins/pin/7/'), toSitePath('/pinsx/')]).toEqual([
    '/pins/pin/7/',
    '/pin/7/',
    '/pinsx/',
  ]);
  vi.stubGlobal('location', new URL(`${ORIGIN}/worker.js`));
  expect([toRequestPath('/pin/7/'), toSitePath('/pin/7/')]).toEqual(['/pin/7/', '/pin/7/']);
  vi.unstubAllGlobals();
});
