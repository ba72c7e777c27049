import { EMPTY_PIN_DRAFT, type PinDraft } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPin } from '../pins/pins/index.ts';
import { exportData } from '../portability/member-exports/index.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../testing/app.ts';
import { indexChanges } from '../testing/index-changes.ts';
import { readZip } from '../testing/read-zip.ts';
import { runJob } from '../testing/run-job.ts';
import { testPicture } from '../testing/test-picture.ts';
import { testUpload } from '../testing/test-upload.ts';

/** The results of the composer wherever a Pin is shown: in its card, in its embed, in the search and in the export. */
let site: TestApp;
let owner: TestVisitor;
let boardId: string;
let mug: string;
let pinIds: Readonly<Record<string, string>>;
let cards: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
let lines: readonly Readonly<Record<string, unknown>>[];
let readerPage: string;

/** Reads the content of the cards of a board. */
const CARDS = `query Cards($username: String!) {
  v3GetBoardQuery(username: $username, slug: "pots") { ... on BoardData { data { pins(first: 25) { edges { node {
    entityId gridTitle carousel { slots { title } } storyPinDataId storyPin { pageCount } richSummary { typeName }
    aggregatedPinData { productTags { entityId x y } }
  } } } } } }
}`;
const KINDS = ['carousel', 'story', 'products', 'recipe', 'article'] as const;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Mara Lind');
  boardId = (await owner.call('Board', 'create', { name: 'Pots' })).data.id;
  const uploads = await Promise.all(['#123456', '#654321'].map((color) => testUpload(site, owner, color)));
  const imageOf = (at: number, tags: readonly object[] = []) => ({
    uploadId: uploads[at] ?? '',
    edit: null,
    editedUploadId: null,
    tags,
  });
  const mugImage = (
    await owner.call('Pin', 'create', { board_id: boardId, image_base64: await testPicture('#ffffff') })
  ).data.id;
  const [row] = (
    await site.deps.db.execute<{ id: string }>(
      `select image_id::text as id from contents where id = ${mugImage}`,
    )
  ).rows;
  mug = String(
    await createPin(site.deps.db, { id: BigInt(boardId) }, null, {
      creatorId: BigInt(owner.id),
      imageId: BigInt(row?.id ?? 0),
      title: 'Stoneware mug',
      rich: { products: [{ name: 'Stoneware mug', price: 30, currency: 'EUR' }] },
    }),
  );
  const drafts: Readonly<Record<(typeof KINDS)[number], object>> = {
    carousel: {
      media: {
        kind: 'carousel',
        slots: [
          { image: imageOf(0), title: 'Wedging', link: 'https://a.example/wedge' },
          { image: imageOf(1), title: 'Throwing', link: '' },
        ],
      },
    },
    story: {
      media: {
        kind: 'story',
        pages: [
          {
            background: { kind: 'image', image: imageOf(0) },
            texts: ['Celadon'],
            link: 'https://a.example/c',
          },
          { background: { kind: 'image', image: imageOf(1) }, texts: ['Tenmoku'] },
        ],
        lists: {
          servings: null,
          minutes: null,
          ingredients: ['Feldspar'],
          materials: ['Sieve'],
          steps: ['Ballmill'],
        },
      },
    },
    products: { media: { kind: 'image', image: imageOf(0, [{ pinId: mug, x: 0.25, y: 0.5 }]) } },
    recipe: {
      media: { kind: 'image', image: imageOf(0) },
      details: {
        kind: 'recipe',
        name: 'Soup',
        servings: 4,
        cookTime: 30,
        ingredients: ['Fenugreek'],
        prepTime: 5,
        steps: ['Macerate'],
      },
    },
    article: {
      media: { kind: 'image', image: imageOf(1) },
      details: {
        kind: 'article',
        name: 'Kinds of porcelain',
        description: 'From Jingdezhen.',
        authors: ['Ada Quill'],
        publisher: 'Kiln Gazette',
        datePublished: '2026-01-02',
      },
    },
  };
  const published: Record<string, string> = {};
  for (const kind of KINDS) {
    const content = { ...EMPTY_PIN_DRAFT, title: `The ${kind}`, boardId, ...drafts[kind] } as PinDraft;
    const draft = (await owner.call('PinDraft', 'create', { client_id: randomUUID(), content })).data.id;
    const { data, status } = await owner.call('PinDraftPublish', 'create', { id: draft });
    expect(status, kind).toBe(200);
    published[kind] = data.id;
  }
  pinIds = published;
  await indexChanges(site.deps);
  const { data } = await site.visitor().graphql(CARDS, { username: owner.username });
  const { edges } = data.v3GetBoardQuery.data.pins;
  cards = new Map(edges.map(({ node }: { node: { entityId: string } }) => [node.entityId, node]));
  const exportId: string = (await owner.call('DataExport', 'create')).data.id;
  await runJob(site.deps, exportData, { exportId });
  const { download_url: url } = (
    await owner.call('DataExportDownload', 'create', { id: exportId, password: TEST_PASSWORD })
  ).data;
  const archive = await site.app.inject({
    url,
    headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const files = await readZip(archive.rawPayload);
  lines = String(files.get('pegboard.jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  readerPage = String(files.get(`boards/${boardId}.html`));
});
afterAll(() => site.close());

const lineOf = (kind: string) => lines.find(({ id }) => id === pinIds[kind]);
const found = async (query: string): Promise<readonly string[]> => {
  const document = `query Search($query: String!) { v3SearchQuery(query: $query) { connection { edges { node { entityId } } } } }`;
  const { data } = await site.visitor().graphql(document, { query });
  return data.v3SearchQuery.connection.edges.map(({ node }: { node: { entityId: string } }) => node.entityId);
};

test.each([
  ['carousel', { carousel: { slots: [{ title: 'Wedging' }, { title: 'Throwing' }] } }],
  ['story', { storyPinDataId: expect.any(String), storyPin: { pageCount: 2 } }],
  ['products', { aggregatedPinData: { productTags: [{ x: 0.25, y: 0.5 }] } }],
  ['recipe', { richSummary: { typeName: 'recipe' } }],
  ['article', { richSummary: { typeName: 'article' } }],
] as const)('[CR-06, CR-08, CR-09] the card of a %s on its board has what it shows', (kind, shown) => {
  expect(cards.get(pinIds[kind] ?? '')).toMatchObject({ gridTitle: `The ${kind}`, ...shown });
});

describe('the embed of a new Pin', () => {
  test.each(KINDS)(
    '[CR-06, CR-08, CR-09] of the kind %s has its title, its creator and its image',
    async (kind) => {
      const id = pinIds[kind] ?? '';
      const page = await site.app.inject({ url: `/pin/${id}/embed/` });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`The ${kind}`);
      expect(page.body).toContain('Mara Lind');
      const [, image = ''] = /<img src="([^"]+)"/.exec(page.body) ?? [];
      expect((await site.app.inject({ url: image })).statusCode).toBe(200);
      const address = encodeURIComponent(`${site.deps.env.publicUrl}/pin/${id}/`);
      const oembed = await site.app.inject({ url: `/oembed/?url=${address}` });
      expect(oembed.json()).toMatchObject({
        title: `The ${kind}`,
        thumbnail_url: expect.stringContaining('.jpg'),
      });
    },
  );
});

test.each([
  ['carousel', 'Throwing'],
  ['story', 'Tenmoku'],
  ['story', 'Feldspar'],
  ['story', 'Sieve'],
  ['story', 'Ballmill'],
  ['recipe', 'Fenugreek'],
  ['recipe', 'Macerate'],
  ['article', 'Jingdezhen'],
  ['article', 'Quill'],
  ['article', 'Gazette'],
] as const)('[CR-06, CR-08, CR-09] a search finds a %s by its text “%s”', async (kind, text) => {
  expect(await found(text)).toEqual([pinIds[kind]]);
});

test.each([
  [
    'carousel',
    {
      slides: [
        {
          image: expect.stringMatching(/^files\//),
          title: 'Wedging',
          details: null,
          link: 'https://a.example/wedge',
        },
        { image: expect.stringMatching(/^files\//), title: 'Throwing', details: null, link: null },
      ],
    },
  ],
  [
    'story',
    {
      pages: [
        { texts: ['Celadon'], link: 'https://a.example/c', video: null },
        { texts: ['Tenmoku'], link: null, video: null },
      ],
      details: { lists: { ingredients: ['Feldspar'], materials: ['Sieve'], steps: ['Ballmill'] } },
    },
  ],
  [
    'recipe',
    {
      details: {
        recipe: {
          name: 'Soup',
          servings: 4,
          prepTime: 5,
          cookTime: 30,
          ingredients: ['Fenugreek'],
          steps: ['Macerate'],
        },
      },
    },
  ],
  [
    'article',
    {
      details: {
        article: { name: 'Kinds of porcelain', authors: ['Ada Quill'], description: 'From Jingdezhen.' },
        summary: { siteName: 'Kiln Gazette' },
      },
    },
  ],
] as const)('[CR-06, CR-08, CR-09] the export of a %s is complete', (kind, content) => {
  expect(lineOf(kind)).toMatchObject(content);
});

test('[CR-09] the export names the tagged products and their places', () => {
  expect(lineOf('products')).toMatchObject({ details: { tags: [{ pin: mug, x: 0.25, y: 0.5 }] } });
});

test('[CR-06, CR-08, CR-09] the pages of the export show the texts, links and lists of all kinds', () => {
  for (const text of [
    'Wedging',
    'Throwing',
    'https://a.example/wedge',
    'Celadon',
    'Tenmoku',
    'https://a.example/c',
    'Feldspar',
    'Sieve',
    'Ballmill',
    'Fenugreek',
    'Macerate',
  ])
    expect(readerPage).toContain(text);
});
