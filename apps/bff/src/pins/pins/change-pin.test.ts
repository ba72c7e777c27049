import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let maker: TestVisitor;
let other: TestVisitor;
let picture: string;
let boardId: string;

beforeAll(async () => {
  site = await testApp();
  [maker, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  picture = await testPicture('#806040', { width: 300, height: 400 });
  boardId = (await maker.call('Board', 'create', { name: 'Pots' })).data.id;
});
afterAll(() => site.close());

const pin = async (): Promise<string> =>
  (await maker.call('Pin', 'create', { board_id: boardId, title: 'Cup', image_base64: picture })).data.id;
const pinCount = async (): Promise<number> =>
  (await maker.get('Board', { board_id: boardId })).data.pin_count;
const restore = (id: string, who = maker) => who.call('PinRestore', 'create', { id });
const age = (id: string, seconds: number) =>
  site.deps.db.execute(`update pins set deleted_at = now() - interval '${seconds} seconds' where id = ${id}`);

test('[CU-08] the creator changes title, description, link, alt text and whether comments are allowed', async () => {
  const id = await pin();
  const change = {
    title: 'Cup, ash glaze',
    description: 'Fired twice.',
    link: 'https://shop.example/@mara/cup?size=12#glaze',
    alt_text: 'A grey cup',
    allow_comments: false,
  };
  expect((await maker.call('Pin', 'update', { id, ...change })).status).toBe(200);
  expect((await maker.get('Pin', { id })).data).toMatchObject({
    title: change.title,
    grid_title: change.title,
    description: change.description,
    link: change.link,
    alt_text: change.alt_text,
    is_commenting_allowed: false,
  });
});

test('[CU-08] a saver changes the title of their copy, not its link; other members cannot change it', async () => {
  const id = await pin();
  const copy = (await other.call('Repin', 'create', { pin_id: id })).data.id;
  expect((await other.call('Pin', 'update', { id: copy, title: 'My cup' })).status).toBe(200);
  expect((await other.get('Pin', { id: copy })).data.title).toBe('My cup');
  expect((await maker.get('Pin', { id })).data.title).toBe('Cup');
  expect((await other.call('Pin', 'update', { id: copy, link: 'https://evil.example' })).status).toBe(403);
  expect((await other.call('Pin', 'update', { id, title: 'Mine' })).status).toBe(403);
});

test.each([
  ['link', 'javascript:alert(1)'],
  ['link', 'data:text/html,<script>alert(1)</script>'],
  ['link', 'https://ada:secret@shop.example/'],
  ['link', 'https://shop.example/\u0007'],
  ['link', 'https:\\\\evil.example'],
  ['link', 'ftp://shop.example/cup'],
  ['link', 'cup'],
  ['title', 'c'.repeat(201)],
  ['description', 'c'.repeat(501)],
  ['title', 'nul \u0000'],
  ['title', '\ud800'],
])('[CU-08] a pin whose %s would be %j is refused', async (field, value) => {
  const id = await pin();
  const answer = await maker.call('Pin', 'update', { id, [field]: value });
  expect(answer.status).toBe(400);
});

test('[CU-08] a deleted pin is not found or counted, and is restored at its former position', async () => {
  const id = await pin();
  const before = await pinCount();
  await maker.call('Pin', 'delete', { id });
  expect((await maker.get('Pin', { id })).status).toBe(404);
  expect(await pinCount()).toBe(before - 1);
  expect((await restore(id, other)).status).toBe(404);
  expect((await restore(id)).status).toBe(200);
  expect((await maker.get('Pin', { id })).data).toMatchObject({ id, board_id: boardId });
  expect(await pinCount()).toBe(before);
});

test('[CU-08] a deletion cannot be undone twice, nor after half a minute, nor for an unknown pin', async () => {
  const id = await pin();
  expect((await restore(id)).status).toBe(404);
  await maker.call('Pin', 'delete', { id });
  await age(id, 31);
  expect((await restore(id)).status).toBe(404);
  expect((await restore('nonsense')).status).toBe(404);
});

test('[CU-08] a pin that was saved to the same board again, moved or removed by a moderator is not restored', async () => {
  const copied = await pin();
  const first = (await other.call('Repin', 'create', { pin_id: copied })).data;
  await other.call('Pin', 'delete', { id: first.id });
  await other.call('Repin', 'create', { pin_id: copied });
  expect((await restore(first.id, other)).status).toBe(404);

  const moved = await pin();
  const target = (await maker.call('Board', 'create', { name: 'Elsewhere' })).data.id;
  await maker.call('Repin', 'update', { pin_id: moved, board_id: target });
  expect((await restore(moved)).status).toBe(404);

  const removed = await pin();
  await site.deps.db
    .execute(`insert into moderation_decisions (id, kind, object_id, owner_id, decision, reasons, report_count, excerpt)
    values (${removed}, 'pin', ${removed}, ${maker.id}, 'remove', '{}', 1, '')`);
  await maker.call('Pin', 'delete', { id: removed });
  expect((await restore(removed)).status).toBe(404);
});
