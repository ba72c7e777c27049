import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVideoPlays } from '../../business/business-stats/index.ts';
import { openPartitions } from '../../engagement/events/index.ts';
import { users } from '../../people/accounts/index.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { storeActivity } from './store-activity.ts';

const DURATION_MS = 4000;

let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

test('[CR-16] the videos of the demo business were watched, for a part of their length on average', async () => {
  const { db } = site.deps;
  const owner = await site.member('Kiln and Co');
  const id = BigInt(owner.id);
  await db.update(users).set({ username: 'kilnandco' }).where(eq(users.id, id));
  const board = await owner.call('Board', 'create', { name: 'Films' });
  const image_base64 = await testPicture();
  const pin = await owner.call('Pin', 'create', { board_id: board.data.id, image_base64 });
  const rich = { video: { width: 64, height: 48, duration: DURATION_MS } };
  await db.execute(sql`update contents set rich = ${JSON.stringify(rich)}::jsonb`);
  await openPartitions(db, new Date());
  await storeActivity(db, new Date());
  const { plays = 0, watchedMs = 0 } =
    (await readVideoPlays(db, id, [BigInt(pin.data.id)])).get(BigInt(pin.data.id)) ?? {};
  expect(plays).toBeGreaterThan(0);
  expect(watchedMs / plays).toBeGreaterThan(DURATION_MS * 0.3);
  expect(watchedMs / plays).toBeLessThan(DURATION_MS * 0.9);
});
