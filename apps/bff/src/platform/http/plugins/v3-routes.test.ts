import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Env } from '../../config/env.ts';
import { v3Route } from '../v3-route.ts';
import type { SignedIn } from '../viewer.ts';
import { apiResources } from './api-resource.ts';
import { newCsrfToken } from './csrf-token.ts';
import { errorOptions, errorsPlugin } from './errors.ts';
import { resourcesPlugin } from './resources.ts';
import { sessionPlugin } from './session.ts';
import { v3RoutesPlugin } from './v3-routes.ts';

const SECRET = 'a secret for tests, 32 characters long';
const TOKEN = newCsrfToken(SECRET, 'member');
const VISITORS_TOKEN = newCsrfToken(SECRET, undefined);
const MEMBER = `csrftoken=${TOKEN}; __Host-pegboard=member`;
const FROM_HERE = { 'x-csrftoken': TOKEN, 'sec-fetch-site': 'same-origin', cookie: MEMBER };
const AIR = '/v3/cups/1000069%3A500417/air/';

const options = z.strictObject({ cup: z.string().max(20), note: z.string().max(5).optional() });
const routes = [
  v3Route({
    method: 'PUT',
    path: '/v3/cups/:cup/air/',
    endpoint: 'v3_air_cup',
    access: 'signed-in',
    options,
    answer: options.extend({ by: z.string() }),
    handle: async (options, { viewer }) => ({ data: { ...options, by: viewer.username } }),
  }),
  v3Route({
    method: 'DELETE',
    path: '/v3/cups/:cup/air/',
    endpoint: 'v3_fill_cup',
    access: 'signed-in',
    options,
    answer: z.null(),
    handle: async () => ({ data: null }),
  }),
  v3Route({
    method: 'GET',
    path: '/v3/cups/:cup/',
    endpoint: 'v3_get_cup',
    access: 'anyone',
    options,
    answer: z.strictObject({ cup: z.string() }),
    handle: async (options) => ({ data: options, bookmark: null }),
  }),
];

let app: FastifyInstance;

beforeAll(async () => {
  const env = { publicUrl: 'http://localhost:4310', secret: SECRET } as Env;
  const viewer = { id: 7n, username: 'mara' } as SignedIn;
  app = Fastify({ ...errorOptions, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(errorsPlugin);
  await app.register(sessionPlugin, {
    sessions: { viewerOf: async () => viewer },
    accessTokens: { grantOf: async () => null },
  });
  await app.register(resourcesPlugin, { resources: apiResources(routes), env });
  await app.register(v3RoutesPlugin, { routes, env });
});
afterAll(() => app.close());

/** Sends one request and reads its response. */
async function send(request: InjectOptions) {
  const answer = await app.inject({ ...request, headers: { ...FROM_HERE, ...request.headers } });
  const { resource_response: response, ...rest } = answer.json();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    response,
    code: response.error?.code,
    fields: response.error?.fields,
    ...rest,
  };
}

test('[BF-04] an answer with something that was not declared is never sent while developing', async () => {
  expect(await send({ method: 'GET', url: '/v3/cups/7/?note=red' })).toMatchObject({
    status: 500,
    code: 'internal_error',
  });
});

test('[BF-01] a raw path answers under resource_response.data, as a resource does', async () => {
  expect(await send({ method: 'PUT', url: AIR, payload: { note: 'red' } })).toMatchObject({
    status: 200,
    response: {
      status: 'success',
      code: 0,
      message: 'ok',
      endpoint_name: 'v3_air_cup',
      http_status: 200,
      data: { cup: '1000069:500417', note: 'red', by: 'mara' },
    },
    resource: { name: 'ApiResource', options: { url: AIR, data: { note: 'red' } } },
  });
});

test.each<[string, InjectOptions]>([
  ['the body', { payload: { note: 'red' } }],
  ['the query', { url: `${AIR}?note=red` }],
  ['a form', { payload: 'note=red', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
])('[BF-01] an option may stand in %s', async (_, request) => {
  expect((await send({ method: 'PUT', url: AIR, ...request })).response.data).toMatchObject({ note: 'red' });
});

test('[BF-01] a list has a bookmark of its next page', async () => {
  expect(await send({ method: 'GET', url: '/v3/cups/7/' })).toMatchObject({
    response: { data: { cup: '7' }, bookmark: '-end-' },
    resource: { options: { url: '/v3/cups/7/', bookmarks: ['-end-'] } },
  });
});

test.each<[string, string, InjectOptions]>([
  ['an unknown key', 'invalid_input', { method: 'PUT', url: AIR, payload: { colour: 'red' } }],
  ['an unknown key in the query', 'invalid_input', { method: 'PUT', url: `${AIR}?colour=red` }],
  ['an option of another type', 'invalid_input', { method: 'PUT', url: AIR, payload: { note: 7 } }],
  ['an option given twice', 'invalid_input', { method: 'PUT', url: AIR, payload: { cup: '8' } }],
  ['an option twice in the query', 'invalid_input', { method: 'PUT', url: `${AIR}?note=a&note=b` }],
  ['a NUL', 'invalid_input', { method: 'PUT', url: '/v3/cups/a%00b/air/' }],
  [
    'a body that is a list',
    'bad_request',
    { method: 'PUT', url: AIR, payload: '[]', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a body that is no JSON',
    'bad_request',
    { method: 'PUT', url: AIR, payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a change without the token', 'csrf_failed', { method: 'PUT', url: AIR, headers: { 'x-csrftoken': '' } }],
  [
    'a deletion from another site',
    'csrf_failed',
    { method: 'DELETE', url: AIR, headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'a visitor',
    'login_required',
    {
      method: 'PUT',
      url: AIR,
      headers: { cookie: `csrftoken=${VISITORS_TOKEN}`, 'x-csrftoken': VISITORS_TOKEN },
    },
  ],
  ['another method', 'method_not_allowed', { method: 'POST', url: AIR }],
  ['another path', 'not_found', { method: 'PUT', url: '/v3/cups/' }],
])('[BF-04] %s answers %s in the one shape', async (_, code, request) => {
  const answer = await send(request);
  expect(answer.code).toBe(code);
  expect(answer.response).toMatchObject({ status: 'failure', data: null });
});

test('[BF-04] an unsupported method gets the list of supported ones', async () => {
  expect((await send({ method: 'POST', url: AIR })).headers['allow']).toBe('PUT, DELETE');
});

test('[BF-04] the field to blame is named', async () => {
  expect((await send({ method: 'PUT', url: AIR, payload: { note: 'too long' } })).fields).toEqual({
    note: expect.any(String),
  });
  expect((await send({ method: 'PUT', url: AIR, payload: { cup: '8' } })).fields).toEqual({
    cup: 'This was given twice.',
  });
});

test.each<[string, string, object, object]>([
  ['update', AIR, { note: 'red' }, { cup: '1000069:500417', note: 'red', by: 'mara' }],
  ['update', `${AIR}?note=red`, {}, { cup: '1000069:500417', note: 'red', by: 'mara' }],
])('[BF-01] ApiResource %s calls a raw path', async (action, url, data, answered) => {
  const payload = { options: { url, data } };
  const { response } = await send({ method: 'POST', url: `/resource/ApiResource/${action}/`, payload });
  expect(response.data).toEqual(answered);
});

test.each<[string, string, string, string]>([
  ['another path', 'update', '/v3/plates/', 'not_found'],
  ['an address elsewhere', 'update', 'https://evil.example/v3/cups/7/air/', 'not_found'],
  ['another method', 'create', AIR, 'method_not_allowed'],
  ['a change by reading', 'get', AIR, 'method_not_allowed'],
  ['an option given twice', 'update', `${AIR}?note=a&note=b`, 'invalid_input'],
  ['half an escape', 'update', '/v3/cups/%E0/air/', 'bad_request'],
])('[BF-04] ApiResource: %s is refused', async (_, action, url, code) => {
  const request: InjectOptions =
    action === 'get'
      ? {
          method: 'GET',
          url: `/resource/ApiResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { url } }))}`,
        }
      : { method: 'POST', url: `/resource/ApiResource/${action}/`, payload: { options: { url } } };
  expect((await send(request)).code).toBe(code);
});
