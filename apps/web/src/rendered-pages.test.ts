import { expect, test } from 'vitest';
import { createRenderedPages } from './rendered-pages.ts';

const from = { page: '/', data: '{"pins":[1,2]}' };
const html = (nonce: string): Buffer =>
  Buffer.from(`<style nonce="${nonce}">ü</style><script nonce="${nonce}">[1,2]</script>`);

test('a page that was rendered from the same is the same, under a nonce of its own', () => {
  const pages = createRenderedPages(2);
  pages.keep(from, 'one+/==', html('one+/=='));
  expect(pages.find(from, 'another')).toEqual(html('another'));
  expect(pages.find(from, 'a third')).toEqual(html('a third'));
});

test.each([
  ['other data', { ...from, data: '{"pins":[1]}' }],
  ['another address', { ...from, page: '/?q=1' }],
])('%s must be rendered', (_, other) => {
  const pages = createRenderedPages(2);
  pages.keep(from, 'one', html('one'));
  expect(pages.find(other, 'one')).toBeUndefined();
});

test('a page is kept from its newest data only', () => {
  const pages = createRenderedPages(2);
  const newer = { ...from, data: '{"pins":[1]}' };
  pages.keep(from, 'one', html('one'));
  pages.keep(newer, 'one', html('one'));
  expect(pages.find(from, 'one')).toBeUndefined();
  expect(pages.find(newer, 'two')).toEqual(html('two'));
});

test('when there are too many, the one that was asked for least lately leaves', () => {
  const pages = createRenderedPages(2);
  const at = (page: string) => ({ ...from, page });
  pages.keep(at('/a/'), 'one', html('one'));
  pages.keep(at('/b/'), 'one', html('one'));
  pages.find(at('/a/'), 'two');
  pages.keep(at('/c/'), 'one', html('one'));
  expect(pages.find(at('/b/'), 'two')).toBeUndefined();
  expect(pages.find(at('/a/'), 'two')).toEqual(html('two'));
});
