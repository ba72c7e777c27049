import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawsOf } from './testing/draws-of.ts';
import { createPin } from '../../pins/pins/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { openContentGraph, type ContentGraph } from './content-graph.ts';
import { createChangeFollower } from './follow-changes.ts';
import { openGraph, readGraph } from './graph-file.ts';
import { graphStatements } from './graph-statements.ts';
import type { PinGraph } from './pin-graph.ts';
import { readGraphFromDatabase } from './read-graph.ts';

const RELATED = `query Related($pin: ID!, $first: Int!, $after: String) {
  feed: v3RelatedPinsQuery(pin: $pin, first: $first, after: $after) {
    connection { edges { node { entityId } } pageInfo { endCursor } } } }`;
const statements = graphStatements();

let site: TestApp;
let maker: TestVisitor;
let imageId: bigint;
let client: pg.Client;

beforeAll(async () => {
  site = await testApp({ graph: true });
  maker = await site.member('Mara Lind');
  const board = await newBoard('First');
  await maker.call('Pin', 'create', { board_id: board, title: 'Kiln', image_base64: await testPicture() });
  const { rows } = await site.deps.db.execute<{ id: string }>('select id::text as id from images');
  imageId = BigInt(rows[0]?.id ?? 0);
  client = new pg.Client(site.deps.env.databaseUrl);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await site.close();
});

async function newBoard(name: string, privacy = 'public', of = maker): Promise<string> {
  return (await of.call('Board', 'create', { name, privacy })).data.id;
}

/** Creates pins of one creator, each without a topic. */
async function newPins(board: string, count: number, of = maker): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(
      String(
        await createPin(site.deps.db, { id: BigInt(board) }, null, {
          creatorId: BigInt(of.id),
          imageId,
          title: `Cup ${at}`,
        }),
      ),
    );
  return ids;
}

const save = (visitor: TestVisitor, pin: string, board: string) =>
  visitor.call('Repin', 'create', { pin_id: pin, board_id: board });

async function relatedPage(visitor: TestVisitor, pin: string, first = 25, after: string | null = null) {
  const { data, error } = await visitor.graphql(RELATED, { pin, first, after });
  if (error) throw new Error(JSON.stringify(error));
  const { edges, pageInfo } = data.feed.connection;
  const ids: string[] = edges.map(({ node }: { node: { entityId: string } }) => node.entityId);
  return { ids, after: pageInfo.endCursor as string | null };
}

async function contentOf(pin: string): Promise<bigint> {
  const { rows } = await client.query<{ id: string }>('select content_id as id from pins where id = $1', [
    pin,
  ]);
  return BigInt(rows[0]?.id ?? 0);
}

const walkFromPin = async (graph: ContentGraph, pin: string) =>
  graph.walkFrom({ starts: [{ contentId: await contentOf(pin), weight: 1 }], seed: 1, limit: 500 });

const walkedFrom = async (graph: ContentGraph, pin: string): Promise<readonly bigint[]> =>
  (await walkFromPin(graph, pin))?.contents.map(({ contentId }) => contentId) ?? [];

/** Reads the saves that the graph must hold, by the rule in plain SQL. */
async function listedSaves(): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ save: string }>(`
    select pins.content_id || ' on ' || boards.id as save from pins join boards on boards.id = pins.board_id
    where pins.deleted_at is null and boards.deleted_at is null and boards.archived_at is null
      and boards.privacy = 'public' and boards.layout = 'default'`);
  return new Set(rows.map((row) => row.save));
}

function savesOf(graph: PinGraph): ReadonlySet<string> {
  const saves: string[] = [];
  for (let node = 0; node < graph.boards.count; node += 1) {
    const board = graph.boards.idOf(node);
    for (const content of graph.contentsOf(board)) saves.push(`${content} on ${board}`);
  }
  expect(new Set(saves).size).toBe(saves.length);
  return new Set(saves);
}

test(
  '[SR-10] a save and its removal change what is related, within the time of the changes',
  { timeout: 30_000 },
  async () => {
    const cups = await newBoard('Cups');
    const bowls = await newBoard('Bowls');
    const [cup = ''] = await newPins(cups, 40);
    const [bowl = ''] = await newPins(bowls, 30);
    const [cupContent, bowlContent] = [await contentOf(cup), await contentOf(bowl)];
    const reaches = async () => (await walkedFrom(site.deps.graph, cup)).includes(bowlContent);
    await vi.waitFor(async () => expect(await walkedFrom(site.deps.graph, cup)).toHaveLength(39), 20_000);
    expect(await reaches()).toBe(false);
    const { data } = await save(maker, bowl, cups);
    await vi.waitFor(async () => expect(await reaches()).toBe(true), 5000);
    const page = await relatedPage(site.visitor(), cup, 100);
    expect(page.ids).toContain(bowl);
    await maker.call('Pin', 'delete', { id: data.id });
    await vi.waitFor(async () => expect(await reaches()).toBe(false), 5000);
    expect(await walkedFrom(site.deps.graph, bowl)).not.toContain(cupContent);
  },
);

test(
  '[SR-10] a board that is made secret, archived or deleted leaves the graph, and returns with its saves',
  { timeout: 30_000 },
  async () => {
    const board = await newBoard('Vases');
    const [vase = ''] = await newPins(board, 10);
    const count = async () => (await walkedFrom(site.deps.graph, vase)).length;
    await vi.waitFor(async () => expect(await count()).toBe(9), 5000);
    await maker.call('Board', 'update', { board_id: board, privacy: 'secret' });
    await vi.waitFor(async () => expect(await count()).toBe(0), 5000);
    expect((await relatedPage(site.visitor(), vase)).ids).toEqual([]);
    await maker.call('Board', 'update', { board_id: board, privacy: 'public' });
    await vi.waitFor(async () => expect(await count()).toBe(9), 5000);
    await maker.call('Board', 'delete', { board_id: board });
    await vi.waitFor(async () => expect(await count()).toBe(0), 5000);
  },
);

test(
  '[SR-10] the pages of related pins continue one order, each pin once, while saves change the graph',
  { timeout: 30_000 },
  async () => {
    const [one, other] = [await newBoard('Plates'), await newBoard('Jugs')];
    const plates = await newPins(one, 60);
    const [plate = ''] = plates;
    const more = await newPins(other, 30);
    for (const [from, count] of [
      [plate, 59],
      [more[0] ?? '', 29],
    ] as const)
      await vi.waitFor(
        async () => expect(await walkedFrom(site.deps.graph, from)).toHaveLength(count),
        15_000,
      );
    const whole = (await relatedPage(site.visitor(), plate, 100)).ids;
    const first = await relatedPage(site.visitor(), plate, 20);
    await save(maker, more[0] ?? '', one);
    const content = await contentOf(more[0] ?? '');
    await vi.waitFor(async () => expect(await walkedFrom(site.deps.graph, plate)).toContain(content), 5000);
    const second = await relatedPage(site.visitor(), plate, 20, first.after);
    const third = await relatedPage(site.visitor(), plate, 20, second.after);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(whole.slice(0, 60));
  },
);

test(
  '[SR-10] a graph that follows random changes equals one that is built from the result',
  { timeout: 60_000 },
  async () => {
    const stored = await readGraphFromDatabase(client, statements);
    const graph = openGraph(stored);
    const follower = createChangeFollower(graph, statements, stored.origin.transactionId);
    const draw = drawsOf(5);
    const member = await site.member('Rosa Sand');
    const boards: string[] = [];
    for (const [at, privacy] of ['public', 'public', 'secret', 'protected'].entries())
      boards.push(await newBoard(`Random ${at}`, privacy, member));
    const leaver = await site.member('Leo Gone');
    const pins = await newPins(boards[0] ?? '', 12, member);
    pins.push(...(await newPins(await newBoard('Leaving', 'public', leaver), 5, leaver)));
    for (let nth = 0; nth < 60; nth += 1) {
      const pick = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T;
      const kind = draw();
      if (kind < 0.5) {
        const { data } = await save(member, pick(pins), pick(boards));
        if (data?.id) pins.push(data.id);
      } else if (kind < 0.7) await member.call('Pin', 'delete', { id: pick(pins) });
      else if (kind < 0.9)
        await member.call('Board', 'update', {
          board_id: pick(boards),
          privacy: pick(['public', 'secret', 'protected']),
        });
      else
        await client.query(
          'update boards set archived_at = case when archived_at is null then now() end where id = $1',
          [pick(boards)],
        );
      if (nth % 7 === 0) while ((await follower.follow(client)).isMore);
    }
    const { rows } = await client.query<{ count: number }>(
      'with gone as (delete from users where id = $1 returning 1) select count(*)::int as count from gone',
      [leaver.id],
    );
    expect(rows[0]?.count).toBe(1);
    while ((await follower.follow(client)).isMore);
    const expected = await listedSaves();
    expect(savesOf(graph)).toEqual(expected);
    expect(savesOf(openGraph(await readGraphFromDatabase(client, statements)))).toEqual(expected);
  },
);

test('[SR-10] a change that commits after a later one is not missed', { timeout: 30_000 }, async () => {
  const board = await newBoard('Late');
  const [early = '', late = ''] = await newPins(board, 2);
  const stored = await readGraphFromDatabase(client, statements);
  const graph = openGraph(stored);
  const follower = createChangeFollower(graph, statements, stored.origin.transactionId);
  const slow = new pg.Client(site.deps.env.databaseUrl);
  await slow.connect();
  await slow.query('begin');
  await slow.query('update pins set deleted_at = now() where id = $1', [early]);
  await client.query('update pins set deleted_at = now() where id = $1', [late]);
  await follower.follow(client);
  expect(graph.contentsOf(BigInt(board))).toEqual([await contentOf(early)]);
  await slow.query('commit');
  await slow.end();
  await follower.follow(client);
  expect(graph.contentsOf(BigInt(board))).toEqual([]);
  expect(await follower.follow(client)).toEqual({ applied: 0, isMore: false });
});

test(
  '[SR-10] related pins of random worlds are those that a plain query of the rule allows',
  { timeout: 120_000 },
  async () => {
    const draw = drawsOf(11);
    const people = [await site.member('Ada'), await site.member('Ben'), await site.member('Cleo')];
    const boards: { id: string; of: TestVisitor }[] = [];
    for (const [at, of] of people.entries())
      for (const privacy of ['public', 'public', 'protected', 'secret'])
        boards.push({ id: await newBoard(`World ${at} ${boards.length}`, privacy, of), of });
    const pins: string[] = [];
    for (const { id, of } of boards) pins.push(...(await newPins(id, 10, of)));
    for (let nth = 0; nth < 150; nth += 1) {
      const { id, of } = boards[Math.floor(draw() * boards.length)] ?? boards[0] ?? { id: '', of: maker };
      await save(of, pins[Math.floor(draw() * pins.length)] ?? '', id);
    }
    const blocked = await people[0]?.call('UserBlock', 'create', { blocked_user_id: people[1]?.id });
    expect(blocked?.status).toBe(200);
    for (let round = 0; round < 6; round += 1) {
      // No wait: a graph that has not seen a change yet must not show what the change hides.
      const board = boards[Math.floor(draw() * boards.length)] ?? { id: '', of: maker };
      await board.of.call('Board', 'update', {
        board_id: board.id,
        privacy: round % 2 === 0 ? 'secret' : 'public',
      });
      for (const visitor of [site.visitor(), ...people]) {
        const pin = pins[Math.floor(draw() * pins.length)] ?? '';
        const { ids } = await relatedPage(visitor, pin, 100);
        const { rows } = await client.query<{ id: string }>(
          `select pins.id from pins join boards on boards.id = pins.board_id
         where pins.id = any($1::bigint[]) and pins.deleted_at is null and not pins.is_repin
           and boards.deleted_at is null and (boards.privacy = 'public' and boards.archived_at is null or boards.owner_id = $2)
           and not exists (select from user_blocks where (blocker_id, blocked_id) in (($2, boards.owner_id), (boards.owner_id, $2)))`,
          [ids, visitor.id || '0'],
        );
        expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
      }
    }
  },
);

test(
  '[SR-10] a graph is reloaded at the next start, and a damaged file is replaced',
  { timeout: 60_000 },
  async () => {
    const { databaseUrl: url = '' } = site.deps.env;
    const dataDir = join(site.deps.env.dataDir, 'reloaded');
    const path = join(dataDir, 'graph', 'saves.graph');
    const start = async (): Promise<number> => {
      const graph = openContentGraph({ url, dataDir, log: site.deps.log, pollMs: 100 });
      await vi.waitFor(() => expect(graph.size()).toBeDefined(), 10_000);
      await vi.waitFor(() => expect(readGraph(path)).toBeDefined(), 10_000);
      await graph.close();
      return readGraph(path)?.origin.madeAt ?? 0;
    };
    const made = await start();
    expect(await start()).toBe(made);
    truncateSync(path, 150);
    const rebuilt = await start();
    expect(rebuilt).toBeGreaterThan(made);
    const changed = readFileSync(path);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    writeFileSync(path, changed);
    expect(await start()).toBeGreaterThan(rebuilt);
  },
);

test(
  '[SR-10] a graph that is rebuilt because too much of it is unused never misses saves that it had',
  { timeout: 60_000 },
  async () => {
    const board = await newBoard('Growing');
    const [vessel = ''] = await newPins(board, 30);
    const read = () => walkFromPin(site.deps.graph, vessel);
    await vi.waitFor(async () => expect((await read())?.contents).toHaveLength(29), 15_000);
    const generations = new Set<string>();
    const fewest: number[] = [];
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const walked = await read();
        generations.add(walked?.version.split('.')[0] ?? '');
        fewest.push(walked?.contents.length ?? 0);
      }
    })();
    // Lists that grow move to the end of their array, which leaves their former places unused.
    for (let nth = 0; nth < 12; nth += 1) await newPins(await newBoard(`Grown ${nth}`), 9);
    await expect.poll(() => generations.size).toBeGreaterThan(1);
    isOver = true;
    await reading;
    expect(Math.min(...fewest)).toBe(29);
  },
);

test('[SR-10] a thread that has ended answers nothing, and the query relates pins', async () => {
  const graph = openContentGraph({
    url: site.deps.env.databaseUrl ?? '',
    dataDir: join(site.deps.env.dataDir, 'other'),
    log: site.deps.log,
  });
  expect(await graph.walkFrom({ starts: [], seed: 1, limit: 5 })).toBeUndefined();
  await graph.close();
  expect(await graph.walkFrom({ starts: [], seed: 1, limit: 5 })).toBeUndefined();
});
