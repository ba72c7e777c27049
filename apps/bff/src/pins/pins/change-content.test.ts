import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interests } from '../../people/interests/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { testUpload } from '../../testing/test-upload.ts';

let site: TestApp;
let creator: TestVisitor;
let saver: TestVisitor;
let boardId: string;
let picture: string;

beforeAll(async () => {
  site = await testApp();
  [creator, saver] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  picture = await testPicture();
  boardId = (await creator.call('Board', 'create', { name: 'Pots' })).data.id;
  await site.deps.db.insert(interests).values(
    ['Ceramics', 'Home', 'Gifts'].map((name, nth) => ({
      id: BigInt(nth + 1),
      name,
      urlName: `topic-${nth}`,
    })),
  );
});
afterAll(() => site.close());

const newPin = async (): Promise<string> =>
  (await creator.call('Pin', 'create', { board_id: boardId, title: 'Cup', image_base64: picture })).data.id;
const save = async (id: string): Promise<string> =>
  (await saver.call('Repin', 'create', { pin_id: id })).data.id;
const update = (id: string, change: object, who = creator) => who.call('Pin', 'update', { id, ...change });
const restOf = (id: string) => saver.get('Pin', { id });
const graphql = async (pin: string, fields: string) => {
  const query = `query { v3GetPinQuery(pin: "${pin}") { ... on PinData { data { ${fields} } } } }`;
  return (await saver.graphql(query)).data.v3GetPinQuery.data;
};

/** A carousel of three slides, published from a draft. */
async function newCarousel(): Promise<string> {
  const slots = [];
  for (const [nth, color] of ['#ff0000', '#00ff00', '#0000ff'].entries()) {
    const uploadId = await testUpload(site, creator, color);
    slots.push({ image: { uploadId, edit: null, editedUploadId: null }, title: `Slide ${nth}`, link: '' });
  }
  const content = { ...EMPTY_PIN_DRAFT, media: { kind: 'carousel', slots }, title: 'Three', boardId };
  const { data: draft } = await creator.call('PinDraft', 'create', { client_id: randomUUID(), content });
  return (await creator.call('PinDraftPublish', 'create', { id: draft.id })).data.id;
}
const SLIDES =
  'images(sizes: ["236x"]) { url } carousel { slots { title link images(sizes: ["236x"]) { url } } }';

test('[CR-15] the creator changes and removes the topics of a pin and its AI label', async () => {
  const id = await newPin();
  const shown = 'topics { name } sourceInterest { name } digitalMediaSourceType';
  expect((await update(id, { topics: ['3', '1'], media_source_type: 11 })).status).toBe(200);
  expect(await graphql(id, shown)).toEqual({
    topics: [{ name: 'Gifts' }, { name: 'Ceramics' }],
    sourceInterest: { name: 'Gifts' },
    digitalMediaSourceType: 11,
  });
  expect((await update(id, { title: 'Bowl' })).status).toBe(200);
  expect((await graphql(id, 'topics { name }')).topics).toHaveLength(2);
  expect((await update(id, { topics: [], media_source_type: null })).status).toBe(200);
  expect(await graphql(id, shown)).toEqual({
    topics: [],
    sourceInterest: null,
    digitalMediaSourceType: null,
  });
});

test('[CR-15] a pin from before multiple topics shows its one topic', async () => {
  const id = await newPin();
  await site.deps.db.execute(`update contents set interest_id = 2 where id = ${id}`);
  expect((await graphql(id, 'topics { name }')).topics).toEqual([{ name: 'Home' }]);
});

test('[CR-15] the creator orders, titles and links the slides of a carousel; the first is the cover', async () => {
  const id = await newCarousel();
  const before = await graphql(id, SLIDES);
  const slots = [
    { index: 2, title: 'Blue', link: 'https://shop.example/blue' },
    { index: 0 },
    { index: 1, title: '' },
  ];
  expect((await update(id, { slots })).status).toBe(200);
  const after = await graphql(id, SLIDES);
  const images = before.carousel.slots.map((slot: { images: unknown }) => slot.images);
  expect(after.carousel.slots).toEqual([
    { title: 'Blue', link: 'https://shop.example/blue', images: images[2] },
    { title: 'Slide 0', link: null, images: images[0] },
    { title: null, link: null, images: images[1] },
  ]);
  expect(before.images).toEqual(images[0]);
  expect(after.images).toEqual(images[2]);
});

test.each([
  ['too few slides', [{ index: 0 }]],
  ['one slide twice', [{ index: 0 }, { index: 0 }, { index: 1 }]],
  ['a slide that is not there', [{ index: 0 }, { index: 1 }, { index: 3 }]],
  ['a link that is none', [{ index: 0, link: 'javascript:alert(1)' }, { index: 1 }, { index: 2 }]],
])('[CR-15] %s are refused, and nothing is changed', async (_, slots) => {
  const id = await newCarousel();
  const before = await graphql(id, SLIDES);
  expect((await update(id, { title: 'Changed', slots })).error.code).toBe('invalid_input');
  expect(await graphql(id, SLIDES)).toEqual(before);
  expect((await restOf(id)).data.title).toBe('Three');
});

test('[CR-15] slides of a pin without any, and topics that do not exist, are rejected', async () => {
  const id = await newPin();
  expect((await update(id, { slots: [{ index: 0 }] })).error.fields).toEqual({
    slots: 'This Pin has no slides.',
  });
  expect((await update(id, { title: 'Changed', topics: ['1', '99'] })).error.code).toBe('interest_not_found');
  expect((await restOf(id)).data.title).toBe('Cup');
});

test.each([
  { topics: ['1'] },
  { media_source_type: 11 },
  { slots: [{ index: 0 }] },
  { link: 'https://a.example' },
])('[CR-15] who saved a pin cannot change %j: it is of the creator', async (change) => {
  const saved = await save(await newPin());
  expect((await update(saved, change, saver)).status).toBe(403);
});

test('[CR-15] savers see the creator’s changes, and keep their own title of the pin', async () => {
  const id = await newPin();
  const saved = await save(id);
  const change = { title: 'Bowl', description: 'New', link: 'https://shop.example/bowl', alt_text: 'A bowl' };
  await update(id, { ...change, topics: ['2'], media_source_type: 3, allow_comments: false });
  expect((await restOf(saved)).data).toMatchObject({ ...change, is_commenting_allowed: false });
  expect(await graphql(saved, 'topics { name } digitalMediaSourceType')).toEqual({
    topics: [{ name: 'Home' }],
    digitalMediaSourceType: 3,
  });
  await update(saved, { title: 'My bowl' }, saver);
  await update(id, { title: 'Plate', description: 'Newer' });
  expect((await restOf(saved)).data).toMatchObject({ title: 'My bowl', description: 'Newer' });
});

test('[CR-15] savers see the slides of a carousel as the creator orders them', async () => {
  const id = await newCarousel();
  const saved = await save(id);
  await update(id, { slots: [{ index: 1, title: 'First now' }, { index: 2 }, { index: 0 }] });
  expect(await graphql(saved, SLIDES)).toEqual(await graphql(id, SLIDES));
});

test('[CR-15] a pin that its creator deletes stays with its savers, with its creator, and can be restored', async () => {
  const id = await newPin();
  const saved = await save(id);
  await creator.call('Pin', 'delete', { id });
  expect((await restOf(id)).status).toBe(404);
  expect((await restOf(saved)).data).toMatchObject({
    id: saved,
    title: 'Cup',
    original_pin_id: id,
    save_count: 1,
  });
  expect(await graphql(saved, 'nativeCreator { username }')).toEqual({
    nativeCreator: { username: creator.username },
  });
  // Without a pin of their own, creators no longer change the content for savers.
  expect((await update(id, { title: 'Late' })).status).toBe(404);
  expect((await creator.call('PinRestore', 'create', { id })).status).toBe(200);
  await update(id, { title: 'Back' });
  expect((await restOf(saved)).data.title).toBe('Back');
});

test('[CR-15] a pin that its creator moves to a secret board stays unchanged for its savers', async () => {
  const id = await newPin();
  const saved = await save(id);
  const secret = (await creator.call('Board', 'create', { name: 'Secret', privacy: 'secret' })).data.id;
  await creator.call('Repin', 'update', { pin_id: id, board_id: secret });
  expect((await restOf(id)).status).toBe(404);
  expect((await restOf(saved)).data.title).toBe('Cup');
});
