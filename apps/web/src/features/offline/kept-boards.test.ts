import { expect, test } from 'vitest';
import { KEPT_BOARD_ENTRY, storedQueryPath } from '../../data/offline-caches.ts';
import {
  keepBoard,
  readKeptBoard,
  removeKeptBoard,
  type BoardToKeep,
  type KeepPorts,
} from './kept-boards.ts';

/** Caches in memory; `limit` is the number of entries that fit. */
function createCaches(
  limit = Infinity,
): KeepPorts['caches'] & { readonly all: Map<string, Map<string, Response>> } {
  const all = new Map<string, Map<string, Response>>();
  return {
    all,
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    async open(name) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (key: string) => entries.get(key)?.clone(),
        async put(key: string, response: Response) {
          if (!entries.has(key) && entries.size >= limit)
            throw new DOMException('The quota was exceeded.', 'QuotaExceededError');
          entries.set(key, response);
        },
      } as unknown as Cache;
    },
  };
}

const board = (images: readonly string[]): BoardToKeep => ({
  accountId: '7',
  id: '12',
  name: 'Oak',
  path: '/ada/oak/',
  async *read() {
    yield { query: { hash: 'ab', variables: { after: null }, data: { result: 1 } }, images };
  },
});
const ports = (caches: KeepPorts['caches'], free = 1e9): KeepPorts => ({
  caches,
  fetch: async (path) => new Response(path === '/ada/oak/' ? '<img src="/i/60x60/face.webp">' : 'an image'),
  freeBytes: async () => free,
  nowMs: () => 5,
});

test('[IO-08] a kept board is its page, its queries and its images, in a cache of the member', async () => {
  const caches = createCaches();
  expect(await keepBoard(ports(caches), board(['/i/474x/a.webp']))).toEqual({ kind: 'kept' });
  expect([...(caches.all.get('pb-member:7:board:12')?.keys() ?? [])].toSorted()).toEqual(
    [
      '/ada/oak/',
      '/i/474x/a.webp',
      '/i/60x60/face.webp',
      KEPT_BOARD_ENTRY,
      storedQueryPath('ab', { after: null }),
    ].toSorted(),
  );
  expect(await readKeptBoard({ caches }, '7', '12')).toEqual({ name: 'Oak', path: '/ada/oak/', keptAt: 5 });
  expect(await readKeptBoard({ caches }, '8', '12')).toBeUndefined();
  await removeKeptBoard({ caches }, '7', '12');
  expect(caches.all.size).toBe(0);
});

test('[IO-08] with too little free storage nothing is stored', async () => {
  const caches = createCaches();
  expect(await keepBoard(ports(caches, 1e6), board(['/i/474x/a.webp']))).toEqual({ kind: 'full' });
  expect(caches.all.size).toBe(0);
});

test('[IO-08] a disk that is full meanwhile leaves nothing of a new board, and all of one that was kept', async () => {
  const small = createCaches(3);
  expect(await keepBoard(ports(small), board(['/i/474x/a.webp']))).toEqual({ kind: 'full' });
  expect(small.all.size).toBe(0);

  const caches = createCaches(5);
  await keepBoard(ports(caches), board(['/i/474x/a.webp']));
  const more = board(['/i/474x/a.webp', '/i/474x/b.webp']);
  expect(await keepBoard(ports(caches), more)).toEqual({ kind: 'full' });
  expect(await readKeptBoard({ caches }, '7', '12')).toBeDefined();
});

test('[IO-08] without a network, the board is not kept', async () => {
  const caches = createCaches();
  const cut = { ...ports(caches), fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  expect(await keepBoard(cut, board([]))).toEqual({ kind: 'failed' });
  expect(caches.all.size).toBe(0);
});
