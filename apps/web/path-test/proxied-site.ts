import { expect, test as base, type APIResponse, type Cookie, type Page } from '@playwright/test';
import { startProxy, type ProxyName } from './proxies.ts';
import { PORT, SITE } from './site.ts';

export { expect };

/** The origin of the site, and of everything else that its host serves. */
export const ORIGIN = `http://localhost:${PORT}`;

/** Runs tests with the site behind the proxy of their project. */
export const test = base.extend<object, { proxyName: ProxyName; runningProxy: void }>({
  proxyName: ['nginx', { option: true, scope: 'worker' }],
  runningProxy: [
    async ({ proxyName }, use) => {
      const stop = await startProxy(proxyName);
      await use();
      await stop();
    },
    { auto: true, scope: 'worker', timeout: 60_000 },
  ],
});

/** Returns the headers of a change by a page of the site. */
export async function csrfHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies(SITE);
  const token = cookies.find(({ name }) => name.endsWith('csrftoken'))?.value ?? '';
  return { 'x-csrftoken': token, origin: ORIGIN };
}

/** The cookies of the member of this worker. One is enough: the site limits the sign-ups of an address. */
let session: Cookie[] | undefined;

/** Logs in as the member of this worker, whom the first test signs up by the API. */
export async function logIn(page: Page): Promise<void> {
  if (session) return page.context().addCookies(session);
  await page.request.get(`${SITE}/signup/`); // sets the token that changes send
  const email = `path-${process.pid}-${Date.now()}@pegboard.example`;
  const options = { full_name: 'Ines Roy', email, password: 'a-long-enough-password', locale: 'en-US' };
  const answer = await changeByApi(page, 'UserRegister', options);
  expect(answer.status(), await answer.text()).toBe(200);
  session = await page.context().cookies(SITE);
  return undefined;
}

/** Sends a request to a resource as a page of the site does. */
async function changeByApi(page: Page, name: string, options: object): Promise<APIResponse> {
  return page.request.post(`${SITE}/resource/${name}Resource/create/`, {
    headers: await csrfHeaders(page),
    data: { options },
  });
}
