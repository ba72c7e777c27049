import { freePort } from '@pegboard/config/free-port';
import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type RunningServer } from './fixtures/running-server.ts';

const DRAFTS = 12;
let database: TestDatabase;
let dataDir: string;
let client: pg.Client;
let settings: Readonly<Record<string, string>>;
let servers: RunningServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'pegboard-scheduled-'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  settings = { DATABASE_URL: database.url, PEGBOARD_DATA_DIR: dataDir, LOG_LEVEL: 'info' };
  const ports = [await freePort(), await freePort()] as const;
  servers = await Promise.all(ports.map((port) => startServer(port, settings)));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()));
  await client.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Makes all scheduled drafts due in some seconds, with their jobs, and returns that instant. */
async function becomeDueIn(seconds: number): Promise<Date> {
  const at = new Date(Date.now() + seconds * 1000);
  await client.query(
    `update jobs.job set data = jsonb_set(data, '{dueAt}', to_jsonb($1::text)),
       start_after = start_after - ((data ->> 'dueAt')::timestamptz - $1::timestamptz)
     where name = 'publish-scheduled'`,
    [at.toISOString()],
  );
  await client.query(`update pin_drafts set scheduled_at = $1 where state = 'scheduled'`, [at]);
  return at;
}

test('[CR-11] two processes publish scheduled pins once, within a minute, though one of them is killed and started again', async () => {
  const [one, other] = servers;
  if (!one || !other) throw new Error('Two servers were not started.');
  const registered = await one.send({
    path: '/resource/UserRegisterResource/create/',
    options: { email: 'mara@pegboard.example', password: 'correct horse battery', full_name: 'Mara Lind' },
  });
  const call = async (resource: string, options: object) => {
    const path = `/resource/${resource}Resource/create/`;
    const { status, data } = await other.send({ path, options, session: registered.session });
    expect(status).toBe(200);
    return data.resource_response.data;
  };
  const { id: boardId } = await call('Board', { name: 'Pots' });
  const page = { background: { kind: 'color', color: '#336699' }, texts: ['Clay'] };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  for (let nth = 0; nth < DRAFTS; nth += 1) {
    const content = { ...EMPTY_PIN_DRAFT, media: { kind: 'story', pages: [page] }, title: `${nth}`, boardId };
    const { id } = await call('PinDraft', { client_id: randomUUID(), content });
    await call('PinDraftSchedule', { id, local_time: tomorrow, time_zone: 'UTC' });
  }
  const dueAt = await becomeDueIn(2);
  const published = async (): Promise<number> => {
    const { rows } = await client.query(
      `select count(*)::int as n from pin_drafts where state = 'published'`,
    );
    return rows[0].n;
  };
  await expect.poll(published, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
  one.kill();
  servers = [other];
  const [again] = await Promise.all([
    startServer(one.port, settings),
    expect.poll(published, { timeout: 60_000, interval: 250 }).toBe(DRAFTS),
  ]);
  servers = [other, again];
  const { rows } = await client.query<{ title: string; at: Date }>(
    `select contents.title, contents.created_at as at from pins join contents on contents.id = pins.content_id
     where pins.board_id = $1 and pins.deleted_at is null`,
    [boardId],
  );
  expect(new Set(rows.map(({ title }) => title)).size).toBe(DRAFTS);
  expect(rows).toHaveLength(DRAFTS);
  for (const { at } of rows) {
    expect(at.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
    expect(at.getTime()).toBeLessThan(dueAt.getTime() + 60_000);
  }
  const { rows: boards } = await client.query('select pin_count from boards where id = $1', [boardId]);
  expect(boards).toEqual([{ pin_count: DRAFTS }]);
});
