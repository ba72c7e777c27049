import { SHARE_TARGET_PATH, SHARED_FILES_MISSING, sharedPinPath } from '@pegboard/routes';
import { receiveShare } from '../features/creating/receive-share.ts';
import { openSharedFiles } from '../features/creating/shared-files.ts';

/** The events of a service worker that are handled here; the type library of pages does not have them. */
type WorkerEvent = Event & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
};
type WorkerScope = EventTarget & { skipWaiting(): Promise<void> };

const worker = globalThis as unknown as WorkerScope;

// A new version replaces the old one at once: it stores nothing between two shares.
worker.addEventListener('install', (event) => (event as WorkerEvent).waitUntil(worker.skipWaiting()));

worker.addEventListener('fetch', (event) => {
  const share = event as WorkerEvent;
  const { method, url } = share.request;
  if (method !== 'POST' || new URL(url).pathname !== SHARE_TARGET_PATH) return;
  const options = { newId: () => crypto.randomUUID(), now: Date.now };
  const path = receiveShare(share.request, openSharedFiles(), options).catch(() =>
    // The form could not be read, for example because a shared file was deleted meanwhile.
    sharedPinPath({}, { id: SHARED_FILES_MISSING }),
  );
  share.respondWith(path.then((to) => Response.redirect(new URL(to, location.origin), 303)));
});
