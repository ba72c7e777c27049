import type { WorkerMessage } from '../../data/offline-caches.ts';

/** The parts of the global scope of a service worker that are used here; the type library of pages does not have them. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
};

/** An event whose work the browser waits for. */
export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** A request of a page. */
export type RequestEvent = WorkEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

/** A message of a page. */
export type MessageToWorker = WorkEvent & {
  readonly data: WorkerMessage;
  readonly ports: readonly MessagePort[];
};
