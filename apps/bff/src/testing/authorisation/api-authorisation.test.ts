import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiErrorSchema, v5Routes, type AnyApiRoute } from '../../public-api/v5/index.ts';
import { APP_SCOPES, type AppScope } from '../../platform/http/app-scope.ts';
import type { Deps } from '../../site/deps.ts';
import { callApi, issueToken, type ApiAnswer } from '../api-tokens.ts';
import { testApp, type TestApp } from '../app.ts';
import {
  BODIES,
  createApiCast,
  MISSING_TARGET,
  QUERIES,
  type ApiCast,
  type ApiTarget,
} from './api-examples.ts';

/** Only the table is read here: nothing is opened. */
const nothing = { env: { secret: 'none' }, now: () => new Date() } as unknown as Deps;
const ROUTES = v5Routes({ ...nothing, checkLink: async () => ({ status: 'ok' }) });
const SECRET_SCOPES: readonly AppScope[] = APP_SCOPES.filter((scope) => scope.endsWith('_secret'));
const without = (removed: readonly AppScope[]): readonly AppScope[] =>
  APP_SCOPES.filter((scope) => !removed.includes(scope));

const isWrite = ({ method }: AnyApiRoute): boolean => method !== 'GET';
const namesObject = ({ url }: AnyApiRoute): boolean => url.includes(':');
const isOfBoard = ({ url }: AnyApiRoute): boolean => /:(?:board|pin)_id/.test(url);
const isPaged = ({ query }: AnyApiRoute): boolean => 'page_size' in query;
const named = (routes: readonly AnyApiRoute[]) => routes.map((route) => [route.operation, route] as const);

let site: TestApp;
let cast: ApiCast;

/** The cast is shared by tests that check that nothing changes. */
beforeAll(async () => {
  site = await testApp();
  cast = await createApiCast(site);
});
afterAll(() => site.close());

async function send(
  token: string | undefined,
  route: AnyApiRoute,
  target: ApiTarget,
  changes: { readonly query?: object; readonly body?: object } = {},
): Promise<ApiAnswer> {
  const path = route.url
    .slice('/v5'.length)
    .replaceAll(/:(\w+)/g, (_, name: string) => target[name as keyof ApiTarget]);
  const needed = Object.entries(QUERIES).filter(([name]) => name in route.query);
  const query = new URLSearchParams([...needed, ...Object.entries(changes.query ?? {})]).toString();
  const body = { ...(await BODIES[route.operation]?.(target)), ...changes.body };
  const url = query === '' ? path : `${path}?${query}`;
  return callApi(site, token, route.method, url, route.method === 'GET' || !route.body ? undefined : body);
}

/** Returns what the owner has, without the times of reading. */
async function stateOf({ owner }: ApiCast): Promise<unknown> {
  const ofOwner = sql`select id from boards where owner_id = ${BigInt(owner.id)}`;
  const { rows } = await site.deps.db.execute(sql`
    select (select jsonb_agg(to_jsonb(b) order by b.id) from boards b where b.owner_id = ${BigInt(owner.id)}) as boards,
      (select jsonb_agg(to_jsonb(s) order by s.id) from board_sections s where s.board_id in (${ofOwner})) as sections,
      (select jsonb_agg(to_jsonb(p) order by p.id) from pins p where p.board_id in (${ofOwner})) as pins,
      (select jsonb_agg(to_jsonb(c) - 'save_count' order by c.id) from contents c where c.creator_id = ${BigInt(owner.id)}) as contents,
      (select jsonb_agg(to_jsonb(v) order by v.id) from video_uploads v where v.owner_id = ${BigInt(owner.id)}) as media`);
  return rows;
}

/** Returns an error without the id of its request. */
function bytesOf({ status, body }: ApiAnswer): string {
  const { details, ...rest } = apiErrorSchema.parse(body);
  return JSON.stringify({ status, ...rest, error: details.error, fields: details.fields });
}

test('[AC-07] every operation with a body has an example', () => {
  const operations = ROUTES.filter(({ body }) => body !== undefined).map(({ operation }) => operation);
  expect(Object.keys(BODIES).toSorted()).toEqual(operations.toSorted());
});

describe.each(named(ROUTES))('%s', (_, route) => {
  test('[AC-07] without a token, and with one that is unknown or revoked, nothing is answered or changed', async () => {
    const before = await stateOf(cast);
    const revoked = await issueToken(site, cast.owner);
    await site.deps.db.execute(sql`delete from access_tokens where user_id = ${BigInt(cast.owner.id)}`);
    for (const token of [undefined, 'abc', `pbt_${'a'.repeat(43)}`, revoked]) {
      const answer = await send(token, route, cast.open);
      expect([answer.status, answer.body.code]).toEqual([401, 2]);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    }
    expect(await stateOf(cast)).toEqual(before);
  });

  test('[AC-07] each of its scopes is needed', async () => {
    const before = await stateOf(cast);
    for (const scope of route.scopes) {
      const answer = await send(await issueToken(site, cast.owner, without([scope])), route, cast.open);
      expect([scope, answer.status, answer.body.code]).toEqual([scope, 403, 29]);
      expect(answer.body.details.error).toBe('scope_missing');
    }
    expect(await stateOf(cast)).toEqual(before);
  });

  test('[AC-07] the owner has a response of its schema, also by a token with its scopes alone', async () => {
    const { owner, open } = await createApiCast(site);
    const answer = await send(await issueToken(site, owner, route.scopes), route, open);
    expect(answer.status, JSON.stringify(answer.body)).toBe(route.status ?? 200);
    if (route.answer) route.answer.parse(answer.body);
    else expect(answer.body).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('[AC-07] unknown parameters are refused', async () => {
    const token = await issueToken(site, cast.owner);
    const before = await stateOf(cast);
    const refused = [await send(token, route, cast.open, { query: { surprise: 'yes' } })];
    if (route.body) refused.push(await send(token, route, cast.open, { body: { surprise: true } }));
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([400, 1]);
      expect(Object.keys(body.details.fields)).toEqual(['surprise']);
    }
    expect(await stateOf(cast)).toEqual(before);
  });
});

describe.each(named(ROUTES.filter(isPaged)))('%s', (_, route) => {
  test('[AC-07] a page has 1 to 250 entries, and a bookmark of another list is refused', async () => {
    const token = await issueToken(site, cast.owner);
    const statusOf = async (query: object): Promise<readonly [number, string | undefined]> => {
      const { status, body } = await send(token, route, cast.open, { query });
      return [status, body.details?.error];
    };
    const { bookmarks } = site.deps;
    for (const size of ['0', '251', '-1', '1.5', 'x', ''])
      expect(await statusOf({ page_size: size })).toEqual([400, 'invalid_input']);
    for (const size of ['1', '250']) expect(await statusOf({ page_size: size })).toEqual([200, undefined]);
    for (const bookmark of [
      'x',
      bookmarks.make('another list', ['1']),
      `${bookmarks.make('boards', ['1'])}x`,
    ])
      expect(await statusOf({ bookmark })).toEqual([400, 'bookmark_invalid']);
  });
});

describe.each(named(ROUTES.filter(namesObject)))('%s', (_, route) => {
  test("[AC-07] another member's hidden object is reported as one that does not exist, and nothing changes", async () => {
    const before = await stateOf(cast);
    const [other, blocked] = [await issueToken(site, cast.other), await issueToken(site, cast.blocked)];
    const missing = bytesOf(await send(other, route, MISSING_TARGET));
    expect(missing).toContain('"status":404');
    expect(bytesOf(await send(other, route, cast.secret))).toBe(missing);
    expect(bytesOf(await send(blocked, route, cast.open))).toBe(missing);
    expect(await stateOf(cast)).toEqual(before);
  });
});

describe.each(named(ROUTES.filter(isOfBoard)))('%s', (_, route) => {
  beforeEach(async () => {
    cast = await createApiCast(site);
  });

  test("[AC-07] another member's public object is read or saved, and not changed", async () => {
    const before = await stateOf(cast);
    const answer = await send(await issueToken(site, cast.other), route, cast.open);
    const isAllowed = !isWrite(route) || route.operation === 'pins/save';
    expect([answer.status, answer.body?.code]).toEqual(
      isAllowed ? [route.status ?? 200, undefined] : [403, 29],
    );
    expect(await stateOf(cast)).toEqual(before);
  });

  test('[AC-07] a secret object of the member needs the scopes of secret objects', async () => {
    const before = await stateOf(cast);
    const missing = bytesOf(await send(await issueToken(site, cast.owner), route, MISSING_TARGET));
    const none = await issueToken(site, cast.owner, without(SECRET_SCOPES));
    expect(bytesOf(await send(none, route, cast.secret))).toBe(missing);
    if (isWrite(route) && route.operation !== 'pins/save') {
      const writes = SECRET_SCOPES.filter((scope) => scope.includes(':write'));
      const reader = await issueToken(site, cast.owner, without(writes));
      expect(await send(reader, route, cast.secret)).toMatchObject({ status: 403, body: { code: 29 } });
    }
    expect(await stateOf(cast)).toEqual(before);
    const all = await send(await issueToken(site, cast.owner), route, cast.secret);
    expect(all.status).toBe(route.status ?? 200);
  });
});
