import { openDatabase, type Database } from '@pegboard/database';
import { sql } from 'drizzle-orm';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../testing/app.ts';
import { indexChanges } from '../testing/index-changes.ts';
import { testPicture } from '../testing/test-picture.ts';

const PINS = `query ($query: String!) {
  found: v3SearchQuery(query: $query) { correction connection { edges { node { title } } } }
}`;
const BOARDS =
  'query ($query: String!) { found: v3SearchBoardsQuery(query: $query) { connection { edges { node { name } } } } }';
const HOME = '{ feed: v3GetHomeFeedQuery(first: 5) { __typename } }';

let folder: string;
let server: Database;
let site: TestApp;
let mara: TestVisitor;
let boardId: string;

const openServer = () => openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pegboard-search-'));
  // The server may run as another user.
  await chmod(folder, 0o755);
  server = await openServer();
  site = await testApp({ searchDatabaseUrl: server.url });
  mara = await site.member('Mara Lindqvist');
  boardId = (await mara.call('Board', 'create', { name: 'Pottery studio' })).data.id;
  await createPin('Blue pottery vase');
  await indexChanges(site.deps);
});

afterAll(async () => {
  await site.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const createPin = async (title: string) =>
  mara.call('Pin', 'create', { board_id: boardId, title, image_base64: await testPicture() });

const titles = async (query: string): Promise<readonly string[]> => {
  const { data, error } = await site.visitor().graphql(PINS, { query });
  if (error) throw new Error(JSON.stringify(error));
  return data.found.connection.edges.map(({ node }: { node: { title: string } }) => node.title);
};

test('[SR-01] [SR-03] [SR-09] an index on a server of its own finds pins and boards, with typing errors', async () => {
  expect(await titles('potery vase')).toEqual(['Blue pottery vase']);
  const boards = (await site.visitor().graphql(BOARDS, { query: 'pottery' })).data.found.connection.edges;
  expect(boards).toEqual([{ node: { name: 'Pottery studio' } }]);
});

test('[SR-09] documents are stored on that server only', async () => {
  const count = 'select count(*)::int as count from search_documents';
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const there = await client.query<{ count: number }>(count);
  await client.end();
  const here = await site.deps.db.execute<{ count: number }>(sql.raw(count));
  expect(there.rows[0]?.count).toBeGreaterThanOrEqual(3); // the pin, its board and its creator
  expect(here.rows[0]?.count).toBe(0);
});

test('[SR-09] what is made secret is no longer found, before the index is updated', async () => {
  await createPin('Speckled plate');
  await indexChanges(site.deps);
  expect(await titles('speckled plate')).toEqual(['Speckled plate']);
  await mara.call('Board', 'update', { board_id: boardId, privacy: 'secret' });
  expect(await titles('speckled plate')).toEqual([]);
  await mara.call('Board', 'update', { board_id: boardId, privacy: 'public' });
});

test('[SR-09] without its server, a search is refused, all else works, and changes are found afterwards', async () => {
  await server.stop();
  const refused = await site.visitor().graphql(PINS, { query: 'vase' });
  expect(refused.error?.extensions?.code).toBe('db_unavailable');
  const home = await site.visitor().graphql(HOME);
  expect(home.error).toBeUndefined();
  const made = await createPin('Kiln with a window');
  expect(made.status).toBe(200);
  await expect(indexChanges(site.deps)).rejects.toThrow();
  server = await openServer();
  await indexChanges(site.deps);
  expect(await titles('kiln window')).toEqual(['Kiln with a window']);
});
