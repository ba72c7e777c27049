import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModules } from '../../../site/modules.ts';
import { ERRORS, type ErrorCode } from '../../errors/errors.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { TEST_SECRET } from '../../../testing/app.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { newCsrfToken } from './csrf-token.ts';

const TOKEN = newCsrfToken(TEST_SECRET, undefined);
/** Placeholder for the token of the member's session. */
const MEMBERS = 'of the member';
const FROM_HERE = {
  cookie: `csrftoken=${TOKEN}`,
  'x-csrftoken': TOKEN,
  'sec-fetch-site': 'same-origin',
};
const LOG_OUT = '/resource/UserSessionResource/delete/';
const CREATE_BOARD = '/resource/BoardResource/create/';

let site: TestApp;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  member = await site.member();
});
afterAll(() => site.close());

/** Sends one request unchanged and reads its response. */
async function send(request: InjectOptions) {
  const answer = await site.app.inject(request);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** Returns a change with these headers, sent by the member. */
function change(headers: Record<string, string>) {
  const session = member.cookies.get(SESSION_COOKIE);
  const token = newCsrfToken(TEST_SECRET, session);
  const sent = Object.entries(headers).map(([name, value]) => [name, value === MEMBERS ? token : value]);
  return send({
    method: 'POST',
    url: CREATE_BOARD,
    payload: { options: { name: `Board ${Math.random()}` } },
    headers: { ...Object.fromEntries(sent), cookie: `csrftoken=${token}; ${SESSION_COOKIE}=${session}` },
  });
}

const failure = (code: ErrorCode) => ({
  resource_response: {
    status: 'failure',
    data: null,
    error: {
      http_status: ERRORS[code].status,
      code,
      message: ERRORS[code].message,
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  },
});

test.each<[string, Record<string, string>, number]>([
  [
    'the token of the cookie, from our own pages',
    { 'x-csrftoken': MEMBERS, 'sec-fetch-site': 'same-origin' },
    200,
  ],
  ['an old browser that names our origin', { 'x-csrftoken': MEMBERS, origin: 'http://localhost:4310' }, 200],
  ['no token', { 'sec-fetch-site': 'same-origin' }, 403],
  ['another token', { 'x-csrftoken': 'b'.repeat(32), 'sec-fetch-site': 'same-origin' }, 403],
  ['a token of another length', { 'x-csrftoken': 'a', 'sec-fetch-site': 'same-origin' }, 403],
  ['another site', { 'x-csrftoken': MEMBERS, 'sec-fetch-site': 'cross-site' }, 403],
  ['another host of our site', { 'x-csrftoken': MEMBERS, 'sec-fetch-site': 'same-site' }, 403],
  ['an address typed by hand', { 'x-csrftoken': MEMBERS, 'sec-fetch-site': 'none' }, 403],
  ['another origin', { 'x-csrftoken': MEMBERS, origin: 'https://evil.example' }, 403],
  ['neither origin nor site', { 'x-csrftoken': MEMBERS }, 403],
])('[BF-05] a change with %s', async (_, headers, status) => {
  const answer = await change(headers);
  expect(answer.status).toBe(status);
  if (status === 403) expect(answer.body).toEqual(failure('csrf_failed'));
});

test('[BF-05] every resource that changes state asks for the token, and none of them is a GET', async () => {
  const resources = createModules(site.deps).flatMap((module) => module.resources ?? []);
  const changes = resources.filter(({ action }) => action !== 'get');
  expect(changes.length).toBeGreaterThan(10);
  for (const { name, action } of changes) {
    const url = `/resource/${name}Resource/${action}/`;
    const refused = await send({ method: 'POST', url, payload: { options: {} } });
    expect(refused.body).toEqual(failure('csrf_failed'));
    expect((await send({ method: 'GET', url })).status).toBe(405);
  }
});

test('[BF-05] every raw path that changes state asks for the token, and none of them is a GET', async () => {
  for (const { method, path } of createModules(site.deps).flatMap((module) => module.v3Routes ?? [])) {
    if (method === 'GET') continue;
    const url = path.replaceAll(/:\w+/g, '7');
    expect((await send({ method, url })).body).toEqual(failure('csrf_failed'));
  }
});

test.each<[string, object, Record<string, string>]>([
  [
    'an option that does not exist',
    { name: 'Pots', owner_id: '7' },
    { owner_id: 'Unrecognized key: "owner_id"' },
  ],
  ['a number for a text', { name: 7 }, { name: 'Invalid input: expected string, received number' }],
  [
    'a text for a boolean',
    { name: 'Pots', protected: 'true' },
    { protected: expect.stringContaining('boolean') },
  ],
  ['a NUL', { name: 'a\0b' }, { name: 'This text holds characters that cannot be kept.' }],
  ['half a surrogate pair', { name: '\ud83d' }, { name: 'This text holds characters that cannot be kept.' }],
  ['nothing', {}, { name: expect.stringContaining('expected string') }],
])('[BF-04] %s is refused by the name of its field', async (_, options, fields) => {
  const answer = await member.call('Board', 'create', options);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(answer.error.fields).toEqual(fields);
});

test.each([
  ['PUT', '/resource/BoardResource/create/', 'POST'],
  ['GET', '/resource/BoardResource/create', 'POST'],
  ['HEAD', '/resource/%42oardResource/create/', 'POST'],
  ['OPTIONS', '/resource/BoardResource/get/', 'GET'],
] as const)('[BF-04] %s %s is refused with the supported method', async (method, url, allowed) => {
  const { statusCode, headers } = await site.app.inject({ method, url });
  expect([statusCode, headers['allow']]).toEqual([405, allowed]);
});

test.each<[string, ErrorCode, InjectOptions]>([
  ['a resource that does not exist', 'not_found', { method: 'GET', url: '/resource/NothingResource/get/' }],
  ['any other address', 'not_found', { method: 'POST', url: '/nothing' }],
  ['the method of another action', 'method_not_allowed', { method: 'GET', url: CREATE_BOARD }],
  ['a method that no resource takes', 'method_not_allowed', { method: 'PUT', url: CREATE_BOARD }],
  ['an address that is no address', 'bad_request', { method: 'GET', url: '/resource/%zz/get/' }],
  ['a GET without its data', 'bad_request', { method: 'GET', url: '/resource/BoardResource/get/' }],
  [
    'a GET whose data is no JSON',
    'bad_request',
    { method: 'GET', url: '/resource/BoardResource/get/?data={' },
  ],
  [
    'a body that is no JSON',
    'bad_request',
    {
      method: 'POST',
      url: CREATE_BOARD,
      headers: { 'content-type': 'application/json' },
      payload: '{"options":',
    },
  ],
  [
    'a body that names a prototype',
    'bad_request',
    {
      method: 'POST',
      url: CREATE_BOARD,
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{}}',
    },
  ],
  [
    'a key beside the options',
    'bad_request',
    { method: 'POST', url: LOG_OUT, payload: { options: {}, admin: true } },
  ],
  [
    'a body of plain text',
    'media_type_unsupported',
    {
      method: 'POST',
      url: CREATE_BOARD,
      headers: { 'content-type': 'text/plain' },
      payload: '{"options":{}}',
    },
  ],
  [
    'JSON in another charset',
    'media_type_unsupported',
    {
      method: 'POST',
      url: CREATE_BOARD,
      headers: { 'content-type': 'application/json; charset=utf-16' },
      payload: '{"options":{}}',
    },
  ],
  [
    'a body over a megabyte',
    'payload_too_large',
    { method: 'POST', url: CREATE_BOARD, payload: { options: { name: 'a'.repeat(1_048_577) } } },
  ],
])('[BF-04] %s answers %s in the one shape', async (_, code, request) => {
  const answer = await send({ ...request, headers: { ...FROM_HERE, ...request.headers } });
  expect(answer.body).toEqual(failure(code));
  expect(answer.status).toBe(ERRORS[code].status);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('[BF-04] an unsupported method gets the list of supported ones', async () => {
  expect((await send({ method: 'GET', url: CREATE_BOARD })).headers['allow']).toBe('POST');
  expect((await send({ method: 'POST', url: '/resource/BoardResource/get/' })).headers['allow']).toBe('GET');
});

test('[BF-01] a form is read as JSON is', async () => {
  const answer = await send({
    method: 'POST',
    url: LOG_OUT,
    headers: { ...FROM_HERE, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `source_url=%2F&data=${encodeURIComponent('{"options":{},"context":{}}')}`,
  });
  expect(answer.status).toBe(200);
});

test('[BF-01] what is answered lies under resource_response.data, with the name of the resource', async () => {
  const answer = await send({
    method: 'GET',
    url: `/resource/BoardsResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { username: member.username } }))}`,
  });
  expect(answer.body).toMatchObject({
    resource_response: { status: 'success', code: 0, message: 'ok', http_status: 200, bookmark: '-end-' },
    resource: { name: 'BoardsResource', options: { username: member.username, bookmarks: ['-end-'] } },
    request_identifier: expect.any(String),
  });
  expect(answer.body.resource_response.data).toBeInstanceOf(Array);
});

test('[BF-05] an answer repeats the request, and never a password', async () => {
  const answer = await send({
    method: 'POST',
    url: '/resource/UserSessionResource/create/',
    headers: FROM_HERE,
    payload: { options: { username_or_email: member.username, password: TEST_PASSWORD } },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.resource).toEqual({
    name: 'UserSessionResource',
    options: { username_or_email: member.username },
  });
  expect(JSON.stringify(answer.body)).not.toContain(TEST_PASSWORD);
});

test('[BF-05] an answer that depends on a session is not cached', async () => {
  expect((await member.get('UserState', { state: 'QUICK_SAVES_BOARD_ID' })).headers['cache-control']).toBe(
    'private, no-store',
  );
});
