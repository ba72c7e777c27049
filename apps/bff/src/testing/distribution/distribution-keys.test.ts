import pg from 'pg';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../app.ts';
import { indexChanges } from '../index-changes.ts';
import { testPicture } from '../test-picture.ts';
import { DISTRIBUTION_KEYS } from './distribution-keys.ts';
import { fillTables } from './fill-tables.ts';
import { PARTITIONS, partitionTables } from './partition-tables.ts';
import { recordStatements, type RecordedStatement } from './recorded-statements.ts';
import { explainReads } from './touched-partitions.ts';

/** The site shows three members, two boards, three contents and four pins: a statement has at most so many values of a key. */
const KEYS_MAX = 4;

/**
 * The registered statements that read tables without their distribution key, by what they read instead. docs/scaling.md describes what
 * each group needs before the tables are distributed.
 */
const WITHOUT_KEY: Readonly<Record<string, readonly string[]>> = {
  'a pin by its id: a look-up table from pins to contents': [
    'pins: a pin (member)',
    'pins: a pin (visitor)',
    'pins: pins',
    'pins: record events',
    'pins: target of a save (member)',
    'pins: a page of news (member)',
    'pins: unread news (member)',
    'pins: candidates of a home feed (member)',
  ],
  'the pins of a board or a member in their order: a list per board and per member': [
    'pins: covers of boards (member)',
    'pins: link previews of boards',
    'pins: pins of a board (member)',
    'pins: pins of a board (visitor)',
    'pins: pins that somebody made (member)',
    'pins: pins that somebody made (visitor)',
    'pins: related pins (member)',
    'pins: related pins (visitor)',
    'pins: taste of recent saves (member)',
  ],
  'the newest contents of all, of a topic or of a creator: a list per topic and per creator': [
    'contents: candidates of a home feed (member)',
    'contents: lanes of a home feed (visitor)',
    'contents: newest pins: topic (member)',
    'contents: newest pins: topic (visitor)',
    'contents: related pins (member)',
    'contents: related pins (visitor)',
    'contents: taste of recent saves (member)',
  ],
  'boards by their owner, and members by their name: a list per owner, a look-up table of names': [
    'boards: a board by its address (member)',
    'boards: a board by its address (visitor)',
    'boards: private boards to search (member)',
    'boards: viewer of a session',
    'users: a board by its address (member)',
    'users: a board by its address (visitor)',
    'users: a member by username (member)',
    'users: a member by username (visitor)',
    'users: private boards to search (member)',
  ],
  'boards by their collaborators, and blocks in both directions: a second row per pair': [
    'board_collaborators: a page of news (member)',
    'board_collaborators: covers of boards (member)',
    'board_collaborators: private boards to search (member)',
    'user_blocks: viewer of a session',
  ],
  'a comment by its id: the content beside it in the notification': [
    'comments: a page of news (member)',
    'comments: unread news (member)',
  ],
};

const OPERATIONS = Object.values(
  JSON.parse(
    readFileSync(
      new URL('../../../../web/src/data/generated/persisted-documents.json', import.meta.url),
      'utf8',
    ),
  ) as Readonly<Record<string, string>>,
);

let site: TestApp;
let client: pg.Client;
/** The registered statements of all requests, by name. */
let statements: ReadonlyMap<string, RecordedStatement>;

beforeAll(async () => {
  site = await testApp();
  client = new pg.Client({ connectionString: site.deps.env.databaseUrl });
  await client.connect();
  const world = await createWorld();
  await partitionTables(client, DISTRIBUTION_KEYS);
  const recorded = recordStatements(site.pool);
  for (const request of requestsOf(world)) await request();
  statements = new Map(
    recorded()
      .filter(({ name }) => name !== '')
      .map((statement) => [statement.name, statement]),
  );
  // Statements with an idempotency key are run again.
  await client.query('delete from idempotency_keys');
});
afterAll(async () => {
  await client.end();
  await site.close();
});

type World = {
  readonly maker: TestVisitor;
  readonly reader: TestVisitor;
  readonly pins: readonly string[];
  readonly kitchen: string;
};

async function createWorld(): Promise<World> {
  const image = await testPicture();
  const [maker, reader] = [await site.member('Mara Lind'), await site.member('Rosa Sand')] as const;
  const { data: pots } = await maker.call('Board', 'create', { name: 'Pots' });
  const { data: kitchen } = await reader.call('Board', 'create', { name: 'Kitchen' });
  const pins: string[] = [];
  for (const title of ['Blue cup', 'Red cup', 'Green cup'])
    pins.push((await maker.call('Pin', 'create', { board_id: pots.id, title, image_base64: image })).data.id);
  await client.query("insert into interests (id, name, url_name) values (7, 'Ceramics', 'ceramics')");
  await client.query('update contents set interest_id = 7');
  await reader.call('Repin', 'create', { pin_id: pins[0], board_id: kitchen.id });
  await reader.call('UserFollow', 'create', { user_id: maker.id });
  await reader.call('AggregatedComment', 'create', { pin_id: pins[0], text: 'Nice' });
  await indexChanges(site.deps);
  await fillTables(client);
  return { maker, reader, pins, kitchen: kitchen.id };
}

/** Returns the most frequent requests: pages of visitors and members, search, saves, reactions, notifications. */
function requestsOf({ maker, reader, pins, kitchen }: World): readonly (() => Promise<void>)[] {
  const visitor = site.visitor();
  const read = (who: TestVisitor, name: string, variables: object) => async () => {
    const text = OPERATIONS.find((operation) => operation.includes(`query ${name}`)) ?? name;
    const { error } = await who.graphql(text, variables);
    expect(error, name).toBeUndefined();
  };
  const send = (answer: () => ReturnType<TestVisitor['get']>) => async () => {
    const { status, error } = await answer();
    expect(status, JSON.stringify(error)).toBe(200);
  };
  const [pin] = pins;
  const { username } = maker;
  const first = 25;
  return [
    ...[visitor, reader].flatMap((who) => [
      read(who, 'HomeFeed(', { first }),
      read(who, 'Pin(', { pin }),
      read(who, 'RelatedPins(', { pin, first }),
      read(who, 'PinComments(', { pin, first, order: 'top' }),
      read(who, 'Board(', { username, slug: 'pots' }),
      read(who, 'BoardPins(', { username, slug: 'pots', first }),
      read(who, 'CreatedPins(', { username, first }),
      read(who, 'TopicFeed(', { topic: '7', first }),
      read(who, 'SearchPins(', { query: 'cup', first, filters: [], scope: 'pins', exact: false }),
      read(who, 'SearchTypeahead(', { text: 'cu' }),
    ]),
    read(reader, 'PickerBoards(', { query: '', first }),
    send(() =>
      reader.call(
        'Repin',
        'create',
        { pin_id: pins[2], board_id: kitchen },
        { 'idempotency-key': 'b4a2e1de-3e57-4bd7-8b0c-6a5d25f7a2a1' },
      ),
    ),
    send(() => reader.call('PinReaction', 'create', { pin_id: pins[1], reaction_type: 1 })),
    send(() => maker.get('NewsHub')),
    send(() => maker.get('NewsHubBadge')),
  ];
}

test('[OP-05] registered statements touch one of 16 partitions per value of the distribution key', async () => {
  const withoutKey: string[] = [];
  for (const [name, statement] of statements)
    for (const { table, touched, hasKey } of await explainReads(client, statement, DISTRIBUTION_KEYS))
      if (hasKey) expect.soft(touched, `partitions of ${table} in '${name}'`).toBeLessThanOrEqual(KEYS_MAX);
      else withoutKey.push(`${table}: ${name}`);
  expect(withoutKey.toSorted()).toEqual(Object.values(WITHOUT_KEY).flat().toSorted());
  expect(statements.size).toBeGreaterThan(30);
});

test('[OP-05] with a look-up table from pins to contents, pins by their ids touch one partition per pin', async () => {
  await client.query(`
    create table pin_contents (pin_id bigint primary key, content_id bigint not null) partition by hash (pin_id);
    do $$ begin
      for nth in 0..${PARTITIONS - 1} loop
        execute format('create table pin_contents_p%s partition of pin_contents for values with (modulus ${PARTITIONS}, remainder %s)', nth, nth);
      end loop;
    end $$;
    insert into pin_contents select id, content_id from pins;
    analyze pin_contents`);
  for (const name of ['pins', 'a pin (member)', 'target of a save (member)']) {
    const before = statements.get(name);
    if (!before) throw new Error(`No request ran the statement '${name}'.`);
    const byId = /"?pins"?\."?id"? = (any\(\$\d+::bigint\[\]\)|\$\d+)/;
    expect(before.text, name).toMatch(byId);
    const after = {
      ...before,
      text: before.text.replace(
        byId,
        (_, ids: string) =>
          `(pins.id, pins.content_id) in (select pin_id, content_id from pin_contents where pin_id = ${ids})`,
      ),
    };
    const rowsOf = async ({ text, values }: RecordedStatement): Promise<readonly string[]> => {
      const { rows } = await client.query<object>(text, [...values]);
      return rows.map((row) => JSON.stringify(row)).toSorted();
    };
    expect(await rowsOf(after), name).toEqual(await rowsOf(before));
    const reads = await explainReads(client, after, { ...DISTRIBUTION_KEYS, pin_contents: 'pin_id' });
    for (const table of ['pins', 'pin_contents'])
      expect(
        reads.find((read) => read.table === table),
        `${table} in '${name}'`,
      ).toMatchObject({ hasKey: true, touched: expect.toSatisfy((touched) => touched <= KEYS_MAX) });
  }
});
