import {
  KEPT_BOARD_ENTRY,
  memberCacheName,
  storedQueryPath,
  type KeptBoard,
} from '../../data/offline-caches.ts';

/** A result of a query, as a page asks for it. */
export type StoredQuery = {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
};

/** A board to keep offline. */
export type BoardToKeep = {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Reads the board and the pages of its pins, with the addresses of their images. */
  readonly read: () => AsyncIterable<{ readonly query: StoredQuery; readonly images: readonly string[] }>;
};

/** The result of keeping a board: too little storage changes nothing. */
export type KeepResult = { readonly kind: 'kept' | 'full' | 'failed' };

/** The parts of the browser that are used here. */
export type KeepPorts = {
  readonly caches: Pick<CacheStorage, 'open' | 'delete' | 'has'>;
  readonly fetch: (path: string) => Promise<Response>;
  readonly freeBytes: () => Promise<number>;
  readonly nowMs: () => number;
};

/** Bytes that an image is estimated with. Source: measured, 474 px WebP of the demo, rounded up. */
const IMAGE_BYTES = 60_000;
/** Bytes of storage that stay free. Source: chosen. */
const SPARE_BYTES = 20_000_000;
const REQUESTS_AT_ONCE = 4;

const cacheOf = (accountId: string, boardId: string): string =>
  memberCacheName(accountId, `board:${boardId}`);

/** Returns the entry of a board that is kept on this device; undefined if it is not. */
export async function readKeptBoard(
  { caches }: Pick<KeepPorts, 'caches'>,
  accountId: string,
  boardId: string,
): Promise<KeptBoard | undefined> {
  const name = cacheOf(accountId, boardId);
  // Opening would create it.
  if (!(await caches.has(name))) return undefined;
  const entry = await (await caches.open(name)).match(KEPT_BOARD_ENTRY);
  return entry?.json();
}

/**
 * Stores a board on this device: its page, the pages of its pins, and one image of each. A board that was kept before stays
 * readable if this fails; one that was not leaves nothing behind.
 */
export async function keepBoard(ports: KeepPorts, board: BoardToKeep): Promise<KeepResult> {
  const name = cacheOf(board.accountId, board.id);
  const isRefresh = (await readKeptBoard(ports, board.accountId, board.id)) !== undefined;
  try {
    const cache = await ports.caches.open(name);
    const page = await received(ports.fetch(board.path));
    const html = await page.clone().text();
    await cache.put(board.path, page);
    const images = new Set(imagesOfHtml(html));
    for await (const { query, images: more } of board.read()) {
      const path = storedQueryPath(query.hash, query.variables);
      await cache.put(path, Response.json({ data: query.data }));
      for (const image of more) images.add(image);
    }
    const missing: string[] = [];
    for (const path of images) if (!(await cache.match(path))) missing.push(path);
    if ((await ports.freeBytes()) < missing.length * IMAGE_BYTES + SPARE_BYTES) throw new FullError();
    await storeImages(ports, cache, missing);
    const entry: KeptBoard = { name: board.name, path: board.path, keptAt: ports.nowMs() };
    await cache.put(KEPT_BOARD_ENTRY, Response.json(entry));
    return { kind: 'kept' };
  } catch (error) {
    if (!isRefresh) await ports.caches.delete(name);
    return { kind: isFull(error) ? 'full' : 'failed' };
  }
}

/** Removes a board from this device. */
export async function removeKeptBoard(
  { caches }: Pick<KeepPorts, 'caches'>,
  accountId: string,
  boardId: string,
): Promise<void> {
  await caches.delete(cacheOf(accountId, boardId));
}

class FullError extends Error {}

const isFull = (error: unknown): boolean =>
  error instanceof FullError || (error instanceof Error && error.name === 'QuotaExceededError');

/** Stores images, some at once; one that is gone since is left out. */
async function storeImages(ports: KeepPorts, cache: Cache, paths: readonly string[]): Promise<void> {
  const waiting = paths.values();
  const store = async (): Promise<void> => {
    for (const path of waiting) {
      const image = await ports.fetch(path);
      if (image.ok) await cache.put(path, image);
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, store));
}

async function received(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (response.status !== 200) throw new Error(`The page was answered with ${response.status}.`);
  return response;
}

/** Images on a page of a site that may be below a path. */
const IMAGE_SOURCES = /\ssrc="(?:\/[\w.~-]+)*?(\/i\/[\w./-]+)"/g;

/** Returns the images that a page shows besides those of its pins, such as avatars and covers. */
const imagesOfHtml = (html: string): readonly string[] =>
  [...html.matchAll(IMAGE_SOURCES)].map(([, path = '']) => path);

/** Returns the ports of the browser; undefined where it has no storage, as on a page without TLS. */
export function browserPorts(): KeepPorts | undefined {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return undefined;
  return {
    caches,
    fetch: (path) => fetch(path, { priority: 'low' }),
    async freeBytes() {
      const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
      return quota - usage;
    },
    nowMs: () => Date.now(),
  };
}
