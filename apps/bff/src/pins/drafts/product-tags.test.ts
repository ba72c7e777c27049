import {
  EMPTY_PIN_DRAFT,
  PRODUCT_TAGS_PER_IMAGE,
  type DraftProductTag,
  type PinDraft,
} from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { createPin, type NewContent } from '../pins/index.ts';
import { indexChanges } from '../../testing/index-changes.ts';

let site: TestApp;
let owner: TestVisitor;
let other: TestVisitor;
let boardId: string;
let secretBoardId: string;
let uploadId: string;
let imageId: bigint;
let vase: string;
let rug: string;
let photo: string;
let othersSecret: string;

beforeAll(async () => {
  site = await testApp();
  [owner, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  boardId = (await owner.call('Board', 'create', { name: 'Rooms' })).data.id;
  secretBoardId = (await other.call('Board', 'create', { name: 'Plans', privacy: 'secret' })).data.id;
  uploadId = await testUpload(site, owner, '#123456');
  const published = await publish(ready());
  photo = published.data.id;
  const { rows } = await site.deps.db.execute<{ id: string }>('select image_id::text as id from contents');
  imageId = BigInt(rows[0]?.id ?? 0);
  [vase, rug] = [await product('Vase'), await product('Rug')];
  othersSecret = await product('Secret lamp', { who: other, board: secretBoardId });
});
afterAll(() => site.close());

type Where = { readonly who?: TestVisitor; readonly board?: string; readonly content?: Partial<NewContent> };
/** Creates the Pin of a product; returns its id. */
async function product(name: string, { who = owner, board = boardId, content = {} }: Where = {}) {
  const id = await createPin(site.deps.db, { id: BigInt(board) }, null, {
    creatorId: BigInt(who.id),
    imageId,
    title: name,
    rich: { products: [{ name, currency: 'EUR', price: 20 }] },
    ...content,
  });
  return String(id);
}

type Tags = readonly DraftProductTag[];
const imageOf = (tags: Tags = [], upload = uploadId) => ({
  uploadId: upload,
  edit: null,
  editedUploadId: null,
  ...(tags.length === 0 ? {} : { tags }),
});
const ready = (tags: Tags = [], content: Partial<PinDraft> = {}): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  media: { kind: 'image', image: imageOf(tags) },
  title: 'Room',
  boardId,
  ...content,
});
const newDraft = async (content: PinDraft): Promise<string> =>
  (await owner.call('PinDraft', 'create', { client_id: randomUUID(), content })).data.id;
const publish = async (content: PinDraft) =>
  owner.call('PinDraftPublish', 'create', { id: await newDraft(content) });
const update = (id: string, change: object, who = owner) => who.call('Pin', 'update', { id, ...change });
const at = (pinId: string, x = 0.5, y = 0.5): DraftProductTag => ({ pinId, x, y });
const TAGS =
  'aggregatedPinData { isShopTheLook pinTagsChips { entityId title offerSummary { price currency } } productTags { entityId x y slot } }';
async function tagsOf(pin: string, viewer: TestVisitor = site.visitor()) {
  const query = `query { v3GetPinQuery(pin: "${pin}") { ... on PinData { data { ${TAGS} } } } }`;
  return (await viewer.graphql(query)).data.v3GetPinQuery.data.aggregatedPinData;
}

describe('publishing', () => {
  test('[CR-09] the tags of an image are published with their places and in their order', async () => {
    const { data, status } = await publish(ready([at(rug, 0.123_456, 1), at(vase, 0, 0.75)]));
    expect(status).toBe(200);
    expect(await tagsOf(data.id)).toEqual({
      isShopTheLook: true,
      pinTagsChips: [
        { entityId: rug, title: 'Rug', offerSummary: { price: 20, currency: 'EUR' } },
        { entityId: vase, title: 'Vase', offerSummary: { price: 20, currency: 'EUR' } },
      ],
      productTags: [
        { entityId: rug, x: 0.1235, y: 1, slot: null },
        { entityId: vase, x: 0, y: 0.75, slot: null },
      ],
    });
  });

  test('[CR-09] a carousel has the tags of each slide, and a product of two slides is listed once', async () => {
    const { data } = await publish(await carousel([at(vase, 0.1, 0.2)], [at(rug), at(vase, 0.9, 0.9)]));
    const { pinTagsChips, productTags } = await tagsOf(data.id);
    expect(pinTagsChips.map(({ title }: { title: string }) => title)).toEqual(['Vase', 'Rug']);
    expect(productTags).toEqual([
      { entityId: vase, x: 0.1, y: 0.2, slot: 0 },
      { entityId: rug, x: 0.5, y: 0.5, slot: 1 },
      { entityId: vase, x: 0.9, y: 0.9, slot: 1 },
    ]);
  });

  test('[CR-09] slides with the same image have its tags in common, each once', async () => {
    const slots = [imageOf([at(vase, 0.1, 0.2)]), imageOf([at(vase, 0.9), at(rug)])].map((image) => ({
      image,
      title: '',
      link: '',
    }));
    const { data } = await publish(ready([], { media: { kind: 'carousel', slots } }));
    expect((await tagsOf(data.id)).productTags).toEqual([
      { entityId: vase, x: 0.1, y: 0.2, slot: 0 },
      { entityId: vase, x: 0.1, y: 0.2, slot: 1 },
      { entityId: rug, x: 0.5, y: 0.5, slot: 0 },
      { entityId: rug, x: 0.5, y: 0.5, slot: 1 },
    ]);
  });

  test('[CR-08, CR-09] the pages of a story have their tags; a page of a color has none', async () => {
    const pages = [
      { background: { kind: 'color', color: '#112233' }, texts: ['Before'] },
      { background: { kind: 'image', image: imageOf([at(vase, 0.1, 0.2)]) }, texts: [] },
    ] as const;
    const content = ready([], {
      media: { kind: 'story', pages: pages.map(({ texts, ...page }) => ({ ...page, texts: [...texts] })) },
    });
    const { data } = await publish(content);
    expect((await tagsOf(data.id)).productTags).toEqual([{ entityId: vase, x: 0.1, y: 0.2, slot: 1 }]);
  });

  test('[CR-10] a draft stores its tags, also those that cannot be published', async () => {
    const content = ready([at(vase, 1.5, -2), at('999')]);
    const id = await newDraft(content);
    expect((await owner.get('PinDraft', { id })).data.content).toEqual(content);
  });

  const MANY = Array.from({ length: PRODUCT_TAGS_PER_IMAGE + 1 }, (_, nth) => at(String(nth + 1)));
  test.each<[string, () => Tags, number, string, Record<string, string>]>([
    [
      'nine products on an image',
      () => MANY,
      400,
      'invalid_input',
      { 'media.image.tags': 'Tag 8 products or fewer on an image.' },
    ],
    [
      'a place outside of the image',
      () => [at(vase, 1.01, 0.5), at(rug, 0.5, -0.01)],
      400,
      'invalid_input',
      {
        'media.image.tags.0': 'Move this product onto the image.',
        'media.image.tags.1': 'Move this product onto the image.',
      },
    ],
    [
      'the same product twice',
      () => [at(vase), at(rug), at(vase, 0.1)],
      400,
      'invalid_input',
      { 'media.image.tags.2': 'This product is tagged already.' },
    ],
    [
      'a Pin that does not exist',
      () => [at(vase), at('999')],
      404,
      'product_not_found',
      { 'media.image.tags.1': 'Choose another product.' },
    ],
    [
      'a Pin that the member may not see',
      () => [at(othersSecret)],
      404,
      'product_not_found',
      { 'media.image.tags.0': 'Choose another product.' },
    ],
    [
      'a Pin that is no product',
      () => [at(photo)],
      422,
      'pin_not_product',
      { 'media.image.tags.0': 'This Pin is not a product.' },
    ],
  ])('[CR-09] %s is an error at its field, and the draft stays', async (_, tags, status, code, fields) => {
    const id = await newDraft(ready(tags()));
    const refused = await owner.call('PinDraftPublish', 'create', { id });
    expect([refused.status, refused.error.code, refused.error.fields]).toEqual([status, code, fields]);
    expect((await owner.get('PinDraft', { id })).data.content).toEqual(ready(tags()));
  });

  test('[CR-09] two Pins of one product on an image are the same product', async () => {
    const copy = (await other.call('Repin', 'create', { pin_id: vase })).data.id;
    const refused = await publish(ready([at(vase), at(copy, 0.2)]));
    expect([refused.error.code, refused.error.fields]).toEqual([
      'invalid_input',
      { 'media.image.tags.1': 'This product is tagged already.' },
    ]);
  });

  test('[CR-11] a draft with a product that is gone is not scheduled', async () => {
    const id = await newDraft(ready([at('999')]));
    const refused = await owner.call('PinDraftSchedule', 'create', {
      id,
      local_time: new Date(Date.now() + 3_600_000).toISOString().slice(0, 16),
      time_zone: 'UTC',
    });
    expect(refused.error.code).toBe('product_not_found');
  });
});

/** A draft of a carousel with these tags on each slide. */
async function carousel(...slides: readonly Tags[]): Promise<PinDraft> {
  const slots = [];
  for (const [nth, tags] of slides.entries())
    slots.push({
      image: imageOf(tags, await testUpload(site, owner, `#0000${nth}f`)),
      title: `Slide ${nth}`,
      link: '',
    });
  return ready([], { media: { kind: 'carousel', slots } });
}

describe('what others see', () => {
  test('[CR-15] copies have the tags, and a deleted or hidden product is left out', async () => {
    const [gone, hidden] = [await product('Gone'), await product('Hidden')];
    const { data } = await publish(ready([at(gone, 0.1), at(hidden, 0.2), at(vase, 0.3)]));
    const copy = (await other.call('Repin', 'create', { pin_id: data.id })).data.id;
    await owner.call('Pin', 'delete', { id: gone });
    await other.call('PinFeedback', 'update', { pin_id: hidden, feedback_type: 'default' });
    const shown = await tagsOf(copy, other);
    expect(shown.productTags).toEqual([{ entityId: vase, x: 0.3, y: 0.5, slot: null }]);
    expect(shown.pinTagsChips).toHaveLength(1);
  });

  test('[CR-09] a product on a secret board is shown to its members only', async () => {
    const mine = (await owner.call('Board', 'create', { name: 'Mine', privacy: 'secret' })).data.id;
    const secret = await product('Own secret', { board: mine });
    const { data } = await publish(ready([at(secret)]));
    expect((await tagsOf(data.id, owner)).productTags).toHaveLength(1);
    expect(await tagsOf(data.id, other)).toEqual({ isShopTheLook: false, pinTagsChips: [], productTags: [] });
  });

  test('[CU-05] a tag without a place is listed and not placed', async () => {
    const old = await product('Room', { content: { rich: { tags: [{ contentId: vase }] } } });
    const { pinTagsChips, productTags } = await tagsOf(old);
    expect([pinTagsChips.length, productTags]).toEqual([1, []]);
  });
});

describe('editing afterwards', () => {
  const tag = (pinId: string, x: number | null = 0.5, y: number | null = 0.5, slot?: number) => ({
    pin_id: pinId,
    x,
    y,
    ...(slot === undefined ? {} : { slot }),
  });

  test('[CR-15] the creator adds, moves and removes tags', async () => {
    const { data } = await publish(ready([at(vase)]));
    expect(
      (await update(data.id, { product_tags: [tag(rug, 0.2, 0.3), tag(vase, null, null)] })).status,
    ).toBe(200);
    const changed = await tagsOf(data.id);
    expect(changed.pinTagsChips).toHaveLength(2);
    expect(changed.productTags).toEqual([{ entityId: rug, x: 0.2, y: 0.3, slot: null }]);
    await update(data.id, { product_tags: [] });
    expect(await tagsOf(data.id)).toBeNull();
  });

  test('[CR-15] tags stay on their slides when the slides are reordered', async () => {
    const { data } = await publish(await carousel([at(vase, 0.1)], [at(rug, 0.2)]));
    await update(data.id, {
      slots: [{ index: 1 }, { index: 0 }],
      product_tags: [tag(vase, 0.6, 0.5, 0), tag(rug, 0.7, 0.5, 1)],
    });
    const { productTags } = await tagsOf(data.id);
    expect(productTags).toEqual([
      { entityId: vase, x: 0.6, y: 0.5, slot: 1 },
      { entityId: rug, x: 0.7, y: 0.5, slot: 0 },
    ]);
  });

  test.each<[string, () => object[], string, string]>([
    ['a place outside of the image', () => [tag(vase, 2)], 'invalid_input', 'product_tags.0'],
    ['half a place', () => [tag(vase, 0.5, null)], 'invalid_input', 'product_tags.0'],
    ['a slide of an image', () => [tag(vase, 0.5, 0.5, 0)], 'invalid_input', 'product_tags.0'],
    ['a product twice', () => [tag(vase), tag(vase, 0.1)], 'invalid_input', 'product_tags.1'],
    ['a secret product', () => [tag(vase), tag(othersSecret)], 'product_not_found', 'product_tags.1'],
    ['a Pin of no product', () => [tag(photo)], 'pin_not_product', 'product_tags.0'],
    [
      'nine products',
      () => Array.from({ length: 9 }, (_, nth) => tag(String(nth + 1))),
      'invalid_input',
      'product_tags',
    ],
  ])('[CR-15] %s is refused at its field, and the tags stay', async (_, tags, code, field) => {
    const { data } = await publish(ready([at(rug, 0.4, 0.4)]));
    const refused = await update(data.id, { product_tags: tags() });
    expect([refused.error.code, Object.keys(refused.error.fields)]).toEqual([code, [field]]);
    expect((await tagsOf(data.id)).productTags).toEqual([{ entityId: rug, x: 0.4, y: 0.4, slot: null }]);
  });

  test('[CR-15] who saved the Pin cannot change its tags', async () => {
    const { data } = await publish(ready([at(vase)]));
    const copy = (await other.call('Repin', 'create', { pin_id: data.id })).data.id;
    expect((await update(copy, { product_tags: [] }, other)).status).toBe(403);
    expect((await tagsOf(data.id)).productTags).toHaveLength(1);
  });
});

describe('details', () => {
  const recipe = {
    kind: 'recipe',
    name: 'Rice',
    servings: 4,
    cookTime: 20,
    ingredients: ['2 cups rice', ' '],
  } as const;
  const RICH =
    'isOosProduct richSummary { typeName siteName displayCookTime } richMetadata { recipe { name servings prepTime cookTime ingredients steps } article { name authors datePublished } products { name brand { name } offerSummary { price currency } } }';
  const richOf = async (pin: string) =>
    (await other.graphql(`query { v3GetPinQuery(pin: "${pin}") { ... on PinData { data { ${RICH} } } } }`))
      .data.v3GetPinQuery.data;

  test('[CR-15] the creator changes the details of a recipe', async () => {
    const { data } = await publish(ready([], { details: { ...recipe, ingredients: ['1 cup rice'] } }));
    expect((await update(data.id, { details: recipe })).status).toBe(200);
    expect(await richOf(data.id)).toMatchObject({
      richSummary: { displayCookTime: 20 },
      richMetadata: { recipe: { name: 'Rice', servings: 4, cookTime: 20, ingredients: ['2 cups rice'] } },
    });
  });

  test('[CR-15] the creator changes the price and the availability of a product', async () => {
    const id = await product('Bowl');
    const details = {
      kind: 'product',
      name: 'Bowl',
      brand: 'Kiln',
      price: 31.5,
      currency: 'USD',
      isInStock: false,
    };
    expect((await update(id, { details })).status).toBe(200);
    expect(await richOf(id)).toMatchObject({
      isOosProduct: true,
      richMetadata: {
        products: [{ brand: { name: 'Kiln' }, offerSummary: { price: 31.5, currency: 'USD' } }],
      },
    });
  });

  test('[CR-15] the details of a product of a feed are refused, and stay', async () => {
    const content = { rich: { products: [{ name: 'Jug', currency: 'EUR', price: 5, itemId: 'jug-1' }] } };
    const id = await product('Jug', { content });
    const details = { kind: 'product', name: 'Jug', brand: '', price: 1, currency: 'EUR', isInStock: true };
    const refused = await update(id, { details });
    expect([refused.status, refused.error.code]).toEqual([409, 'product_from_feed']);
    expect((await richOf(id)).richMetadata.products[0].offerSummary.price).toBe(5);
  });

  test('[CR-09] the creator adds details to a Pin without any, turns a recipe into an article and removes it', async () => {
    const { data } = await publish(ready([at(vase)]));
    const written = { ...recipe, prepTime: 15, steps: ['Wash the rice.', '', 'Cook it.'] };
    expect((await update(data.id, { details: written })).status).toBe(200);
    expect(await richOf(data.id)).toMatchObject({
      richSummary: { typeName: 'recipe', displayCookTime: 20 },
      richMetadata: { recipe: { prepTime: 15, cookTime: 20, steps: ['Wash the rice.', 'Cook it.'] } },
    });
    const article = { kind: 'article', name: 'Rice', description: '', authors: ['Ada'], datePublished: null };
    await update(data.id, { details: { ...article, publisher: 'Field Notes' } });
    expect(await richOf(data.id)).toMatchObject({
      richSummary: { typeName: 'article', siteName: 'Field Notes', displayCookTime: null },
      richMetadata: { recipe: null, article: { authors: ['Ada'] } },
    });
    // A client that does not know the publisher leaves it.
    await update(data.id, { details: article });
    expect((await richOf(data.id)).richSummary.siteName).toBe('Field Notes');
    await update(data.id, { details: { ...article, publisher: '' } });
    expect((await richOf(data.id)).richSummary.siteName).toBeNull();
    expect((await update(data.id, { details: null })).status).toBe(200);
    expect(await richOf(data.id)).toMatchObject({ richSummary: null, richMetadata: null });
    expect((await tagsOf(data.id)).productTags).toHaveLength(1);
  });

  test('[CR-09] who saved the Pin cannot add or remove its details', async () => {
    const { data } = await publish(ready([], { details: recipe }));
    const copy = (await other.call('Repin', 'create', { pin_id: data.id })).data.id;
    for (const details of [recipe, null]) expect((await update(copy, { details }, other)).status).toBe(403);
  });

  test('[CR-09] the details of a product are not removed and not replaced', async () => {
    const id = await product('Bowl');
    for (const details of [recipe, null])
      expect((await update(id, { details })).error.fields).toHaveProperty('details');
  });

  test.each<[string, object, string]>([
    [
      'of a product',
      { kind: 'product', name: 'A', brand: '', price: null, currency: null, isInStock: null },
      'details',
    ],
    ['with a step of 501 letters', { ...recipe, steps: ['x'.repeat(501)] }, 'details.steps.0'],
    ['with a preparation of more than a week', { ...recipe, prepTime: 10_081 }, 'details.prepTime'],
    ['with 1001 servings', { ...recipe, servings: 1001 }, 'details.servings'],
    [
      'with an ingredient of 201 letters',
      { ...recipe, ingredients: ['x'.repeat(201)] },
      'details.ingredients.0',
    ],
  ])('[CR-15] details %s are refused', async (_, details, field) => {
    const { data } = await publish(ready([], { details: recipe }));
    const refused = await update(data.id, { details });
    expect([refused.error.code, Object.keys(refused.error.fields)]).toEqual(['invalid_input', [field]]);
  });
});

describe('products to tag', () => {
  const search = async (query: string, who = owner) => {
    await indexChanges(site.deps);
    return (await who.get('TaggableProducts', { query })).data.map(({ title }: { title: string }) => title);
  };

  test('[CR-09] a search finds own products first, then those of others that the member may see', async () => {
    const board = (await other.call('Board', 'create', { name: 'Shop' })).data.id;
    await product('Teapot of Noor', { who: other, board });
    await product('Teapot of Mara');
    await product('Hidden teapot', { who: other, board: secretBoardId });
    expect(await search('teap')).toEqual(['Teapot of Mara', 'Teapot of Noor']);
    expect(await search('teap', other)).toEqual(['Hidden teapot', 'Teapot of Noor', 'Teapot of Mara']);
    expect(await search('', other)).toContain('Hidden teapot');
    expect(await search('', other)).not.toContain('Teapot of Mara');
  });

  test('[CR-10] the products of a draft are found by their Pins; those that are gone are missing', async () => {
    const { data } = await owner.get('TaggableProducts', {
      pin_ids: [rug, '999', photo, othersSecret, vase],
    });
    expect(data.map(({ pin_id: id }: { pin_id: string }) => id)).toEqual([rug, vase]);
    expect(data[0]).toMatchObject({ title: 'Rug', is_own: true, offer: { currency: 'EUR', price: 20 } });
  });
});
