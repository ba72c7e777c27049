import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, TEST_SECRET, testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { CSRF_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { newCsrfToken } from './csrf-token.ts';

let site: TestApp;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  member = await site.member();
});
afterAll(() => site.close());

type Cookies = { readonly session?: string | undefined; readonly csrf?: string | undefined };

/**
 * Sends a change like a page of the site with these cookies, which repeats `repeated`, or its cookie by
 * default.
 */
async function change(
  cookies: Cookies,
  {
    repeated,
    options = {},
    name = 'UserSession/delete',
  }: { repeated?: string; options?: object; name?: string } = {},
) {
  const [resource = '', action = ''] = name.split('/');
  const answer = await site.app.inject({
    method: 'POST',
    url: `/resource/${resource}Resource/${action}/`,
    payload: { options },
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-csrftoken': repeated ?? cookies.csrf ?? '',
      cookie: Object.entries({ [SESSION_COOKIE]: cookies.session, [CSRF_COOKIE]: cookies.csrf })
        .flatMap(([cookie, value]) => (value === undefined ? [] : `${cookie}=${value}`))
        .join('; '),
    },
  });
  const set = new Map(answer.cookies.map(({ name: cookie, value }) => [cookie, value]));
  const code: string | undefined = answer.json().resource_response.error?.code;
  return { status: answer.statusCode, code, session: set.get(SESSION_COOKIE), csrf: set.get(CSRF_COOKIE) };
}

const logIn = (cookies: Cookies = { csrf: newCsrfToken(TEST_SECRET, undefined) }) =>
  change(cookies, {
    name: 'UserSession/create',
    options: { username_or_email: member.username, password: TEST_PASSWORD },
  });
const save = (cookies: Cookies, repeated?: string) =>
  change(cookies, {
    name: 'Board/create',
    options: { name: `Board ${Math.random()}` },
    ...(repeated === undefined ? {} : { repeated }),
  });

test('[BF-05] log-in and log-out each issue a token of the session that they lead to', async () => {
  const before = newCsrfToken(TEST_SECRET, undefined);
  const { session, csrf } = await logIn({ csrf: before });
  expect(csrf).not.toBe(before);
  expect(await save({ session, csrf })).toMatchObject({ status: 200 });
  const left = await change({ session, csrf });
  expect(left).toMatchObject({ status: 200, session: '', csrf: expect.stringMatching(/^[\w-]{75}$/) });
  expect(await logIn({ csrf: left.csrf })).toMatchObject({ status: 200 });
});

test('[BF-05] a token of another session, a former one or the signed-out state is refused, in the cookie and beside it', async () => {
  const own = await logIn();
  const other = await logIn();
  const foreign: Readonly<Record<string, string | undefined>> = {
    'another session': other.csrf,
    'the signed-out state': newCsrfToken(TEST_SECRET, undefined),
    'another secret': newCsrfToken('another secret, 32 characters long', own.session),
    'the old format': 'a'.repeat(32),
    'no mac': own.csrf?.slice(0, 32),
    'another mac': `${own.csrf?.slice(0, 32)}${'a'.repeat(43)}`,
    nothing: '',
  };
  for (const [of, csrf] of Object.entries(foreign)) {
    expect([of, await save({ session: own.session, csrf })]).toMatchObject([of, { code: 'csrf_failed' }]);
    expect([of, await save(own, csrf)]).toMatchObject([of, { code: 'csrf_failed' }]);
  }
  await change(own);
  const next = await logIn();
  expect(await save({ session: next.session, csrf: own.csrf })).toMatchObject({ code: 'csrf_failed' });
  expect(await logIn({ csrf: own.csrf })).toMatchObject({ code: 'csrf_failed' });
});

test('[BF-05] a tab whose token is of a former session gets the one of its session, and succeeds with it', async () => {
  const { session } = await logIn();
  const refused = await save({ session, csrf: newCsrfToken(TEST_SECRET, undefined) });
  expect(refused).toMatchObject({ status: 403, code: 'csrf_failed', csrf: expect.any(String) });
  expect(await save({ session, csrf: refused.csrf })).toMatchObject({ status: 200 });
});

test('[BF-05] another site gets no token', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/resource/BoardResource/create/',
    payload: { options: {} },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
});
