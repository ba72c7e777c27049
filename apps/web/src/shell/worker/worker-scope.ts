import type { WorkerMessage } from '../../data/offline-caches.ts';

/** The parts of the global scope of a service worker that are used here; the type library of pages does not have them. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'> & {
    readonly navigationPreload?: { enable(): Promise<void> };
    /** Missing in browsers that have no push. */
    readonly pushManager?: PushManager;
  };
  readonly navigator: Navigator;
  /** Missing in older browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
};

/** An open page of the site. */
export type WindowClient = { readonly url: string; focus(): Promise<unknown> };

/** A message of the push service. */
export type PushedEvent = WorkEvent & { readonly data: { json(): unknown } | null };

/** A press on a notification. */
export type NotificationClick = WorkEvent & { readonly notification: Notification };

/** A subscription that the browser replaced, or that ended. */
export type SubscriptionChange = WorkEvent & {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
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
