import type { ScrollAnchor } from '@pegboard/pin-grid';
import { expect, test, vi } from 'vitest';
import { createFeedStore, type FeedPage, type FeedStore } from '../../data/feed-store.ts';
import { PLACES_KEY } from './grid-memory.ts';
import { persistPlaces } from './persist-places.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PLACE: readonly [string, ScrollAnchor] = ['/ default AuthHomefeed', { key: '27', offset: 12 }];

const pin = (id: string, isPromoted = false): FeedPage['pins'][number] =>
  ({ entityId: id, isPromoted }) as FeedPage['pins'][number];
const pageOf = (endCursor: string | null, ...ids: readonly string[]): FeedPage => ({
  pins: ids.map((id) => pin(id)),
  endCursor,
});
const idsOf = (feeds: FeedStore, key: string): readonly string[] =>
  feeds.tail(key).pages.flatMap(({ pins }) => pins.map(({ entityId }) => entityId));

/** A tab whose pages share one storage. */
function aTab(): {
  /** Opens a page; the returned function ends it. */
  open(feeds: FeedStore, options?: { viewer?: string | null; at?: number; isOnline?: boolean }): () => void;
  readonly texts: Map<string, string>;
  readonly requests: (readonly string[])[];
  fails: boolean;
} {
  const texts = new Map<string, string>();
  const requests: (readonly string[])[] = [];
  const tab: ReturnType<typeof aTab> = {
    texts,
    requests,
    fails: false,
    open(feeds, { viewer = '11', at = 0, isOnline = true } = {}) {
      let end = (): void => undefined;
      persistPlaces({
        feeds,
        places: new Map([PLACE]),
        viewer,
        readPins: async (ids) => {
          requests.push(ids);
          if (tab.fails) throw new Error('offline');
          return ids.filter((id) => id !== 'gone').map((id) => pin(id));
        },
        isOnline: () => isOnline,
        storage: {
          getItem: (key) => texts.get(key) ?? null,
          setItem: (key, text) => void texts.set(key, text),
          removeItem: (key) => void texts.delete(key),
        },
        onPageEnd: (store) => (end = store),
        nowMs: () => at,
      });
      return () => end();
    },
  };
  return tab;
}

/** Opens home with two pages of three pins, an ad among them, and ends the page. */
async function leaveHome(tab: ReturnType<typeof aTab>): Promise<void> {
  const feeds = createFeedStore();
  const end = tab.open(feeds);
  feeds.subscribe('home c1', pageOf('c1', '1', '2', 'gone'), () => undefined);
  await feeds.loadMore('home c1', async () => ({
    pins: [pin('3'), pin('ad', true), pin('4')],
    endCursor: 'c2',
  }));
  end();
}

test('[BY-06] after a reload a feed continues with the pins it had, in their order, and at its cursor', async () => {
  const tab = aTab();
  await leaveHome(tab);
  const feeds = createFeedStore();
  feeds.subscribe('home c9', pageOf('c9', '8', '9'), () => undefined);
  tab.open(feeds, { at: DAY_MS });
  await vi.waitFor(() => expect(idsOf(feeds, 'home c9')).toEqual(['1', '2', '3', '4']));
  expect(feeds.tail('home c9').pages.at(-1)?.endCursor).toBe('c2');
  expect(tab.requests).toEqual([['1', '2', 'gone', '3', '4']]);
});

test('[BY-06] a page that is loading when the feed is opened comes first', async () => {
  const tab = aTab();
  await leaveHome(tab);
  const feeds = createFeedStore();
  feeds.subscribe('home c9', pageOf('c9', '8'), () => undefined);
  const page = Promise.withResolvers<FeedPage>();
  void feeds.loadMore('home c9', () => page.promise);
  tab.open(feeds);
  page.resolve(pageOf('c10', '9'));
  await vi.waitFor(() => expect(idsOf(feeds, 'home c9')).toEqual(['9', '1', '2', '3', '4']));
});

test('[BY-06] without a network, or when the pins cannot be read, the feed has its usual next page', async () => {
  const tab = aTab();
  await leaveHome(tab);
  const offline = createFeedStore();
  tab.open(offline, { isOnline: false });
  offline.subscribe('home c1', pageOf('c1', '1'), () => undefined);
  expect(tab.requests).toEqual([]);
  tab.fails = true;
  const failing = createFeedStore();
  tab.open(failing);
  failing.subscribe('home c1', pageOf('c1', '1'), () => undefined);
  await vi.waitFor(() => expect(tab.requests).toHaveLength(1));
  await vi.waitFor(() => expect(failing.tail('home c1')).toEqual({ pages: [], status: 'idle' }));
});

test('[BY-06] a feed that is opened later on the page, such as on return from a close-up, continues as well, once', async () => {
  const tab = aTab();
  await leaveHome(tab);
  const feeds = createFeedStore();
  tab.open(feeds);
  feeds.subscribe('related 7 x', pageOf('x', '70'), () => undefined);
  feeds.subscribe('home c1', pageOf('c1', '1', '2'), () => undefined);
  feeds.subscribe('home c1', pageOf('c1', '1', '2'), () => undefined);
  await vi.waitFor(() => expect(idsOf(feeds, 'home c1')).toHaveLength(4));
  expect(tab.requests).toHaveLength(1);
});

test('[BY-06] the place of another member, of a visitor, and one older than a week are not used', async () => {
  for (const options of [{ viewer: '12' }, { viewer: null }, { at: 8 * DAY_MS }]) {
    const tab = aTab();
    await leaveHome(tab);
    const feeds = createFeedStore();
    tab.open(feeds, options);
    feeds.subscribe('home c1', pageOf('c1', '1'), () => undefined);
    expect(tab.requests).toEqual([]);
    expect(tab.texts.has(PLACES_KEY)).toBe(false);
  }
});

test('[BY-06] at most 500 pins of five feeds are stored, and read 100 at a time', async () => {
  const tab = aTab();
  const feeds = createFeedStore();
  const end = tab.open(feeds);
  const many = Array.from({ length: 600 }, (_, nth) => String(nth));
  for (const nth of [1, 2, 3, 4, 5, 6])
    feeds.subscribe(`board ${nth} c`, pageOf('c', ...many), () => undefined);
  end();
  const next = createFeedStore();
  tab.open(next);
  next.subscribe('board 1 c', pageOf('c', '0'), () => undefined);
  expect(tab.requests).toEqual([]);
  next.subscribe('board 6 c', pageOf('c', '0'), () => undefined);
  await vi.waitFor(() => expect(idsOf(next, 'board 6 c')).toHaveLength(500));
  expect(tab.requests.map(({ length }) => length)).toEqual([100, 100, 100, 100, 100]);
});

test('[BY-06] a list that is longer continues after the last page that is stored', async () => {
  const tab = aTab();
  const feeds = createFeedStore();
  const end = tab.open(feeds);
  const page = (nth: number): FeedPage =>
    pageOf(`c${nth}`, ...Array.from({ length: 200 }, (_, at) => String(200 * nth + at)));
  feeds.subscribe('home c0', page(0), () => undefined);
  for (const nth of [1, 2]) await feeds.loadMore('home c0', async () => page(nth));
  end();
  const next = createFeedStore();
  next.subscribe('home c9', pageOf('c9', '8'), () => undefined);
  tab.open(next);
  await vi.waitFor(() => expect(idsOf(next, 'home c9')).toHaveLength(400));
  expect(next.tail('home c9').pages.at(-1)?.endCursor).toBe('c1');
});

test('[BY-06] damaged texts and a full storage lose the place, and nothing else', async () => {
  const tab = aTab();
  tab.texts.set(PLACES_KEY, '{"viewer":"11"');
  const feeds = createFeedStore();
  expect(() => tab.open(feeds)).not.toThrow();
  persistPlaces({
    feeds,
    places: new Map(),
    viewer: null,
    readPins: async () => [],
    isOnline: () => true,
    storage: {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    },
    onPageEnd: (store) => expect(store).not.toThrow(),
    nowMs: () => 0,
  });
});
