/**
 * The response header that names the member for whom a page was rendered, or `NO_ACCOUNT`. The service worker stores pages by
 * it; the BFF sets it (`apps/bff/src/platform/http/plugins/pages.ts`).
 */
export const ACCOUNT_HEADER = 'pegboard-account';
/** The value of `ACCOUNT_HEADER` for signed-out visitors. */
export const NO_ACCOUNT = 'none';

/** The cache of the site's own files, which are the same for everyone. */
export const STATIC_CACHE = 'pb-static';

const MEMBER_PREFIX = 'pb-member:';

/** Caches of a member: opened pages, their images, and one for each board that is kept offline. */
export type MemberCache = 'pages' | 'images' | `board:${string}`;

/** Returns the name of a member's cache, which carries the id of the account. */
export const memberCacheName = (accountId: string, cache: MemberCache): string =>
  `${MEMBER_PREFIX}${accountId}:${cache}`;

/** Returns the account and the kind of a cache by its name; undefined for caches that belong to no member. */
export function parseMemberCacheName(
  name: string,
): { readonly accountId: string; readonly cache: string } | undefined {
  const [, accountId, cache] = /^pb-member:(\d+):(.+)$/.exec(name) ?? [];
  return accountId === undefined || cache === undefined ? undefined : { accountId, cache };
}

/** The address of the entry that marks a board's cache as complete. */
export const KEPT_BOARD_ENTRY = '/offline/board.json';

/** The entry at `KEPT_BOARD_ENTRY`. */
export type KeptBoard = { readonly name: string; readonly path: string; readonly keptAt: number };

/** Returns the address under which the result of a persisted query is stored: it is sent by POST, which caches do not accept. */
export function storedQueryPath(hash: string, variables: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams({ hash, variables: JSON.stringify(Object.fromEntries(sorted)) });
  return `/offline/query?${query}`;
}

/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** A page was opened: it, and the files that were loaded before the worker controlled the page, are stored. */
  | { readonly type: 'opened'; readonly path: string; readonly files: readonly string[] }
  /** The member logged out: everything of members is removed. Answered through the port. */
  | { readonly type: 'clear' }
  /** Asks whether the worker and the page are of the same build. Answered with a boolean through the port. */
  | { readonly type: 'has-file'; readonly path: string }
  /** The waiting worker replaces the active one. */
  | { readonly type: 'skip-waiting' };

const ANSWER_TIMEOUT_MS = 3_000;

/** Sends a message to a worker and returns its answer; undefined if there is none in time. */
export function askWorker(worker: ServiceWorker, message: WorkerMessage): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_TIMEOUT_MS);
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Removes everything of members from the caches of this device. Never rejects: the next page of a visitor repeats it. */
export async function clearOfflineData(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    // The worker removes its records of ages as well.
    if (registration?.active) await askWorker(registration.active, { type: 'clear' });
    for (const name of await caches.keys()) if (parseMemberCacheName(name)) await caches.delete(name);
  } catch {
    // Caches exist on secure origins only, and browsers can block them.
  }
}
