import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { blockImage, unblockImage } from './change-list.ts';
import { findBlock } from './find-block.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const check = (text: string) => ({ sha256: hashOf(`file ${text}`), copyHash: hashOf(`copy ${text}`) });

let site: TestApp;
beforeAll(async () => (site = await testApp()));
afterAll(() => site.close());

test('[OP-06] checks that run at once after a start load a list of several pages, and each finds its image', async () => {
  const { db } = site.deps;
  await db.execute(sql`insert into image_blocks (id, copy_hash, distance, reason, created_at)
    select n, encode(sha256(('copy ' || n)::bytea), 'hex'), 31, 'Test', now() from generate_series(1, 21000) n`);
  const wanted = [1, 9999, 10_000, 10_001, 20_000, 21_000];
  const found = await Promise.all(wanted.map((n) => findBlock(db, check(String(n)))));
  expect(found).toEqual(wanted.map(BigInt));
});

test('[OP-06] a check is one statement, which finds the file or the changes of the list', async () => {
  const { db } = site.deps;
  const { sha256, copyHash } = check('later');
  const before = site.statements.count;
  expect(await findBlock(db, { sha256, copyHash })).toBeUndefined();
  expect(site.statements.count - before).toBe(1);
  const block = { sha256: null, copyHash, distance: 31, reason: 'Test' };
  const byCopy = await db.transaction((tx) => blockImage(site.deps, tx, block));
  expect(await findBlock(db, { sha256: undefined, copyHash })).toBe(byCopy);
  const byFile = await db.transaction((tx) =>
    blockImage(site.deps, tx, { ...block, sha256, copyHash: null }),
  );
  expect(await findBlock(db, { sha256, copyHash: null })).toBe(byFile);
  await db.transaction((tx) => unblockImage(site.deps, tx, byFile));
  expect(await findBlock(db, { sha256, copyHash })).toBe(byCopy);
  await db.transaction((tx) => unblockImage(site.deps, tx, byCopy));
  expect(await findBlock(db, { sha256, copyHash })).toBeUndefined();
});
