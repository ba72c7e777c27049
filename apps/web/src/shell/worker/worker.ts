import { sharedPinPath, SHARED_FILES_MISSING } from '@pegboard/routes';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import {
  ACCOUNT_HEADER,
  memberCacheName,
  NO_ACCOUNT,
  STATIC_CACHE,
  storedQueryPath,
} from '../../data/offline-caches.ts';
import { receiveShare } from '../../features/creating/receive-share.ts';
import { openSharedFiles } from '../../features/creating/shared-files.ts';
import {
  clearMembers,
  findImage,
  findPage,
  findStored,
  IMAGES,
  removeOfFormer,
  setAccount,
  storedAccount,
  storePage,
} from './member-caches.ts';
import { basePath, toRequestPath, toSitePath } from './base-path.ts';
import { offlinePage } from './offline-page.ts';
import {
  filesOfPage,
  imageOfPath,
  isStoredPage,
  pageKey,
  parsePersistedQuery,
  requestKind,
} from './request-kind.ts';
import { endSubscription, openNotification, renewSubscription, showPush } from './push.ts';
import type { RequestEvent, WorkerScope } from './worker-scope.ts';

/** The files that every page of a member needs, written by the build. They also make each build a new version of the worker. */
declare const SHELL_FILES: readonly string[];

/** Milliseconds after which a stored page is shown instead of waiting for the network. Source: chosen. */
const PAGE_TIMEOUT_MS = 8_000;
/** Milliseconds for which a stored page is not fetched again because it was opened within the site. Source: chosen. */
const PAGE_FRESH_MS = 600_000;
/** The files of some builds: pages that were stored earlier need those of their build. Source: chosen. */
const FILES = { maxEntries: 500, maxAgeSeconds: 60 * 86_400 };

const worker = globalThis as unknown as WorkerScope;

// Without `skipWaiting()`: a new version waits until the pages of the old one are closed or their member reloads.
worker.addEventListener('install', (event) => event.waitUntil(storeFiles(SHELL_FILES)));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, location.origin + basePath());
  if (kind === 'network') return;
  event.respondWith(RESPONSES[kind](event));
});

worker.addEventListener('message', (event) => {
  const { data: message, ports } = event;
  const answer = (value: unknown): void => ports[0]?.postMessage(value);
  if (message.type === 'skip-waiting') event.waitUntil(worker.skipWaiting());
  if (message.type === 'clear')
    event.waitUntil(Promise.all([clearMembers(), endSubscription(worker)]).then(() => answer(true)));
  if (message.type === 'has-file') answer(SHELL_FILES.includes(toSitePath(message.path)));
  // Without the network, or with a full disk, the page is not stored.
  if (message.type === 'opened')
    event.waitUntil(storeOpened(message.path, message.files).catch(() => undefined));
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event, storedAccount)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(worker, event)));
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(worker, event)),
);

const RESPONSES = {
  share: ({ request }: RequestEvent) => respondToShare(request),
  page: respondWithPage,
  file: (event: RequestEvent) => files.handle(event),
  image: respondWithImage,
  query: respondToQuery,
};

type StrategyOptions = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>;

const files = new CacheFirst(optionsOf(STATIC_CACHE, FILES));

/** Returns the options of a strategy with a bounded cache; it stores complete and successful responses only. */
function optionsOf(
  cacheName: string,
  limits: { readonly maxEntries: number; readonly maxAgeSeconds: number },
): StrategyOptions {
  const expiration = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true });
  // Its type declares optional callbacks as undefined, which that of the strategies does not allow.
  const plugins = [expiration as object];
  return { cacheName, plugins, matchOptions: { ignoreVary: true } };
}

function respondToShare(request: Request): Promise<Response> {
  const options = { newId: () => crypto.randomUUID(), now: Date.now };
  const path = receiveShare(request, openSharedFiles(), options).catch(() =>
    // The form could not be read, for example because a shared file was deleted meanwhile.
    sharedPinPath({}, { id: SHARED_FILES_MISSING }),
  );
  return path.then((to) => Response.redirect(new URL(toRequestPath(to), location.origin), 303));
}

/**
 * Responds with the page of the server; without the network, or one that does not respond in time, with the stored page. A
 * stored page has the headers that it came with, and so the content security policy of its own nonce.
 */
async function respondWithPage(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const key = pageKey(request.url);
  const fresh = event.preloadResponse.then((preloaded) => preloaded ?? fetch(request));
  const received = fresh.then((response) => {
    const copy = response.clone();
    // Stored while it is streamed; a page that is cut off is not stored.
    const stored = noteAccount(response).then((accountId) =>
      accountId !== undefined && isStored(response, key)
        ? storePage(accountId, key, copy)
        : copy.body?.cancel(),
    );
    event.waitUntil(stored.catch(() => undefined));
    return response;
  });
  const late = new Promise<Response>((resolve, reject) => {
    setTimeout(() => findPage(key).then((page) => page && resolve(page), reject), PAGE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([received, late]);
  } catch {
    return (await findPage(key)) ?? offlinePage();
  }
}

/**
 * Returns the member for whom the server rendered a page, and removes what is stored of all others; undefined for visitors, and
 * for responses that do not name the account, such as redirects and errors.
 */
async function noteAccount(response: Response): Promise<string | undefined> {
  const account = response.headers.get(ACCOUNT_HEADER);
  if (account === null) return undefined;
  const accountId = account === NO_ACCOUNT ? undefined : account;
  const before = await storedAccount();
  await setAccount(accountId);
  // The notifications of a member are shown to that member alone, and visitors have none.
  if (accountId === undefined || (before !== undefined && before !== accountId))
    await endSubscription(worker);
  return accountId;
}

const isStored = ({ status, redirected }: Response, key: string): boolean =>
  status === 200 && !redirected && isStoredPage(toSitePath(key));

/** Responds with an image: of a member's pages from their cache first, of all others from the network alone. */
async function respondWithImage(event: RequestEvent): Promise<Response> {
  const accountId = await storedAccount();
  if (accountId === undefined) return fetch(event.request);
  try {
    return await imagesOf(accountId).handle(event);
  } catch (error) {
    const nameOf = (pathname: string): string => imageOfPath(toSitePath(pathname));
    const name = nameOf(new URL(event.request.url).pathname);
    const other = await findImage((pathname) => nameOf(pathname) === name);
    if (other) return other;
    throw error;
  }
}

function imagesOf(accountId: string): StaleWhileRevalidate {
  const name = memberCacheName(accountId, 'images');
  const { plugins = [], ...options } = optionsOf(name, IMAGES);
  const cacheDidUpdate = async (): Promise<void> => void (await removeOfFormer(accountId, name));
  return new StaleWhileRevalidate({ ...options, plugins: [...plugins, { cacheDidUpdate }] });
}

/** Sends a query unchanged; only without the network, it responds with what a board stores that is kept offline. */
async function respondToQuery({ request }: RequestEvent): Promise<Response> {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (error) {
    const query = parsePersistedQuery(await copy.text());
    const stored = query && (await findStored(toRequestPath(storedQueryPath(query.hash, query.variables))));
    if (stored) return stored;
    throw error;
  }
}

/**
 * Stores a page that was opened without a request for it, within the site or before the worker controlled the page, with the
 * files that it links to.
 */
async function storeOpened(path: string, loaded: readonly string[]): Promise<void> {
  if (!isStoredPage(path)) return;
  const key = toRequestPath(path);
  const known = await findPage(key);
  const age = Date.now() - Date.parse(known?.headers.get('date') ?? '');
  if (!(age < PAGE_FRESH_MS)) {
    const response = await fetch(key, { headers: { accept: 'text/html' }, priority: 'low' });
    const accountId = await noteAccount(response);
    if (accountId === undefined || !isStored(response, key)) return;
    const copy = response.clone();
    await storePage(accountId, key, response);
    await storeFiles(filesOfPage(await copy.text()));
  }
  await storeFiles(loaded.filter((each) => each.startsWith('/assets/')));
  const accountId = await storedAccount();
  if (accountId === undefined) return;
  const name = memberCacheName(accountId, 'images');
  await storeMissing(name, loaded.filter((each) => each.startsWith('/i/')).map(toRequestPath), IMAGES);
  await removeOfFormer(accountId, name);
}

const storeFiles = (addresses: readonly string[]): Promise<void> =>
  storeMissing(STATIC_CACHE, addresses.map(toRequestPath), FILES);

/** Stores files that a cache does not have. The browser usually has them in its own cache, so nothing is requested. */
async function storeMissing(name: string, paths: readonly string[], limits: typeof FILES): Promise<void> {
  const cache = await caches.open(name);
  const expiration = new CacheExpiration(name, limits);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await Promise.all(
    paths
      .filter((path) => !stored.has(path))
      .map(async (path) => {
        await cache.add(path);
        await expiration.updateTimestamp(new URL(path, location.origin).href);
      }),
  );
  await expiration.expireEntries();
}
