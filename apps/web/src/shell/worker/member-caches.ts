import { CacheExpiration } from 'workbox-expiration';
import { memberCacheName, parseMemberCacheName } from '../../data/offline-caches.ts';

/** The most pages that are stored, and their age in seconds. Source: chosen; a page of the demo has 30 kB. */
const PAGES = { maxEntries: 60, maxAgeSeconds: 14 * 86_400 };
/** The most images that are stored, and their age in seconds. Source: chosen; 400 cards have some 10 MB. */
export const IMAGES = { maxEntries: 400, maxAgeSeconds: 30 * 86_400 };

let known: Promise<string | undefined> | undefined;

/** Returns the member whose pages are stored on this device; there is one at most. */
export function storedAccount(): Promise<string | undefined> {
  known ??= caches
    .keys()
    .then((names) => names.map(parseMemberCacheName).find((each) => each !== undefined)?.accountId);
  return known;
}

/**
 * Declares who uses the device now, by a response of the server: caches of all other members are removed. Undefined is a
 * visitor, of whom nothing is stored.
 */
export async function setAccount(accountId: string | undefined): Promise<void> {
  if ((await storedAccount()) !== accountId) await clearMembers(accountId);
}

/** Removes what is stored of all members but one. */
export async function clearMembers(exceptId?: string): Promise<void> {
  // First, so that a page that is being received is not stored any more.
  known = Promise.resolve(exceptId);
  const names = (await caches.keys()).filter((name) => {
    const owner = parseMemberCacheName(name)?.accountId;
    return owner !== undefined && owner !== exceptId;
  });
  await Promise.all(names.map((name) => caches.delete(name)));
  const owners = new Set(names.map((name) => parseMemberCacheName(name)?.accountId ?? ''));
  for (const owner of owners) {
    // The records of ages contain addresses as well.
    await new CacheExpiration(memberCacheName(owner, 'pages'), PAGES).delete();
    await new CacheExpiration(memberCacheName(owner, 'images'), IMAGES).delete();
  }
}

/**
 * Removes a cache in which something of a member was stored, if the member logged out meanwhile: opening it has created it again.
 * Returns whether it was removed.
 */
export async function removeOfFormer(accountId: string, name: string): Promise<boolean> {
  return (await storedAccount()) !== accountId && caches.delete(name);
}

/** Stores an opened page of a member, and removes the oldest ones beyond the limits. */
export async function storePage(accountId: string, key: string, response: Response): Promise<void> {
  const name = memberCacheName(accountId, 'pages');
  const cache = await caches.open(name);
  await cache.put(key, response);
  if (await removeOfFormer(accountId, name)) return;
  const expiration = new CacheExpiration(name, PAGES);
  await expiration.updateTimestamp(new URL(key, location.origin).href);
  await expiration.expireEntries();
}

/** Returns the stored page of an address, the newest one if several caches have it; undefined if it was never opened. */
export async function findPage(key: string): Promise<Response | undefined> {
  const found: Response[] = [];
  for (const name of await memberCaches()) {
    // Opening a cache would create one again that is being removed.
    const cacheName = name;
    const response =
      (await caches.match(key, { cacheName })) ??
      (await caches.match(key, { cacheName, ignoreSearch: true }));
    if (response) found.push(response);
  }
  return found.toSorted((a, b) => dateOf(b) - dateOf(a))[0];
}

/** Returns what a member's caches store under an address. */
export async function findStored(key: string): Promise<Response | undefined> {
  for (const name of await memberCaches()) {
    const response = await caches.match(key, { cacheName: name });
    if (response) return response;
  }
  return undefined;
}

/** Returns another size of an image that a member's caches store. */
export async function findImage(isSame: (pathname: string) => boolean): Promise<Response | undefined> {
  for (const name of await memberCaches()) {
    const cache = await caches.open(name);
    const request = (await cache.keys()).find(({ url }) => isSame(new URL(url).pathname));
    if (request) return cache.match(request);
  }
  return undefined;
}

/** Returns the names of the caches of members. */
export const memberCaches = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => parseMemberCacheName(name) !== undefined);

const dateOf = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || 0;
