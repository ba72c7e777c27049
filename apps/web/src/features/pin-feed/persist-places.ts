import type { ScrollAnchor } from '@pegboard/pin-grid';
import type { FeedPage, FeedStore } from '../../data/feed-store.ts';
import { PLACES_KEY } from './grid-memory.ts';

/** Number of feeds that are stored, the last ones that were opened. */
const FEEDS_MAX = 5;
/** Number of pins that are stored of each feed. */
const PINS_MAX = 500;
/** Number of scroll positions that are stored. */
const ENTRIES_MAX = 50;
/** Number of pins per request; the server accepts 100. */
const PINS_PER_REQUEST = 100;
/** Places are stored for a week. */
const AGE_MAX_MS = 7 * 24 * 60 * 60 * 1000;

/** A feed as it was when its page ended: the ids of its pins, and the cursor of the next page. */
type StoredFeed = { readonly pins: readonly string[]; readonly endCursor: string | null };

/** The stored form: JSON under `PLACES_KEY`. */
type StoredPlaces = {
  /** The id of the member; null for visitors. */
  readonly viewer: string | null;
  /** Unix time in milliseconds. */
  readonly at: number;
  readonly places: readonly (readonly [string, ScrollAnchor])[];
  /** By the feed's own key, without the cursor of its first page. */
  readonly feeds: readonly (readonly [string, StoredFeed])[];
};

/** The dependencies of `persistPlaces`. */
export type PlacePorts = {
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
export function persistPlaces(ports: PlacePorts): void {
  const { feeds, readPins } = ports;
  const stored = new Map(readStored(ports)?.feeds);
  feeds.watch((key) => {
    const name = nameOf(key);
    const feed = stored.get(name);
    if (!feed) return;
    stored.delete(name);
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
function readStored({ storage, viewer, nowMs }: PlacePorts): StoredPlaces | undefined {
  try {
    const stored = JSON.parse(storage.getItem(PLACES_KEY) ?? 'null') as StoredPlaces | null;
    if (stored?.viewer === viewer && nowMs() - stored.at < AGE_MAX_MS) return stored;
    storage.removeItem(PLACES_KEY);
  } catch {
    // Blocked, or damaged: nothing is stored.
  }
  return undefined;
}

function store({ feeds, places, viewer, storage, nowMs }: PlacePorts): void {
  const stored: StoredPlaces = {
    viewer,
    at: nowMs(),
    places: [...places].slice(-ENTRIES_MAX),
    feeds: [...feeds.opened]
      .slice(-FEEDS_MAX)
      .map(([key, first]) => [nameOf(key), toStoredFeed([first, ...feeds.tail(key).pages])]),
  };
  try {
    storage.setItem(PLACES_KEY, JSON.stringify(stored));
  } catch {
    // Blocked or full: the next page begins at its top.
  }
}

/** Returns the stored form of a feed without its ads, which the server chooses again: of a long one the first pages. */
function toStoredFeed(pages: readonly FeedPage[]): StoredFeed {
  const ids = new Set<string>();
  let endCursor: string | null = null;
  for (const page of pages) {
    const own = page.pins.flatMap((pin) => (pin.isPromoted ? [] : [pin.entityId]));
    if (ids.size > 0 && ids.size + own.length > PINS_MAX) break;
    for (const id of own) ids.add(id);
    endCursor = page.endCursor;
  }
  return { pins: [...ids].slice(0, PINS_MAX), endCursor };
}

/** Returns the feed's own key; the store adds the cursor of its first page. */
const nameOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

async function inChunks(ids: readonly string[], readPins: PlacePorts['readPins']): Promise<FeedPage['pins']> {
  const starts = Array.from(
    { length: Math.ceil(ids.length / PINS_PER_REQUEST) },
    (_, nth) => nth * PINS_PER_REQUEST,
  );
  const pages = await Promise.all(starts.map((from) => readPins(ids.slice(from, from + PINS_PER_REQUEST))));
  return pages.flat();
}
