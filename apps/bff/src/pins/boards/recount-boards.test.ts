import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { recountBoards } from './index.ts';
import { boards, boardSections } from '../board-access/tables.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const counters = async () => ({
  boards: await site.deps.db.select({ id: boards.id, pins: boards.pinCount }).from(boards).orderBy(boards.id),
  sections: await site.deps.db
    .select({ id: boardSections.id, pins: boardSections.pinCount })
    .from(boardSections)
    .orderBy(boardSections.id),
});

test('correct pin counters are left unchanged, and wrong ones are recounted', async () => {
  const { db } = site.deps;
  const maker = await site.member();
  const pots = (await maker.call('Board', 'create', { name: 'Pots' })).data.id;
  const kitchen = (await maker.call('Board', 'create', { name: 'Kitchen' })).data.id;
  const cups = (await maker.call('BoardSection', 'create', { board_id: kitchen, title: 'Cups' })).data.id;
  const picture = await testPicture('#a06030', { width: 300, height: 450 });
  const pin = await maker.call('Pin', 'create', { board_id: pots, title: 'A cup', image_base64: picture });
  await maker.call('Repin', 'create', { pin_id: pin.data.id, board_id: kitchen, section: cups });
  const right = await counters();
  expect(right.sections).toMatchObject([{ pins: 1 }]);
  await runJob(site.deps, recountBoards);
  expect(await counters()).toEqual(right);
  await db
    .update(boards)
    .set({ pinCount: 7 })
    .where(eq(boards.id, BigInt(pots)));
  await db.update(boardSections).set({ pinCount: 0 });
  await runJob(site.deps, recountBoards);
  expect(await counters()).toEqual(right);
});
