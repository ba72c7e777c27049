import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import {
  APPEAL_DAYS,
  removeUnpinned,
  sweepPictures,
  withholdRemoved,
} from '../../pins/image-lifecycle/index.ts';
import { removeImageFiles } from '../../platform/media/images/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { noisyPhoto, testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { runQueued } from '../../testing/run-queued.ts';

const DAY_MS = 86_400_000;
let site: TestApp;
let moderator: TestVisitor;
let reporter: TestVisitor;
let shade = 16;

beforeAll(async () => {
  site = await testApp();
  [moderator, reporter] = [await site.member('Moderator'), await site.member('Reporter')];
  await setRole(site.deps.db, moderator.username, 'moderator');
});
afterAll(() => site.close(), 30_000);
afterEach(() => void (site.clock.now = undefined));

type Published = {
  readonly owner: TestVisitor;
  readonly board: string;
  readonly pin: string;
  readonly url: string;
  readonly signature: string;
};

async function publish(image?: string): Promise<Published> {
  const owner = await site.member('Owner');
  const board = (await owner.call('Board', 'create', { name: 'Cups' })).data.id;
  const picture = image ?? (await testPicture(`#4070${(shade += 1).toString(16)}`));
  const pin = (await owner.call('Pin', 'create', { board_id: board, title: 'Cup', image_base64: picture }))
    .data.id;
  return { owner, board, pin, ...(await imageOf(pin)) };
}
async function imageOf(pin: string): Promise<{ readonly url: string; readonly signature: string }> {
  const { data } = await site.visitor().get('Pin', { id: pin });
  return { url: data.images['236x'].url, signature: data.image_signature };
}
const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode;

/** Removes what was published, runs the jobs of the decision, and returns its id. */
async function remove(kind: 'pin' | 'board', id: string): Promise<string> {
  const about = { object_type: kind, object_id: id };
  await reporter.call('Report', 'create', { ...about, reason: 'spam' });
  const { data } = await moderator.call('ModerationDecision', 'create', { ...about, decision: 'remove' });
  await runQueued(site.deps, [withholdRemoved, removeImageFiles]);
  return data.id;
}
async function answer(owner: TestVisitor, decision: string, how: 'upheld' | 'withdrawn'): Promise<void> {
  await appeal(owner, decision);
  const open = (await moderator.get('OpenAppeals')).data.find(
    (each: { readonly decision_id: string }) => each.decision_id === decision,
  );
  await moderator.call('Appeal', 'update', { id: open.id, answer: how, text: 'We looked at it again.' });
}
const appeal = (owner: TestVisitor, decision: string) =>
  owner.call('Appeal', 'create', { decision_id: decision, text: 'It is a cup, and no spam at all.' });

/** Runs the jobs that delete images, some days from now. */
async function deleteUnused(days: number): Promise<void> {
  site.clock.now = new Date(Date.now() + days * DAY_MS);
  for (const job of [removeUnpinned, sweepPictures]) await runJob(site.deps, job);
  await runQueued(site.deps, [withholdRemoved, removeImageFiles]);
}
/** Returns the names of the images of a pin, also of a removed one. */
async function namesOf(pin: string): Promise<readonly string[]> {
  const { rows } = await site.deps.db.execute<{ signature: string }>(sql`
    select signature from pins join contents on contents.id = pins.content_id join images on images.id = contents.image_id
    where pins.id = ${pin}`);
  return rows.map(({ signature }) => signature);
}
async function filesOf(signature: string): Promise<number> {
  let count = 0;
  for await (const path of site.deps.imageStore.list()) if (path.includes(signature)) count += 1;
  return count;
}

test('[OP-07] [AC-10] the image of a removed pin is at no address at once, and returns with its board, section and position when an appeal succeeds', async () => {
  const { owner, board, pin, url, signature } = await publish();
  const section = (await owner.call('BoardSection', 'create', { board_id: board, title: 'Blue' })).data.id;
  await site.pool.query('update pins set section_id = $1, position = 7.5 where id = $2', [section, pin]);
  const placeOf = async () => {
    const { rows } = await site.pool.query(
      'select board_id, section_id, position, deleted_at from pins where id = $1',
      [pin],
    );
    return rows[0];
  };
  const before = await placeOf();
  expect(before.section_id).toBe(section);
  const decision = await remove('pin', pin);
  expect([await statusOf(url), await filesOf(signature)]).toEqual([404, 0]);
  const [name = ''] = await namesOf(pin);
  expect(name).not.toBe(signature);
  expect(await filesOf(name)).toBe(18);
  await deleteUnused(APPEAL_DAYS - 1);
  site.clock.now = undefined;
  await answer(owner, decision, 'withdrawn');
  expect(await placeOf()).toEqual(before);
  const shown = await imageOf(pin);
  expect([shown.signature, await statusOf(shown.url)]).toEqual([name, 200]);
  await deleteUnused(APPEAL_DAYS + 1);
  expect(await filesOf(name)).toBe(18);
});

test('[OP-07] [AC-10] the image of a removed pin is deleted when the time for an appeal is over, and an appeal is refused then', async () => {
  const { owner, pin, signature } = await publish();
  const decision = await remove('pin', pin);
  const [name = ''] = await namesOf(pin);
  const [open] = (await owner.get('Appeal')).data;
  expect(open.can_appeal).toBe(true);
  await deleteUnused(APPEAL_DAYS + 1);
  expect([await filesOf(signature), await filesOf(name), await namesOf(pin)]).toEqual([0, 0, []]);
  const [closed] = (await owner.get('Appeal')).data;
  expect(closed).toMatchObject({ can_appeal: false, appeal_until: open.appeal_until });
  expect((await appeal(owner, decision)).error.code).toBe('appeal_too_late');
});

test('[OP-07] [AC-10] an open appeal keeps the image, and one that is upheld deletes it', async () => {
  const { owner, pin } = await publish();
  const decision = await remove('pin', pin);
  const [name = ''] = await namesOf(pin);
  await appeal(owner, decision);
  await deleteUnused(APPEAL_DAYS + 1);
  expect(await filesOf(name)).toBe(18);
  await answer(owner, decision, 'upheld');
  await runQueued(site.deps, [withholdRemoved, removeImageFiles]);
  expect([await filesOf(name), await namesOf(pin)]).toEqual([0, []]);
});

test('[OP-07] [AC-10] the images of a removed board are withheld, and return with it', async () => {
  const { owner, board, pin, url } = await publish();
  const decision = await remove('board', board);
  expect(await statusOf(url)).toBe(404);
  await deleteUnused(1);
  site.clock.now = undefined;
  await answer(owner, decision, 'withdrawn');
  expect(await statusOf((await imageOf(pin)).url)).toBe(200);
});

test('[OP-07] a blocked image is deleted at once, whether or not an appeal can be sent', async () => {
  const photo = `data:image/jpeg;base64,${(await noisyPhoto(200, 300)).toString('base64')}`;
  const { pin } = await publish(photo);
  await remove('pin', pin);
  const [name = ''] = await namesOf(pin);
  await deleteUnused(1);
  expect(await filesOf(name)).toBe(18);
  site.clock.now = undefined;
  const block = { pin_id: pin, reason: 'Known abuse' };
  expect((await moderator.call('ImageBlock', 'create', block)).status).toBe(200);
  await deleteUnused(1);
  expect([await filesOf(name), await namesOf(pin)]).toEqual([0, []]);
});

test('[OP-07] an image that another pin of its owner shows stays at its address, until that one is deleted', async () => {
  const image = await testPicture(`#4070${(shade += 1).toString(16)}`);
  const { owner, board, pin, url } = await publish(image);
  const other = (await owner.call('Pin', 'create', { board_id: board, title: 'Same', image_base64: image }))
    .data.id;
  await remove('pin', pin);
  expect(await statusOf(url)).toBe(200);
  await owner.call('Pin', 'delete', { id: other });
  await deleteUnused(0.01);
  expect([await statusOf(url), (await namesOf(pin)).length]).toEqual([404, 1]);
});

test('[OP-07] a pin that its owner deleted loses its image although a moderator had restored it before', async () => {
  const { owner, pin } = await publish();
  await answer(owner, await remove('pin', pin), 'withdrawn');
  const { signature } = await imageOf(pin);
  await owner.call('Pin', 'delete', { id: pin });
  await deleteUnused(0.01);
  expect([await filesOf(signature), await namesOf(pin)]).toEqual([0, []]);
});

test('[OP-07] [CR-07] captions of a removed video are at no address', async () => {
  const { pin } = await publish();
  const name = 'c'.repeat(32);
  await site.pool.query(
    `insert into captions (name, content_id, vtt) select $1, content_id, 'WEBVTT' from pins where id = $2`,
    [name, pin],
  );
  expect(await statusOf(`/captions/${name}.vtt`)).toBe(200);
  await remove('pin', pin);
  expect(await statusOf(`/captions/${name}.vtt`)).toBe(404);
});
