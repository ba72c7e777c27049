import { serverAudits } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../testing/api-tokens.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

const URL = 'http://localhost:4310/v5/graphql';
let site: TestApp;
let member: TestVisitor;
let token: string;

beforeAll(async () => {
  site = await testApp({ persisted: {} });
  member = await site.member('Mara Lind');
  token = await issueToken(site, member, ['graphql:read']);
});
afterAll(() => site.close());

/** Sends a request to the app as `fetch` does, with the token. */
async function send(url: string | URL | Request, init: RequestInit = {}, by = token): Promise<Response> {
  const request = new Request(url, init);
  const headers = Object.fromEntries(request.headers);
  const answer = await site.app.inject({
    method: request.method as 'GET' | 'POST',
    url: request.url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { ...headers, authorization: `Bearer ${by}` },
    ...(request.method === 'POST' ? { payload: await request.text() } : {}),
  });
  const sent = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
  return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers: sent });
}

async function query(text: string, variables: object = {}, by = token) {
  const answer = await send(
    URL,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query: text, variables }),
    },
    by,
  );
  return { status: answer.status, body: JSON.parse(await answer.text()), headers: answer.headers };
}

test.each(
  serverAudits({ url: URL, fetchFn: send as typeof fetch }).map((audit) => [audit.name, audit] as const),
)('[AC-07] GraphQL over HTTP: %s', async (_, audit) => {
  const result = await audit.fn();
  expect(result.status, 'reason' in result ? result.reason : '').not.toBe('error');
});

test('[AC-07] an operation is executed for the member of the token, with its cost', async () => {
  const { status, body } = await query('{ viewer { email locale } }');
  expect([status, body]).toEqual([
    200,
    {
      data: { viewer: { email: expect.stringMatching(/@/), locale: expect.any(String) } },
      extensions: { cost: { requested: 3, maximum: 20_000 } },
    },
  ]);
});

test('[AC-07] the cost of a page depends on its size', async () => {
  const costOf = async (first: number): Promise<number> => {
    const text = `query Q($first: Int) { v3GetHomeFeedQuery(first: $first) { connection { edges { node { entityId } } } } }`;
    return (await query(text, { first })).body.extensions.cost.requested;
  };
  expect(await costOf(50)).toBeGreaterThan((await costOf(5)) * 8);
});

test('[AC-07] the schema can be read, within the limits', async () => {
  const { status, body } = await query(getIntrospectionQuery());
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data.__schema.queryType.name).toBe('Query');
});

test.each([
  [
    'with too many aliases',
    `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: viewer { email }`).join(' ')} }`,
  ],
  ['with too many words', `{ viewer { ${'email '.repeat(1001)} } }`],
])('[AC-07] an operation %s is refused', async (_, text) => {
  const { status, body } = await query(text);
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'query_too_large']);
  expect(body.data).toBeUndefined();
});

test('[AC-07] an operation that costs too much is refused before it is executed, with its cost', async () => {
  expect(await query(pagesOfPages(10))).toMatchObject({ status: 200 });
  const before = site.statements.count;
  const { status, body } = await query(pagesOfPages(100));
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'query_too_large']);
  expect(body.extensions.cost.requested).toBeGreaterThan(20_000);
  // The token is looked up and the request counted, and nothing else.
  expect(site.statements.count - before).toBe(2);
});

test('[AC-07] an invalid operation is explained', async () => {
  const { status, body } = await query('{ viewr { email } }');
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'query_invalid']);
  expect(body.errors[0].message).toContain('viewr');
});

test('[AC-07] without a token or its scope nothing is executed, and the session is not read', async () => {
  const withSession = await member.graphql('{ viewer { email } }');
  expect(withSession.status).not.toBe(200);
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const none = await site.app.inject({
    method: 'POST',
    url: '/v5/graphql',
    headers: { cookie },
    payload: { query: '{ viewer { email } }' },
  });
  expect([none.statusCode, none.json().code]).toEqual([401, 2]);
  const narrow = await issueToken(site, member, ['boards:read', 'pins:read']);
  expect(await query('{ viewer { email } }', {}, narrow)).toMatchObject({ status: 403, body: { code: 29 } });
});

test('[AC-07] operations are limited per minute', async () => {
  const busy = await issueToken(site, await site.member('Busy'), ['graphql:read']);
  for (let nth = 0; nth < 120; nth += 1) await query('{ __typename }', {}, busy);
  expect(await query('{ __typename }', {}, busy)).toMatchObject({ status: 429, body: { code: 8 } });
});

/** Pages of boards in a page of pins. */
function pagesOfPages(first: number): string {
  const boards = `boards(first: ${first}) { edges { node { name } } }`;
  return `{ v3GetHomeFeedQuery(first: ${first}) { connection { edges { node { pinner { ${boards} } } } } } }`;
}
