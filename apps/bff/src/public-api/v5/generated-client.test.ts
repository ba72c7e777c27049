import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessMembers } from '../../business/business/index.ts';
import { issueToken } from '../../testing/api-tokens.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { createApiCast, type ApiCast } from '../../testing/authorisation/api-examples.ts';
import { testPicture } from '../../testing/test-picture.ts';

/** A response to the generated client, and the operation that it called. */
type Exchange = {
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly body: unknown;
};
type Operation = { readonly responses: Readonly<Record<string, object>> };
type Description = {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
// oxlint-disable-next-line typescript/no-explicit-any -- it is generated during the test
type Method = (...sent: unknown[]) => Promise<any>;
/** The generated client: groups of methods, of which each calls one operation. */
type Client = Readonly<Record<string, Readonly<Record<string, Method>>>>;
/** Calls a method of a group of the client. */
type Call = (group: string, method: string, ...sent: unknown[]) => ReturnType<Method>;

let site: TestApp;
let cast: ApiCast;
let folder: string;
let port: number;
let description: Description;
let Api: new (config: object) => Client;
const exchanges: Exchange[] = [];

beforeAll(async () => {
  site = await testApp();
  cast = await createApiCast(site);
  folder = await mkdtemp(join(tmpdir(), 'pegboard-v5-client-'));
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
  description = (await (await toTestServer('http://localhost:4310/v5/openapi.json')).json()) as Description;
  const spec = structuredClone(description) as never;
  await generateApi({ spec, output: folder, fileName: 'client.ts', silent: true, httpClientType: 'fetch' });
  ({ Api } = (await import(/* @vite-ignore */ join(folder, 'client.ts'))) as { Api: typeof Api });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request for the address of the site to the port of the test. */
function toTestServer(url: string | URL, options: RequestInit = {}): Promise<Response> {
  const address = new URL(url);
  const headers = new Headers(options.headers);
  headers.set('host', address.host);
  address.host = `127.0.0.1:${port}`;
  return fetch(address, { ...options, headers });
}

/** Creates a client of the site that sends this token and notes the responses. */
function clientWith(token: string): Call {
  const client = new Api({
    baseUrl: description.servers[0]?.url,
    securityWorker: () => ({ headers: { authorization: `Bearer ${token}` } }),
    customFetch: async (url: string, options: RequestInit) => {
      const response = await toTestServer(url, options);
      const text = await response.clone().text();
      const path = new URL(url).pathname.replace(/^\/v5/, '');
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      exchanges.push({
        path,
        method: (options.method ?? 'GET').toLowerCase(),
        status: response.status,
        body,
      });
      return response;
    },
  });
  return (group, method, ...sent) => {
    const called = client[group]?.[method];
    if (!called) throw new Error(`The client has no method ${group}.${method}.`);
    return called(...sent).catch(() => {
      throw new Error(`${group}.${method}: ${JSON.stringify(exchanges.at(-1))}`);
    });
  };
}

/** Returns the path of the description that matches a request. */
function templateOf({ path, method }: Exchange): string {
  const matches = Object.keys(description.paths).filter(
    (template) =>
      method in (description.paths[template] ?? {}) &&
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const [found] = matches.toSorted((one, other) => one.split('{').length - other.split('{').length);
  if (found === undefined) throw new Error(`${method} ${path} is not in the description.`);
  return found;
}

/** Calls each operation once, and some with errors. */
async function callAll(call: Call, { open }: ApiCast): Promise<void> {
  const [, data] = (await testPicture('#aa3311')).split(',');
  const source = { source_type: 'image_base64', content_type: 'image/png', data };
  await call('userAccount', 'userAccountGet');
  await call('userAccount', 'followersList');
  await call('userAccount', 'userFollowingGet');
  await call('userAccount', 'boardsUserFollowsList');
  const { data: board } = await call('boards', 'boardsCreate', {
    name: 'Made by a client',
    privacy: 'SECRET',
  });
  await call('boards', 'boardsUpdate', board.id, { description: 'With a description' });
  await call('boards', 'boardsGet', board.id);
  await call('boards', 'boardsList', { page_size: 250 });
  const { data: section } = await call('boards', 'boardSectionsCreate', board.id, { name: 'First' });
  await call('boards', 'boardSectionsUpdate', board.id, section.id, { name: 'Renamed' });
  await call('boards', 'boardSectionsList', board.id);
  const { data: pin } = await call('pins', 'pinsCreate', {
    board_id: board.id,
    board_section_id: section.id,
    media_source: source,
    title: 'A cup',
    description: 'Blue',
    link: 'https://shop.example/cup',
  });
  await call('boards', 'boardSectionsListPins', board.id, section.id);
  await call('boards', 'boardsListPins', board.id, { page_size: 1 });
  await call('pins', 'pinsGet', pin.id);
  await call('pins', 'pinsUpdate', pin.id, { title: 'Another cup' });
  await call('pins', 'pinsSave', open.pin_id, { board_id: board.id });
  await call('pins', 'pinsList');
  await call('media', 'mediaCreate', { media_type: 'video' });
  await call('media', 'mediaGet', open.media_id);
  await call('media', 'mediaList');
  await call('search', 'searchUserBoardsGet', { query: 'cup' });
  await call('search', 'searchUserPinsList', { query: 'cup' });
  await call('search', 'searchPartnerPins', { term: 'cup', country_code: 'US' });
  await call('catalogs', 'catalogsList');
  await call('catalogs', 'feedsList');
  await call('catalogs', 'feedsGet', open.feed_id);
  await call('pins', 'pinsDelete', pin.id);
  await call('boards', 'boardSectionsDelete', board.id, section.id);
  await call('boards', 'boardsDelete', board.id);
  // Errors have their schema too.
  const failures = [
    () => call('boards', 'boardsGet', board.id),
    () => call('boards', 'boardsCreate', { name: '' }),
    () => call('boards', 'boardsList', { page_size: 0 }),
    () => call('boards', 'boardsList', { bookmark: 'stale' }),
    () => call('pins', 'pinsUpdate', open.pin_id, { surprise: true }),
  ];
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as an app sends them
  for (const failing of failures) await expect(failing()).rejects.toThrow('"status":4');
}

/** Sends an event with a token of an ad account of the owner. */
async function sendEvents({ owner }: ApiCast): Promise<void> {
  const [{ businessId } = { businessId: 0n }] = await site.deps.db
    .select({ businessId: businessMembers.businessId })
    .from(businessMembers)
    .where(eq(businessMembers.userId, BigInt(owner.id)));
  const create = async (name: string, options: object) =>
    (await owner.call(name, 'create', { business_id: String(businessId), ...options })).data;
  const account = await create('AdAccount', { name: 'Ads', currency: 'EUR' });
  await create('ConversionTag', { account_id: account.id, name: 'Shop' });
  const { token } = await create('ConversionToken', { account_id: account.id, name: 'Server' });
  const event = {
    event_name: 'checkout',
    action_source: 'web',
    event_time: Math.floor(site.deps.now().getTime() / 1000),
    event_id: 'order-1',
    user_data: { em: ['a'.repeat(64)] },
  };
  await clientWith(token)('adAccounts', 'eventsCreate', account.id, { data: [event] });
}

test('[AC-07] [BY-21] a client that a generator wrote from the description calls every operation, and each response has its schema', async () => {
  await callAll(clientWith(await issueToken(site, cast.owner)), cast);
  await sendEvents(cast);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(description, 'v5');
  const called = new Set<string>();
  for (const exchange of exchanges) {
    const template = templateOf(exchange);
    const operation = description.paths[template]?.[exchange.method];
    const status = exchange.status < 400 ? String(exchange.status) : '4XX';
    const pointer = ['paths', template, exchange.method, 'responses', status]
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    if (exchange.status < 400) called.add(`${exchange.method} ${template}`);
    expect(Object.keys(operation?.responses ?? {}), pointer).toContain(status);
    if (exchange.body === undefined) {
      expect([pointer, exchange.status]).toEqual([pointer, 204]);
      continue;
    }
    const schema =
      status === '4XX'
        ? 'v5#/components/responses/Error/content/application~1json/schema'
        : `v5#/${pointer}/content/application~1json/schema`;
    const isValid = ajv.compile({ $ref: schema });
    expect([pointer, isValid(exchange.body), isValid.errors]).toEqual([pointer, true, null]);
  }
  const all = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect([...called].toSorted()).toEqual(all.toSorted());
  expect(all).toHaveLength(31);
});

test('[AC-07] the description has no problem for a linter with all recommended rules', async () => {
  // The site of a test is at localhost.
  const rules = { 'no-server-example.com': 'off' } as const;
  const config = await createConfig({ extends: ['recommended-strict'], rules });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});
