import { sql } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removePictureIfUnused } from '../pins/image-lifecycle/index.ts';
import { lockPicture, removeImageFiles, videoPath } from '../platform/media/images/index.ts';
import { exportData } from '../portability/member-exports/index.ts';
import { TEST_PASSWORD, testApp, type TestApp, type TestVisitor } from '../testing/app.ts';
import { startHttpFaultProxy, type FaultProxy } from '../testing/object-server/fault-proxy.ts';
import {
  hasSwift,
  s3SettingsAt,
  startSwift,
  type ObjectServer,
} from '../testing/object-server/start-swift.ts';
import { runJob } from '../testing/run-job.ts';
import { testPicture } from '../testing/test-picture.ts';
import { eraseExports } from './account-deletion/erase-files.ts';
import { openS3Storage } from './open-storage.ts';
import { checkStore } from './operations/doctor/check-machine.ts';
import { moveMedia } from './operations/move-media.ts';

describe.skipIf(!hasSwift())('a site whose files are in a bucket', () => {
  let server: ObjectServer;
  let proxy: FaultProxy;
  let site: TestApp;
  let member: TestVisitor;
  let board: string;
  let shades = 0;

  beforeAll(async () => {
    server = await startSwift();
    proxy = await startHttpFaultProxy(server.port);
    site = await testApp({ s3: s3SettingsAt(proxy.port) });
    member = await site.member();
    board = (await member.call('Board', 'create', { name: 'Pots' })).data.id;
  });
  beforeEach(() => proxy.cause('none'));
  afterAll(async () => {
    await site.close();
    await proxy.close();
    await server.close();
  });

  const storage = () => {
    const opened = openS3Storage({ s3: s3SettingsAt(server.port) });
    if (!opened) throw new Error('No bucket is set.');
    return opened;
  };
  async function pathsOf(kind: 'imageStore' | 'exportStore', part = ''): Promise<readonly string[]> {
    const found = [];
    for await (const path of storage()[kind].list()) if (path.includes(part)) found.push(path);
    return found;
  }
  async function newPin(): Promise<{
    readonly id: string;
    readonly signature: string;
    readonly url: string;
  }> {
    const image = await testPicture(`#2070${(16 + (shades += 1)).toString(16)}`);
    const { data } = await member.call('Pin', 'create', { board_id: board, image_base64: image });
    const pin = (await member.get('Pin', { id: data.id })).data;
    return { id: data.id, signature: pin.image_signature, url: pin.images['236x'].url };
  }
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
  const cookies = () => [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  test('[OP-03] stores images there alone, and serves them', async () => {
    const { signature, url } = await newPin();
    expect((await pathsOf('imageStore', signature)).length).toBe(18);
    expect(await readdir(site.deps.env.dataDir)).not.toContain('images');
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('[OP-03] serves videos in ranges', async () => {
    const { signature } = await newPin();
    await site.deps.imageStore.put(videoPath('720p', signature), Buffer.from('0123456789'));
    const answer = await get(`/i/${videoPath('720p', signature)}`, { range: 'bytes=2-5' });
    expect([answer.statusCode, answer.payload]).toEqual([206, '2345']);
    expect(answer.headers['content-range']).toBe('bytes 2-5/10');
  });

  test('[OP-03] sends the bucket no request for a page of Pins', async () => {
    const { id } = await newPin();
    proxy.cause('none');
    await member.get('Pin', { id });
    await member.get('BoardFeed', { board_id: board });
    expect(['GET', 'HEAD', 'PUT'].map((method) => proxy.requests(method))).toEqual([0, 0, 0]);
  });

  test('[OP-03] [OP-07] removes every file of a deleted image', async () => {
    const { id, signature } = await newPin();
    await member.call('Pin', 'delete', { id });
    const { rows } = await site.deps.db.execute<{ id: string }>(
      sql`select id::text from images where signature = ${signature}`,
    );
    site.clock.now = new Date(Date.now() + 600_000);
    expect(await removePictureIfUnused(site.deps, BigInt(rows[0]?.id ?? 0))).toBe(true);
    site.clock.now = undefined;
    proxy.cause('unavailable', { method: 'DELETE' });
    await expect(runJob(site.deps, removeImageFiles, { signature })).rejects.toThrow();
    proxy.cause('none');
    await runJob(site.deps, removeImageFiles, { signature });
    expect(await pathsOf('imageStore', signature)).toEqual([]);
  });

  test('[OP-03] [OP-07] stores exports there, sends them in parts, and removes them with their account', async () => {
    const exportId = (await member.call('DataExport', 'create')).data.id;
    proxy.cause('unavailable', { method: 'PUT' });
    await expect(runJob(site.deps, exportData, { exportId })).rejects.toThrow();
    proxy.cause('none');
    await runJob(site.deps, exportData, { exportId });
    expect(await pathsOf('exportStore')).toEqual([`${exportId}.zip`]);
    expect(await readdir(join(site.deps.env.dataDir, 'exports'))).toEqual([]);
    const confirmed = await member.call('DataExportDownload', 'create', {
      id: exportId,
      password: TEST_PASSWORD,
    });
    const address: string = confirmed.data.download_url;
    const answer = await get(address, { cookie: cookies(), range: 'bytes=0-3' });
    expect([answer.statusCode, answer.payload]).toEqual([206, 'PK\u0003\u0004']);
    await eraseExports(site.deps, { id: BigInt(member.id), email: '' });
    expect(await pathsOf('exportStore')).toEqual([]);
  });

  test('[OP-03] a Pin whose image cannot be stored is refused, and is not there', async () => {
    proxy.cause('unavailable', { method: 'PUT' });
    const image = await testPicture('#fedcba');
    const answer = await member.call('Pin', 'create', { board_id: board, image_base64: image });
    expect([answer.status, answer.error?.code]).toEqual([503, 'storage_unavailable']);
    proxy.cause('none');
    expect((await member.call('Pin', 'create', { board_id: board, image_base64: image })).status).toBe(200);
  });

  test('[OP-03] pages are served while the bucket is unavailable, and readiness reports it', async () => {
    const { id, url } = await newPin();
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', files: 'reachable' });
    proxy.cause('unavailable');
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', files: 'unreachable' });
    expect((await member.get('Pin', { id })).status).toBe(200);
    expect((await get(url)).statusCode).toBe(503);
  });

  test('[OP-03] a transaction that stores files may wait for them longer than others', async () => {
    const shown = await site.deps.db.transaction(async (tx) => {
      await lockPicture(tx, 'a name');
      return tx.execute<{ value: string }>(
        sql`select current_setting('idle_in_transaction_session_timeout') as value`,
      );
    });
    expect(shown.rows).toEqual([{ value: '1min' }]);
  });

  test('[OP-03] the doctor reports missing rights', async () => {
    const check = () => checkStore('bucket', site.deps.imageStore, 'advice');
    expect(await check()).toMatchObject({ about: 'bucket', state: 'good' });
    proxy.cause('refused', { method: 'DELETE' });
    expect(await check()).toMatchObject({
      state: 'wrong',
      says: expect.stringMatching(/S3 could not delete.* 403/),
    });
  });

  test('[OP-03] all files move to the folder and back while they are read, and the site must store new files there', async () => {
    const { url } = await newPin();
    const env = { ...site.deps.env, s3: s3SettingsAt(server.port) };
    const settings = { databaseUrl: env.databaseUrl ?? '', say: () => undefined, graceMs: 200 };
    const count = (await pathsOf('imageStore', '/')).length;
    await expect(moveMedia(env, { ...settings, to: 'folder' })).rejects.toThrow('PEGBOARD_STORAGE=folder');
    for (const to of ['folder', 's3'] as const) {
      const statuses = new Set<number>();
      const moving = moveMedia({ ...env, storage: to }, { ...settings, to });
      let moves = true;
      const end = moving.finally(() => void (moves = false));
      while (moves) statuses.add((await get(url)).statusCode);
      expect((await end)[0]).toMatchObject({ moved: count, failed: 0 });
      // A busy machine may refuse one, which is repeated; a missing one would be 404.
      expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
      expect((await pathsOf('imageStore', '/')).length).toBe(to === 's3' ? count : 0);
    }
    expect((await get(url)).statusCode).toBe(200);
  });
});
