import { expect, test } from 'vitest';
import { createFeedStore, type FeedPage } from './feed-store.ts';

const page = (endCursor: string | null): FeedPage => ({ pins: [], endCursor });

test('[PG-07] loaded pages stay with their feed until they are cleared', async () => {
  const store = createFeedStore();
  await store.loadMore('home', async () => page('a'));
  await store.loadMore('home', async () => page(null));
  expect(store.tail('home').pages.map(({ endCursor }) => endCursor)).toEqual(['a', null]);
  expect(store.tail('related').pages).toEqual([]);
  store.clear();
  expect(store.tail('home').pages).toEqual([]);
});

test('[PG-05] no second page is requested while one is pending', async () => {
  const store = createFeedStore();
  const { promise, resolve } = Promise.withResolvers<FeedPage>();
  let calls = 0;
  const load = (): Promise<FeedPage> => {
    calls += 1;
    return promise;
  };
  const both = [store.loadMore('home', load), store.loadMore('home', load)];
  expect(store.tail('home').status).toBe('loading');
  resolve(page('a'));
  await Promise.all(both);
  expect(calls).toBe(1);
  expect(store.tail('home')).toEqual({ pages: [page('a')], status: 'idle' });
});

test('[PG-05] a page that fails keeps what was loaded, tells it, and can be tried again', async () => {
  const store = createFeedStore();
  await store.loadMore('home', async () => page('a'));
  await store.loadMore('home', () => Promise.reject(new Error('offline')));
  expect(store.tail('home')).toEqual({ pages: [page('a')], status: 'failed' });
  await store.loadMore('home', async () => page(null));
  expect(store.tail('home').pages).toHaveLength(2);
});
