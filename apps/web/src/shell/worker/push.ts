import { toRequestPath } from './base-path.ts';
import type { NotificationClick, PushedEvent, SubscriptionChange, WorkerScope } from './worker-scope.ts';

/** The contents of a message, as the server sends them (`apps/bff/src/messaging/push/push-message.ts`). */
type PushMessage = {
  readonly account: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly tag: string;
  readonly path: string;
  readonly unread: number;
};

const ICON = '/assets/icon-192.png';
const BADGE = '/assets/badge-96.png';
const CSRF_COOKIE = 'csrftoken';

type Pushing = Pick<WorkerScope, 'registration' | 'clients' | 'navigator' | 'cookieStore'>;

/**
 * Shows a message as a notification, in its language and direction; one with the same tag is replaced. A message for another
 * member than the one of this device ends the subscription.
 */
export async function showPush(
  worker: Pushing,
  { data }: PushedEvent,
  storedAccount: () => Promise<string | undefined>,
): Promise<void> {
  const message = data?.json() as PushMessage | undefined;
  if (!message) return;
  const account = await storedAccount();
  if (account !== undefined && account !== message.account) return endSubscription(worker);
  const { title, body, lang, dir, tag, path, unread } = message;
  await worker.registration.showNotification(title, {
    body,
    lang,
    dir,
    tag,
    icon: toRequestPath(ICON),
    badge: toRequestPath(BADGE),
    data: path,
  });
  await setBadge(worker, unread);
}

/** Opens the page of a notification: the tab that shows it already, otherwise a new one. */
export async function openNotification(
  worker: Pushing,
  { notification }: Pick<NotificationClick, 'notification'>,
): Promise<void> {
  notification.close();
  await setBadge(worker, 0);
  const target = new URL(toRequestPath(String(notification.data)), location.origin);
  if (target.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === target.pathname);
  await (open ? open.focus() : worker.clients.openWindow(target.pathname + target.search + target.hash));
}

/** Adds the subscription by which the browser replaced an earlier one, in the session of its cookies. */
export async function renewSubscription(
  worker: Pushing,
  { oldSubscription, newSubscription }: Pick<SubscriptionChange, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey ?? null;
  const next =
    newSubscription ??
    (key &&
      (await worker.registration.pushManager?.subscribe({
        userVisibleOnly: true,
        applicationServerKey: key,
      })));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  const options = { endpoint, keys, ...(oldSubscription && { replaces: oldSubscription.endpoint }) };
  const token = (await worker.cookieStore?.get(CSRF_COOKIE))?.value ?? '';
  await fetch(toRequestPath('/resource/PushSubscriptionResource/create/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrftoken': token },
    body: JSON.stringify({ options }),
  });
}

/** Ends the subscription of this device, and removes the notifications that it shows. */
export async function endSubscription(worker: Pushing): Promise<void> {
  const { registration } = worker;
  const subscription = await registration.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  for (const notification of await registration.getNotifications()) notification.close();
  await setBadge(worker, 0);
}

async function setBadge({ navigator }: Pushing, count: number): Promise<void> {
  try {
    await navigator.setAppBadge?.(count);
  } catch {
    // Only installed apps have a badge.
  }
}
