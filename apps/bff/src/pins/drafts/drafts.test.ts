import { EMPTY_PIN_DRAFT, PIN_DRAFTS_MAX, type PinDraft } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { purgeUploads, uploads } from '../uploads/index.ts';
import { sweepPictures } from '../image-lifecycle/index.ts';
import { purgeDrafts } from './purge-drafts.ts';
import { pinDrafts, pinDraftUploads } from './tables.ts';

const DAY_MS = 86_400_000;
let site: TestApp;
let owner: TestVisitor;
let other: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  [owner, other] = [await site.member('Mara Lind'), await site.member('Noor Vale')];
});
afterAll(() => site.close());
afterEach(() => void (site.clock.now = undefined));

const draft = (content: Partial<PinDraft> = {}): PinDraft => ({ ...EMPTY_PIN_DRAFT, ...content });
const image = (uploadId: string, editedUploadId: string | null = null): PinDraft['media'] => ({
  kind: 'image',
  image: { uploadId, edit: null, editedUploadId },
});
const create = (content = draft(), clientId: string = randomUUID(), who = owner, more: object = {}) =>
  who.call('PinDraft', 'create', { client_id: clientId, content, ...more });
const update = (id: string, version: number, content: PinDraft, who = owner) =>
  who.call('PinDraft', 'update', { id, version, content });
const read = (id: string, who = owner) => who.get('PinDraft', { id });
const idsOf = (answer: { readonly data: readonly { readonly id: string }[] }): readonly string[] =>
  answer.data.map(({ id }) => id);

test('[CR-10] a draft is stored completely, and can be continued on another device of the member', async () => {
  const uploadId = await testUpload(site, owner, '#123456', { width: 300, height: 400 });
  const content = draft({
    title: '  Cup\nof clay ',
    media: image(uploadId),
    topicIds: ['7'],
    link: 'not yet',
  });
  const { data, status } = await create(content);
  expect(status).toBe(200);
  expect(data).toMatchObject({ version: 1 });
  const { data: stored } = await read(data.id);
  expect(stored).toMatchObject({ id: data.id, version: 1, state: 'draft', pin_id: null, failure_code: null });
  expect(stored.content).toEqual(content);
  expect(stored.images).toEqual({ [uploadId]: { signature: expect.any(String), width: 300, height: 400 } });
  const { data: changed } = await update(data.id, 1, draft({ title: 'Bowl' }));
  expect(changed.version).toBe(2);
  expect((await read(data.id)).data).toMatchObject({ version: 2, content: { title: 'Bowl' }, images: {} });
});

test('[CR-10] drafts are not duplicated: 20 requests with one device id, concurrent and later, create one draft', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => create(draft({ title: 'One' }), clientId)),
  );
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(answers.every(({ data }) => data.version === 1)).toBe(true);
  const goesOn = await create(draft({ title: 'Two' }), clientId);
  expect(goesOn.data).toMatchObject({ id: answers[0]?.data.id, version: 2 });
  expect((await create(draft({ title: 'Three' }), clientId)).error.code).toBe('draft_changed');
  expect((await create(draft({ title: 'Three' }), clientId, owner, { version: 2 })).data.version).toBe(3);
  expect((await create(draft(), clientId, other)).data.id).not.toBe(goesOn.data.id);
});

test('[CR-10] a device that has not read the latest version overwrites nothing', async () => {
  const { data } = await create(draft({ title: 'One' }));
  expect((await update(data.id, 1, draft({ title: 'Phone' }))).data.version).toBe(2);
  const late = await update(data.id, 1, draft({ title: 'Laptop' }));
  expect([late.status, late.error.code]).toEqual([409, 'draft_changed']);
  expect((await read(data.id)).data.content.title).toBe('Phone');
});

test('[CR-10] of 20 concurrent changes of one version, one is stored', async () => {
  const { data } = await create();
  const changes = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => update(data.id, 1, draft({ title: `Change ${nth}` }))),
  );
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(changes.filter(({ error }) => error?.code === 'draft_changed')).toHaveLength(19);
  expect((await read(data.id)).data.version).toBe(2);
});

test('[CR-10] unchanged content keeps its version, also when the response was lost', async () => {
  const { data } = await create(draft({ title: 'One' }));
  expect((await update(data.id, 1, draft({ title: 'One' }))).data).toEqual(data);
  await update(data.id, 1, draft({ title: 'Two' }));
  expect((await update(data.id, 1, draft({ title: 'Two' }))).data.version).toBe(2);
});

test('[CR-10] a draft is visible to its owner only: for others it does not exist', async () => {
  const { data } = await create();
  const refused = await Promise.all([
    read(data.id, other),
    update(data.id, 1, draft({ title: 'Mine' }), other),
    other.call('PinDraft', 'delete', { id: data.id }),
    other.call('PinDraftPublish', 'create', { id: data.id }),
    other.call('PinDraftSchedule', 'create', {
      id: data.id,
      local_time: '2026-12-01T09:30',
      time_zone: 'Europe/Berlin',
    }),
    other.call('PinDraftSchedule', 'delete', { id: data.id }),
    other.call('PinDraftRestore', 'create', { id: data.id }),
  ]);
  // The scheduled time of the fifth request may have passed; that error takes precedence.
  expect(refused.filter((_, nth) => nth !== 4).map(({ error }) => error.code)).toEqual(
    Array(6).fill('draft_not_found'),
  );
  expect(refused[4]?.status).not.toBe(200);
  expect((await other.get('PinDrafts')).data.map(({ id }: { id: string }) => id)).not.toContain(data.id);
});

test('[CR-10] the upload of another member in a draft is neither shown nor stored for it', async () => {
  const theirs = await testUpload(site, other);
  const { data } = await create(draft({ media: image(theirs) }));
  expect((await read(data.id)).data.images).toEqual({});
  expect(
    await site.deps.db.$count(pinDraftUploads, sql`${pinDraftUploads.draftId} = ${BigInt(data.id)}`),
  ).toBe(0);
});

test.each([
  ['an unknown key', { ...EMPTY_PIN_DRAFT, owner: '7' }],
  ['a text that is too long', draft({ title: 'a'.repeat(5001) })],
  ['a text that cannot be stored', draft({ title: 'a\0b' })],
  ['an ill-formed text', draft({ title: '\ud800' })],
  ['11 topics', draft({ topicIds: Array.from({ length: 11 }, (_, nth) => String(nth + 1)) })],
  [
    'a colour that is none',
    {
      ...EMPTY_PIN_DRAFT,
      media: { kind: 'story', pages: [{ background: { kind: 'color', color: 'red;}' }, texts: [] }] },
    },
  ],
])('[CR-10] a draft with %s is refused', async (_, content) => {
  expect((await create(content as PinDraft)).error.code).toBe('invalid_input');
});

test('[CR-10] drafts are listed by their last change, a page at a time, by filter', async () => {
  const member = await site.member();
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    site.clock.now = new Date(Date.now() + ids.length * 1000);
    ids.push((await create(draft({ title }), randomUUID(), member)).data.id);
  }
  site.clock.now = new Date(Date.now() + 10_000);
  await update(ids[0] ?? '', 1, draft({ title: 'One, changed' }), member);
  const first = await member.get('PinDrafts', { filter: 'drafts', page_size: 2 });
  expect(idsOf(first)).toEqual([ids[0], ids[2]]);
  const second = await member.get('PinDrafts', {
    filter: 'drafts',
    page_size: 2,
    bookmarks: [first.bookmark],
  });
  expect(idsOf(second)).toEqual([ids[1]]);
  expect(second.bookmark).toBe('-end-');
  expect(idsOf(await member.get('PinDrafts', { filter: 'all' }))).toHaveLength(3);
  expect(idsOf(await member.get('PinDrafts', { filter: 'scheduled' }))).toEqual([]);
});

test('[CR-10] a deleted draft is gone, can be restored within a minute, and not later', async () => {
  const { data } = await create(draft({ title: 'Gone' }));
  expect((await owner.call('PinDraft', 'delete', { id: data.id })).status).toBe(200);
  expect((await read(data.id)).status).toBe(404);
  expect((await update(data.id, 1, draft())).error.code).toBe('draft_not_found');
  expect((await owner.call('PinDraft', 'delete', { id: data.id })).status).toBe(404);
  expect((await owner.call('PinDraftRestore', 'create', { id: data.id })).data).toEqual(data);
  expect((await owner.call('PinDraftRestore', 'create', { id: data.id })).status).toBe(404);
  await owner.call('PinDraft', 'delete', { id: data.id });
  site.clock.now = new Date(Date.now() + 61_000);
  expect((await owner.call('PinDraftRestore', 'create', { id: data.id })).status).toBe(404);
});

test('[CR-10] a draft that was deleted without its device knowing is not created again', async () => {
  const clientId = randomUUID();
  const { data } = await create(draft(), clientId);
  await owner.call('PinDraft', 'delete', { id: data.id });
  expect((await create(draft({ title: 'Again' }), clientId)).error.code).toBe('draft_not_found');
});

test('[CR-10] a draft unchanged for 30 days is removed, a deleted one after an hour, a scheduled one never', async () => {
  const member = await site.member();
  const [old, young, scheduled, gone] = await Promise.all(
    Array.from({ length: 4 }, async () => (await create(draft(), randomUUID(), member)).data.id),
  );
  const set = (id: unknown, change: string) =>
    site.deps.db.execute(sql.raw(`update pin_drafts set ${change} where id = ${String(id)}`));
  await set(old, `updated_at = now() - interval '30 days 1 minute'`);
  await set(young, `updated_at = now() - interval '29 days 23 hours'`);
  await set(
    scheduled,
    `updated_at = now() - interval '31 days', state = 'scheduled', scheduled_at = now() + interval '1 hour'`,
  );
  await set(gone, `deleted_at = now() - interval '61 minutes'`);
  await runJob(site.deps, purgeDrafts);
  const left = await site.deps.db
    .select({ id: pinDrafts.id })
    .from(pinDrafts)
    .where(sql`${pinDrafts.ownerId} = ${BigInt(member.id)}`);
  expect(new Set(left.map(({ id }) => String(id)))).toEqual(new Set([young, scheduled]));
});

test('[CR-10] the uploads of a draft and their images are retained as long as it is', async () => {
  const [used, edited, unused] = [
    await testUpload(site, owner, '#010203'),
    await testUpload(site, owner, '#040506'),
    await testUpload(site, owner, '#070809'),
  ];
  const { data } = await create(draft({ media: image(used, edited) }));
  const there = async () => {
    const rows = await site.deps.db.select({ id: uploads.id, imageId: uploads.imageId }).from(uploads);
    return rows.map(({ id }) => String(id)).filter((id) => [used, edited, unused].includes(id));
  };
  site.clock.now = new Date(Date.now() + 2 * DAY_MS);
  await runJob(site.deps, purgeUploads);
  await runJob(site.deps, sweepPictures);
  expect((await there()).toSorted()).toEqual([used, edited].toSorted());
  expect(Object.keys((await read(data.id)).data.images)).toHaveLength(2);
  await owner.call('PinDraft', 'delete', { id: data.id });
  site.clock.now = new Date(Date.now() + 3 * DAY_MS);
  await runJob(site.deps, purgeDrafts);
  await runJob(site.deps, purgeUploads);
  expect(await there()).toEqual([]);
});

test('[CR-10] a member has at most 2,000 drafts, also when the last ones are created concurrently', async () => {
  const member = await site.member();
  await site.deps.db.execute(sql`
    insert into pin_drafts (id, owner_id, client_id, content)
    select n, ${BigInt(member.id)}, gen_random_uuid(), ${JSON.stringify(EMPTY_PIN_DRAFT)}::jsonb
    from generate_series(1, ${PIN_DRAFTS_MAX - 1}) n`);
  const last = await Promise.all([0, 1].map(() => create(draft(), randomUUID(), member)));
  expect(last.map(({ error }) => String(error?.code ?? 'created')).toSorted()).toEqual([
    'created',
    'drafts_full',
  ]);
});

test('[CR-10] the drafts of a closed account are deleted with it', async () => {
  const member = await site.member();
  const upload = await testUpload(site, member);
  await create(draft({ media: image(upload) }), randomUUID(), member);
  await site.deps.db.execute(sql`delete from users where id = ${BigInt(member.id)}`);
  expect(await site.deps.db.$count(pinDrafts, sql`${pinDrafts.ownerId} = ${BigInt(member.id)}`)).toBe(0);
});
