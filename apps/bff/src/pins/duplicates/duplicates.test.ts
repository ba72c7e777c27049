import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backfillCopyHashes } from '../../platform/media/images/index.ts';
import { newCsrfToken } from '../../platform/http/plugins/csrf-token.ts';
import { CSRF_COOKIE, SESSION_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { sourceAssets } from '../../site/web-build.ts';
import { testApp, TEST_SECRET, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { purgePinMerges } from './index.ts';

const GROUPS = `query ($first: Int, $after: String) { viewer { duplicatePins(first: $first, after: $after) {
  edges { node { keptId pins { entityId title board { name } section { title } } } } pageInfo { hasNextPage endCursor } } } }`;

let site: TestApp;
let maker: TestVisitor;
let member: TestVisitor;
/** Pins of the maker: the same picture three times, and another one. */
let sources: { readonly loaf: string; readonly linked: string; readonly large: string; readonly cup: string };
let boards: { readonly bread: string; readonly later: string };
let section: string;

const drawing = (seed: number): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${Array.from(
        { length: 12 },
        (_, nth) => {
          const place = (factor: number): number => (Math.sin(seed * 99 + nth * factor) + 1) * 200;
          return `<circle cx="${place(3)}" cy="${place(7)}" r="${20 + place(11) / 6}" fill="hsl(${place(13)},70%,50%)"/>`;
        },
      ).join('')}</svg>`,
    ),
  ).flatten({ background: 'white' });
const address = (bytes: Buffer): string => `data:image/jpeg;base64,${bytes.toString('base64')}`;

beforeAll(async () => {
  site = await testApp({
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      render: async () => ({
        status: 200,
        stream: Readable.from(['<!doctype html><title>Pegboard</title>']),
      }),
    },
  });
  maker = await site.member('Mara Lind');
  const board = (await maker.call('Board', 'create', { name: 'Pots' })).data.id;
  const newPin = async (title: string, picture: Sharp, more = {}): Promise<string> =>
    (
      await maker.call('Pin', 'create', {
        board_id: board,
        title,
        image_base64: address(await picture.jpeg({ quality: 85 }).toBuffer()),
        ...more,
      })
    ).data.id;
  const png = sharp(await drawing(1).png().toBuffer());
  sources = {
    loaf: await newPin('Loaf', png.clone()),
    linked: await newPin('Loaf again', png.clone().resize(300), { link: 'https://bread.example/loaf' }),
    large: await newPin('Loaf, large', png.clone().resize(600)),
    cup: await newPin('Cup', sharp(await drawing(2).png().toBuffer())),
  };
});
beforeEach(async () => {
  member = await site.member('Rosa Sand');
  const newBoard = async (name: string): Promise<string> =>
    (await member.call('Board', 'create', { name })).data.id;
  boards = { bread: await newBoard('Bread'), later: await newBoard('Later') };
  section = (await member.call('BoardSection', 'create', { board_id: boards.later, title: 'Sunday' })).data
    .id;
});
afterEach(async () => {
  const { rows } = await site.pool.query(`
    select 'board', id, pin_count, (select count(*)::int from pins where board_id = boards.id and pins.deleted_at is null) as held from boards where deleted_at is null
    union all select 'section', id, pin_count, (select count(*)::int from pins where section_id = board_sections.id and pins.deleted_at is null) from board_sections
    union all select 'content', id, save_count, (select count(*)::int from pins where content_id = contents.id and is_repin and pins.deleted_at is null) from contents`);
  expect(rows.filter(({ pin_count: counted, held }) => counted !== held)).toEqual([]);
});
afterAll(() => site.close());

const save = async (pin: string, board: string, more = {}): Promise<string> =>
  (await member.call('Repin', 'create', { pin_id: pin, board_id: board, ...more })).data.id;
const groups = async (params = {}) => {
  const { data } = await member.graphql(GROUPS, params);
  return data.viewer.duplicatePins;
};
const places = async (): Promise<unknown[]> => {
  const { rows } = await site.pool.query(
    `select boards.name as board, section.title as section, coalesce(pins.title, contents.title) as title, pins.description
    from pins join boards on boards.id = pins.board_id join contents on contents.id = pins.content_id
      left join board_sections as section on section.id = pins.section_id
    where pins.pinner_id = $1 and pins.deleted_at is null order by boards.name, pins.position desc`,
    [member.id],
  );
  return rows.map(({ board, section: part, title, description }) =>
    [board, part, title, description].filter((text) => text !== null).join(' / '),
  );
};
const merge = (keep: string, pins: readonly string[], by = member) =>
  by.call('PinMerge', 'create', { keep_id: keep, pin_ids: pins });

test('[BY-04] saved Pins with the same picture are one group, and the proposal has a link', async () => {
  const plain = await save(sources.loaf, boards.bread);
  const linked = await save(sources.linked, boards.later, { section });
  await save(sources.cup, boards.bread);
  const { edges, pageInfo } = await groups();
  expect(edges.map(({ node }: { readonly node: unknown }) => node)).toEqual([
    {
      keptId: linked,
      pins: [
        { entityId: linked, title: 'Loaf again', board: { name: 'Later' }, section: { title: 'Sunday' } },
        { entityId: plain, title: 'Loaf', board: { name: 'Bread' }, section: null },
      ],
    },
  ]);
  expect(pageInfo.hasNextPage).toBe(false);
  expect((await maker.graphql(GROUPS, {})).data.viewer.duplicatePins.edges).toEqual([]);
});

test('[BY-04] a merge keeps every membership with its notes, and undo restores what was there', async () => {
  const kept = await save(sources.linked, boards.bread);
  const twin = await save(sources.loaf, boards.bread);
  const other = await save(sources.large, boards.later, { section });
  await member.call('Pin', 'update', { id: other, title: 'For Sunday' });
  const before = await places();
  const { data, status } = await merge(kept, [kept, twin, other]);
  expect([status, data]).toEqual([200, { id: data.id, keep_id: kept, removed: 2 }]);
  expect(await places()).toEqual(['Bread / Loaf again', 'Later / Sunday / For Sunday']);
  expect((await groups()).edges).toEqual([]);
  expect((await member.call('PinMerge', 'delete', { merge_id: data.id })).data).toEqual({ restored: 2 });
  expect(await places()).toEqual(before);
  expect((await member.call('PinMerge', 'delete', { merge_id: data.id })).status).toBe(404);
});

test('[BY-04] the same merge at once and again is one merge', async () => {
  const kept = await save(sources.linked, boards.bread);
  const other = await save(sources.loaf, boards.later);
  const answers = await Promise.all(Array.from({ length: 4 }, () => merge(kept, [kept, other])));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect((await merge(kept, [other, kept])).data.id).toBe(answers[0]?.data.id);
  expect(await places()).toEqual(['Bread / Loaf again', 'Later / Loaf again']);
});

test('[BY-04] Pins of others, deleted ones, one alone and other pictures are rejected', async () => {
  const kept = await save(sources.linked, boards.bread);
  const other = await save(sources.loaf, boards.later);
  const cup = await save(sources.cup, boards.later);
  const codeOf = async (...args: Parameters<typeof merge>) => (await merge(...args)).error.code;
  expect(await codeOf(kept, [kept, sources.loaf])).toBe('pin_not_found');
  expect(await codeOf(kept, [kept, other], maker)).toBe('pin_not_found');
  expect(await codeOf(kept, [kept])).toBe('invalid_input');
  expect(await codeOf(kept, [kept, kept])).toBe('invalid_input');
  expect(await codeOf(kept, [kept, cup])).toBe('invalid_input');
  await member.call('Pin', 'delete', { id: other });
  expect(await codeOf(kept, [kept, other])).toBe('pin_not_found');
  const { data } = await merge(kept, [kept, await save(sources.loaf, boards.later)]);
  expect((await maker.call('PinMerge', 'delete', { merge_id: data.id })).error.code).toBe('pin_not_found');
});

test('[BY-04] both work without scripts, and records are deleted after 7 days', async () => {
  const kept = await save(sources.linked, boards.bread);
  const other = await save(sources.loaf, boards.later);
  const send = async (path: string, fields: Record<string, string | readonly string[]>) => {
    const session = member.cookies.get(SESSION_COOKIE);
    const token = newCsrfToken(TEST_SECRET, session);
    const body = new URLSearchParams([
      ['csrf_token', token],
      ...Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ] as [string, string][]);
    const { statusCode, headers } = await site.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: `${CSRF_COOKIE}=${token}; ${SESSION_COOKIE}=${session}`,
      },
      payload: String(body),
    });
    return [statusCode, headers.location] as const;
  };
  const [status, location] = await send('/settings/duplicates/', { keep_id: kept, pin_ids: [kept, other] });
  expect(status).toBe(303);
  const id = location?.replace('/settings/duplicates/?merged=', '') ?? '';
  expect(await send('/settings/duplicates/undo/', { merge_id: id })).toEqual([
    303,
    '/settings/duplicates/?undone',
  ]);
  expect(await places()).toEqual(['Bread / Loaf again', 'Later / Loaf']);
  const again = (await merge(kept, [kept, other])).data.id;
  await site.pool.query(`update pin_merges set merged_at = merged_at - interval '8 days'`);
  expect((await member.call('PinMerge', 'delete', { merge_id: again })).status).toBe(404);
  await runJob(site.deps, purgePinMerges);
  expect((await site.pool.query('select count(*)::int from pin_merges')).rows).toEqual([{ count: 0 }]);
});

test('[BY-04] pages of groups follow each other, each group once', async () => {
  for (const board of [boards.bread, boards.later]) await save(sources.loaf, board);
  await save(sources.large, boards.later);
  const more = await site.member('Otto Berg');
  const board = (await more.call('Board', 'create', { name: 'More' })).data.id;
  const cup = address(
    await sharp(await drawing(2).png().toBuffer())
      .resize(500)
      .jpeg()
      .toBuffer(),
  );
  const copy = (await more.call('Pin', 'create', { board_id: board, image_base64: cup })).data.id;
  await save(sources.cup, boards.bread);
  await save(copy, boards.later);
  const first = await groups({ first: 1 });
  const second = await groups({ first: 1, after: first.pageInfo.endCursor });
  expect([first, second].map(({ edges }) => edges[0].node.pins.length)).toEqual([2, 3]);
  expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
});

test('[BY-04] images that were stored without a copy hash get the same one from their files', async () => {
  const read = async () => (await site.pool.query('select id, copy_hash from images order by id')).rows;
  const before = await read();
  await site.pool.query('update images set copy_hash = null');
  await runJob(site.deps, backfillCopyHashes);
  const bits = (one: string, other: string): number =>
    (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length;
  const after = await read();
  expect(after.map(({ copy_hash: hash }, at) => bits(hash, before[at].copy_hash) <= 8)).not.toContain(false);
});
