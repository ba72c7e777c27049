import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let owner: TestVisitor;
let boardId: string;
let sectionId: string;
/** The pins of the board, the newest first; one of them is in its section. */
const pinIds: string[] = [];

beforeAll(async () => {
  site = await testApp();
  owner = await site.member();
  boardId = (await owner.call('Board', 'create', { name: 'Cups' })).data.id;
  sectionId = (await owner.call('BoardSection', 'create', { board_id: boardId, title: 'Large' })).data.id;
  const image = await testPicture();
  const made = { board_id: boardId, title: 'Cup', image_base64: image };
  for (const place of [{}, { section: sectionId }, {}]) {
    const { data } = await owner.call('Pin', 'create', { ...made, ...place });
    pinIds.unshift(data.id);
  }
});
afterAll(() => site.close());

const idsOf = (pins: readonly { readonly id: string }[]): readonly string[] => pins.map(({ id }) => id);

test('[BF-01] BoardFeedResource returns the pins of a board, the newest first, in pages that contain each once', async () => {
  const visitor = site.visitor();
  const first = await visitor.get('BoardFeed', { board_id: boardId, page_size: 2 });
  const second = await visitor.get('BoardFeed', {
    board_id: boardId,
    page_size: 2,
    bookmarks: [first.bookmark],
  });
  expect([...idsOf(first.data), ...idsOf(second.data)]).toEqual(pinIds);
  expect(second.bookmark).toBe('-end-');
  expect(first.data[0]).toMatchObject({ title: 'Cup', board_id: boardId, access: [] });
});

test('[BF-01] it returns the pins of one section when it is named', async () => {
  const { data } = await owner.get('BoardFeed', { board_id: boardId, section: sectionId });
  expect(idsOf(data)).toEqual([pinIds[1]]);
  expect(data[0]).toMatchObject({ section_id: sectionId, access: ['write'] });
  expect((await owner.get('BoardFeed', { board_id: boardId, section: '9' })).status).toBe(404);
});

test('[BF-08] a bookmark of another board, and more than 100 pins per page, are rejected', async () => {
  const other = (await owner.call('Board', 'create', { name: 'Plates' })).data.id;
  const { bookmark } = await owner.get('BoardFeed', { board_id: boardId, page_size: 1 });
  expect((await owner.get('BoardFeed', { board_id: other, bookmarks: [bookmark] })).error.code).toBe(
    (await owner.get('BoardFeed', { board_id: other, bookmarks: ['made up'] })).error.code,
  );
  expect((await owner.get('BoardFeed', { board_id: boardId, page_size: 101 })).status).toBe(400);
});

test('[BF-03] a page takes as many statements for 100 pins as for one, and at most three', async () => {
  const counts: number[] = [];
  for (const size of [1, 100]) {
    const before = site.statements.count;
    await owner.get('BoardFeed', { board_id: boardId, page_size: size });
    counts.push(site.statements.count - before);
  }
  expect(counts).toEqual([3, 3]);
});
