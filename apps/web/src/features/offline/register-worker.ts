import { SHARE_TARGET_PATH } from '@pegboard/routes';
import { askWorker, type WorkerMessage } from '../../data/offline-caches.ts';

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const WORKER_PATH = '/worker.js';
/** Milliseconds between the checks for a new version in a page that stays open. Source: chosen. */
const CHECK_MS = 3_600_000;

/** True if the worker did not control this page from its start: then it has seen none of its files. */
let isUncontrolled = false;

/**
 * Registers the service worker and calls `onNewVersion` when a newer build than that of the page is ready, with a function that
 * reloads the page into it. Returns a function that stops this. Without a worker, pages are read from the network alone.
 */
export function startWorker(onNewVersion: (reload: () => void) => void): () => void {
  const ended = new AbortController();
  void register(onNewVersion, ended.signal).catch(() => {
    // The browser or the member does not allow it.
  });
  return () => ended.abort();
}

async function register(onNewVersion: (reload: () => void) => void, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  isUncontrolled ||= serviceWorker.controller === null;
  const policy = window.trustedTypes?.createPolicy('pegboard-worker', { createScriptURL: () => WORKER_PATH });
  const registration = await serviceWorker.register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH, {
    scope: '/',
  });
  await removeShareWorker();
  const offer = async (worker: ServiceWorker): Promise<void> => {
    if (signal.aborted || serviceWorker.controller === null) return;
    // A page that was just loaded can be newer than the worker: then there is nothing to offer.
    const path = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? location.href;
    const isCurrent = await askWorker(worker, { type: 'has-file', path: new URL(path).pathname });
    if (isCurrent === true) send(worker, { type: 'skip-waiting' });
    else onNewVersion(() => reloadInto(worker));
  };
  if (registration.waiting) void offer(registration.waiting);
  registration.addEventListener(
    'updatefound',
    () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') void offer(installing);
      });
    },
    { signal },
  );
  checkHourly(registration, signal);
}

/** Activates a worker and reloads the page; one that another tab activated is active already. */
function reloadInto(worker: ServiceWorker): void {
  if (worker.state !== 'installed') return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  send(worker, { type: 'skip-waiting' });
}

function checkHourly(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let checkedAt = Date.now();
  const check = (): void => {
    if (document.hidden || Date.now() - checkedAt < CHECK_MS) return;
    checkedAt = Date.now();
    // Without a network, the next check finds it.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check, { signal });
}

/** Removes the worker of earlier versions, which received shares alone. */
async function removeShareWorker(): Promise<void> {
  const earlier = await navigator.serviceWorker.getRegistration(SHARE_TARGET_PATH);
  if (earlier && new URL(earlier.scope).pathname === SHARE_TARGET_PATH) await earlier.unregister();
}

/** Reports an opened page to the worker, which stores it for reading offline. */
export async function reportOpenedPage(path: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const files = isUncontrolled ? loadedFiles() : [];
  isUncontrolled = false;
  send(active, { type: 'opened', path, files });
}

/** A file or an image of this site, which may be below a path. */
const FILE = /\/(?:assets\/.*|i\/.*\.(?:avif|gif|jpe?g|png|webp))$/;

/** Returns the addresses within the site of the files and images that the page loaded. */
function loadedFiles(): readonly string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return [...new Set(paths.flatMap((path) => FILE.exec(path)?.[0] ?? []))];
}

const send = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message);
