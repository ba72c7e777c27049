import { freePort } from '@pegboard/config/free-port';
import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FROM_SOURCES } from '../../testing/from-sources.ts';
import { startSwift, type ObjectServer } from '../../testing/object-server/start-swift.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { openFolderStorage, openS3Storage } from '../open-storage.ts';
import { startServer, type RunningServer } from './fixtures/running-server.ts';

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));
let database: TestDatabase;
let dataDir: string;
let swift: ObjectServer;
let settings: Readonly<Record<string, string>>;
const servers: RunningServer[] = [];

beforeAll(async () => {
  [database, swift] = await Promise.all([createTestDatabase(), startSwift()]);
  dataDir = await mkdtemp(join(tmpdir(), 'pegboard-bucket-'));
  const { bucket, endpoint = '', prefix, credentials } = swift.settings;
  settings = {
    DATABASE_URL: database.url,
    PEGBOARD_DATA_DIR: dataDir,
    PEGBOARD_S3_BUCKET: bucket,
    PEGBOARD_S3_ENDPOINT: endpoint,
    PEGBOARD_S3_PREFIX: prefix,
    PEGBOARD_S3_ACCESS_KEY: credentials?.accessKeyId ?? '',
    PEGBOARD_S3_SECRET_KEY: credentials?.secretAccessKey ?? '',
  };
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await swift.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startWith(storage: 'folder' | 's3'): Promise<RunningServer> {
  const server = await startServer(await freePort(), { ...settings, PEGBOARD_STORAGE: storage });
  servers.push(server);
  return server;
}

/** Runs a command of `pegboard`; returns its output and its exit code. */
async function pegboard(storage: 'folder' | 's3', ...args: readonly string[]) {
  const child = spawn(process.execPath, [...FROM_SOURCES, CLI, ...args], {
    env: { PATH: process.env['PATH'], ...settings, PEGBOARD_STORAGE: storage },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output: output + errors, code: code as number | null };
}

async function countIn(kind: 'folder' | 's3'): Promise<number> {
  const storage = kind === 's3' ? openS3Storage({ s3: swift.settings }) : openFolderStorage({ dataDir });
  let count = 0;
  for await (const _ of storage?.imageStore.list() ?? []) count += 1;
  return count;
}

test('[OP-03] a running site moves from its folder to a bucket and back, and no image is missing at any moment', async () => {
  const before = await startWith('folder');
  const registered = await before.send({
    path: '/resource/UserRegisterResource/create/',
    options: { email: 'mara@pegboard.example', password: 'correct horse battery', full_name: 'Mara Lind' },
  });
  const { session } = registered;
  const call = async (server: RunningServer, resource: string, options: object) => {
    const answer = await server.send({ path: `/resource/${resource}Resource/create/`, options, session });
    expect(answer.status).toBe(200);
    return answer.data.resource_response.data;
  };
  const board = (await call(before, 'Board', { name: 'Pots' })).id;
  const pin = async (server: RunningServer, color: string): Promise<string> => {
    const image = await testPicture(color);
    const { id } = await call(server, 'Pin', { board_id: board, image_base64: image });
    const path = `/resource/PinResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { id } }))}`;
    return (await server.send({ path, session })).data.resource_response.data.images['236x'].url;
  };
  const statusOf = async ({ port }: RunningServer, url: string): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`);
    return (await answer.arrayBuffer()).byteLength > 0 ? answer.status : 0;
  };
  const urls = [await pin(before, '#205060')];
  const after = await startWith('s3');
  urls.push(await pin(after, '#a05060'), await pin(before, '#20b060'));
  const seen = new Set<number>();
  const look = async (server: RunningServer): Promise<void> => {
    for (const url of urls) seen.add(await statusOf(server, url));
  };
  await look(before);
  await look(after);
  const refused = await pegboard('folder', 'media', 'move', '--to', 's3');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('PEGBOARD_STORAGE=s3') });

  for (const to of ['s3', 'folder'] as const) {
    const server = to === 's3' ? after : await startWith('folder');
    if (to === 's3') await before.end();
    const moving = { ends: false };
    const moved = pegboard(to, 'media', 'move', '--to', to).finally(() => (moving.ends = true));
    while (!moving.ends) {
      await look(server);
      await setTimeout(20);
    }
    expect(await moved).toMatchObject({
      code: 0,
      output: expect.stringContaining('files of images and videos moved'),
    });
    expect([await countIn('folder'), await countIn('s3')]).toEqual(to === 's3' ? [0, 54] : [54, 0]);
    await look(server);
  }
  // A busy machine may refuse one, which is repeated; a missing one would be 404.
  expect([...seen].filter((status) => status !== 503)).toEqual([200]);
  const doctor = await pegboard('s3', 'doctor');
  expect(doctor.output).toMatch(/ok {5}bucket/);
  expect(doctor.output).not.toContain(settings['PEGBOARD_S3_SECRET_KEY']);
}, 300_000);
