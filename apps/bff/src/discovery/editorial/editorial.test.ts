import type { ArticleContent } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { sweepPictures } from '../../pins/image-lifecycle/index.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { testUpload } from '../../testing/test-upload.ts';

let site: TestApp;
let employee: TestVisitor;
let colleague: TestVisitor;
let member: TestVisitor;
let visitor: TestVisitor;
let publicPin: string;
let secretPin: string;
let made = 0;

beforeAll(async () => {
  site = await testApp();
  [employee, colleague, member] = [await site.member(), await site.member(), await site.member()];
  visitor = site.visitor();
  for (const { username } of [employee, colleague]) await setRole(site.deps.db, username, 'employee');
  publicPin = await newPin('public');
  secretPin = await newPin('secret');
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  await site.deps.db.execute(sql`delete from articles`);
});

async function newPin(privacy: 'public' | 'secret', owner = member): Promise<string> {
  made += 1;
  const board = await owner.call('Board', 'create', { name: `Cups ${made}`, privacy });
  const image = await testPicture(`#a060${made.toString(16).padStart(2, '0')}`);
  const pin = await owner.call('Pin', 'create', {
    board_id: board.data.id,
    title: `Cup ${made}`,
    image_base64: image,
  });
  return pin.data.id;
}

const anArticle = (content: Partial<ArticleContent> = {}): ArticleContent => ({
  kind: 'article',
  language: 'en',
  slug: '',
  title: 'Clay cups',
  summary: 'Six cups for slow mornings.',
  cover: { kind: 'pin', pinId: publicPin },
  blocks: [
    { kind: 'heading', text: 'Clay' },
    { kind: 'paragraph', text: 'Take your time.', links: [{ text: 'time', url: 'https://time.example/' }] },
    { kind: 'pins', pinIds: [publicPin] },
  ],
  ...content,
});

type Stored = { readonly id: string; readonly version: number; readonly slug: string };

async function store(content: Partial<ArticleContent> = {}): Promise<Stored> {
  const { status, data, error } = await employee.call('Article', 'create', { content: anArticle(content) });
  expect(status, JSON.stringify(error)).toBe(200);
  return data;
}

async function publish(
  { id, version }: Stored,
  times: { readonly publish_at?: string; readonly end_at?: string } = {},
): Promise<TestAnswer> {
  return employee.call('ArticlePublication', 'create', { id, version, ...times });
}

async function published(content: Partial<ArticleContent> = {}): Promise<Stored> {
  const { status, data, error } = await publish(await store(content));
  expect(status, JSON.stringify(error)).toBe(200);
  return data;
}

const ARTICLE = `query ($article: String!) { result: v3GetArticleQuery(article: $article) { __typename ... on ArticleData { data {
  entityId slug state title summary publishedAt cover { altText images { size url } }
  blocks { __typename ... on ArticleHeading { text } ... on ArticleParagraph { text links { text url } }
    ... on ArticlePins { pins { entityId } } ... on ArticlePicture { image { altText images { size } } } }
  nextArticles { slug } } } } }`;
const LIST = `query ($kind: ArticleKind, $language: ArticleLanguage!, $first: Int, $after: String) {
  list: v3ArticlesQuery(kind: $kind, language: $language, first: $first, after: $after) {
    edges { node { slug language } } pageInfo { hasNextPage endCursor } } }`;

/** Returns an article as a viewer reads it; null if there is none for them. */
async function read(article: string, by = visitor) {
  const { data } = await by.graphql(ARTICLE, { article });
  return data.result.__typename === 'NotFound' ? null : data.result.data;
}

async function listed(variables: object = {}): Promise<readonly string[]> {
  const { data } = await visitor.graphql(LIST, { language: 'en', ...variables });
  return data.list.edges.map(({ node }: { node: { slug: string } }) => node.slug);
}

describe('permissions', () => {
  test('[SR-15] only employees write, read and list articles over REST', async () => {
    const { id, version } = await store();
    const calls: readonly ((by: TestVisitor) => Promise<TestAnswer>)[] = [
      (by) => by.call('Article', 'create', { content: anArticle() }),
      (by) => by.call('Article', 'update', { id, version, content: anArticle({ title: 'Mine' }) }),
      (by) => by.call('Article', 'delete', { id, version }),
      (by) => by.call('ArticlePublication', 'create', { id, version }),
      (by) => by.call('ArticlePublication', 'delete', { id, version }),
      (by) => by.get('Article', { id }),
      (by) => by.get('Articles'),
      (by) => by.get('ArticlePins', { pin_ids: [publicPin] }),
    ];
    for (const call of calls) {
      expect((await call(visitor)).status).toBe(401);
      expect(await call(member)).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    }
    expect((await employee.get('Article', { id })).data).toMatchObject({ version, title: 'Clay cups' });
  });

  test('[SR-15] an employee previews an article that others do not find by its slug or id', async () => {
    const { id, slug } = await store();
    for (const by of [visitor, member])
      for (const name of [id, slug]) expect(await read(name, by)).toBeNull();
    expect(await read(slug, employee)).toMatchObject({ state: 'draft', title: 'Clay cups' });
    expect(await listed()).toEqual([]);
  });

  test('[SR-15] an unknown article is not found', async () => {
    for (const [name, action] of [
      ['Article', 'delete'],
      ['ArticlePublication', 'create'],
      ['ArticlePublication', 'delete'],
    ] as const)
      expect(await employee.call(name, action, { id: '7', version: 1 })).toMatchObject({
        status: 404,
        error: { code: 'article_not_found' },
      });
    expect((await employee.get('Article', { id: 'clay-cups' })).status).toBe(404);
    expect(await read('none')).toBeNull();
  });
});

describe('publication', () => {
  test('[SR-15] a published article is read by its slug and its id, with its blocks', async () => {
    const { id, slug } = await published();
    expect(slug).toBe('clay-cups');
    const article = await read(slug);
    expect(article).toMatchObject({
      entityId: id,
      state: 'published',
      blocks: [
        { __typename: 'ArticleHeading', text: 'Clay' },
        { text: 'Take your time.', links: [{ text: 'time', url: 'https://time.example/' }] },
        { pins: [{ entityId: publicPin }] },
      ],
    });
    expect(article.cover.images.length).toBeGreaterThan(0);
    expect(await read(id)).toEqual(article);
    expect(await listed()).toEqual([slug]);
  });

  test('[SR-15] it appears exactly at its time and disappears exactly at its end', async () => {
    const start = new Date('2027-01-01T09:00:00.000Z');
    const end = new Date('2027-01-02T09:00:00.000Z');
    site.clock.now = new Date('2026-12-31T00:00:00.000Z');
    const times = { publish_at: start.toISOString(), end_at: end.toISOString() };
    const { data } = await publish(await store(), times);
    expect(data).toMatchObject({ state: 'scheduled', ...times });
    const isThere = async (time: number): Promise<boolean> => {
      site.clock.now = new Date(time);
      const isRead = (await read('clay-cups')) !== null;
      expect((await listed()).includes('clay-cups')).toBe(isRead);
      return isRead;
    };
    expect(await isThere(start.getTime() - 1)).toBe(false);
    expect(await isThere(start.getTime())).toBe(true);
    expect(await isThere(end.getTime() - 1)).toBe(true);
    expect(await isThere(end.getTime())).toBe(false);
    expect((await read('clay-cups', employee)).state).toBe('ended');
  });

  test.each([
    ['a past time', { publish_at: '2020-01-01T00:00:00.000Z' }, 'publish_at'],
    [
      'an end before the publication',
      { publish_at: '2099-01-02T00:00:00.000Z', end_at: '2099-01-01T00:00:00.000Z' },
      'end_at',
    ],
    ['an end that has passed', { end_at: '2020-01-01T00:00:00.000Z' }, 'end_at'],
    ['no time', { publish_at: 'tomorrow' }, 'publish_at'],
  ])('[SR-15] %s is rejected by its field', async (_, times, field) => {
    const { status, error } = await publish(await store(), times);
    expect(status).toBe(400);
    expect(Object.keys(error.fields)).toEqual([field]);
  });

  test('[SR-15] a withdrawn article is gone, and can be published again', async () => {
    const { id, version, slug } = await published();
    const withdrawn = await employee.call('ArticlePublication', 'delete', { id, version });
    expect(withdrawn.data).toMatchObject({ state: 'withdrawn', publish_at: null });
    expect(await read(slug)).toBeNull();
    expect(await listed()).toEqual([]);
    await publish(withdrawn.data);
    expect(await listed()).toEqual([slug]);
  });

  test('[SR-15] a scheduled article that is withdrawn is a draft again', async () => {
    const { data } = await publish(await store(), { publish_at: '2099-01-01T00:00:00.000Z' });
    const { id, version } = data;
    const back = await employee.call('ArticlePublication', 'delete', { id, version });
    expect(back.data).toMatchObject({ state: 'draft', publish_at: null });
  });

  test('[SR-15] an incomplete article is stored and not published', async () => {
    const draft = await store({ title: '', summary: '', cover: null, blocks: [] });
    const { status, error } = await publish(draft);
    expect(status).toBe(400);
    expect(Object.keys(error.fields).toSorted()).toEqual(['blocks', 'cover', 'summary', 'title']);
  });

  test('[SR-15] a published article cannot be made incomplete', async () => {
    const { id, version } = await published();
    const update = { id, version, content: anArticle({ title: ' ' }) };
    expect(await employee.call('Article', 'update', update)).toMatchObject({
      status: 400,
      error: { fields: { title: 'Write something first.' } },
    });
  });

  test('[SR-15] a deleted article is gone', async () => {
    const { id, version, slug } = await published();
    expect((await employee.call('Article', 'delete', { id, version })).status).toBe(200);
    expect(await read(slug, employee)).toBeNull();
  });
});

describe('changes', () => {
  test('[SR-15] a change that is based on an old version is rejected and changes nothing', async () => {
    const { id, version } = await store();
    const first = await colleague.call('Article', 'update', {
      id,
      version,
      content: anArticle({ title: 'Theirs' }),
    });
    expect(first.data.version).toBe(version + 1);
    const second = { id, version, content: anArticle({ title: 'Mine' }) };
    expect(await employee.call('Article', 'update', second)).toMatchObject({
      status: 409,
      error: { code: 'article_changed' },
    });
    expect((await publish({ id, version, slug: '' })).status).toBe(409);
    expect((await employee.get('Article', { id })).data.content.title).toBe('Theirs');
  });

  test('[SR-15] a repeated creation makes one article', async () => {
    const options = { content: anArticle() };
    const key = { 'idempotency-key': 'a-key-of-an-article' };
    const first = await employee.call('Article', 'create', options, key);
    const again = await employee.call('Article', 'create', options, key);
    expect(again.data.id).toBe(first.data.id);
    expect((await employee.get('Articles')).data).toHaveLength(1);
  });

  test('[SR-15] a chosen slug is unique, and a derived one gets a number', async () => {
    await store({ slug: 'cups' });
    const taken = await employee.call('Article', 'create', { content: anArticle({ slug: 'cups' }) });
    expect(taken).toMatchObject({
      status: 400,
      error: { fields: { slug: 'Another article has this address.' } },
    });
    const drafts = await Promise.all([store(), store(), store()]);
    const all = await Promise.all(drafts.map(async (draft) => (await publish(draft)).data as Stored));
    expect(all.map(({ slug }) => slug).toSorted()).toEqual(['clay-cups', 'clay-cups-2', 'clay-cups-3']);
    expect((await published({ title: '123' })).slug).toBe('article');
  });

  test('[SR-15] the slug of a draft follows its title, and that of a published article stays', async () => {
    const draft = await store();
    expect(draft.slug).toBe(draft.id);
    const title = 'Stoneware';
    const change = { id: draft.id, version: draft.version, content: anArticle({ title }) };
    const { data } = await employee.call('Article', 'update', change);
    expect(data.content.slug).toBe('');
    expect(await read(data.slug, employee)).toMatchObject({ title });
    const { data: released } = await publish(data);
    expect(released.slug).toBe('stoneware');
    const again = { id: released.id, version: released.version, content: anArticle() };
    expect((await employee.call('Article', 'update', again)).data.slug).toBe('stoneware');
  });

  test.each([
    ['an unknown language', { language: 'fr' }],
    ['an unknown kind', { kind: 'news' }],
    ['an unknown field', { html: '<b>' }],
    ['an unknown block', { blocks: [{ kind: 'script', text: 'alert(1)' }] }],
    ['too many blocks', { blocks: Array.from({ length: 61 }, () => ({ kind: 'heading', text: 'a' })) }],
    ['a NUL', { title: 'a\0' }],
    ['a lone surrogate', { title: '\uD800' }],
    ['a slug with a slash', { slug: 'a/b' }],
    [
      'a script as a link',
      { blocks: [{ kind: 'paragraph', text: 'a', links: [{ text: 'a', url: 'javascript:1' }] }] },
    ],
    ['an id that is none', { cover: { kind: 'pin', pinId: '-1' } }],
    ['an id that is too great', { cover: { kind: 'pin', pinId: '9999999999999999999' } }],
  ])('[SR-15] %s is rejected', async (_, content) => {
    const answer = await employee.call('Article', 'create', { content: { ...anArticle(), ...content } });
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  });
});

describe('Pins and images', () => {
  test('[SR-15] a secret Pin and a missing one cannot be added, and both give the same error', async () => {
    const errorOf = async (pinId: string) => {
      const blocks: ArticleContent['blocks'] = [{ kind: 'pins', pinIds: [publicPin, pinId] }];
      const { error } = await employee.call('Article', 'create', { content: anArticle({ blocks }) });
      return error.fields;
    };
    expect(await errorOf(secretPin)).toEqual({
      'blocks.0.pinIds.1': 'There is no public Pin with this id.',
    });
    expect(await errorOf('7')).toEqual(await errorOf(secretPin));
    const { data } = await employee.get('ArticlePins', { pin_ids: [secretPin, '7', publicPin] });
    expect(data.map(({ id }: { id: string }) => id)).toEqual([publicPin]);
  });

  test('[SR-15] a Pin that becomes secret or is deleted is shown no more, to nobody', async () => {
    const [hidden, removed, cover] = [await newPin('public'), await newPin('public'), await newPin('public')];
    const stored = await published({
      cover: { kind: 'pin', pinId: cover },
      blocks: [{ kind: 'pins', pinIds: [hidden, publicPin, removed] }],
    });
    await site.deps.db.execute(
      sql`update boards set privacy = 'secret' where id in (select board_id from pins where id in (${hidden}, ${cover}))`,
    );
    await member.call('Pin', 'delete', { id: removed });
    for (const by of [visitor, member, employee]) {
      const article = await read(stored.slug, by);
      expect(article.blocks).toEqual([{ __typename: 'ArticlePins', pins: [{ entityId: publicPin }] }]);
      expect(article.cover).toBeNull();
    }
    const { data } = await employee.get('Article', { id: stored.id });
    expect(data.pins.map(({ id }: { id: string }) => id)).toEqual([publicPin]);
  });

  test('[SR-15] an article with a hidden Pin can still be changed', async () => {
    const hidden = await newPin('public');
    const blocks: ArticleContent['blocks'] = [{ kind: 'pins', pinIds: [hidden] }];
    const { id, version, slug } = await published({ blocks });
    await member.call('Pin', 'delete', { id: hidden });
    const update = { id, version, content: anArticle({ blocks, title: 'Cups' }) };
    expect((await employee.call('Article', 'update', update)).status).toBe(200);
    expect((await read(slug)).blocks).toEqual([]);
  });

  test('[SR-15] Pins of a blocked member are not shown to the viewer', async () => {
    const other = await site.member();
    await other.call('UserBlock', 'create', { blocked_user_id: member.id });
    const { slug } = await published();
    expect((await read(slug, other)).blocks).toHaveLength(2);
    expect((await read(slug)).blocks).toHaveLength(3);
  });

  test('[SR-15] an uploaded image is stored while the article uses it', async () => {
    const upload = {
      source: 'upload',
      id: await testUpload(site, employee, '#102030'),
      altText: 'A cup',
    } as const;
    const stored = await published({
      cover: { kind: 'image', image: upload },
      blocks: [{ kind: 'image', image: upload }],
    });
    const { data } = await employee.get('Article', { id: stored.id });
    const { image } = data.content.cover;
    expect(image).toMatchObject({ source: 'stored', altText: 'A cup' });
    await site.deps.db.execute(sql`delete from uploads`);
    const sweep = async (): Promise<void> => {
      await site.deps.db.execute(sql`update images set created_at = now() - interval '1 day'`);
      await runJob(site.deps, sweepPictures, {});
    };
    await sweep();
    const article = await read(stored.slug);
    expect(article.cover.altText).toBe('A cup');
    expect(article.blocks[0].image.images.length).toBeGreaterThan(0);
    const update = { id: stored.id, version: stored.version, content: anArticle({ slug: stored.slug }) };
    expect((await employee.call('Article', 'update', update)).status).toBe(200);
    await sweep();
    const { rows } = await site.deps.db.execute(sql`select from images where id = ${image.id}`);
    expect(rows).toEqual([]);
  });

  test('[SR-15] an image of another article or upload cannot be taken', async () => {
    const upload = await testUpload(site, employee, '#203040');
    const { id } = await store({
      cover: { kind: 'image', image: { source: 'upload', id: upload, altText: '' } },
    });
    const { data } = await employee.get('Article', { id });
    const foreign = { source: 'stored', id: data.content.cover.image.id, altText: '' } as const;
    const content = anArticle({ cover: { kind: 'image', image: foreign } });
    expect(await employee.call('Article', 'create', { content })).toMatchObject({
      status: 400,
      error: { fields: { 'cover.image': 'Choose an image.' } },
    });
    const theirs = { source: 'upload', id: upload, altText: '' } as const;
    const taken = { content: anArticle({ cover: { kind: 'image', image: theirs } }) };
    expect(await colleague.call('Article', 'create', taken)).toMatchObject({
      status: 404,
      error: { code: 'upload_not_found' },
    });
  });
});

describe('lists', () => {
  test('[SR-15] a list has one kind and language, the latest publication first, page by page', async () => {
    for (const [minute, content] of [
      [1, { slug: 'one' }],
      [2, { slug: 'two' }],
      [3, { slug: 'shop', kind: 'shop' }],
      [4, { slug: 'drei', language: 'de' }],
      [5, { slug: 'four' }],
    ] as const) {
      site.clock.now = new Date(Date.UTC(2027, 0, 1, 0, minute));
      await published(content);
    }
    expect(await listed()).toEqual(['four', 'shop', 'two', 'one']);
    expect(await listed({ kind: 'shop' })).toEqual(['shop']);
    expect(await listed({ language: 'de' })).toEqual(['drei']);
    const { data } = await visitor.graphql(LIST, { language: 'en', kind: 'article', first: 2 });
    expect(data.list.edges.map(({ node }: { node: { slug: string } }) => node.slug)).toEqual(['four', 'two']);
    const after: string = data.list.pageInfo.endCursor;
    expect(await listed({ kind: 'article', after })).toEqual(['one']);
    const foreign = await visitor.graphql(LIST, { language: 'en', kind: 'shop', after });
    expect(foreign.error.extensions.code).toBe('bookmark_invalid');
    expect((await read('two')).nextArticles).toEqual([{ slug: 'one' }, { slug: 'four' }]);
  });

  test('[SR-15] a language without articles lists the English ones, on every page', async () => {
    for (const slug of ['one', 'two']) await published({ slug });
    const { data } = await visitor.graphql(LIST, { language: 'ar', first: 1 });
    expect(data.list.edges[0].node.language).toBe('en');
    await published({ slug: 'three', language: 'ar' });
    expect(await listed({ language: 'ar', after: data.list.pageInfo.endCursor })).toEqual(['one']);
    expect(await listed({ language: 'ar' })).toEqual(['three']);
  });

  test('[SR-15] employees list all articles, the newest first', async () => {
    await store({ slug: 'one' });
    await published({ slug: 'two' });
    const { data, bookmark } = await employee.get('Articles', { page_size: 1 });
    expect(data).toMatchObject([{ slug: 'two', state: 'published' }]);
    const next = await employee.get('Articles', { page_size: 1, bookmarks: [bookmark] });
    expect(next.data).toMatchObject([{ slug: 'one', state: 'draft' }]);
  });
});
