import { expect, test } from 'vitest';
import { createRenderedPages } from './rendered-pages.ts';

const from = { page: '/', data: '{"pins":[1,2]}' };
const html = (nonce: string): Buffer =>
  Buffer.from(`<head><style nonce="${nonce}">ü</style><script nonce="${nonce}">[1,2]</script></head>`);

test('a page that was rendered from the same is the same, under a nonce of its own', () => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
  pages.keep(from, 'one+/==', html('one+/=='));
  expect(pages.find(from)?.('another', '').html).toEqual(html('another'));
  expect(pages.find(from)?.('a third', '').html).toEqual(html('a third'));
});

test('what the request is told stands at the start of its head', () => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
  pages.keep(from, 'one', html('one'));
  expect(String(pages.find(from)?.('two', '<meta>').html)).toMatch(/^<head><meta><style nonce="two">ü/);
});

test.each([
  ['other data', { ...from, data: '{"pins":[1]}' }],
  ['another address', { ...from, page: '/?q=1' }],
])('%s must be rendered', (_, other) => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
  pages.keep(from, 'one', html('one'));
  expect(pages.find(other)).toBeUndefined();
});

test('a page is kept from its newest data only', () => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
  const newer = { ...from, data: '{"pins":[1]}' };
  pages.keep(from, 'one', html('one'));
  pages.keep(newer, 'one', html('one'));
  expect(pages.find(from)).toBeUndefined();
  expect(pages.find(newer)?.('two', '').html).toEqual(html('two'));
});

test('when there are too many, the one that was asked for least lately leaves', () => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
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
  const pages = createRenderedPages<string>({ max: 2, momentMs: 10 }, () => now);
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
  const pages = createRenderedPages<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 12;
  pages.find(from);
  now = 21;
  expect(pages.recent('/')).toBeDefined();
});

test('from half of its moment on one who asks renews a page, the others have it as it is', () => {
  let now = 0;
  const pages = createRenderedPages<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 4;
  expect(pages.recent('/')?.isToRenew).toBe(false);
  now = 5;
  expect([1, 2, 3].map(() => pages.recent('/')?.isToRenew)).toEqual([true, false, false]);
  pages.find(from);
  now = 9;
  expect(pages.recent('/')?.isToRenew).toBe(false);
});

test('a page that nobody could renew is rendered by all when its moment is over', () => {
  let now = 0;
  const pages = createRenderedPages<string>({ max: 2, momentMs: 10 }, () => now);
  pages.keep(from, 'one', html('one'), 'pins 1 and 2');
  now = 5;
  expect(pages.recent('/')?.isToRenew).toBe(true);
  now = 9;
  expect(pages.recent('/')).toMatchObject({ isToRenew: false });
  now = 10;
  expect(pages.recent('/')).toBeUndefined();
});

test('of those who read a page at once one is told to wait for it; the next one when it has read or failed', async () => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
  const told: boolean[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const read = (isOne: boolean): Promise<void> => {
    told.push(isOne);
    return promise;
  };
  const both = [pages.readAsOne('/', read), pages.readAsOne('/', read)];
  const other = pages.readAsOne('/b/', read);
  expect(told).toEqual([true, false, true]);
  reject(new Error('The database is gone.'));
  await Promise.allSettled([...both, other]);
  await pages.readAsOne('/', async (isOne) => expect(isOne).toBe(true));
});

test('a page that does not say what it shows is never there before its data', () => {
  const pages = createRenderedPages({ max: 2, momentMs: 10 });
  pages.keep(from, 'one', html('one'));
  expect(pages.recent('/')).toBeUndefined();
});
