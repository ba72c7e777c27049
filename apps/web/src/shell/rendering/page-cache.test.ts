import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const from = { page: '/', data: '{"pins":[1,2]}' };
const html = (nonce: string): Buffer =>
  Buffer.from(`<head><style nonce="${nonce}">ü</style><script nonce="${nonce}">[1,2]</script></head>`);

test('a page that was rendered from the same is the same, under a nonce of its own', () => {
  const pages = createPageCache({ max: 2, momentMs: 10 });
  pages.keep(from, 'one+/==', html('one+/=='));
  expect(pages.find(from)?.('another', '').html).toEqual(html('another'));
  expect(pages.find(from)?.('a third', '').html).toEqual(html('a third'));
});

test('request-specific data is at the start of the head', () => {
  const pages = createPageCache({ max: 2, momentMs: 10 });
  pages.keep(from, 'one', html('one'));
  expect(String(pages.find(from)?.('two', '<meta>').html)).toMatch(/^<head><meta><style nonce="two">ü/);
});

test.each([
  ['other data', { ...from, data: '{"pins":[1]}' }],
  ['another address', { ...from, page: '/?q=1' }],
])('%s must be rendered', (_, other) => {
  const pages = createPageCache({ max: 2, momentMs: 10 });
  pages.keep(from, 'one', html('one'));
  expect(pages.find(other)).toBeUndefined();
});

test('a page is cached for its newest data only', () => {
  const pages = createPageCache({ max: 2, momentMs: 10 });
  const newer = { ...from, data: '{"pins":[1]}' };
  pages.keep(from, 'one', html('one'));
  pages.keep(newer, 'one', html('one'));
  expect(pages.find(from)).toBeUndefined();
  expect(pages.find(newer)?.('two', '').html).toEqual(html('two'));
});

test('beyond the maximum, the least recently used page is evicted', () => {
  const pages = createPageCache({ max: 2, momentMs: 10 });
  const at = (page: string) => ({ ...from, page });
  pages.keep(at('/a/'), 'one', html('one'));
  pages.keep(at('/b/'), 'one', html('one'));
  pages.find(at('/a/'));
  pages.keep(at('/c/'), 'one', html('one'));
  expect(pages.find(at('/b/'))).toBeUndefined();
  expect(pages.find(at('/a/'))?.('two', '').html).toEqual(html('two'));
});

test('for a moment a page is there before its data are read, when what it shows may still be shown', async () => {
  let now = 0;
  const pages = createPageCache<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 9;
  const recent = pages.recent('/');
  expect(await recent?.holds(async (shows) => shows === 'pins 1 and 2')).toBe(true);
  expect(await recent?.holds(async () => false)).toBe(false);
  expect(recent?.html('two', '').html).toEqual(html('two'));
  now = 10;
  expect(pages.recent('/')).toBeUndefined();
});

test('a page whose data were read and are the same is there for another moment', () => {
  let now = 0;
  const pages = createPageCache<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 12;
  pages.find(from);
  now = 21;
  expect(pages.recent('/')).toBeDefined();
});

test('from half of its moment on one who asks renews a page, the others have it as it is', () => {
  let now = 0;
  const pages = createPageCache<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 4;
  expect(pages.recent('/')?.isToRenew).toBe(false);
  now = 5;
  expect([1, 2, 3].map(() => pages.recent('/')?.isToRenew)).toEqual([true, false, false]);
  pages.find(from);
  now = 9;
  expect(pages.recent('/')?.isToRenew).toBe(false);
});

test('a page that could not be renewed is rendered by every request after it expires', () => {
  let now = 0;
  const pages = createPageCache<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 5;
  expect(pages.recent('/')?.isToRenew).toBe(true);
  now = 9;
  expect(pages.recent('/')).toMatchObject({ isToRenew: false });
  now = 10;
  expect(pages.recent('/')).toBeUndefined();
});

/** Requests a page as `count` visitors at once, who may share its rendering; returns the renderings. */
function visitors(count: number, page = '/', isShared = true) {
  const pages = createPageCache<string>({ max: 2, momentMs: 10 }, () => 0);
  const renderings: {
    readonly isOne: boolean;
    readonly end: (keeps: boolean) => void;
    readonly fail: () => void;
  }[] = [];
  const ask = (at = page): Promise<string> =>
    pages.renderAsOne(at, {
      isShared: () => isShared,
      find: async () => pages.recent(at)?.html('mine', '').html.toString(),
      render(isOne) {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        const end = (keeps: boolean): void => {
          if (keeps) pages.keep({ page: at, data: '' }, 'one', html('one'), 'pins 1 and 2');
          resolve('rendered');
        };
        renderings.push({ isOne, end, fail: () => reject(new Error('The database is gone.')) });
        return promise;
      },
    });
  return { responses: Array.from({ length: count }, () => ask()), ask, renderings };
}

test('those who ask for a page at once share one rendering, each under a nonce of their own', async () => {
  const { responses, ask, renderings } = visitors(3);
  renderings[0]?.end(true);
  expect(await Promise.all(responses)).toEqual(['rendered', String(html('mine')), String(html('mine'))]);
  expect(renderings.map(({ isOne }) => isOne)).toEqual([true]);
  void ask();
  expect(renderings).toHaveLength(2);
});

test.each([
  ['another page', '/b/', true],
  ['a page that is nobody else’s', '/', false],
])('a concurrent request for %s does not wait', async (_, other, isShared) => {
  const { ask, renderings } = visitors(1, '/', isShared);
  void ask(other);
  expect(renderings.map(({ isOne }) => isOne)).toEqual([true, isShared]);
});

test('a failed render rejects its own request; each of the others renders', async () => {
  const { responses, renderings } = visitors(3);
  renderings[0]?.fail();
  await expect(responses[0]).rejects.toThrow('The database is gone.');
  await expect.poll(() => renderings.map(({ isOne }) => isOne)).toEqual([true, true, false]);
  for (const { end } of renderings) end(false);
  expect(await Promise.all(responses.slice(1))).toEqual(['rendered', 'rendered']);
});

test('a page that is not cacheable is rendered by each request', async () => {
  const { responses, renderings } = visitors(2);
  renderings[0]?.end(false);
  await expect.poll(() => renderings).toHaveLength(2);
  renderings[1]?.end(false);
  expect(await Promise.all(responses)).toEqual(['rendered', 'rendered']);
});

test('a page that does not say what it shows is never there before its data', () => {
  const pages = createPageCache({ max: 2, momentMs: 10 });
  pages.keep(from, 'one', html('one'));
  expect(pages.recent('/')).toBeUndefined();
});
