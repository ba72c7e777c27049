import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { FREE_MB_TO_WARN, freeMb, warnLowDiskSpace } from './free-space.ts';

// Processes, databases and archives are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: TestApp;
let maker: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  maker = await site.member();
  // Simulates the error of PostgreSQL when a table cannot grow, for each row of a board.
  await site.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on boards for each row execute function no_room()`);
});
afterAll(() => site.close());

test('[BF-10] a full disk of the database is 503 storage_full, changes nothing, and reads go on', async () => {
  const refused = await maker.call('Board', 'create', { name: 'Kites' });
  expect(refused).toMatchObject({ status: 503, error: { code: 'storage_full' } });
  expect(JSON.stringify(refused.error)).not.toMatch(/extend|device|53100/i);
  const { data } = await maker.get('Boards', { username: maker.username });
  expect(data).toEqual([]);
  await site.pool.query('drop trigger no_room on boards');
  expect((await maker.call('Board', 'create', { name: 'Kites' })).status).toBe(200);
});

test('[BF-10] free space is checked at the start, also of a folder that is not there yet', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'pegboard-space-'));
  const said: string[] = [];
  await warnLowDiskSpace({ dataDir: join(dir, 'not/yet') }, (line) => void said.push(line));
  expect(said.length).toBe((await freeMb(dir)) < FREE_MB_TO_WARN ? 1 : 0);
  await rm(dir, { recursive: true });
});
