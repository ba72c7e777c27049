import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { interests } from '../../people/interests/tables.ts';
import { contents, contentTopics } from '../../pins/pin-access/tables.ts';
import { createPin, type NewContent } from '../../pins/pins/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import type { Deps } from './deps.ts';
import { listTopics, loadTopicFile, reassignAllTopics, reassignTopicless, updateTopics } from './index.ts';

const TOPICS = {
  Crafts: null,
  Ceramics: 'Crafts',
  Weaving: 'Crafts',
  Food: null,
  Soup: 'Food',
  Astronomy: null,
} as const;
type TopicName = keyof typeof TOPICS;
const KEYWORDS: Partial<Record<TopicName, string[]>> = {
  Ceramics: ['Keramik', 'خزف'],
  Soup: ['Suppe', 'شوربة'],
};

let site: TestApp;
let maker: TestVisitor;
let saver: TestVisitor;
let imageId: bigint;
const ids = new Map<string, bigint>();

beforeAll(async () => {
  site = await testApp();
  [maker, saver] = [await site.member('Mara Lind'), await site.member('Rosa Sand')];
  for (const [name, parent] of Object.entries(TOPICS)) {
    ids.set(name, newId());
    await site.deps.db.insert(interests).values({
      id: topicId(name),
      name,
      urlName: name.toLowerCase(),
      parentId: parent === null ? null : topicId(parent),
      keywords: KEYWORDS[name as TopicName] ?? [],
    });
  }
  const first = await newBoard(maker, 'Things');
  await maker.call('Pin', 'create', {
    board_id: String(first),
    title: 'Kiln',
    image_base64: await testPicture(),
  });
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`select id::text as id from images`);
  imageId = BigInt(rows[0]?.id ?? 0);
});
beforeEach(() => update());
afterAll(() => site.close());

const topicId = (name: string): bigint => ids.get(name) ?? 0n;

async function newBoard(of: TestVisitor, name: string, privacy = 'public'): Promise<bigint> {
  return BigInt((await of.call('Board', 'create', { name, privacy })).data.id);
}

/** Creates a pin of the maker; its id is that of its content. */
const pinOn = (board: bigint, content: Partial<NewContent>): Promise<bigint> =>
  createPin(site.deps.db, { id: board }, null, { creatorId: BigInt(maker.id), imageId, ...content });

const save = (pin: bigint, board: bigint, who = saver) =>
  who.call('Repin', 'create', { pin_id: String(pin), board_id: String(board) });

/** Handles all recorded changes, as the updater of a process does. */
async function update(graph: Deps['graph'] = site.deps.graph): Promise<void> {
  while ((await updateTopics({ db: site.deps.db, graph })) > 0);
}

async function topicsOf(pin: bigint): Promise<readonly string[]> {
  const rows = await site.deps.db
    .select({ name: interests.name, origin: contentTopics.origin })
    .from(contentTopics)
    .innerJoin(interests, eq(interests.id, contentTopics.interestId))
    .where(eq(contentTopics.contentId, pin))
    .orderBy(contentTopics.position);
  return rows.map(({ name, origin }) => `${name} ${origin}`);
}

async function firstTopicOf(pin: bigint): Promise<string | undefined> {
  const [row] = await site.deps.db
    .select({ name: interests.name })
    .from(contents)
    .innerJoin(interests, eq(interests.id, contents.interestId))
    .where(eq(contents.id, pin));
  return row?.name;
}

test('[SR-16] a new pin gets the topics that its texts name, in the language of its texts', async () => {
  const board = await newBoard(maker, 'Anything');
  const english = await pinOn(board, { title: 'Glazed ceramic bowls', description: 'For soup' });
  const german = await pinOn(board, {
    title: 'Kräftige Suppen für kalte Tage',
    description: 'Wir kochen sie am liebsten am Abend zusammen mit unseren Freunden und der ganzen Familie.',
  });
  const arabic = await pinOn(board, { title: 'أفكار خزف للبيت' });
  const other = await pinOn(board, { title: 'A quiet morning' });
  await update();
  expect(await topicsOf(english)).toEqual(['Ceramics texts']);
  expect(await firstTopicOf(english)).toBe('Ceramics');
  expect(await topicsOf(german)).toEqual(['Soup texts']);
  expect(await topicsOf(arabic)).toEqual(['Ceramics texts']);
  expect(await topicsOf(other)).toEqual([]);
});

test('[SR-16] a change of the texts, and of the name of its board, changes the assigned topics of a pin', async () => {
  const board = await newBoard(maker, 'Weaving');
  const pin = await pinOn(board, { title: 'Soup' });
  await update();
  expect(await topicsOf(pin)).toEqual(['Soup texts', 'Weaving boards']);
  await maker.call('Pin', 'update', { id: String(pin), title: 'A quiet morning' });
  await update();
  expect(await topicsOf(pin)).toEqual(['Weaving boards']);
  await maker.call('Board', 'update', { board_id: String(board), name: 'Anything else' });
  await update();
  expect(await topicsOf(pin)).toEqual([]);
  expect(await firstTopicOf(pin)).toBeUndefined();
});

test('[SR-16] a saved pin gets the topic of the pins beside it, once there are enough boards with them', async () => {
  const pin = await pinOn(await newBoard(maker, 'Stack'), { title: 'Number seven' });
  const boards = [];
  for (const name of ['One', 'Two']) {
    const board = await newBoard(saver, name);
    for (let at = 0; at < 12; at += 1) await pinOn(board, { title: `Ceramics ${name} ${at}` });
    boards.push(board);
  }
  await update();
  const seen = [];
  for (const board of boards) {
    await save(pin, board);
    await update();
    seen.push(await topicsOf(pin));
  }
  // The first of its boards is that of its creator, on which nothing else is.
  expect(seen).toEqual([[], ['Ceramics boards']]);
});

test('[SR-16] a pin gets the topic of its neighbours in the graph, and of those that got theirs by their texts only', async () => {
  const board = await newBoard(maker, 'Graph');
  const near = await Promise.all(
    Array.from({ length: 20 }, (_, at) => pinOn(board, { title: `Astronomy ${at}` })),
  );
  const pin = await pinOn(await newBoard(maker, 'Elsewhere'), { title: 'Number eight' });
  await update();
  expect(await topicsOf(pin)).toEqual([]);
  const walkTo = (found: readonly bigint[]): Deps['graph'] => ({
    walkFrom: () =>
      Promise.resolve({
        version: '1',
        contents: found.map((contentId) => ({ contentId, score: 1, saves: 1, exposure: 0.5 })),
        others: [],
      }),
  });
  await touch(pin);
  await update(walkTo(near));
  expect(await topicsOf(pin)).toEqual(['Astronomy neighbours']);
  const next = await pinOn(await newBoard(maker, 'Elsewhere still'), { title: 'Number nine' });
  await update(walkTo(Array.from({ length: 20 }, () => pin)));
  expect(await topicsOf(next)).toEqual([]);
});

/** Records a content as changed. */
const touch = (pin: bigint) =>
  site.deps.db.execute(sql`insert into topic_changes (kind, ref) values ('content', ${pin})`);

test('[SR-16] the topics of a creator stay first and unchanged; what they remove never returns', async () => {
  const board = await newBoard(maker, 'Corrections');
  const pin = await pinOn(board, { title: 'Ceramics and soup' });
  const choose = (names: readonly string[]) =>
    maker.call('Pin', 'update', { id: String(pin), topics: names.map((name) => String(topicId(name))) });
  const again = async () => {
    await touch(pin);
    await update();
    return topicsOf(pin);
  };
  expect(await again()).toEqual(['Ceramics texts', 'Soup texts']);
  await choose(['Weaving', 'Soup']);
  expect(await again()).toEqual(['Weaving creator', 'Soup creator']);
  expect(await firstTopicOf(pin)).toBe('Weaving');
  await choose([]);
  expect(await again()).toEqual([]);
  await choose(['Ceramics']);
  expect(await again()).toEqual(['Ceramics creator']);
  await choose([]);
  await maker.call('Pin', 'update', { id: String(pin), title: 'Ceramics, soup and astronomy' });
  expect(await again()).toEqual(['Astronomy texts']);
});

test('[SR-16] the one topic of a pin from before multiple topics counts as chosen by its creator', async () => {
  const board = await newBoard(maker, 'Old');
  const pin = await pinOn(board, { title: 'Ceramics', interestId: topicId('Soup') });
  await update();
  expect(await topicsOf(pin)).toEqual(['Soup creator', 'Ceramics texts']);
  expect(await firstTopicOf(pin)).toBe('Soup');
});

test('[SR-16] neither the name of a secret or protected board nor the pins on it influence topics', async () => {
  const pins = new Map<string, bigint>();
  for (const privacy of ['secret', 'protected', 'public']) {
    const pin = await pinOn(await newBoard(maker, `Drawer ${privacy}`), { title: 'Number ten' });
    const board = await newBoard(saver, `Ceramics ${privacy}`, privacy);
    for (let at = 0; at < 30; at += 1) await pinOn(board, { title: `Ceramics ${privacy} ${at}` });
    await update();
    await save(pin, board);
    pins.set(privacy, pin);
  }
  const own = await pinOn(await newBoard(maker, 'Weaving', 'secret'), { title: 'Number eleven' });
  await save(own, await newBoard(maker, 'Shown'), maker);
  await update();
  expect(await topicsOf(pins.get('public') ?? 0n)).toEqual(['Ceramics boards']);
  expect(await topicsOf(pins.get('secret') ?? 0n)).toEqual([]);
  expect(await topicsOf(pins.get('protected') ?? 0n)).toEqual([]);
  expect(await topicsOf(own)).toEqual([]);
});

test('[SR-16] a board that becomes secret no longer counts', async () => {
  const board = await newBoard(maker, 'Astronomy');
  const pin = await pinOn(board, { title: 'Number twelve' });
  await save(pin, await newBoard(saver, 'Copies'));
  await update();
  expect(await topicsOf(pin)).toEqual(['Astronomy boards']);
  await maker.call('Board', 'update', { board_id: String(board), privacy: 'secret' });
  await update();
  expect(await topicsOf(pin)).toEqual([]);
});

test('[SR-16] existing pins get topics after a change of the topics, behind new changes', async () => {
  const board = await newBoard(maker, 'Existing');
  const old = await pinOn(board, { title: 'A kaleidoscope' });
  await update();
  await site.deps.db
    .insert(interests)
    .values({ id: newId(), name: 'Kaleidoscopes', urlName: 'kaleidoscopes' });
  expect(await reassignAllTopics(site.deps.db)).toBeGreaterThan(100);
  const fresh = await pinOn(board, { title: 'Kaleidoscope, new' });
  await updateTopics(site.deps);
  expect(await topicsOf(fresh)).toEqual(['Kaleidoscopes texts']);
  await update();
  expect(await topicsOf(old)).toEqual(['Kaleidoscopes texts']);
});

test('[SR-16] two updaters at the same time handle each change once', async () => {
  const board = await newBoard(maker, 'Both');
  const pins = await Promise.all(
    Array.from({ length: 30 }, (_, at) => pinOn(board, { title: `Soup ${at}` })),
  );
  await Promise.all([update(), update()]);
  await update();
  for (const pin of pins) expect(await topicsOf(pin)).toEqual(['Soup texts']);
});

test('[SR-16] a new pin without a topic is examined again at night, when the pins beside it have theirs', async () => {
  const board = await newBoard(saver, 'Imported');
  const pin = await pinOn(board, { title: 'IMG 1' });
  await update();
  for (let at = 0; at < 30; at += 1) await pinOn(board, { title: `Weaving ${at}` });
  await update();
  expect(await topicsOf(pin)).toEqual([]);
  await runJob(site.deps, reassignTopicless);
  await update();
  expect(await topicsOf(pin)).toEqual(['Weaving boards']);
});

test('[SR-16] an operator loads a tree of topics, completely or not at all, and pins follow it', async () => {
  const { db } = site.deps;
  const pin = await pinOn(await newBoard(maker, 'Operator'), { title: 'A zoetrope' });
  await update();
  const before = await listTopics(db);
  expect(before).toContainEqual({
    urlName: 'soup',
    name: 'Soup',
    parent: 'food',
    keywords: ['Suppe', 'شوربة'],
  });
  const toys = { urlName: 'toys', name: 'Toys', parent: null, keywords: [] };
  const optics = { urlName: 'optics', name: 'Optical toys', parent: 'toys', keywords: ['zoetrope'] };
  for (const [file, reason] of [
    ['{', /not JSON/],
    [JSON.stringify([{ ...toys, urlName: 'No slug' }]), /urlName/],
    [JSON.stringify([toys, toys]), /twice/],
    [JSON.stringify([{ ...toys, parent: 'nothing' }]), /no topic nothing/],
    [JSON.stringify([{ ...toys, parent: 'optics' }, optics]), /above itself/],
  ] as const)
    await expect(loadTopicFile(db, file)).rejects.toThrow(reason);
  expect(await listTopics(db)).toEqual(before);
  expect(await loadTopicFile(db, JSON.stringify([optics, toys]))).toBe(2);
  await update();
  expect(await topicsOf(pin)).toEqual(['Optical toys texts']);
});
