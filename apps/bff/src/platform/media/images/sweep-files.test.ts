import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { runJob } from '../../../testing/run-job.ts';
import { imagePath } from './process-image.ts';
import { removeImageFiles } from './remove-files.ts';
import { saveImage } from '../../../pins/image-lifecycle/save-image.ts';
import { sweepFiles } from './sweep-files.ts';

const STRAY = 'ab'.repeat(16);

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close(), 30_000);

test('[BF-07] files without an image are removed a day after they are found, unless they have one by then', async () => {
  const { db, imageStore } = site.deps;
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a06030' } })
    .png()
    .toBuffer();
  const saved = await saveImage(site.deps, 'site', { kind: 'upload', bytes });
  if (!saved.ok) throw new Error('The picture of the test was refused.');
  const { signature } = saved.row;
  await imageStore.put(imagePath('236x', STRAY, 'webp'), bytes);
  await runJob(site.deps, sweepFiles);
  const { rows } = await db.execute<{ data: { readonly signature: string }; waits: boolean }>(sql`
    select data, start_after > now() + interval '23 hours' as waits
    from jobs.job where name = 'remove-image-files'`);
  expect(rows).toEqual([{ data: { signature: STRAY }, waits: true }]);
  for (const name of [STRAY, signature]) await runJob(site.deps, removeImageFiles, { signature: name });
  expect(await imageStore.get(imagePath('236x', STRAY, 'webp'))).toBeUndefined();
  expect(await imageStore.get(imagePath('236x', signature, 'webp'))).toBeDefined();
});
