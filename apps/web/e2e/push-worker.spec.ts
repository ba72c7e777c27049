import { WHOLE_CHROMIUM } from '@pegboard/config/chromium';
import type { LaunchOptions } from '@playwright/test';
import { expect, signUp, test as base, type Page } from './journey.ts';

/** The browser without a window has no notifications: it shows none, and lists none. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, executablePath: WHOLE_CHROMIUM }),
    { scope: 'worker' },
  ],
});

/** Delivers a message to the service worker, as the push service of the browser does. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, lang, dir, tag, data }) => {
      return { title, body, lang, dir, tag, data: String(data) };
    });
  });

test('[AC-12] the service worker shows a message, replaces one with its tag, and shows none of another member @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await signUp(page);
  await page.goto('/notifications/');
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  const account = await page.evaluate(async () => {
    const response = await fetch('/notifications/', { headers: { accept: 'text/html' } });
    return response.headers.get('pegboard-account') ?? '';
  });
  // As the page does when the member turns notifications on.
  await page.evaluate((id) => caches.open(`pb-member:${id}:pages`), account);
  const message = {
    account,
    title: 'Pegboard',
    body: 'لديك إشعار جديد.',
    lang: 'ar',
    dir: 'rtl',
    tag: 'news',
    path: '/notifications/',
    unread: 1,
  };
  await deliver(page, message);
  const { account: _, unread: __, path: data, ...visible } = message;
  await expect.poll(() => shown(page)).toEqual([{ ...visible, data }]);
  await deliver(page, { ...message, body: 'إشعاران جديدان' });
  await expect.poll(() => shown(page)).toMatchObject([{ body: 'إشعاران جديدان' }]);
  await deliver(page, { ...message, tag: 'other', account: '8' });
  await deliver(page, { ...message, tag: 'last' });
  await expect
    .poll(async () => (await shown(page)).map(({ tag }) => tag).toSorted())
    .toEqual(['last', 'news']);
});
