import { callResource } from '../../data/call-resource.ts';
import { memberCacheName } from '../../data/offline-caches.ts';

/** The state of notifications in this browser. */
export type PushState =
  /** The browser has no push, or no service worker of this site. */
  | { readonly kind: 'unsupported' }
  /** The member blocked notifications of this site in the browser. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'off' }
  /** Notifications are on; `fingerprint` identifies the device in the list of the server. */
  | { readonly kind: 'on'; readonly fingerprint: string };

/** Milliseconds to wait for the service worker, which is registered a second after the page is loaded. Source: chosen. */
const WORKER_TIMEOUT_MS = 5_000;

/** Returns the state of notifications in this browser. Asks for nothing. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  const registration = await findRegistration();
  if (!registration) return { kind: 'unsupported' };
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return { kind: 'off' };
  return { kind: 'on', fingerprint: await fingerprintOf(subscription.endpoint) };
}

/**
 * Asks for the permission and adds this device for a member, by the public key of the site. Call it from a press: browsers refuse to ask
 * otherwise. Throws `ResourceError`, and a `DOMException` if the browser cannot reach its push service.
 */
export async function turnPushOn(publicKey: string, accountId: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'denied' : 'off' };
  const registration = await findRegistration();
  if (!registration) return { kind: 'unsupported' };
  const { pushManager } = registration;
  const existing = await pushManager.getSubscription();
  // One of a former key of the site receives nothing.
  if (existing && !hasKey(existing, publicKey)) await existing.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  // From the cache, the service worker knows the member of the device, also before it stores a page.
  await caches.open(memberCacheName(accountId, 'pages'));
  const { endpoint, keys } = subscription.toJSON();
  await callResource({ name: 'PushSubscription', action: 'create', options: { endpoint, keys } });
  return { kind: 'on', fingerprint: await fingerprintOf(subscription.endpoint) };
}

/** Ends the subscription of this browser; the server removes the device at the next message, or by its own request. */
export async function turnPushOff(): Promise<void> {
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey: key } = options;
  return key !== null && toBase64Url(key) === publicKey;
}

async function fingerprintOf(endpoint: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

function toBase64Url(bytes: ArrayBuffer): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
