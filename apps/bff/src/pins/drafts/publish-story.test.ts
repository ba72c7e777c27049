import { EMPTY_PIN_DRAFT, type DraftStoryPage, type PinDraft } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { videoPath } from '../../platform/media/images/index.ts';
import { loadRules } from '../../safety/offsite/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { testVideoUpload } from '../../testing/test-video-upload.ts';
import { hasVideoEncoder } from '../../testing/test-video.ts';
import { removeUnpinned } from '../image-lifecycle/index.ts';
import { createPin } from '../pins/index.ts';
import { processVideo, purgeVideoUploads } from '../video-uploads/index.ts';

let site: TestApp;
let author: TestVisitor;
let other: TestVisitor;
let boardId: string;
let uploadId: string;

beforeAll(async () => {
  site = await testApp();
  [author, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
  boardId = (await author.call('Board', 'create', { name: 'Soups' })).data.id;
  uploadId = await testUpload(site, author, '#123456');
  await loadRules(site.deps, { lines: ['blocked.example blocked'], source: 'test', fallback: 'blocked' });
});
afterAll(() => site.close());

type Page = Partial<DraftStoryPage>;
type Story = Extract<PinDraft['media'], { kind: 'story' }>;

const COLOR = { kind: 'color', color: '#336699' } as const;
const NO_LISTS = { servings: null, minutes: null, ingredients: [], materials: [], steps: [] };
const videoOf = (upload: string) => ({ kind: 'video', uploadId: upload, coverSeconds: null }) as const;
const storyOf = (pages: readonly Page[], lists?: Partial<Story['lists']>): Story => ({
  kind: 'story',
  pages: pages.map((page) => ({ background: COLOR, texts: ['Soup'], ...page })),
  ...(lists && { lists: { ...NO_LISTS, ...lists } }),
});
const newDraft = async (media: Story): Promise<string> => {
  const content = { ...EMPTY_PIN_DRAFT, media, title: 'Soup', boardId };
  return (await author.call('PinDraft', 'create', { client_id: randomUUID(), content })).data.id;
};
const publish = async (pages: readonly Page[], lists?: Partial<Story['lists']>) =>
  author.call('PinDraftPublish', 'create', { id: await newDraft(storyOf(pages, lists)) });
const storyOfPin = async (pin: string, fields: string, viewer = author) =>
  (
    await viewer.graphql(
      `query { v3GetPinQuery(pin: "${pin}") { ... on PinData { data { type storyPin { ${fields} } } } } }`,
    )
  ).data.v3GetPinQuery.data.storyPin;
const problemOf = ({ status, error }: Awaited<ReturnType<typeof publish>>) => [
  status,
  error.code,
  error.fields,
];

describe.skipIf(!hasVideoEncoder)('[CR-08] a page with a video', () => {
  const processed = async (owner = author): Promise<string> => {
    const upload = await testVideoUpload(site, owner);
    await runJob(site.deps, processVideo, { uploadId: upload });
    return upload;
  };

  test('is published with its renditions over its poster, which is the image of the pin', async () => {
    const upload = await processed();
    const draft = await newDraft(storyOf([{ background: videoOf(upload) }, {}]));
    const poster = (await author.get('VideoUpload', { upload_ids: [upload] })).data[upload].signature;
    expect((await author.get('PinDraft', { id: draft })).data.images).toEqual({
      [upload]: { signature: poster, width: 64, height: 48 },
    });
    const { data } = await author.call('PinDraftPublish', 'create', { id: draft });
    const pin = (await author.get('Pin', { id: data.id })).data;
    expect([pin.type, pin.image_signature, pin.videos]).toEqual(['storyPin', poster, null]);
    const story = await storyOfPin(
      data.id,
      'staticPageCount totalVideoDuration pages { video { previewUrl variants { V_HLSV4 { url width height duration } } } }',
    );
    expect(story).toEqual({
      staticPageCount: 1,
      totalVideoDuration: 4000,
      pages: [
        {
          video: {
            previewUrl: expect.stringContaining(videoPath('preview', poster)),
            variants: {
              V_HLSV4: {
                url: expect.stringContaining(videoPath('hls', poster)),
                width: 64,
                height: 48,
                duration: 4000,
              },
            },
          },
        },
        { video: null },
      ],
    });
  });

  test('stands before a page with a product tag, and both keep their place when the texts change', async () => {
    const { data: first } = await publish([{}]);
    const { rows } = await site.deps.db.execute<{ id: string }>(
      sql`select image_id::text as id from pins join contents on contents.id = pins.content_id where pins.id = ${first.id}`,
    );
    const ladle = String(
      await createPin(site.deps.db, { id: BigInt(boardId) }, null, {
        creatorId: BigInt(author.id),
        imageId: BigInt(rows[0]?.id ?? 0),
        rich: { products: [{ name: 'Ladle', currency: 'EUR' }] },
      }),
    );
    const image = {
      uploadId,
      edit: null,
      editedUploadId: null,
      tags: [{ pinId: ladle, x: 0.5, y: 0.25 }],
    };
    const { data } = await publish([
      { background: videoOf(await processed()) },
      { background: { kind: 'image', image } },
    ]);
    const shown = async () => {
      const fields =
        'aggregatedPinData { productTags { entityId x y slot } } storyPin { pages { texts link video { previewUrl } } }';
      const query = `query { v3GetPinQuery(pin: "${data.id}") { ... on PinData { data { ${fields} } } } }`;
      const { aggregatedPinData, storyPin } = (await author.graphql(query)).data.v3GetPinQuery.data;
      const pages = storyPin.pages.map(({ video, ...page }: { video: object | null }) => ({
        ...page,
        isVideo: video !== null,
      }));
      return { tags: aggregatedPinData.productTags, pages };
    };
    expect(await shown()).toEqual({
      tags: [{ entityId: ladle, x: 0.5, y: 0.25, slot: 1 }],
      pages: [
        { texts: ['Soup'], link: null, isVideo: true },
        { texts: ['Soup'], link: null, isVideo: false },
      ],
    });
    const { status } = await author.call('Pin', 'update', {
      id: data.id,
      story: { pages: [{ texts: ['Boil'] }, { texts: [], link: 'https://shop.example/ladle' }] },
      product_tags: [{ pin_id: ladle, x: 0.75, y: 0.25, slot: 1 }],
    });
    expect(status).toBe(200);
    expect(await shown()).toEqual({
      tags: [{ entityId: ladle, x: 0.75, y: 0.25, slot: 1 }],
      pages: [
        { texts: ['Boil'], link: null, isVideo: true },
        { texts: [], link: 'https://shop.example/ladle', isVideo: false },
      ],
    });
  });

  test('has files for as long as its pin, and its upload for as long as its draft', async () => {
    const upload = await processed();
    const draft = await newDraft(storyOf([{}, { background: videoOf(upload) }]));
    const { signature } = (await author.get('VideoUpload', { upload_ids: [upload] })).data[upload];
    const images = async () =>
      (await site.deps.db.execute(sql`select from images where signature = ${signature}`)).rows.length;
    site.clock.now = new Date(Date.now() + 61 * 86_400_000);
    await runJob(site.deps, purgeVideoUploads);
    site.clock.now = undefined;
    const { data } = await author.call('PinDraftPublish', 'create', { id: draft });
    expect([data.id, await images()]).toEqual([expect.any(String), 1]);
    await author.call('Pin', 'delete', { id: data.id });
    site.clock.now = new Date(Date.now() + 120_000);
    await runJob(site.deps, removeUnpinned);
    site.clock.now = undefined;
    expect(await images()).toBe(0);
  });

  test('of another member, unfinished, failed or used twice is rejected by its field', async () => {
    const [theirs, unfinished, failed, own] = [
      await processed(other),
      await testVideoUpload(site, author),
      await testVideoUpload(site, author, Buffer.from('no video')),
      await processed(),
    ];
    await runJob(site.deps, processVideo, { uploadId: failed });
    const field = 'media.pages.0.background.uploadId';
    const answers = [];
    for (const upload of [theirs, unfinished, failed, '999']) {
      const { error } = await publish([{ background: videoOf(upload) }]);
      answers.push([error.code, Object.keys(error.fields)]);
    }
    expect(answers).toEqual([
      ['upload_not_found', [field]],
      ['upload_not_ready', [field]],
      ['video_invalid', [field]],
      ['upload_not_found', [field]],
    ]);
    const late = await publish([{ background: { ...videoOf(own), coverSeconds: 9 } }]);
    expect([late.error.code, Object.keys(late.error.fields)]).toEqual([
      'cover_out_of_range',
      ['media.pages.0.background.coverSeconds'],
    ]);
    const twice = await publish([{ background: videoOf(own) }, { background: videoOf(own) }]);
    expect(problemOf(twice)).toEqual([
      400,
      'invalid_input',
      { [field]: 'Use each video once.', 'media.pages.1.background.uploadId': 'Use each video once.' },
    ]);
  });
});

test('[CR-08] links, mentions and lists are published: ids for names, without empty lines', async () => {
  const username: string = other.username;
  const { data } = await publish(
    [
      {
        texts: [`With @${username.toUpperCase()} and @nobody_here`, ' '],
        link: ' https://shop.example/ladle ',
        mentions: [{ userId: other.id, username }],
      },
      { texts: [`By @${author.username}`] },
    ],
    { servings: 4, minutes: 30, ingredients: [' Water ', '', 'Salt'], steps: ['Boil  it'] },
  );
  const story = await storyOfPin(
    data.id,
    'pages { link texts mentions { username user { entityId } } } lists { servings minutes ingredients materials steps }',
  );
  expect(story).toEqual({
    pages: [
      {
        link: 'https://shop.example/ladle',
        texts: [`With @${username.toUpperCase()} and @nobody_here`],
        mentions: [{ username, user: { entityId: other.id } }],
      },
      {
        link: null,
        texts: [`By @${author.username}`],
        mentions: [{ username: author.username, user: { entityId: author.id } }],
      },
    ],
    lists: { servings: 4, minutes: 30, ingredients: ['Water', 'Salt'], materials: [], steps: ['Boil it'] },
  });
});

test.each<[string, readonly Page[], Partial<Story['lists']>, Record<string, string>]>([
  [
    'a link without https',
    [{}, { link: 'http://shop.example/' }],
    {},
    { 'media.pages.1.link': 'Start with https://, as in https://example.com.' },
  ],
  [
    'a script as its link',
    [{ link: 'javascript:alert(1)' }],
    {},
    { 'media.pages.0.link': 'Start with https://, as in https://example.com.' },
  ],
  [
    'a page without anything',
    [{}, { texts: [' ', ''] }],
    {},
    { 'media.pages.1': 'Add an image, a video or a text.' },
  ],
  [
    'a text that is too long',
    [{ texts: ['a'.repeat(501)] }],
    {},
    { 'media.pages.0.texts.0': 'Use 500 characters or fewer.' },
  ],
  ['51 steps', [{}], { steps: Array(51).fill('Stir') }, { 'media.lists.steps': 'Use 50 lines or fewer.' }],
  [
    'a line of 201 characters',
    [{}],
    { materials: ['Pot', 'é'.repeat(201)] },
    { 'media.lists.materials.1': 'Use 200 characters or fewer.' },
  ],
  ['too many servings', [{}], { servings: 1001 }, { 'media.lists.servings': 'Use 1000 or less.' }],
  ['eight days', [{}], { minutes: 11_520 }, { 'media.lists.minutes': 'Use 10080 or less.' }],
])(
  '[CR-08] a story with %s is rejected by its field, and its draft stays',
  async (_, pages, lists, fields) => {
    const draft = await newDraft(storyOf(pages, lists));
    const answer = await author.call('PinDraftPublish', 'create', { id: draft });
    expect(problemOf(answer)).toEqual([400, 'invalid_input', fields]);
    expect((await author.get('PinDraft', { id: draft })).data.state).toBe('draft');
  },
);

test('[CR-08] fifty lines of 200 characters are published, and a draft of 21 pages is rejected', async () => {
  const lines = Array<string>(50).fill('👨‍👩‍👧‍👦'.repeat(200));
  expect((await publish([{}], { ingredients: [...lines, ''] })).status).toBe(200);
  const content = { ...EMPTY_PIN_DRAFT, media: storyOf(Array.from({ length: 21 }, () => ({}))) };
  const { error } = await author.call('PinDraft', 'create', { client_id: randomUUID(), content });
  expect(error.code).toBe('invalid_input');
});

test('[CR-08] a blocked link is rejected by its field', async () => {
  const answer = await publish([{}, { link: 'https://blocked.example/ladle' }]);
  expect([answer.error.code, Object.keys(answer.error.fields)]).toEqual([
    'link_blocked',
    ['media.pages.1.link'],
  ]);
});

test('[CR-08] a chosen member who does not exist or has blocked the author is rejected by the text', async () => {
  const blocker = await site.member('Ada Stone');
  await blocker.call('UserBlock', 'create', { blocked_user_id: author.id });
  const page = (member: { readonly id: string; readonly username: string }): Page => ({
    texts: ['Soup', `With @${member.username}`],
    mentions: [{ userId: member.id, username: member.username }],
  });
  const answers = [
    await publish([page(blocker)]),
    await publish([{}, page({ id: '99', username: 'nobody' })]),
  ];
  expect(answers.map(({ error }) => [error.code, error.fields])).toEqual([
    ['user_not_found', { 'media.pages.0.texts.1': `There is no member @${blocker.username}.` }],
    ['user_not_found', { 'media.pages.1.texts.1': 'There is no member @nobody.' }],
  ]);
  const typed = await publish([{ texts: [`With @${blocker.username}`] }]);
  expect(await storyOfPin(typed.data.id, 'pages { mentions { username } }')).toEqual({
    pages: [{ mentions: [] }],
  });
});

test('[CR-08] a mention is hidden from a viewer who blocked the member', async () => {
  const [viewer, named] = [await site.member('Ines Ray'), await site.member('Tom Ray')];
  const { data } = await publish([{ texts: [`@${named.username}`] }]);
  const mentionsFor = async () =>
    (await storyOfPin(data.id, 'pages { mentions { username } }', viewer)).pages[0].mentions;
  expect(await mentionsFor()).toEqual([{ username: named.username }]);
  await viewer.call('UserBlock', 'create', { blocked_user_id: named.id });
  expect(await mentionsFor()).toEqual([]);
});

describe('[CR-08, CR-15] a published story', () => {
  const SHOWN =
    'pages { texts link mentions { username } images(sizes: ["236x"]) { url } } lists { steps servings }';
  const update = (id: string, story: object, who = author) => who.call('Pin', 'update', { id, story });
  const newStory = async (): Promise<string> =>
    (
      await publish(
        [
          {
            background: { kind: 'image', image: { uploadId, edit: null, editedUploadId: null } },
            texts: ['One'],
          },
          { texts: ['Two'], link: 'https://shop.example/' },
        ],
        { servings: 2, steps: ['Boil'] },
      )
    ).data.id;

  test('gets other texts, links and mentions; its images and its lists stay', async () => {
    const id = await newStory();
    const { pages } = await storyOfPin(id, SHOWN);
    const changed = await update(id, {
      pages: [{ texts: [`@${other.username}`, ''], link: 'https://a.example/' }, { texts: [] }],
    });
    expect(changed.status).toBe(200);
    expect(await storyOfPin(id, SHOWN)).toEqual({
      pages: [
        {
          ...pages[0],
          texts: [`@${other.username}`],
          link: 'https://a.example/',
          mentions: [{ username: other.username }],
        },
        { ...pages[1], texts: [], link: null },
      ],
      lists: { steps: ['Boil'], servings: 2 },
    });
  });

  const LAYOUT = 'pages { textPlace textAlignment }';

  test('has its texts where the draft has them, at the bottom and at the start by default', async () => {
    const { data } = await publish([
      { textPlace: 'top', textAlignment: 'end' },
      {},
      {
        background: { kind: 'image', image: { uploadId, edit: null, editedUploadId: null } },
        texts: [],
        textPlace: 'top',
      },
    ]);
    expect((await storyOfPin(data.id, LAYOUT)).pages).toEqual([
      { textPlace: 'top', textAlignment: 'end' },
      { textPlace: 'bottom', textAlignment: 'start' },
      { textPlace: 'bottom', textAlignment: 'start' },
    ]);
  });

  test('gets its texts at another place; what the change does not name stays', async () => {
    const { data } = await publish([{ textPlace: 'top', textAlignment: 'end' }, { textPlace: 'center' }]);
    const pages = [
      { texts: ['One'], text_alignment: 'center' },
      { texts: ['Two'], text_place: 'bottom' },
    ];
    expect((await update(data.id, { pages })).status).toBe(200);
    expect((await storyOfPin(data.id, LAYOUT)).pages).toEqual([
      { textPlace: 'top', textAlignment: 'center' },
      { textPlace: 'bottom', textAlignment: 'start' },
    ]);
  });

  test('is refused with a place or an alignment that does not exist, by its field', async () => {
    const draft = await author.call('PinDraft', 'create', {
      client_id: randomUUID(),
      content: { ...EMPTY_PIN_DRAFT, media: storyOf([{ textPlace: 'left' as 'top' }]) },
    });
    expect([draft.status, draft.error.code, Object.keys(draft.error.fields)]).toEqual([
      400,
      'invalid_input',
      ['content.media.pages.0.textPlace'],
    ]);
    const changed = await update(await newStory(), {
      pages: [{ texts: [], text_alignment: 'justify' }, { texts: [] }],
    });
    expect([changed.status, changed.error.code, Object.keys(changed.error.fields)]).toEqual([
      400,
      'invalid_input',
      ['story.pages.0.text_alignment'],
    ]);
  });

  test('gets other lists, and loses those without a line', async () => {
    const id = await newStory();
    const pages = [{ texts: ['One'] }, { texts: ['Two'] }];
    await update(id, { pages, lists: { ...NO_LISTS, steps: ['Stir', ' '] } });
    expect((await storyOfPin(id, SHOWN)).lists).toEqual({ steps: ['Stir'], servings: null });
    await update(id, { pages, lists: NO_LISTS });
    expect((await storyOfPin(id, SHOWN)).lists).toBe(null);
  });

  test('names the field of what is not valid, and stays as it is', async () => {
    const id = await newStory();
    const before = await storyOfPin(id, SHOWN);
    const answers = [
      await update(id, { pages: [{ texts: ['a'.repeat(501)] }, { texts: [], link: 'http://a.example' }] }),
      await update(id, { pages: [{ texts: [] }, { texts: [], link: 'https://blocked.example/' }] }),
      await update(id, { pages: [{ texts: [] }] }),
      await update(id, {
        pages: [{ texts: ['@nobody'], mentions: [{ user_id: '99', username: 'nobody' }] }, { texts: [] }],
      }),
      await update(id, {
        pages: [{ texts: [] }, { texts: [] }],
        lists: { ...NO_LISTS, materials: Array(51).fill('Pot') },
      }),
    ];
    expect(answers.map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual([
      ['invalid_input', ['story.pages.0.texts.0', 'story.pages.1.link']],
      ['link_blocked', ['story.pages.1.link']],
      ['invalid_input', ['story']],
      ['user_not_found', ['story.pages.0.texts.0']],
      ['invalid_input', ['story.lists.materials']],
    ]);
    expect(await storyOfPin(id, SHOWN)).toEqual(before);
  });

  test('is changed by its creator alone', async () => {
    const id = await newStory();
    const saved = (await other.call('Repin', 'create', { pin_id: id })).data.id;
    const story = { pages: [{ texts: [] }, { texts: [] }] };
    expect((await update(saved, story, other)).error.code).toBe('forbidden');
    expect((await update(id, story, other)).status).toBe(403);
  });
});
