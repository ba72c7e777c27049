import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ERRORS, type ErrorCode } from '../../errors/errors.ts';
import { testApp, type TestApp, type TestVisitor } from '../../../testing/app.ts';

const PUBLISHED = 'query Me { viewer { email } }';
const LEFT_MS = 200;
const HASH = 'a'.repeat(64);

let open: TestApp;
let published: TestApp;

beforeAll(async () => {
  open = await testApp();
  published = await testApp({ persisted: { [`sha256:${HASH}`]: PUBLISHED } });
});
afterAll(() => Promise.all([open.close(), published.close()]));
afterEach(() => void vi.restoreAllMocks());

const failure = (code: ErrorCode) => ({
  message: ERRORS[code].message,
  extensions: { code, requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
});

/** Posts a GraphQL request unchanged. */
async function post(site: TestApp, payload: object, headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ method: 'POST', url: '/graphql', payload, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

const nested = (depth: number): string =>
  depth === 0 ? 'entityId' : `owner { boards { edges { node { ${nested(depth - 1)} } } } }`;

test.each<[string, ErrorCode, string]>([
  ['no GraphQL', 'query_invalid', '{'],
  ['a field that is not there', 'query_invalid', '{ viewr { email } }'],
  ['a change', 'query_invalid', 'mutation { deletePin(id: "1") }'],
  [
    'a query that is too deep',
    'query_too_large',
    `{ v3GetBoardQuery(username: "a", slug: "b") { ... on BoardData { data { ${nested(4)} } } } }`,
  ],
  [
    'too many aliases',
    'query_too_large',
    `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: viewer { email }`).join(' ')} }`,
  ],
  ['too many words', 'query_too_large', `{ viewer { ${'email '.repeat(1001)} } }`],
  [
    'a bookmark that is not ours',
    'bookmark_invalid',
    '{ v3GetHomeFeedQuery(after: "e30.x") { connection { edges { node { entityId } } } } }',
  ],
  [
    'a page that is too large',
    'page_size_invalid',
    '{ v3GetHomeFeedQuery(first: 101) { connection { edges { node { entityId } } } } }',
  ],
])('[BF-03] %s is refused as %s, without a hint of what there is', async (_, code, query) => {
  const answer = await post(open, { query });
  expect(answer.status).toBe(ERRORS[code].status);
  expect(answer.body.errors).toHaveLength(1);
  expect(answer.body.errors[0]).toMatchObject(failure(code));
  expect(JSON.stringify(answer.body)).not.toMatch(/Did you mean|Syntax Error|node_modules|cause/);
});

test('[BF-03] a resolver that breaks costs its answer 500 and its request id, and tells nothing else', async () => {
  const logError = vi.spyOn(open.deps.log, 'error');
  vi.spyOn(open.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('select * from users'), { query: 'select', params: ['secret'] });
  });
  const answer = await post(open, { query: '{ v3GetPinQuery(pin: "1") { __typename } }' });
  expect(answer.status).toBe(500);
  expect(answer.body.errors[0]).toMatchObject(failure('internal_error'));
  expect(Object.keys(answer.body.errors[0].extensions)).toEqual(['code', 'requestId']);
  expect(logError).toHaveBeenCalledWith(
    {
      err: expect.objectContaining({ message: 'select * from users' }),
      code: 'internal_error',
      requestId: answer.body.errors[0].extensions.requestId,
    },
    'resolver failed',
  );
});

test('[BF-03] a database that is away answers 503', async () => {
  vi.spyOn(open.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const answer = await post(open, { query: '{ v3GetPinQuery(pin: "1") { __typename } }' });
  expect(answer).toMatchObject({ status: 503, body: { errors: [failure('db_unavailable')] } });
});

test('[BF-03] nothing more is read for a caller who has left', async () => {
  const { username } = await open.member();
  const address = await open.app.listen({ port: 0 });
  const leaving = new AbortController();
  let statements = 0;
  const query = open.pool.query.bind(open.pool) as (...args: unknown[]) => unknown;
  vi.spyOn(open.pool, 'query').mockImplementation((...args: unknown[]) => {
    statements += 1;
    leaving.abort();
    return setTimeout(LEFT_MS).then(() => query(...args)) as never;
  });
  const boards = '... on UserData { data { boards { edges { node { name } } } } }';
  const body = JSON.stringify({ query: `{ v3GetUserQuery(username: "${username}") { ${boards} } }` });
  const headers = { 'content-type': 'application/json' };
  await expect(
    fetch(`${address}/graphql`, { method: 'POST', body, headers, signal: leaving.signal }),
  ).rejects.toThrow('aborted');
  await setTimeout(3 * LEFT_MS);
  expect(statements).toBe(1);
});

test('[BF-03] every operation of the site is within the limits', async () => {
  const file = new URL('../../../../../web/src/data/generated/persisted-documents.json', import.meta.url);
  const operations: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  for (const query of Object.values(operations)) {
    const { body } = await post(open, { query });
    const codes = (body.errors ?? []).map((error: { extensions: { code: string } }) => error.extensions.code);
    expect(codes, query).not.toContain('query_too_large');
  }
});

test('[BF-03] in production the published operations are answered', async () => {
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } };
  expect(await post(published, body)).toMatchObject({ status: 200, body: { data: { viewer: null } } });
});

test.each<[string, object]>([
  ['the same text', { query: PUBLISHED }],
  ['introspection', { query: '{ __schema { types { name } } }' }],
  ['another hash', { extensions: { persistedQuery: { version: 1, sha256Hash: 'b'.repeat(64) } } }],
  [
    'a hash with a text of one’s own',
    { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'b'.repeat(64) } } },
  ],
])('[BF-03] in production %s is not answered', async (_, body) => {
  const answer = await post(published, body);
  expect(answer).toMatchObject({ status: 400, body: { errors: [failure('operation_unknown')] } });
});

test.each<[string, ErrorCode, object, string]>([
  ['a list of queries', 'query_invalid', [{ query: '{ viewer { email } }' }], 'application/json'],
  ['a body of text', 'media_type_unsupported', {}, 'text/plain'],
  ['a form', 'media_type_unsupported', {}, 'application/x-www-form-urlencoded'],
])('[BF-03] %s is not taken', async (_, code, payload, type) => {
  expect((await post(open, payload, { 'content-type': type })).status).toBe(ERRORS[code].status);
});

test('[BF-03] only POST is accepted, and nothing is cached', async () => {
  const get = await open.app.inject('/graphql?query=%7B__typename%7D');
  expect([get.statusCode, get.headers['allow']]).toEqual([405, 'POST']);
  expect((await post(open, { query: '{ viewer { email } }' })).headers['cache-control']).toBe(
    'private, no-store',
  );
});

test('[BF-03] an argument that is left out has the default of the schema, as a literal and as a variable', async () => {
  const member: TestVisitor = await open.member();
  for (const name of ['Zinnias', 'Asters']) await member.call('Board', 'create', { name });
  const said = vi.spyOn(console, 'error');
  const names = async (query: string, variables: object = {}): Promise<string[]> => {
    const { data } = await member.graphql(query, { username: member.username, ...variables });
    return data.user.data.boards.edges.map(({ node }: { node: { name: string } }) => node.name);
  };
  const boards = (name: string, args: string, sort = ''): string =>
    `query ${name}($username: String!${sort}) { user: v3GetUserQuery(username: $username) { ... on UserData { data { boards${args} { edges { node { name } } } } } } }`;
  const sorted = boards('Sorted', '(sort: $sort)', ', $sort: BoardSort');
  expect(await names(boards('Named', '(first: 10, sort: alphabetical)'))).toEqual(['Asters', 'Zinnias']);
  expect(await names(boards('Short', '(first: 1)'))).toEqual(['Asters']);
  expect(await names(sorted)).toEqual(['Asters', 'Zinnias']);
  expect(await names(sorted, { sort: 'oldest' })).toEqual(['Zinnias', 'Asters']);
  expect(said).not.toHaveBeenCalled();
});
