import { EMPTY_PIN_DRAFT, type DraftCaptions, type PinDraft } from '@pegboard/types';
import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interests } from '../../people/interests/index.ts';
import { loadRules } from '../../safety/offsite/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { testVideoUpload } from '../../testing/test-video-upload.ts';
import { hasVideoEncoder } from '../../testing/test-video.ts';
import { sweepPictures } from '../image-lifecycle/index.ts';
import { purgeUploads, uploads } from '../uploads/index.ts';
import { processVideo, purgeVideoUploads } from '../video-uploads/index.ts';
import { videoUploads } from '../video-uploads/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { purgeDrafts } from './purge-drafts.ts';
import { pinDrafts } from './tables.ts';

let site: TestApp;
let owner: TestVisitor;
let other: TestVisitor;
let boardId: string;
let sectionId: string;
let uploadId: string;

beforeAll(async () => {
  site = await testApp();
  [owner, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  boardId = (await owner.call('Board', 'create', { name: 'Pots' })).data.id;
  sectionId = (await owner.call('BoardSection', 'create', { board_id: boardId, title: 'Blue' })).data.id;
  uploadId = await testUpload(site, owner, '#123456');
  await site.deps.db.insert(interests).values(
    ['Ceramics', 'Home', 'Blue things'].map((name, nth) => ({
      id: BigInt(nth + 1),
      name,
      urlName: `topic-${nth}`,
    })),
  );
  await loadRules(site.deps, {
    lines: ['blocked.example blocked', 'porn.example porn'],
    source: 'test',
    fallback: 'blocked',
  });
});
afterAll(() => site.close());

type Slot = { readonly upload?: string; readonly title?: string; readonly link?: string };
const imageOf = (upload: string, edited: string | null = null) => ({
  uploadId: upload,
  edit: null,
  editedUploadId: edited,
});
const carousel = (slots: readonly Slot[]): PinDraft['media'] => ({
  kind: 'carousel',
  slots: slots.map(({ upload = uploadId, title = '', link = '' }) => ({
    image: imageOf(upload),
    title,
    link,
  })),
});
const video = (upload: string, captions: readonly DraftCaptions[] = []): PinDraft['media'] => ({
  kind: 'video',
  uploadId: upload,
  coverSeconds: null,
  captions,
});
/** A draft that can be published. */
const ready = (content: Partial<PinDraft> = {}): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  media: { kind: 'image', image: imageOf(uploadId) },
  title: 'Cup',
  boardId,
  ...content,
});
const newDraft = async (content = ready(), who = owner): Promise<string> =>
  (await who.call('PinDraft', 'create', { client_id: randomUUID(), content })).data.id;
const publish = (id: string, who = owner) => who.call('PinDraftPublish', 'create', { id });
const publishNew = async (content?: PinDraft) => publish(await newDraft(content));
const stateOf = async (id: string) => (await owner.get('PinDraft', { id })).data;
const pinsOf = async (board = boardId): Promise<number> =>
  (await owner.get('Board', { board_id: board })).data.pin_count;
const graphql = async (pin: string, fields: string) =>
  (await owner.graphql(`query { v3GetPinQuery(pin: "${pin}") { ... on PinData { data { ${fields} } } } }`))
    .data.v3GetPinQuery.data;

test('[CR-04] a complete draft becomes a pin with all its content', async () => {
  const { data, status } = await publishNew(
    ready({
      title: '  Cup,  ash glaze ',
      description: 'Fired\ntwice.',
      altText: 'A grey cup',
      link: ' https://shop.example/cup ',
      sectionId,
      topicIds: ['2', '1', '2'],
      isCommentingAllowed: false,
      mediaSourceType: 11,
    }),
  );
  expect(status).toBe(200);
  expect(data).toEqual({ id: expect.any(String), pinner: { id: owner.id } });
  expect((await owner.get('Pin', { id: data.id })).data).toMatchObject({
    title: 'Cup, ash glaze',
    grid_title: 'Cup, ash glaze',
    description: 'Fired twice.',
    alt_text: 'A grey cup',
    link: 'https://shop.example/cup',
    board_id: boardId,
    section_id: sectionId,
    is_commenting_allowed: false,
    is_repin: false,
  });
  expect(await graphql(data.id, 'digitalMediaSourceType sourceInterest { name } topics { name }')).toEqual({
    digitalMediaSourceType: 11,
    sourceInterest: { name: 'Home' },
    topics: [{ name: 'Home' }, { name: 'Ceramics' }],
  });
});

test('[CR-05] the result of an edit is published in place of the original', async () => {
  const edited = await testUpload(site, owner, '#654321');
  const { data } = await publishNew(ready({ media: { kind: 'image', image: imageOf(uploadId, edited) } }));
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`
    select uploads.id::text as id from contents join uploads on uploads.image_id = contents.image_id
    where contents.id = ${BigInt(data.id)}`);
  expect(rows.map(({ id }) => id)).toEqual([edited]);
});

test('[CR-06] a carousel is published with the title and link of each slide, and the first image is that of the pin', async () => {
  const [first, second] = [
    await testUpload(site, owner, '#ff0000'),
    await testUpload(site, owner, '#00ff00'),
  ];
  const { data } = await publishNew(
    ready({
      media: carousel([{ upload: first, title: ' One ', link: 'https://a.example/1' }, { upload: second }]),
    }),
  );
  const shown = await graphql(
    data.id,
    'dominantColor carousel { slots { title link images(sizes: ["236x"]) { url } } } images(sizes: ["236x"]) { url }',
  );
  expect(shown.carousel.slots).toMatchObject([
    { title: 'One', link: 'https://a.example/1', images: shown.images },
    { title: null, link: null, images: [{ url: expect.any(String) }] },
  ]);
  expect(shown.carousel.slots[1].images).not.toEqual(shown.images);
});

test('[CR-08] a story is published with its texts; a page with a color gets an image of it', async () => {
  const page = (background: object, texts: readonly string[]) => ({ background, texts });
  const media = {
    kind: 'story',
    pages: [
      page({ kind: 'color', color: '#336699' }, ['Clay', '', ' Two  lines ']),
      page({ kind: 'image', image: imageOf(uploadId) }, []),
      page({ kind: 'color', color: '#336699' }, ['The end']),
    ],
  } as PinDraft['media'];
  const { data } = await publishNew(ready({ media }));
  const { storyPin, dominantColor, storyPinDataId } = await graphql(
    data.id,
    'dominantColor storyPinDataId storyPin { pageCount pages { texts images(sizes: ["236x"]) { url width height } } }',
  );
  expect(storyPin.pageCount).toBe(3);
  expect(storyPinDataId).toBe(data.id);
  expect(storyPin.pages.map(({ texts }: { texts: unknown }) => texts)).toEqual([
    ['Clay', 'Two lines'],
    [],
    ['The end'],
  ]);
  expect(storyPin.pages[0].images).toMatchObject([{ width: 236, height: 420 }]);
  expect(storyPin.pages[2].images).toEqual(storyPin.pages[0].images);
  expect(dominantColor).toBe('#336699');
});

test.each([
  [
    'product',
    { kind: 'product', name: '', brand: 'Kiln', price: 12.5, currency: 'EUR', isInStock: false },
    'isOosProduct richMetadata { products { name brand { name } offerSummary { price currency } } }',
    {
      isOosProduct: true,
      richMetadata: {
        products: [{ name: 'Cup', brand: { name: 'Kiln' }, offerSummary: { price: 12.5, currency: 'EUR' } }],
      },
    },
  ],
  [
    'recipe',
    { kind: 'recipe', name: 'Soup', servings: 2.5, cookTime: 30, ingredients: ['Water', ' ', 'Salt'] },
    'richMetadata { recipe { name servings cookTime ingredients } } richSummary { typeName }',
    {
      richMetadata: { recipe: { name: 'Soup', servings: 3, cookTime: 30, ingredients: ['Water', 'Salt'] } },
      richSummary: { typeName: 'recipe' },
    },
  ],
  [
    'article',
    { kind: 'article', name: 'Clay', description: '', authors: ['Ada'], datePublished: '2026-01-02' },
    'richMetadata { article { name authors datePublished } } richSummary { typeName }',
    {
      richMetadata: {
        article: { name: 'Clay', authors: ['Ada'], datePublished: '2026-01-02T00:00:00.000Z' },
      },
      richSummary: { typeName: 'article' },
    },
  ],
] as const)('[CR-09] details of the kind %s are published', async (_, details, fields, shown) => {
  const { data } = await publishNew(ready({ details: details as PinDraft['details'] }));
  expect(await graphql(data.id, fields)).toEqual(shown);
});

test('[CR-10] a draft is published once: by 20 concurrent requests, from two tabs, and after a lost response', async () => {
  const id = await newDraft();
  const before = await pinsOf();
  const answers = await Promise.all(Array.from({ length: 20 }, () => publish(id)));
  const again = await publish(id);
  expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1);
  expect(await pinsOf()).toBe(before + 1);
  expect(await stateOf(id)).toMatchObject({ state: 'published', pin_id: again.data.id, images: {} });
});

test('[CR-10] the later of two tabs that publish a draft writes the same content, and gets the same pin', async () => {
  const [client_id, content] = [randomUUID(), ready()];
  const { data } = await owner.call('PinDraft', 'create', { client_id, content });
  const first = await publish(data.id);
  const again = [
    await owner.call('PinDraft', 'update', { id: data.id, version: data.version, content }),
    await owner.call('PinDraft', 'create', { client_id, content }),
  ];
  const same = { id: data.id, version: data.version };
  expect(again.map((answer) => answer.data)).toMatchObject([same, same]);
  expect((await publish(data.id)).data.id).toBe(first.data.id);
});

test('[CR-10] the later of two tabs that both upload the photo of a draft gets the pin, unless it has another photo or text', async () => {
  const [client_id, other] = [randomUUID(), await testUpload(site, owner, '#0a0b0c')];
  const mediaOf = (upload: string): PinDraft['media'] => ({ kind: 'image', image: imageOf(upload) });
  const create = (change: Partial<PinDraft> = {}) =>
    owner.call('PinDraft', 'create', { client_id, content: ready(change) });
  const { data } = await create();
  const pin = await publish(data.id);
  const again = { media: mediaOf(await testUpload(site, owner, '#123456')) };
  expect((await create(again)).data).toMatchObject({ id: data.id, version: data.version });
  expect((await publish(data.id)).data.id).toBe(pin.data.id);
  const refused = [await create({ media: mediaOf(other) }), await create({ ...again, title: 'Jug' })];
  expect(refused.map(({ error }) => error.code)).toEqual(['draft_published', 'draft_published']);
});

test('[CR-10] a published draft cannot be changed, deleted or scheduled, and is not listed', async () => {
  const clientId = randomUUID();
  const create = (content: PinDraft) => owner.call('PinDraft', 'create', { client_id: clientId, content });
  const id: string = (await create(ready())).data.id;
  await publish(id);
  const late = await Promise.all([
    owner.call('PinDraft', 'update', { id, version: 1, content: ready({ title: 'Late' }) }),
    create(ready({ title: 'Late' })),
    owner.call('PinDraft', 'delete', { id }),
    owner.call('PinDraftSchedule', 'delete', { id }),
  ]);
  expect(late.map(({ error }) => error.code)).toEqual(Array(4).fill('draft_published'));
  const listed = (await owner.get('PinDrafts', { filter: 'all', page_size: 100 })).data;
  expect(listed.map((one: { id: string }) => one.id)).not.toContain(id);
});

test('[CR-10] a change that precedes a concurrent publication is in the pin', async () => {
  const id = await newDraft();
  const [{ data }, changed] = await Promise.all([
    publish(id),
    owner.call('PinDraft', 'update', { id, version: 1, content: ready({ title: 'Changed' }) }),
  ]);
  const title = (await owner.get('Pin', { id: data.id })).data.title;
  expect([changed.status, title]).toBeOneOf([
    [200, 'Changed'],
    [409, 'Cup'],
  ]);
});

test('[CR-10] a failed publication leaves nothing behind, and the next one succeeds', async () => {
  const id = await newDraft();
  const before = await pinsOf();
  await site.deps.db.execute(`
    create function broken() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger broken before update on pin_drafts for each row when (new.state = 'published') execute function broken()`);
  expect((await publish(id)).status).toBe(500);
  expect(await pinsOf()).toBe(before);
  expect((await stateOf(id)).state).toBe('draft');
  await site.deps.db.execute('drop trigger broken on pin_drafts; drop function broken()');
  expect((await publish(id)).status).toBe(200);
  expect(await pinsOf()).toBe(before + 1);
});

test('[CR-10] the images of a published draft stay when its uploads are removed', async () => {
  const media = {
    kind: 'story',
    pages: [
      { background: { kind: 'color', color: '#abcdef' }, texts: ['Clay'] },
      { background: { kind: 'image', image: imageOf(await testUpload(site, owner, '#fedcba')) }, texts: [] },
    ],
  } as PinDraft['media'];
  const { data } = await publishNew(ready({ media }));
  const pages = 'storyPin { pages { images(sizes: ["236x"]) { url } } }';
  const before = await graphql(data.id, pages);
  site.clock.now = new Date(Date.now() + 2 * 86_400_000);
  await runJob(site.deps, purgeUploads);
  await runJob(site.deps, sweepPictures);
  site.clock.now = undefined;
  expect(await graphql(data.id, pages)).toEqual(before);
  uploadId = await testUpload(site, owner, '#123456');
});

const story = (...texts: readonly string[]): Partial<PinDraft> => ({
  media: { kind: 'story', pages: [{ background: { kind: 'color', color: '#000000' }, texts }] },
});
const recipe = { kind: 'recipe', name: 'Soup', servings: null, cookTime: null, ingredients: [] } as const;
const family = '👨‍👩‍👧‍👦';

test.each<[string, () => Partial<PinDraft>, Record<string, string>]>([
  ['no media', () => ({ media: null }), { media: 'Choose an image or a video.' }],
  ['no board', () => ({ boardId: null }), { boardId: 'Choose a board.' }],
  [
    'a title of 101 characters',
    () => ({ title: family.repeat(101) }),
    { title: 'Use 100 characters or fewer.' },
  ],
  [
    'a description of 501',
    () => ({ description: 'a'.repeat(501) }),
    { description: 'Use 500 characters or fewer.' },
  ],
  ['an alt text of 501', () => ({ altText: 'a'.repeat(501) }), { altText: 'Use 500 characters or fewer.' }],
  [
    'no address as its link',
    () => ({ link: 'cup' }),
    { link: 'Start with https://, as in https://example.com.' },
  ],
  [
    'a script as the link of a slide',
    () => ({ media: carousel([{}, { link: 'javascript:alert(1)' }]) }),
    { 'media.slots.1.link': 'Start with https://, as in https://example.com.' },
  ],
  ['one slide', () => ({ media: carousel([{}]) }), { 'media.slots': 'Choose 2 to 5 images.' }],
  [
    'a slide whose title is too long',
    () => ({ media: carousel([{ title: 'a'.repeat(101) }, {}]) }),
    { 'media.slots.0.title': 'Use 100 characters or fewer.' },
  ],
  [
    'a text of a page that is too long',
    () => story('Short', 'a'.repeat(501)),
    { 'media.pages.0.texts.1': 'Use 500 characters or fewer.' },
  ],
  [
    'a price without a currency',
    () => ({
      details: { kind: 'product', name: 'Cup', brand: '', price: 3, currency: null, isInStock: null },
    }),
    { 'details.currency': 'Choose a currency.' },
  ],
  [
    'details without a name',
    () => ({ title: '', details: { ...recipe, name: ' ' } }),
    { 'details.name': 'Give it a name.' },
  ],
  [
    'too many servings',
    () => ({ details: { ...recipe, servings: 1e9 } }),
    { 'details.servings': 'Use 1000 or less.' },
  ],
  [
    'a date that is none',
    () => ({
      details: { kind: 'article', name: 'Clay', description: '', authors: [], datePublished: 'soon' },
    }),
    { 'details.datePublished': 'Use a date, as in 2001-02-28.' },
  ],
  [
    'several errors',
    () => ({ media: null, boardId: null, link: 'cup' }),
    {
      media: 'Choose an image or a video.',
      boardId: 'Choose a board.',
      link: 'Start with https://, as in https://example.com.',
    },
  ],
])(
  '[CR-04] a draft with %s is stored, and rejected by its field on publication',
  async (_, content, fields) => {
    const id = await newDraft(ready(content()));
    const answer = await publish(id);
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
    expect(answer.error.fields).toEqual(fields);
    expect((await stateOf(id)).state).toBe('draft');
  },
);

test('[CR-04] texts of exactly the maximum length are published: characters are counted, not code units', async () => {
  const { status, error } = await publishNew(
    ready({ title: family.repeat(100), description: family.repeat(400), altText: 'é'.repeat(500) }),
  );
  expect([status, error]).toEqual([200, undefined]);
});

test('[CR-04] a link that the rules block is rejected by its field, also of a slide', async () => {
  const one = await publishNew(ready({ link: 'https://blocked.example/cup' }));
  expect([one.status, one.error.code, Object.keys(one.error.fields)]).toEqual([
    403,
    'link_blocked',
    ['link'],
  ]);
  const two = await publishNew(
    ready({ media: carousel([{ link: 'https://www.porn.example/' }, { link: 'https://a.example/' }]) }),
  );
  expect([two.error.code, Object.keys(two.error.fields)]).toEqual(['link_blocked', ['media.slots.0.link']]);
});

test('[CR-10] a board that was deleted, archived or never the owner’s is rejected by its field', async () => {
  const newBoard = async (name: string, who = owner): Promise<string> =>
    (await who.call('Board', 'create', { name })).data.id;
  const [gone, archived, theirs] = [
    await newBoard('Gone'),
    await newBoard('Archived'),
    await newBoard('Theirs', other),
  ];
  const drafts = [];
  for (const board of [gone, archived, theirs]) drafts.push(await newDraft(ready({ boardId: board })));
  await owner.call('Board', 'delete', { board_id: gone });
  await site.deps.db.execute(`update boards set archived_at = now() where id = ${archived}`);
  const answers = [];
  for (const draft of drafts) answers.push(await publish(draft));
  expect(answers.map(({ error }) => [error.code, error.fields])).toEqual(
    ['board_not_found', 'board_archived', 'forbidden'].map((code) => [
      code,
      { boardId: 'Choose another board.' },
    ]),
  );
});

test('[CR-10] a section of another board, and a topic that does not exist, are rejected by their field', async () => {
  const board = (await owner.call('Board', 'create', { name: 'Without sections' })).data.id;
  const answers = [
    await publishNew(ready({ boardId: board, sectionId })),
    await publishNew(ready({ topicIds: ['1', '99'] })),
  ];
  expect(answers.map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual([
    ['section_not_found', ['sectionId']],
    ['interest_not_found', ['topicIds']],
  ]);
});

test('[CR-10] an upload of another member, a pending one and a failed one are rejected by their field', async () => {
  const theirs = await testUpload(site, other);
  const waiting: string = (await owner.call('VIP', 'create', { type: 'pinimage' })).data.upload_id;
  const failed: string = (await owner.call('VIP', 'create', { type: 'pinimage' })).data.upload_id;
  await site.deps.db
    .update(uploads)
    .set({ status: 'failed', failureCode: 'image_too_large' })
    .where(eq(uploads.id, BigInt(failed)));
  const answers = [];
  for (const upload of [theirs, waiting, failed, '99'])
    answers.push(await publishNew(ready({ media: carousel([{}, { upload }]) })));
  expect(answers.map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual(
    ['upload_not_found', 'upload_not_ready', 'image_too_large', 'upload_not_found'].map((code) => [
      code,
      ['media.slots.1.image'],
    ]),
  );
});

test('[CR-10] while a board is deleted concurrently, a draft is either published on it or stays a draft', async () => {
  const board: string = (await owner.call('Board', 'create', { name: 'Going' })).data.id;
  const drafts = await Promise.all(Array.from({ length: 6 }, () => newDraft(ready({ boardId: board }))));
  const [, ...answers] = await Promise.all([
    owner.call('Board', 'delete', { board_id: board }),
    ...drafts.map((id) => publish(id)),
  ]);
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  const published = await site.deps.db.$count(
    pinDrafts,
    sql`${pinDrafts.id} in ${drafts.map(BigInt)} and state = 'published'`,
  );
  expect(published).toBe(answers.filter(({ status }) => status === 200).length);
});

describe.skipIf(!hasVideoEncoder)('[CR-07] a draft with a video', () => {
  test('becomes a pin with the video, its renditions and its poster', async () => {
    const upload = await testVideoUpload(site, owner);
    await runJob(site.deps, processVideo, { uploadId: upload });
    const poster = (await owner.get('VideoUpload', { upload_ids: [upload] })).data[upload].signature;
    const draft = await newDraft(ready({ media: video(upload) }));
    const { images } = (await owner.get('PinDraft', { id: draft })).data;
    expect(images).toEqual({ [upload]: { signature: poster, width: 64, height: 48 } });

    const { data } = await publish(draft);
    const pin = (await owner.get('Pin', { id: data.id })).data;
    expect(pin).toMatchObject({
      type: 'video',
      image_signature: poster,
      videos: { video_list: { V_720P: { width: 64, height: 48, duration: 4000 } } },
    });
    const { rows } = await site.deps.db.execute(
      sql`select rich->'video' as video from contents where id = ${BigInt(data.id)}`,
    );
    expect(rows).toEqual([{ video: { width: 64, height: 48, duration: 4000, heights: ['720p'] } }]);
    expect((await publish(draft)).data.id).toBe(data.id);
  });

  test('has its captions at separate addresses, as validated WebVTT, as long as its media', async () => {
    const upload = await testVideoUpload(site, owner);
    await runJob(site.deps, processVideo, { uploadId: upload });
    const captions = [
      { language: 'en', vtt: '1\n00:00:01,000 --> 00:00:02,000\nTea\n' },
      { language: 'de', vtt: 'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.000\nTee\n' },
    ];
    const { data } = await publishNew(ready({ media: video(upload, captions) }));
    const shown = await graphql(data.id, 'video { captionsUrl captions { language url } previewUrl }');
    expect(shown.video.captions.map(({ language }: DraftCaptions) => language)).toEqual(['en', 'de']);
    const urls: readonly string[] = shown.video.captions.map(({ url }: { url: string }) => url);
    expect(shown.video.captionsUrl).toBe(urls[0]);
    const files = await Promise.all(urls.map((url) => site.app.inject(url)));
    expect(files.map(({ payload }) => payload)).toEqual(
      ['Tea', 'Tee'].map((cue) => `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${cue}\n`),
    );
    expect(files[0]?.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
    });
    expect((await site.app.inject(shown.video.previewUrl)).headers['content-type']).toBe('video/mp4');
    const pin = (await owner.get('Pin', { id: data.id })).data;
    expect(pin.videos).toMatchObject({ captions: shown.video.captions, preview_url: shown.video.previewUrl });

    await owner.call('Pin', 'delete', { id: data.id });
    await site.deps.db.execute(sql`update pins set deleted_at = now() - interval '60 days'
      where id = ${BigInt(data.id)}`);
    await site.deps.db.execute(sql`update images set created_at = now() - interval '2 hours'`);
    await runJob(site.deps, sweepPictures);
    const gone = await Promise.all(urls.map((url) => site.app.inject(url)));
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('is rejected by the field of captions that are invalid, or whose language occurs twice', async () => {
    const captions = [
      { language: 'en', vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nTea\n' },
      { language: 'de', vtt: 'Tee' },
    ];
    const upload = await testVideoUpload(site, owner);
    const unreadable = await publishNew(ready({ media: video(upload, captions) }));
    const twice = await publishNew(
      ready({ media: video(upload, [...captions, { language: 'en', vtt: 'WEBVTT' }]) }),
    );
    expect([unreadable, twice].map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual([
      ['captions_invalid', ['media.captions.1']],
      ['invalid_input', ['media.captions.2']],
    ]);
  });

  test('is rejected by its field while its video is not ready, and when it was rejected or belongs to another member', async () => {
    const [waiting, rejected] = [await testVideoUpload(site, owner), await testVideoUpload(site, owner)];
    await site.deps.db
      .update(videoUploads)
      .set({ state: 'failed', failureCode: 'video_too_short' })
      .where(eq(videoUploads.id, BigInt(rejected)));
    const theirs = await testVideoUpload(site, other);
    const refused = [];
    for (const upload of [waiting, rejected, theirs, '99']) {
      const draft = await newDraft(ready({ media: video(upload) }));
      const localTime = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
      const time = { local_time: localTime, time_zone: 'UTC' };
      refused.push(
        await publish(draft),
        await owner.call('PinDraftSchedule', 'create', { id: draft, ...time }),
      );
    }
    const codes = ['upload_not_ready', 'video_too_short', 'upload_not_found', 'upload_not_found'];
    expect(refused.map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual(
      codes.flatMap((code) => [
        [code, ['media.uploadId']],
        [code, ['media.uploadId']],
      ]),
    );
  });

  test('is rejected by the field of a cover after the end of the video', async () => {
    const upload = await testVideoUpload(site, owner);
    await runJob(site.deps, processVideo, { uploadId: upload });
    const cover = (coverSeconds: number): PinDraft['media'] => ({
      kind: 'video',
      uploadId: upload,
      coverSeconds,
      captions: [],
    });
    const late = await newDraft(ready({ media: cover(4.1) }));
    const localTime = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    const time = { local_time: localTime, time_zone: 'UTC' };
    const refused = [
      await publish(late),
      await owner.call('PinDraftSchedule', 'create', { id: late, ...time }),
    ];
    const rejection = ['cover_out_of_range', ['media.coverSeconds']];
    expect(refused.map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual([
      rejection,
      rejection,
    ]);
    const inUpload = await owner.call('VideoUpload', 'update', { upload_id: upload, cover_seconds: 4.1 });
    expect(inUpload.error.code).toBe('cover_out_of_range');
    expect((await publishNew(ready({ media: cover(4) }))).status).toBe(200);
  });

  test('keeps its upload as long as it is stored', async () => {
    const [used, unused] = [await testVideoUpload(site, owner), await testVideoUpload(site, owner)];
    await site.deps.db
      .update(videoUploads)
      .set({ state: 'succeeded', activeAt: new Date(Date.now() - 61 * 86_400_000) })
      .where(inArray(videoUploads.id, [BigInt(used), BigInt(unused)]));
    const draft = await newDraft(ready({ media: video(used) }));
    const stored = async () =>
      Object.keys((await owner.get('VideoUpload', { upload_ids: [used, unused] })).data);
    await runJob(site.deps, purgeVideoUploads);
    expect(await stored()).toEqual([used]);
    await owner.call('PinDraft', 'delete', { id: draft });
    await runJob(site.deps, purgeVideoUploads);
    expect(await stored()).toEqual([]);
  });

  test('keeps its unfinished upload, and one of a story page, while nothing is sent', async () => {
    const uploadIds = [1, 2, 3].map(() => newId());
    await site.deps.db.insert(videoUploads).values(
      uploadIds.map((id) => ({
        id,
        ownerId: BigInt(owner.id),
        bytes: 9,
        activeAt: new Date(Date.now() - 2 * 86_400_000),
      })),
    );
    const [used = '', inStory = '', unused = ''] = uploadIds.map(String);
    const draft = await newDraft(ready({ media: video(used) }));
    const kept = await owner.call('VideoUpload', 'delete', { upload_id: used, keep_in_drafts: true });
    expect(kept.error.code).toBe('upload_not_found');
    const story = await newDraft();
    await site.deps.db.execute(sql`
      update pin_drafts set content = jsonb_set(content, '{media}', ${JSON.stringify({
        kind: 'story',
        pages: [{ background: { kind: 'video', uploadId: inStory } }],
      })}::jsonb) where id = ${BigInt(story)}`);
    const stored = async () =>
      Object.keys((await owner.get('VideoUpload', { upload_ids: [used, inStory, unused] })).data).toSorted();
    await runJob(site.deps, purgeVideoUploads);
    expect(await stored()).toEqual([used, inStory].toSorted());
    await site.deps.db.execute(
      sql`update pin_drafts set updated_at = now() - interval '31 days' where id in (${BigInt(draft)}, ${BigInt(story)})`,
    );
    await runJob(site.deps, purgeDrafts);
    await runJob(site.deps, purgeVideoUploads);
    expect(await stored()).toEqual([]);
  });
});
