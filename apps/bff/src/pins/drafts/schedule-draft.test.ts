import { EMPTY_PIN_DRAFT, SCHEDULED_PINS_MAX, type PinDraft } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishScheduled } from '../../site/all-jobs.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { PUBLISH_SCHEDULED } from './publish-scheduled.ts';
import { queueDueDrafts } from './queue-due-drafts.ts';

const NOW = new Date('2026-12-01T08:00:00.000Z');
const DUE_AT = '2026-12-01T08:30:00.000Z';
const TIME = { local_time: '2026-12-01T09:30', time_zone: 'Europe/Berlin' };
let site: TestApp;
let owner: TestVisitor;
let boardId: string;
let uploadId: string;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Mara Lind');
  boardId = (await owner.call('Board', 'create', { name: 'Pots' })).data.id;
  uploadId = await testUpload(site, owner, '#123456');
});
afterAll(() => site.close());
beforeEach(() => void (site.clock.now = NOW));
afterEach(() => void (site.clock.now = undefined));

const ready = (content: Partial<PinDraft> = {}): PinDraft => ({
  ...EMPTY_PIN_DRAFT,
  media: { kind: 'image', image: { uploadId, edit: null, editedUploadId: null } },
  title: 'Cup',
  boardId,
  ...content,
});
const newDraft = async (content = ready(), who = owner): Promise<string> =>
  (await who.call('PinDraft', 'create', { client_id: randomUUID(), content })).data.id;
const schedule = (id: string, time: object = {}, who = owner) =>
  who.call('PinDraftSchedule', 'create', { id, ...TIME, ...time });
const unschedule = (id: string) => owner.call('PinDraftSchedule', 'delete', { id });
const scheduled = async (content?: PinDraft): Promise<string> => {
  const id = await newDraft(content);
  expect((await schedule(id)).status).toBe(200);
  return id;
};
const stateOf = async (id: string) => (await owner.get('PinDraft', { id })).data;
const run = (draftId: string, dueAt = DUE_AT) => runJob(site.deps, publishScheduled, { draftId, dueAt });
/** Advances the clock to the scheduled time. */
const becomeDue = (): void => void (site.clock.now = new Date(DUE_AT));
const pinCount = async (): Promise<number> =>
  (await owner.get('Board', { board_id: boardId })).data.pin_count;
const queuedOf = async (id: string) => {
  const { rows } = await site.deps.db.execute<{ due: string; at: Date }>(sql`
    select data ->> 'dueAt' as due, extract(epoch from start_after)::int as at from jobs.job
    where name = ${PUBLISH_SCHEDULED.name} and data ->> 'draftId' = ${id} order by start_after`);
  return rows;
};

test('[CR-11] a draft is scheduled in local time of a time zone, and queued for its time and half a minute later', async () => {
  const id = await newDraft();
  expect((await schedule(id)).data).toEqual({ scheduled_at: DUE_AT });
  expect(await stateOf(id)).toMatchObject({
    state: 'scheduled',
    scheduled_at: DUE_AT,
    scheduled_zone: 'Europe/Berlin',
    version: 1,
  });
  const at = Date.parse(DUE_AT) / 1000;
  expect(await queuedOf(id)).toEqual([
    { due: DUE_AT, at },
    { due: DUE_AT, at: at + 25 },
  ]);
  expect(
    (await owner.get('PinDrafts', { filter: 'scheduled' })).data.map((one: { id: string }) => one.id),
  ).toContain(id);
});

test('[CR-11] a due draft is published once, by any number of processes', async () => {
  const id = await scheduled();
  const before = await pinCount();
  becomeDue();
  await Promise.all(Array.from({ length: 10 }, () => run(id)));
  await run(id);
  const { state, pin_id: pinId } = await stateOf(id);
  expect(state).toBe('published');
  expect((await owner.get('Pin', { id: pinId })).data.title).toBe('Cup');
  expect(await pinCount()).toBe(before + 1);
  expect((await owner.call('PinDraftPublish', 'create', { id })).data.id).toBe(pinId);
});

test.each([
  [
    'autumn: in the hour that is repeated, at its first occurrence',
    '2026-10-25T02:30',
    '2026-10-25T00:30:00.000Z',
  ],
  ['spring: in the first hour after the one that is skipped', '2027-03-28T03:30', '2027-03-28T01:30:00.000Z'],
])(
  '[CR-11] at a change of the clocks in %s, a draft is published once, however often its jobs run',
  async (_, time, due) => {
    const at = (minutes: number): Date => new Date(Date.parse(due) + minutes * 60_000);
    const runByTwo = async (id: string): Promise<void> => {
      // Both jobs of a schedule may run in either of two processes, whose clocks differ.
      const runs = [site.deps, { ...site.deps, now: () => new Date(Date.parse(due) + 500) }];
      await Promise.all(
        [...runs, ...runs].map((deps) => runJob(deps, publishScheduled, { draftId: id, dueAt: due })),
      );
    };
    site.clock.now = at(-24 * 60);
    const id = await newDraft();
    expect((await schedule(id, { local_time: time })).data).toEqual({ scheduled_at: due });
    const before = await pinCount();
    site.clock.now = at(-1);
    await runJob(site.deps, publishScheduled, { draftId: id, dueAt: at(-1).toISOString() });
    expect(await pinCount()).toBe(before);
    site.clock.now = at(0);
    await runByTwo(id);
    // The same local time an hour later, in autumn.
    site.clock.now = at(60);
    await runByTwo(id);
    expect([await pinCount(), (await stateOf(id)).state]).toEqual([before + 1, 'published']);
  },
);

test('[CR-11] a member who publishes while the job does creates one pin', async () => {
  const id = await scheduled();
  const before = await pinCount();
  becomeDue();
  await Promise.all([owner.call('PinDraftPublish', 'create', { id }), run(id), run(id)]);
  expect(await pinCount()).toBe(before + 1);
});

test('[CR-11] a job that starts early, by either clock, publishes nothing before it is due', async () => {
  const id = await scheduled();
  await run(id, '2026-12-01T08:29:59.000Z');
  expect((await stateOf(id)).state).toBe('scheduled');
  // The clock of this process is half an hour behind that of the database, which started the job at its time.
  await run(id);
  expect((await stateOf(id)).state).toBe('published');
});

test('[CR-11] a rescheduled, cancelled or deleted draft is not published at the old time', async () => {
  const [later, cancelled, deleted] = [await scheduled(), await scheduled(), await scheduled()];
  expect((await schedule(later, { local_time: '2026-12-02T09:30' })).data.scheduled_at).toBe(
    '2026-12-02T08:30:00.000Z',
  );
  expect((await unschedule(cancelled)).status).toBe(200);
  await owner.call('PinDraft', 'delete', { id: deleted });
  becomeDue();
  const before = await pinCount();
  for (const id of [later, cancelled, deleted]) await run(id);
  expect(await pinCount()).toBe(before);
  expect(await stateOf(later)).toMatchObject({ state: 'scheduled' });
  expect(await stateOf(cancelled)).toMatchObject({
    state: 'draft',
    scheduled_at: null,
    scheduled_zone: null,
  });
});

test('[CR-11] a scheduled draft that is changed is published as changed', async () => {
  const id = await scheduled();
  await owner.call('PinDraft', 'update', { id, version: 1, content: ready({ title: 'Bowl' }) });
  expect((await stateOf(id)).state).toBe('scheduled');
  becomeDue();
  await run(id);
  expect((await owner.get('Pin', { id: (await stateOf(id)).pin_id })).data.title).toBe('Bowl');
});

test('[CR-11] a draft that cannot be published is shown with the reason, and can be scheduled again', async () => {
  const board = (await owner.call('Board', 'create', { name: 'Going' })).data.id;
  const id = await scheduled(ready({ boardId: board }));
  await owner.call('Board', 'delete', { board_id: board });
  becomeDue();
  await run(id);
  expect(await stateOf(id)).toMatchObject({
    state: 'failed',
    failure_code: 'board_not_found',
    scheduled_at: DUE_AT,
  });
  for (const filter of ['drafts', 'scheduled', 'all']) {
    const { data } = await owner.get('PinDrafts', { filter, page_size: 100 });
    expect(data.map((one: { id: string }) => one.id)).toContain(id);
  }
  await owner.call('PinDraft', 'update', { id, version: 1, content: ready() });
  expect((await schedule(id, { local_time: '2026-12-01T10:30' })).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ state: 'scheduled', failure_code: null });
});

test('[CR-11] after an internal error a draft stays scheduled and is retried; after an hour the error is shown', async () => {
  const id = await scheduled();
  await site.deps.db.execute(`
    create function broken() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger broken before insert on contents for each row execute function broken()`);
  becomeDue();
  await expect(run(id)).rejects.toThrow();
  expect((await stateOf(id)).state).toBe('scheduled');
  site.clock.now = new Date(Date.parse(DUE_AT) + 3_600_001);
  await run(id);
  await site.deps.db.execute('drop trigger broken on contents; drop function broken()');
  expect(await stateOf(id)).toMatchObject({ state: 'failed', failure_code: 'internal_error' });
});

test('[CR-11] drafts whose jobs were lost are queued again every minute, until they are published', async () => {
  const id = await scheduled();
  await site.deps.db.execute(sql`delete from jobs.job where name = ${PUBLISH_SCHEDULED.name}`);
  const queueDue = () =>
    site.deps.db.transaction((tx) =>
      queueDueDrafts.handle({}, { ...site.deps, db: tx }, { id: '', signal: new AbortController().signal }),
    );
  await queueDue();
  expect(await queuedOf(id)).toEqual([]);
  becomeDue();
  await queueDue();
  expect(await queuedOf(id)).toHaveLength(1);
  await run(id);
  await queueDue();
  expect(await queuedOf(id)).toHaveLength(1);
});

test.each([
  ['in the past', { local_time: '2026-12-01T08:59' }, 422, 'schedule_past'],
  ['31 days ahead', { local_time: '2027-01-01T09:30' }, 422, 'schedule_too_far'],
  ['in no time zone', { time_zone: 'Europe/Nowhere' }, 400, 'invalid_input'],
  ['at an offset', { time_zone: '+01:00' }, 400, 'invalid_input'],
  ['on a day that does not exist', { local_time: '2026-12-32T09:30' }, 400, 'invalid_input'],
  ['in words', { local_time: 'tomorrow' }, 400, 'invalid_input'],
])('[CR-11] a time %s is refused by its field', async (_, time, status, code) => {
  const id = await newDraft();
  const answer = await schedule(id, time);
  expect([answer.status, answer.error.code]).toEqual([status, code]);
  expect(Object.keys(answer.error.fields)).toEqual(Object.keys(time));
  expect((await stateOf(id)).state).toBe('draft');
});

test('[CR-11] a time in the hour that daylight saving skips is rejected by its field', async () => {
  const id = await newDraft();
  site.clock.now = new Date('2026-03-20T00:00:00Z');
  const { status, error } = await schedule(id, { local_time: '2026-03-29T02:30' });
  expect([status, error.code, Object.keys(error.fields)]).toEqual([
    422,
    'schedule_skipped_hour',
    ['local_time'],
  ]);
});

test('[CR-11] a draft that cannot be published cannot be scheduled', async () => {
  const answers = [];
  const waiting: string = (await owner.call('VIP', 'create', { type: 'pinimage' })).data.upload_id;
  const image = { uploadId: waiting, edit: null, editedUploadId: null };
  for (const content of [{ media: null }, { boardId: '99' }, { media: { kind: 'image', image } }] as const)
    answers.push(await schedule(await newDraft(ready(content))));
  expect(answers.map(({ error }) => [error.code, Object.keys(error.fields)])).toEqual([
    ['invalid_input', ['media']],
    ['board_not_found', ['boardId']],
    ['upload_not_ready', ['media.image']],
  ]);
});

test('[CR-11] a member has at most 100 scheduled pins, also when the last ones are scheduled concurrently', async () => {
  const member = await site.member();
  const board: string = (await member.call('Board', 'create', { name: 'Pots' })).data.id;
  const upload = await testUpload(site, member);
  const image = { uploadId: upload, edit: null, editedUploadId: null };
  const content = ready({ boardId: board, media: { kind: 'image', image } });
  await site.deps.db.execute(sql`
    insert into pin_drafts (id, owner_id, client_id, content, state, scheduled_at)
    select n, ${BigInt(member.id)}, gen_random_uuid(), ${JSON.stringify(content)}::jsonb, 'scheduled', now() + interval '30 days'
    from generate_series(1, ${SCHEDULED_PINS_MAX - 1}) n`);
  const [one, two, three] = [
    await newDraft(content, member),
    await newDraft(content, member),
    await newDraft(content, member),
  ];
  const answers = await Promise.all([one, two].map((id) => schedule(id, {}, member)));
  expect(answers.map(({ error }) => String(error?.code ?? 'scheduled')).toSorted()).toEqual([
    'schedule_full',
    'scheduled',
  ]);
  const last = answers[0]?.status === 200 ? one : two;
  expect((await schedule(last, { local_time: '2026-12-01T11:00' }, member)).status).toBe(200);
  // A deleted one frees a slot, and is restored as a draft when the slot is taken.
  await member.call('PinDraft', 'delete', { id: last });
  expect((await schedule(three, {}, member)).status).toBe(200);
  await member.call('PinDraftRestore', 'create', { id: last });
  expect((await member.get('PinDraft', { id: last })).data).toMatchObject({
    state: 'draft',
    scheduled_at: null,
  });
});
