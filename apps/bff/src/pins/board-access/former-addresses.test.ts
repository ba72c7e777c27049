import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let maker: TestVisitor;
let mate: TestVisitor;
let picture: string;
beforeAll(async () => {
  site = await testApp();
  [maker, mate] = [await site.member('Mara Lind'), await site.member('Noor Haddad')];
  picture = await testPicture('#806040', { width: 300, height: 450 });
});
afterAll(() => site.close());

type Board = { readonly id: string; readonly url: string; readonly name: string };

const open = (url: string) => site.app.inject({ url });
const newBoard = async (name: string, privacy = 'public'): Promise<Board> =>
  (await maker.call('Board', 'create', { name, privacy })).data;
const rename = async ({ id }: Board, name: string): Promise<Board> =>
  (await maker.call('Board', 'update', { board_id: id, name })).data;
const pinOn = async (board: Board): Promise<string> =>
  (await maker.call('Pin', 'create', { board_id: board.id, title: 'Cup', image_base64: picture })).data.id;
/** Returns the path to which an address of a board leads a viewer, 'gone', or undefined for one that leads nowhere. */
async function leads(viewer: TestVisitor, url: string): Promise<string | undefined> {
  const [, username, slug] = decodeURIComponent(url).split('/');
  const fields = '... on BoardData { data { url } } ... on NotFound { isGone }';
  const query = `query { found: v3GetBoardQuery(username: "${username}", slug: "${slug}") { ${fields} } }`;
  const { found } = (await viewer.graphql(query)).data;
  return found.isGone ? 'gone' : found.data?.url;
}
const embedStatus = async (url: string): Promise<readonly unknown[]> => {
  const { statusCode, headers } = await open(`/embed${url}?theme=dark`);
  return [statusCode, headers['location']];
};
const oembedOf = (path: string) => open(`/oembed/?url=${encodeURIComponent(site.deps.env.publicUrl + path)}`);

test('[IO-04] the former address of a renamed board leads to it: its page, feed, embed and oEmbed', async () => {
  const before = await newBoard('Cups and mugs');
  const now = await rename(before, 'Töpfe');
  expect(await leads(site.visitor(), before.url)).toBe(now.url);
  const feed = await open(`${before.url}feed.rss`);
  expect([feed.statusCode, feed.headers['location']]).toEqual([301, `${now.url}feed.rss`]);
  expect(await embedStatus(before.url)).toEqual([301, `/embed${now.url}?theme=dark`]);
  expect(await embedStatus(now.url)).toEqual([200, undefined]);
  expect((await oembedOf(before.url)).json()).toMatchObject({
    title: 'Töpfe',
    html: expect.stringContaining(`/embed${now.url}`),
  });
});

test('[IO-04] a former address that another board takes belongs to that one, and to the first again only for those who see no other', async () => {
  const first = await newBoard('Vases');
  const renamed = await rename(first, 'Tall vases');
  const second = await newBoard('Vases');
  expect(second.url).toBe(first.url);
  const visitor = site.visitor();
  expect(await leads(visitor, first.url)).toBe(second.url);
  const moved = await rename(second, 'Short vases');
  expect(await leads(visitor, first.url)).toBe(moved.url);
  // A secret board at the address has no effect for others.
  const secret = await newBoard('Vases', 'secret');
  expect(await leads(visitor, first.url)).toBe(moved.url);
  expect(await leads(maker, first.url)).toBe(secret.url);
  await rename(secret, 'Surprise');
  expect(await leads(visitor, first.url)).toBe(moved.url);
  await maker.call('Board', 'delete', { board_id: moved.id });
  expect(await leads(visitor, first.url)).toBe(renamed.url);
});

test('[BF-06] the former address of a secret board leads only its members to it, also after it was made public', async () => {
  const before = await newBoard('A birthday for Noor', 'secret');
  const now = await rename(before, 'Party');
  for (const viewer of [site.visitor(), mate]) expect(await leads(viewer, before.url)).toBeUndefined();
  expect(await leads(maker, before.url)).toBe(now.url);
  for (const path of [`${before.url}feed.rss`, `/embed${before.url}`])
    expect([(await open(path)).statusCode, (await open(path)).body.includes('arty')]).toEqual([404, false]);
  expect((await oembedOf(before.url)).statusCode).toBe(404);
  await maker.call('Board', 'update', { board_id: before.id, privacy: 'public' });
  expect(await leads(mate, before.url)).toBeUndefined();
  expect(await leads(mate, now.url)).toBe(now.url);
  // A public name leads nowhere once the board is secret.
  const open1 = await newBoard('Bowls');
  const open2 = await rename(open1, 'Dishes');
  await maker.call('Board', 'update', { board_id: open1.id, privacy: 'secret' });
  for (const url of [open1.url, open2.url]) expect(await leads(mate, url)).toBeUndefined();
});

test('[IO-04] a board has its 20 newest former addresses, a section too', async () => {
  const board = await newBoard('Name 0');
  const { data: section } = await maker.call('BoardSection', 'create', {
    board_id: board.id,
    title: 'Name 0',
  });
  for (let nth = 1; nth <= 22; nth += 1) {
    await rename(board, `Name ${nth}`);
    await maker.call('BoardSectionEdit', 'create', { section_id: section.id, title: `Name ${nth}` });
  }
  const pathOf = (nth: number): string => `/${maker.username}/name-${nth}/`;
  expect(await leads(site.visitor(), pathOf(1))).toBeUndefined();
  expect(await leads(site.visitor(), pathOf(2))).toBe(pathOf(22));
  const { rows } = await site.deps.db.execute(sql`select
    (select count(*)::int from former_board_slugs where board_id = ${BigInt(board.id)}) as boards,
    (select count(*)::int from former_section_slugs where section_id = ${BigInt(section.id)}) as sections`);
  expect(rows).toEqual([{ boards: 20, sections: 20 }]);
});

test('[IO-04] the address of a merged board leads to the other one, and to itself when it is restored', async () => {
  const [from, into] = [await newBoard('Old plates'), await newBoard('Plates')];
  await pinOn(from);
  expect(
    (await maker.call('BoardMerge', 'create', { board_id: from.id, into_board_id: into.id })).status,
  ).toBe(200);
  expect(await leads(site.visitor(), from.url)).toBe(into.url);
  await maker.call('BoardRestore', 'create', { board_id: from.id });
  expect(await leads(site.visitor(), from.url)).toBe(from.url);
});

test('[IO-04] the former address of a section leads to it, of its secret time only for members of the board', async () => {
  const board = await newBoard('Kiln');
  const made = await maker.call('BoardSection', 'create', { board_id: board.id, title: 'Glazes' });
  const section = async (viewer: TestVisitor, slug: string) => {
    const [, username, name] = board.url.split('/');
    const query = `query { found: v3GetBoardQuery(username: "${username}", slug: "${name}") { ... on BoardData { data { section(slug: "${slug}") { slug } } } } }`;
    return (await viewer.graphql(query)).data.found.data?.section?.slug;
  };
  await maker.call('BoardSectionEdit', 'create', { section_id: made.data.id, title: 'Ash glazes' });
  expect(await section(site.visitor(), 'glazes')).toBe('ash-glazes');
  await maker.call('BoardSection', 'create', { board_id: board.id, title: 'Glazes' });
  expect(await section(site.visitor(), 'glazes')).toBe('glazes');
  await maker.call('Board', 'update', { board_id: board.id, privacy: 'secret' });
  await maker.call('BoardSectionEdit', 'create', { section_id: made.data.id, title: 'For Noor' });
  expect(await section(mate, 'ash-glazes')).toBeUndefined();
  await maker.call('Board', 'update', { board_id: board.id, privacy: 'public' });
  expect([await section(mate, 'ash-glazes'), await section(maker, 'ash-glazes')]).toEqual([
    undefined,
    'for-noor',
  ]);
});

/** Returns what a visitor learns about a Pin: 'gone', 'none', or 'shown'. */
async function stateOf(id: string): Promise<string> {
  const query = `query { found: v3GetPinQuery(pin: "${id}") { __typename ... on NotFound { isGone } } }`;
  const { found } = (await site.visitor().graphql(query)).data;
  const state = found.__typename === 'PinData' ? 'shown' : found.isGone ? 'gone' : 'none';
  const status = { gone: 410, none: 404, shown: 200 }[state];
  expect((await open(`/pin/${id}/embed/`)).statusCode).toBe(status);
  expect((await oembedOf(`/pin/${id}/`)).statusCode).toBe(status);
  return state;
}

test('[IO-04] a deleted Pin that visitors could see is gone; a secret one is like one that never existed', async () => {
  const boards = [await newBoard('Open'), await newBoard('Hidden', 'secret')] as const;
  const [shown, secret] = [await pinOn(boards[0]), await pinOn(boards[1])];
  expect(await stateOf(shown)).toBe('shown');
  for (const id of [shown, secret]) await maker.call('Pin', 'delete', { id });
  expect([await stateOf(shown), await stateOf(secret), await stateOf('77')]).toEqual([
    'gone',
    'none',
    'none',
  ]);
  await maker.call('PinRestore', 'create', { id: shown });
  const { rows } = await site.deps.db.execute(sql`select id from gone_pins where id = ${BigInt(shown)}`);
  expect([await stateOf(shown), rows]).toEqual(['shown', []]);
});

test('[IO-04] a deleted public board and its Pins are gone, and a secret board leaves no trace', async () => {
  const [shown, secret] = [await newBoard('To throw away'), await newBoard('Private things', 'secret')];
  const [pin, hidden] = [await pinOn(shown), await pinOn(secret)];
  for (const { id } of [shown, secret]) await maker.call('Board', 'delete', { board_id: id });
  expect([await leads(mate, shown.url), await leads(mate, secret.url)]).toEqual(['gone', undefined]);
  expect([await stateOf(pin), await stateOf(hidden)]).toEqual(['gone', 'none']);
  expect((await open(`${shown.url}feed.atom`)).statusCode).toBe(410);
  expect((await open(`/embed${shown.url}`)).statusCode).toBe(410);
  expect((await oembedOf(shown.url)).statusCode).toBe(410);
  expect((await open(`${secret.url}feed.atom`)).statusCode).toBe(404);
});

test('[AC-04] the Pins of a private profile are not gone but unknown when they are deleted', async () => {
  const shy = await site.member('Shy Sam');
  const board = (await shy.call('Board', 'create', { name: 'Mine' })).data;
  const made = await shy.call('Pin', 'create', { board_id: board.id, title: 'Cup', image_base64: picture });
  await shy.call('UserSettings', 'update', { is_private: true });
  await shy.call('Pin', 'delete', { id: made.data.id });
  expect(await stateOf(made.data.id)).toBe('none');
});

test('[AC-03] former addresses go with the account', async () => {
  const { rows } = await site.deps.db.execute<{ count: number }>(sql`
    with gone as (delete from users where id = ${BigInt(maker.id)} returning 1)
    select count(*)::int as count from gone`);
  expect(rows[0]?.count).toBe(1);
  for (const table of ['former_board_slugs', 'former_section_slugs'])
    expect((await site.deps.db.execute(sql`select from ${sql.identifier(table)}`)).rows).toEqual([]);
});
