import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rateLimitKey } from '../../platform/rate-limits/limits.ts';
import { rateLimits } from '../../platform/rate-limits/tables.ts';
import { checkLink } from '../../safety/offsite/index.ts';
import { callApi, issueToken, type ApiAnswer } from '../../testing/api-tokens.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { hasVideoEncoder, testVideo } from '../../testing/test-video.ts';
import { processVideo } from '../../pins/video-uploads/index.ts';
import { WRITES_PER_MINUTE } from './request-limits.ts';
import { describeV5, pathOf } from './describe-v5.ts';
import { apiErrorSchema, v5Routes, type AnyApiRoute } from './index.ts';

type Method = AnyApiRoute['method'];

const known = z
  .array(
    z.strictObject({
      operation: z.string(),
      method: z.string(),
      path: z.string(),
      scopes: z.array(z.string()),
      query: z.array(z.string()),
      success: z.array(z.int()),
      isList: z.boolean(),
      fields: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('known-operations.json', import.meta.url), 'utf8')));

let site: TestApp;
let member: TestVisitor;
let other: TestVisitor;
let token: string;
let otherToken: string;
let routes: readonly AnyApiRoute[];
let boardId: string;
let sectionId: string;
let pinId: string;

const api = (method: Method, path: string, options?: object, headers?: Record<string, string>) =>
  callApi(site, token, method, path, options, headers);
const picture = async (color?: string) => ({
  source_type: 'image_base64',
  content_type: 'image/png',
  data: (await testPicture(color)).split(',')[1],
});
const makePin = async (color: string, changes: object = {}): Promise<ApiAnswer> =>
  api('POST', '/pins', { board_id: boardId, media_source: await picture(color), ...changes });
const makeBoard = async (name: string, privacy = 'PUBLIC'): Promise<string> =>
  (await api('POST', '/boards', { name, privacy })).body.id;

beforeAll(async () => {
  site = await testApp();
  routes = v5Routes({ ...site.deps, checkLink });
  [member, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  [token, otherToken] = [await issueToken(site, member), await issueToken(site, other)];
  boardId = await makeBoard('Pots');
  sectionId = (await api('POST', `/boards/${boardId}/sections`, { name: 'Blue' })).body.id;
  pinId = (await makePin('#113355', { title: 'Blue cup', board_section_id: sectionId })).body.id;
});
afterAll(() => site.close());

describe('the shapes', () => {
  test('[AC-07] every route has the path, the name and the scopes of the well-known description', () => {
    const described = routes.map((route) => ({
      operation: route.operation,
      method: route.method,
      path: pathOf(route),
      scopes: [...route.scopes].toSorted(),
    }));
    const expected = known.map(({ operation, method, path, scopes }) => ({
      operation,
      method,
      path,
      scopes,
    }));
    const byName = (one: { operation: string }, two: { operation: string }): number =>
      one.operation < two.operation ? -1 : 1;
    expect(described.toSorted(byName)).toEqual(expected.toSorted(byName));
  });

  test.each(known)('[AC-07] $operation answers with the fields of the well-known description', (one) => {
    const route = routes.find(({ operation }) => operation === one.operation);
    expect(one.success).toContain(route?.status ?? 200);
    if (!route?.answer) return;
    const { shape } = route.answer as z.ZodObject;
    const items = shape['items'] as z.ZodArray<z.ZodObject> | undefined;
    expect(items !== undefined).toBe(one.isList);
    const fields = Object.keys(items ? items.element.shape : shape);
    expect(fields).toEqual(expect.arrayContaining(one.fields));
    const own = one.operation.startsWith('search_user_pins') ? ['page_size'] : [];
    expect([...one.query, ...own]).toEqual(expect.arrayContaining(Object.keys(route.query)));
  });

  test('[AC-07] the description is valid OpenAPI 3.1, and is served with the address of the site', async () => {
    const answer = await site.app.inject({ url: '/v5/openapi.json' });
    expect(answer.json()).toEqual(describeV5(routes, `${site.deps.env.publicUrl}/v5`));
    const result = await new Validator().validate(answer.json());
    expect(result.errors ?? []).toEqual([]);
  });

  test('[AC-07] the reference names every operation, has no scripts, and follows the language', async () => {
    const page = await site.app.inject({ url: '/developers/', headers: { 'accept-language': 'ar' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-language']).toBe('ar');
    expect(page.body).toContain('dir="rtl"');
    expect(page.body).not.toContain('<script');
    for (const route of routes) expect(page.body).toContain(`<code>${pathOf(route)}</code>`);
  });
});

describe('the account', () => {
  test('[AC-07] has its counts and profile', async () => {
    const { status, body } = await api('GET', '/user_account');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: member.id,
      username: member.username,
      account_type: 'PINNER',
      monthly_views: null,
    });
    expect(body.board_count).toBeGreaterThanOrEqual(1);
  });

  test('[AC-07] lists followers, followed people and followed boards', async () => {
    const theirs = (await callApi(site, otherToken, 'POST', '/boards', { name: 'Theirs' })).body.id;
    await member.call('UserFollow', 'create', { user_id: other.id });
    await member.v3('PUT', `/v3/boards/${theirs}/follow/`);
    expect((await api('GET', '/user_account/following', { feed_type: 'ALL' })).body).toEqual({
      items: [{ type: 'user', username: other.username }],
      bookmark: null,
    });
    const followers = await callApi(site, otherToken, 'GET', '/user_account/followers');
    expect(followers.body.items).toEqual([{ type: 'user', username: member.username }]);
    const boards = (await api('GET', '/user_account/following/boards')).body.items;
    expect(boards.map(({ id }: { id: string }) => id)).toEqual([theirs]);
    expect(boards[0].owner).toEqual({ username: other.username });
  });
});

describe('boards', () => {
  test('[AC-07] are created, read, changed and deleted', async () => {
    const created = await api('POST', '/boards', { name: 'Cups', description: 'Clay' });
    expect([created.status, created.body.privacy]).toEqual([201, 'PUBLIC']);
    const { id } = created.body;
    const changed = await api('PATCH', `/boards/${id}`, {
      name: 'Mugs',
      description: null,
      privacy: 'SECRET',
    });
    expect(changed.body).toMatchObject({ id, name: 'Mugs', description: null, privacy: 'SECRET' });
    expect((await api('GET', `/boards/${id}`)).body).toEqual(changed.body);
    const deleted = await api('DELETE', `/boards/${id}`);
    expect([deleted.status, deleted.body]).toEqual([204, undefined]);
    expect((await api('GET', `/boards/${id}`)).body).toMatchObject({ code: 40 });
  });

  test('[AC-07] a name that another board has is refused with its field', async () => {
    expect(await api('POST', '/boards', { name: 'Pots' })).toMatchObject({
      status: 409,
      body: { code: 409, details: { error: 'board_name_taken', fields: { name: expect.any(String) } } },
    });
  });

  test('[AC-07] secret boards are listed, counted and found with the scope for them only', async () => {
    const id = await makeBoard('Hidden', 'SECRET');
    const open = await issueToken(site, member, ['user_accounts:read', 'boards:read', 'pins:read']);
    const listed = async (by: string): Promise<readonly string[]> =>
      (await callApi(site, by, 'GET', '/boards', { page_size: '250' })).body.items.map(
        (board: { readonly id: string }) => board.id,
      );
    expect(await listed(token)).toContain(id);
    expect(await listed(open)).not.toContain(id);
    expect(await listed(open)).toContain(boardId);
    const countsOf = async (by: string): Promise<number> =>
      (await callApi(site, by, 'GET', '/user_account')).body.board_count;
    expect(await countsOf(open)).toBe((await countsOf(token)) - 1);
    expect(await callApi(site, open, 'GET', `/boards/${id}`)).toMatchObject({ status: 404 });
    expect(await callApi(site, open, 'GET', '/boards', { privacy: 'SECRET' })).toMatchObject({ status: 403 });
  });

  test('[AC-07] a secret board is changed and created with the scope for it only', async () => {
    const id = await makeBoard('Hidden too', 'SECRET');
    const reader = await issueToken(site, member, ['boards:read', 'boards:read_secret', 'boards:write']);
    expect(await callApi(site, reader, 'PATCH', `/boards/${id}`, { name: 'Seen' })).toMatchObject({
      status: 403,
      body: { code: 29, details: { error: 'scope_missing' } },
    });
    expect(await callApi(site, reader, 'POST', '/boards', { name: 'More', privacy: 'SECRET' })).toMatchObject(
      { status: 403 },
    );
    expect(await callApi(site, reader, 'PATCH', `/boards/${boardId}`, { privacy: 'SECRET' })).toMatchObject({
      status: 403,
    });
  });

  test('[AC-07] sections are listed, renamed and deleted, and their pins stay', async () => {
    const board = await makeBoard('Shelf');
    const [one, two] = [
      (await api('POST', `/boards/${board}/sections`, { name: 'One' })).body,
      (await api('POST', `/boards/${board}/sections`, { name: 'Two' })).body,
    ];
    const first = (await api('GET', `/boards/${board}/sections`, { page_size: '1' })).body;
    expect(first.items).toEqual([one]);
    await api('DELETE', `/boards/${board}/sections/${one.id}`);
    const next = await api('GET', `/boards/${board}/sections`, { page_size: '1', bookmark: first.bookmark });
    expect(next.body).toEqual({ items: [two], bookmark: null });
    expect((await api('PATCH', `/boards/${board}/sections/${two.id}`, { name: 'Last' })).body).toEqual({
      id: two.id,
      name: 'Last',
    });
    expect(await api('PATCH', `/boards/${boardId}/sections/${two.id}`, { name: 'Elsewhere' })).toMatchObject({
      status: 404,
      body: { code: 2031 },
    });
  });
});

describe('pins', () => {
  test('[AC-07] a pin has the texts, the board and the renditions of its image', async () => {
    const { body } = await api('GET', `/pins/${pinId}`, { pin_metrics: 'true' });
    expect(body).toMatchObject({
      id: pinId,
      title: 'Blue cup',
      board_id: boardId,
      board_section_id: sectionId,
      board_owner: { username: member.username },
      parent_pin_id: null,
      is_owner: true,
      creative_type: 'REGULAR',
      media: { media_type: 'image' },
    });
    expect(body.media.images['1200x']).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:4310\/i\//),
      width: expect.any(Number),
      height: expect.any(Number),
    });
  });

  test('[AC-07] a pin without a board is among the saves of the profile', async () => {
    const { status, body } = await api('POST', '/pins', { media_source: await picture('#335577') });
    expect(status).toBe(201);
    expect((await api('GET', '/pins', {})).body.items[0].id).toBe(body.id);
  });

  test('[AC-07] a repeated request with one idempotency key creates one pin', async () => {
    const key = { 'idempotency-key': 'a8f5f167-0000-4000-8000-0000000000a7' };
    const options = { board_id: boardId, media_source: await picture('#557799') };
    const ids = [await api('POST', '/pins', options, key), await api('POST', '/pins', options, key)];
    expect(new Set(ids.map(({ body }) => body.id)).size).toBe(1);
  });

  test('[AC-07] an image larger than the body of other requests is accepted', async () => {
    const data = Buffer.alloc(1_200_000).toString('base64');
    const source = { source_type: 'image_base64', content_type: 'image/png', data };
    expect(await api('POST', '/pins', { board_id: boardId, media_source: source })).toMatchObject({
      status: 422,
    });
  });

  test('[AC-07] a pin is changed and keeps its id when it moves to another board and section', async () => {
    const id = (await makePin('#2255aa', { title: 'Old', link: 'https://a.example/' })).body.id;
    const target = await makeBoard('Target');
    const section = (await api('POST', `/boards/${target}/sections`, { name: 'In' })).body.id;
    const { status, body } = await api('PATCH', `/pins/${id}`, {
      title: 'New',
      link: null,
      board_id: target,
      board_section_id: section,
    });
    expect([status, body.id]).toEqual([200, id]);
    expect(body).toMatchObject({ title: 'New', link: null, board_id: target, board_section_id: section });
    const out = await api('PATCH', `/pins/${id}`, { board_section_id: null });
    expect(out.body).toMatchObject({ board_id: target, board_section_id: null });
    const listed = (await api('GET', `/boards/${target}/pins`)).body.items;
    expect(listed).toEqual([out.body]);
    expect((await api('GET', `/boards/${target}/sections/${section}/pins`)).body.items).toEqual([]);
  });

  test('[AC-07] nothing is changed when the target of a move is refused', async () => {
    const id = (await makePin('#2255bb', { title: 'Stays' })).body.id;
    const theirs = (await callApi(site, otherToken, 'POST', '/boards', { name: 'Not yours' })).body.id;
    expect(await api('PATCH', `/pins/${id}`, { title: 'Changed', board_id: theirs })).toMatchObject({
      status: 403,
      body: { code: 29 },
    });
    expect((await api('GET', `/pins/${id}`)).body.title).toBe('Stays');
  });

  test('[AC-07] a pin of another member is saved, and is then a pin with a parent', async () => {
    const board = (await callApi(site, otherToken, 'POST', '/boards', { name: 'Saved' })).body.id;
    const { status, body } = await callApi(site, otherToken, 'POST', `/pins/${pinId}/save`, {
      board_id: board,
    });
    expect([status, body.parent_pin_id, body.board_id]).toEqual([201, pinId, board]);
    const saved = { pin_filter: 'exclude_native' };
    const ids = (await callApi(site, otherToken, 'GET', '/pins', saved)).body.items.map(
      (pin: { readonly id: string }) => pin.id,
    );
    expect(ids).toEqual([body.id]);
    const created = await callApi(site, otherToken, 'GET', '/pins', { pin_filter: 'exclude_repins' });
    expect(created.body.items).toEqual([]);
    expect(await callApi(site, otherToken, 'DELETE', `/pins/${body.id}`)).toMatchObject({ status: 204 });
    expect(await callApi(site, otherToken, 'GET', `/pins/${body.id}`)).toMatchObject({
      status: 404,
      body: { code: 50 },
    });
  });

  test('[AC-07] pins on secret and protected boards are listed on request, secret ones with their scope', async () => {
    const secret = await makeBoard('Secret pins', 'SECRET');
    const protectedBoard = await makeBoard('Protected pins', 'PROTECTED');
    const hidden = (await makePin('#9911aa', { board_id: secret })).body.id;
    const guarded = (await makePin('#9911bb', { board_id: protectedBoard })).body.id;
    const listed = async (by: string, options: object = {}): Promise<readonly string[]> =>
      (await callApi(site, by, 'GET', '/pins', { page_size: '250', ...options })).body.items.map(
        (pin: { readonly id: string }) => pin.id,
      );
    const open = await issueToken(site, member, ['boards:read', 'pins:read']);
    expect(await listed(token)).toContain(hidden);
    expect(await listed(token)).not.toContain(guarded);
    expect(await listed(token, { include_protected_pins: 'true' })).toContain(guarded);
    expect(await listed(token, { pin_type: 'PRIVATE' })).toEqual([hidden]);
    expect(await listed(open)).not.toContain(hidden);
    expect(await callApi(site, open, 'GET', `/pins/${hidden}`)).toMatchObject({ status: 404 });
    expect(await callApi(site, open, 'GET', '/pins', { pin_type: 'PRIVATE' })).toMatchObject({ status: 403 });
  });
});

describe('media', () => {
  type Fields = Readonly<Record<string, string>>;
  const form = (fields: Fields, file: Buffer): { readonly payload: Buffer; readonly headers: Fields } => {
    const part = (header: string): string => `--cut\r\ncontent-disposition: form-data; ${header}\r\n`;
    const head = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`);
    const begin = `${head.join('')}${part('name="file"; filename="a.mp4"')}content-type: video/mp4\r\n\r\n`;
    return {
      payload: Buffer.concat([Buffer.from(begin), file, Buffer.from('\r\n--cut--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    };
  };
  const post = async (url: string, fields: Fields, file: Buffer): Promise<number> => {
    const answer = await site.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      ...form(fields, file),
    });
    return answer.statusCode;
  };

  test.runIf(hasVideoEncoder)(
    '[AC-07] a video is registered, posted, processed and used by a pin',
    async () => {
      const { status, body } = await api('POST', '/media', { media_type: 'video' });
      expect([status, body.upload_url]).toEqual([201, 'http://localhost:4310/v5/media/upload']);
      const stateOf = async (): Promise<unknown> => (await api('GET', `/media/${body.media_id}`)).body;
      expect(await stateOf()).toMatchObject({ media_id: body.media_id, status: 'registered' });
      const file = await testVideo({ seconds: 4 });
      expect(await post(body.upload_url, body.upload_parameters, file)).toBe(204);
      expect(await stateOf()).toMatchObject({ status: 'processing' });
      expect(await post(body.upload_url, body.upload_parameters, Buffer.from('another'))).toBe(204);
      await runJob(site.deps, processVideo, { uploadId: body.media_id });
      expect((await api('GET', '/media', { page_size: '1' })).body.items).toEqual([await stateOf()]);
      expect(await stateOf()).toMatchObject({ status: 'succeeded' });
      const source = { source_type: 'video_id', media_id: body.media_id };
      const made = await api('POST', '/pins', { board_id: boardId, title: 'Wheel', media_source: source });
      expect(made).toMatchObject({
        status: 201,
        body: { creative_type: 'VIDEO', media: { media_type: 'video', width: 64, height: 48 } },
      });
      expect(made.body.media.duration).toBeGreaterThan(3000);
      const theirs = { media_source: source };
      expect(await callApi(site, otherToken, 'POST', '/pins', theirs)).toMatchObject({ status: 404 });
    },
  );

  test('[AC-07] a form with other fields, without a file or of an image is refused', async () => {
    const { upload_url: url, upload_parameters: fields } = (
      await api('POST', '/media', { media_type: 'video' })
    ).body;
    expect(await post(url, { ...fields, key: '0'.repeat(32) }, Buffer.from('a'))).toBe(403);
    expect(await post(url, fields, Buffer.alloc(0))).toBe(422);
    expect(await api('POST', '/media', { media_type: 'image' })).toMatchObject({ status: 400 });
    expect(await callApi(site, otherToken, 'GET', `/media/7`)).toMatchObject({ status: 404 });
  });
});

describe('search', () => {
  test('[AC-07] finds own boards by name, and own pins and the pins of all by words', async () => {
    await indexChanges(site.deps);
    const boards = (await api('GET', '/search/boards', { query: 'pot' })).body.items;
    expect(boards.map(({ id }: { id: string }) => id)).toEqual([boardId]);
    const own = (await api('GET', '/search/pins', { query: 'blue' })).body.items;
    expect(own.map(({ id }: { id: string }) => id)).toContain(pinId);
    const all = { term: 'blue', country_code: 'US', limit: '5' };
    const found = await callApi(site, otherToken, 'GET', '/search/partner/pins', all);
    expect(found.body.items.map(({ id }: { id: string }) => id)).toContain(pinId);
  });
});

describe('catalogs', () => {
  test('[AC-07] are those of businesses in which the member sees catalogs, each with its feed', async () => {
    const business = (await member.call('Business', 'create', { kind: 'manager', name: 'Kiln' })).data.id;
    const catalog = {
      business_id: business,
      name: 'Shop',
      currency: 'EUR',
      board_id: boardId,
      source_url: 'https://shop.example/feed.xml',
      every_hours: 24,
    };
    const made = await member.call('Catalog', 'create', catalog);
    expect(made.status).toBe(200);
    const { items } = (await api('GET', '/catalogs')).body;
    expect(items).toMatchObject([{ id: made.data.id, name: 'Shop', catalog_type: 'RETAIL' }]);
    const feed = (await api('GET', `/catalogs/feeds/${made.data.id}`)).body;
    expect(feed).toMatchObject({
      status: 'ACTIVE',
      format: 'XML',
      default_currency: 'EUR',
      credentials: null,
    });
    expect((await api('GET', '/catalogs/feeds', { catalog_id: made.data.id })).body.items).toEqual([feed]);
    expect((await callApi(site, otherToken, 'GET', '/catalogs')).body.items).toEqual([]);
    expect(await callApi(site, otherToken, 'GET', `/catalogs/feeds/${made.data.id}`)).toMatchObject({
      status: 404,
    });
  });
});

describe('requests', () => {
  test('[AC-07] pages follow each other by their bookmark, and one of another list is refused', async () => {
    const first = (await api('GET', '/boards', { page_size: '1' })).body;
    const second = (await api('GET', '/boards', { page_size: '1', bookmark: first.bookmark })).body;
    expect(second.items[0].id).not.toBe(first.items[0].id);
    expect(await api('GET', '/pins', { bookmark: first.bookmark })).toMatchObject({
      status: 400,
      body: { code: 1, details: { error: 'bookmark_invalid' } },
    });
  });

  test('[AC-07] a stale bookmark, whose entry was deleted, continues where it was', async () => {
    const boardIds: string[] = [];
    for (const name of ['One', 'Two', 'Three']) boardIds.push(await makeBoard(`Stale ${name}`));
    const all: readonly { readonly id: string }[] = (await api('GET', '/boards', { page_size: '250' })).body
      .items;
    const first = (await api('GET', '/boards', { page_size: '2' })).body;
    const last = all[1]?.id ?? '';
    expect(boardIds).toContain(last);
    expect((await api('DELETE', `/boards/${last}`)).status).toBe(204);
    const next = await api('GET', '/boards', { page_size: '250', bookmark: first.bookmark });
    const ids = next.body.items.map(({ id }: { readonly id: string }) => id);
    expect([next.status, ids]).toEqual([200, all.slice(2).map(({ id }) => id)]);
  });

  test('[AC-07] limits are reported with each answer, and exceeded ones with the time to wait', async () => {
    const { headers } = await api('GET', '/user_account');
    expect(headers).toMatchObject({
      'x-ratelimit-limit': '1000, 1000;w=60',
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'x-ratelimit-reset': expect.stringMatching(/^\d+$/),
    });
    const someone = await site.member('Busy');
    const busy = await issueToken(site, someone);
    const send = (): Promise<ApiAnswer> => callApi(site, busy, 'DELETE', '/pins/7');
    expect((await send()).headers['x-ratelimit-remaining']).toBe('299');
    // Another process counted the others.
    const key = rateLimitKey(site.deps.env.secret, WRITES_PER_MINUTE.name, someone.id);
    await site.deps.db.update(rateLimits).set({ tries: 300 }).where(eq(rateLimits.key, key));
    expect(await send()).toMatchObject({
      status: 429,
      body: { code: 8 },
      headers: { 'x-ratelimit-remaining': '0', 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  });

  test.each(['GET', 'POST'] as const)(
    '[AC-07] %s of an unknown path has the error of the API',
    async (method) => {
      expect(await api(method, '/nothing')).toMatchObject({ status: 404, body: { code: 404 } });
    },
  );

  test('[AC-07] a method that a path does not support is refused with the supported ones', async () => {
    const answer = await site.app.inject({ method: 'PUT', url: '/v5/boards' });
    expect([answer.statusCode, answer.headers['allow'], answer.json().code]).toEqual([405, 'GET, POST', 5]);
  });

  test('[AC-07] every error has a number, a message and its name', async () => {
    const refused = [
      await api('GET', '/boards/7'),
      await api('GET', '/boards/abc'),
      await callApi(site, undefined, 'GET', '/boards'),
      await api('POST', '/pins', { media_source: { source_type: 'pin_url' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 400, 401, 400]);
    for (const { body } of refused) apiErrorSchema.parse(body);
  });
});

describe('other sites', () => {
  const preflight = (url: string, method: string) =>
    site.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      },
    });

  test.each([
    ['/v5/boards', 'POST'],
    ['/v5/pins/7', 'DELETE'],
    ['/v5/graphql', 'POST'],
    ['/v5/openapi.json', 'GET'],
    ['/oauth/token', 'POST'],
    ['/oauth/revoke', 'POST'],
    ['/.well-known/oauth-authorization-server', 'GET'],
  ])('[AC-07] may call %s by %s from a browser, without cookies', async (url, method) => {
    const { statusCode, headers } = await preflight(url, method);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-headers']).toContain('authorization');
    expect(headers['access-control-allow-methods']).toContain(method);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test.each(['/oauth/introspect', '/resource/BoardResource/create/', '/graphql', '/login/', '/'])(
    '[AC-07] may not call %s',
    async (url) => {
      const { headers } = await preflight(url, 'POST');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('[AC-07] may read errors and limits', async () => {
    const refused = await callApi(site, undefined, 'GET', '/boards');
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, '*']);
    const answer = await callApi(site, token, 'GET', '/boards');
    expect(answer.headers['access-control-expose-headers']).toContain('x-ratelimit-remaining');
    const exchanged = await site.app.inject({ method: 'POST', url: '/oauth/token', payload: {} });
    expect(exchanged.headers['access-control-allow-origin']).toBe('*');
  });
});
