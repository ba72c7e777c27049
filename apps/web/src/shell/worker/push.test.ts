import { beforeEach, expect, test, vi } from 'vitest';
import { endSubscription, openNotification, renewSubscription, showPush } from './push.ts';

const ORIGIN = 'https://pins.example';
const MESSAGE = {
  account: '7',
  title: 'Pegboard',
  body: 'لديك إشعار جديد.',
  lang: 'ar',
  dir: 'rtl',
  tag: 'news',
  path: '/notifications/',
  unread: 3,
};

beforeEach(() => {
  vi.stubGlobal('location', new URL(ORIGIN));
  return () => vi.unstubAllGlobals();
});

/** Creates the scope of a worker with one open page, and records what it does. */
function createScope(open: string = '/') {
  const done: unknown[] = [];
  const subscription = { unsubscribe: async () => done.push('unsubscribed') };
  const shown = { close: () => done.push('closed') };
  const scope = {
    registration: {
      showNotification: async (title: string, options: object) => void done.push(title, options),
      getNotifications: async () => [shown],
      pushManager: {
        getSubscription: async () => subscription,
        subscribe: async (options: object) => {
          done.push(options);
          return aSubscription('/new');
        },
      },
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => [{ url: `${ORIGIN}${open}`, focus: async () => done.push('focused') }],
      openWindow: async (path: string) => done.push(`opened ${path}`),
    },
    navigator: { setAppBadge: async (count: number) => void done.push(count) },
    cookieStore: { get: async () => ({ value: 'token' }) },
  };
  return { done, scope: scope as unknown as Parameters<typeof showPush>[0] };
}

function aSubscription(path: string): PushSubscription {
  const endpoint = `https://push.example${path}`;
  return {
    endpoint,
    options: { applicationServerKey: new ArrayBuffer(65) },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'a', auth: 'b' } }),
  } as unknown as PushSubscription;
}

const event = (message: object) =>
  ({ data: { json: () => message } }) as unknown as Parameters<typeof showPush>[1];
const pressed = (path: string) =>
  ({ notification: { data: path, close: () => undefined } }) as unknown as Parameters<
    typeof openNotification
  >[1];

test('[AC-12] a message is shown in its language and direction, with the number of unread notifications', async () => {
  const { done, scope } = createScope();
  await showPush(scope, event(MESSAGE), async () => '7');
  const { title, body, lang, dir, tag, path: data } = MESSAGE;
  expect(done).toEqual([title, expect.objectContaining({ body, lang, dir, tag, data }), 3]);
});

test('[AC-12] a message for another member is not shown, and ends the subscription', async () => {
  const { done, scope } = createScope();
  await showPush(scope, event(MESSAGE), async () => '8');
  expect(done).toEqual(['unsubscribed', 'closed', 0]);
});

test('[AC-12] a press focuses the tab that shows the page, and opens it without one', async () => {
  const open = createScope('/notifications/');
  await openNotification(open.scope, pressed('/notifications/'));
  expect(open.done).toEqual([0, 'focused']);
  const other = createScope('/pin/create/');
  await openNotification(other.scope, pressed('/pin/7/#comments'));
  expect(other.done).toEqual([0, 'opened /pin/7/#comments']);
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)'])(
  '[AC-12] a press opens no page of another site: %s',
  async (path) => {
    const { done, scope } = createScope();
    await openNotification(scope, pressed(path));
    expect(done).toEqual([0]);
  },
);

test('[AC-12] a subscription that the browser replaced is added in place of the earlier one', async () => {
  const { scope } = createScope();
  const fetch = vi.fn(
    async (_path: string, _request: { readonly headers: object; readonly body: string }) => new Response(),
  );
  vi.stubGlobal('fetch', fetch);
  await renewSubscription(scope, { oldSubscription: aSubscription('/old') });
  const [path, request] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/resource/PushSubscriptionResource/create/');
  expect(request?.headers).toMatchObject({ 'x-csrftoken': 'token' });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    options: {
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'a', auth: 'b' },
      replaces: 'https://push.example/old',
    },
  });
});

test('[AC-12] without push in the browser there is nothing to end', async () => {
  const { done, scope } = createScope();
  await endSubscription({
    ...scope,
    registration: { ...scope.registration, pushManager: undefined },
  } as never);
  expect(done).toEqual([]);
});

test('[OP-02] [AC-12] below a path, a press opens the page and the icons are loaded there', async () => {
  vi.stubGlobal('location', new URL(`${ORIGIN}/pins/worker.js`));
  const open = createScope('/pins/notifications/');
  await openNotification(open.scope, pressed('/notifications/'));
  expect(open.done).toEqual([0, 'focused']);
  const other = createScope('/pins/');
  await openNotification(other.scope, pressed('/pin/7/'));
  expect(other.done).toEqual([0, 'opened /pins/pin/7/']);
  await showPush(other.scope, event(MESSAGE), async () => '7');
  expect(other.done).toContainEqual(expect.objectContaining({ icon: '/pins/assets/icon-192.png' }));
});
