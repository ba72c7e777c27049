import type { ScrollAnchor } from '@pegboard/pin-grid';
import type { FeedPage, FeedStore } from '../../data/feed-store.ts';
import { PLACES_KEY } from './grid-memory.ts';

/** Number of feeds that are kept, the last ones that were opened. */
const FEEDS_MAX = 5;
/** Number of pins that are kept of each feed. */
const PINS_MAX = 500;
/** Number of scroll positions that are kept. */
const ENTRIES_MAX = 50;
/** Number of pins per request; the server accepts 100. */
const PINS_PER_REQUEST = 100;
/** Places are kept for a week. */
const AGE_MAX_MS = 7 * 24 * 60 * 60 * 1000;

/** A feed as it was when its page ended: the ids of its pins, and the cursor of the next page. */
type KeptFeed = { readonly pins: readonly string[]; readonly endCursor: string | null };

/** The stored form: JSON under `PLACES_KEY`. */
type KeptPlaces = {
  /** The id of the member; null for visitors. */
  readonly viewer: string | null;
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly places: readonly (readonly [string, ScrollAnchor])[];
  /** By the feed's own key, without the cursor of its first page. */
  readonly feeds: readonly (readonly [string, KeptFeed])[];
};

/** The dependencies of `keepPlaces`. */
export type KeepPlacesPorts = {
  readonly feeds: FeedStore;
  readonly places: ReadonlyMap<string, ScrollAnchor>;
  /** The id of the member; null for visitors. */
  readonly viewer: string | null;
  readonly readPins: (ids: readonly string[]) => Promise<FeedPage['pins']>;
  readonly isOnline: () => boolean;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls `store` when the page ends. */
  readonly onPageEnd: (store: () => void) => void;
  readonly nowMs: () => number;
};

/**
 * Stores the feeds and scroll positions of the tab when a page ends, and loads the pins of the stored feeds when they are
 * opened again: a reload, and a tab that is restored a day later, continue at the same card (BY-06).
 */
export function keepPlaces(ports: KeepPlacesPorts): void {
  const { feeds, readPins } = ports;
  const kept = new Map(readKept(ports)?.feeds);
  feeds.watch((key) => {
    const name = nameOf(key);
    const feed = kept.get(name);
    if (!feed) return;
    kept.delete(name);
    // The pages of a list that is kept offline are read as usual.
    if (!ports.isOnline()) return;
    void feeds.loadNext(key, async () => ({
      pins: await inChunks(feed.pins, readPins),
      endCursor: feed.endCursor,
    }));
  });
  ports.onPageEnd(() => store(ports));
}

/** Returns what this viewer stored within a week; removes anything else. */
function readKept({ storage, viewer, nowMs }: KeepPlacesPorts): KeptPlaces | undefined {
  try {
    const kept = JSON.parse(storage.getItem(PLACES_KEY) ?? 'null') as KeptPlaces | null;
    if (kept?.viewer === viewer && nowMs() - kept.at < AGE_MAX_MS) return kept;
    storage.removeItem(PLACES_KEY);
  } catch {
    // Blocked, or damaged: nothing is kept.
  }
  return undefined;
}

function store({ feeds, places, viewer, storage, nowMs }: KeepPlacesPorts): void {
  const opened = [...feeds.opened].slice(-FEEDS_MAX).map(([key, first]): readonly [string, KeptFeed] => {
    const pages = [first, ...feeds.tail(key).pages];
    // Ads are chosen again by the server.
    const ids = new Set(
      pages.flatMap(({ pins }) => pins.flatMap((pin) => (pin.isPromoted ? [] : [pin.entityId]))),
    );
    return [nameOf(key), { pins: [...ids].slice(0, PINS_MAX), endCursor: pages.at(-1)?.endCursor ?? null }];
  });
  const kept: KeptPlaces = {
    viewer,
    at: nowMs(),
    places: [...places].slice(-ENTRIES_MAX),
    feeds: opened,
  };
  try {
    storage.setItem(PLACES_KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full: the next page begins at its top.
  }
}

/** Returns the feed's own key; the store adds the cursor of its first page. */
const nameOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

async function inChunks(
  ids: readonly string[],
  readPins: KeepPlacesPorts['readPins'],
): Promise<FeedPage['pins']> {
  const starts = Array.from(
    { length: Math.ceil(ids.length / PINS_PER_REQUEST) },
    (_, nth) => nth * PINS_PER_REQUEST,
  );
  const pages = await Promise.all(starts.map((from) => readPins(ids.slice(from, from + PINS_PER_REQUEST))));
  return pages.flat();
}
