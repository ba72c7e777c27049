import type { InjectOptions } from 'fastify';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectOperations, createModules } from '../../../site/modules.ts';
import { API_EVENTS_PATH } from '../../../advertising/conversions/api-routes.ts';
import { TAG_EVENTS_PATH } from '../../../advertising/conversions/tag-routes.ts';
import { ERRORS, type ErrorCode } from '../../errors/errors.ts';
import { TEST_SECRET, testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';
import { CSRF_COOKIE, SESSION_COOKIE } from './cookies.ts';
import { newCsrfToken } from './csrf-token.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

let requests = 0;
let site: TestApp;
let member: TestVisitor;
let places: readonly (readonly [place: string, request: InjectOptions])[];

beforeAll(async () => {
  site = await testApp();
  member = await site.member();
  member.cookies.set(CSRF_COOKIE, newCsrfToken(TEST_SECRET, member.cookies.get(SESSION_COOKIE)));
  const { resources, v3Routes } = collectOperations(createModules(site.deps));
  places = [
    ...resources
      .filter(({ action }) => action !== 'get')
      .map(({ name, action }) => `/resource/${name}Resource/${action}/`)
      .map((url) => [url, { method: 'POST' as const, url }] as const),
    ...v3Routes
      .filter(({ method }) => method !== 'GET')
      .map(
        ({ method, path }) => [`${method} ${path}`, { method, url: path.replaceAll(/:\w+/g, '7') }] as const,
      ),
    ...['/graphql', TAG_EVENTS_PATH, API_EVENTS_PATH.replace(':id', '7')].map(
      (url) => [url, { method: 'POST' as const, url }] as const,
    ),
  ];
});
afterAll(() => site.close());

async function send(request: InjectOptions) {
  requests += 1;
  const answer = await site.app.inject({
    remoteAddress: `10.9.${requests >> 8}.${requests & 255}`,
    ...request,
    headers: {
      cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': member.cookies.get(CSRF_COOKIE) ?? '',
      'sec-fetch-site': 'same-origin',
      ...request.headers,
    },
  });
  const body: {
    resource_response?: { error?: { code: string } };
    errors?: { extensions: { code: string } }[];
  } = answer.json();
  const code = body.resource_response?.error?.code ?? body.errors?.[0]?.extensions.code;
  return { status: answer.statusCode, code, headers: answer.headers };
}

describe('every address that takes a body', () => {
  test.each<[string, ErrorCode, Pick<InjectOptions, 'headers' | 'payload'>]>([
    ['65 levels', 'bad_request', { payload: `{"options":${deep(64)}}`, headers: JSON_BODY }],
    ['1,000 levels', 'bad_request', { payload: deep(1000), headers: JSON_BODY }],
    ['a key twice', 'bad_request', { payload: '{"options":{},"options":{}}', headers: JSON_BODY }],
    ['an inner key twice', 'bad_request', { payload: '{"a":[{"b":1,"\\u0062":1}]}', headers: JSON_BODY }],
    ['a prototype', 'bad_request', { payload: '{"__proto__":{"a":1}}', headers: JSON_BODY }],
    ['half a JSON', 'bad_request', { payload: '{"options":', headers: JSON_BODY }],
    [
      'bytes that are no UTF-8',
      'bad_request',
      { payload: Buffer.from('{"a":"\xff"}', 'latin1'), headers: JSON_BODY },
    ],
    [
      'a form that is no UTF-8',
      'bad_request',
      { payload: 'data=%ff', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'compressed JSON',
      'media_type_unsupported',
      { payload: gzipSync('{"options":{}}'), headers: { ...JSON_BODY, 'content-encoding': 'gzip' } },
    ],
    [
      'JSON that says to be compressed',
      'media_type_unsupported',
      { payload: '{"options":{}}', headers: { ...JSON_BODY, 'content-encoding': 'br' } },
    ],
    ...[
      'application/json; charset=utf-16',
      'application/json; charset=x',
      'application/jsonp',
      'text/html',
      'x',
    ].map((type): [string, ErrorCode, Pick<InjectOptions, 'headers' | 'payload'>] => [
      type,
      'media_type_unsupported',
      { payload: '{"options":{}}', headers: { 'content-type': type } },
    ]),
    [
      'a form in another charset',
      'media_type_unsupported',
      {
        payload: 'data=%7B%7D',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
      },
    ],
  ])('[BF-04] refuses %s as %s', async (name, code, request) => {
    for (const [place, target] of places) {
      const { status, code: received, headers } = await send({ ...target, ...request });
      const takesNoForms = /^\/(?:graphql|tag|v5)/.test(place);
      const wanted = name === 'a form that is no UTF-8' && takesNoForms ? 'media_type_unsupported' : code;
      expect([place, received, status]).toEqual([place, wanted, ERRORS[wanted].status]);
      if (name.includes('compressed')) expect(headers['accept-encoding']).toBe('identity');
    }
  });
});

test.each([
  ['65 levels', `{"options":${deep(64)}}`],
  ['a key twice', '{"options":{},"options":{}}'],
  ['a prototype', '{"options":{"__proto__":{}}}'],
])('[BF-04] JSON in a query or a form is refused with %s', async (_, data) => {
  const query = new URLSearchParams({ source_url: '/', data }).toString();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const request of [
    { url: `/resource/BoardsResource/get/?${query}` },
    { method: 'POST', url: '/resource/BoardResource/create/', payload: query, headers: form },
  ] satisfies InjectOptions[])
    expect(await send(request)).toMatchObject({ status: 400, code: 'bad_request' });
});

test('[BF-04] a query that is no UTF-8 is refused', async () => {
  for (const url of ['/resource/BoardsResource/get/?data=%ff', '/v3/register/exists/?email=%c3%28'])
    expect(await send({ url })).toMatchObject({ status: 400, code: 'bad_request' });
});

test('[BF-03] GraphQL refuses text with a NUL or a lone surrogate', async () => {
  for (const text of ['\\u0000', '\\ud800'])
    expect(
      await send({
        method: 'POST',
        url: '/graphql',
        payload: `{"query":"{ __typename }","variables":{"a":"${text}"}}`,
        headers: JSON_BODY,
      }),
    ).toMatchObject({ status: 400, code: 'bad_request' });
});

test('[BF-01] a call that needs no options takes an empty body of JSON', async () => {
  const owner = await site.member();
  const { data } = await owner.call('Board', 'create', { name: 'Cups' });
  for (const method of ['PUT', 'DELETE'] as const)
    expect(
      await send({
        method,
        url: `/v3/boards/${data.id}/follow/`,
        headers: { ...JSON_BODY, 'content-length': '0' },
      }),
    ).toMatchObject({ status: 200 });
});

test('[BF-04] 60,000 levels are refused', async () => {
  const request = { payload: deep(60_000), headers: JSON_BODY };
  for (const url of ['/resource/BoardResource/create/', '/graphql'])
    expect(await send({ method: 'POST', url, ...request })).toMatchObject({
      status: url === '/graphql' ? 413 : 400,
    });
});

test('[BF-04] 64 levels are read', async () => {
  const payload = `{"options":{"name":${deep(62)}}}`;
  expect(
    await send({ method: 'POST', url: '/resource/BoardResource/create/', payload, headers: JSON_BODY }),
  ).toMatchObject({ code: 'invalid_input' });
});
