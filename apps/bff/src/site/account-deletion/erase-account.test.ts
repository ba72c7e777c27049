import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountClosedMail, passkeys, users } from '../../people/accounts/index.ts';
import { boardCollaborators } from '../../pins/board-access/tables.ts';
import { purgeLinkPreviews, purgePreviewFile } from '../../pins/link-previews/index.ts';
import { previewFile } from '../../pins/link-previews/preview-subject.ts';
import { exportData } from '../../portability/member-exports/index.ts';
import { businesses, businessMembers } from '../../business/business/tables.ts';
import { imagePath, purgeImageFiles, removeImageFiles } from '../../platform/media/images/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import {
  TEST_PASSWORD,
  testApp,
  type TestAnswer,
  type TestApp,
  type TestVisitor,
} from '../../testing/app.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { runJob } from '../../testing/run-job.ts';
import { runQueued } from '../../testing/run-queued.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { tables } from '../tables.ts';
import { insertCanaryRows, NOT_FILLED, textColumns } from './canary-rows.ts';
import { eraseAccount, eraseDueAccounts } from './erase-account.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const DAY_MS = 86_400_000;
const CANARY = 'quuxzephyr';
/** The lines of the log that name the canary. */
const logged: string[] = [];
/** The addresses that were removed from the CDN. */
const purged: string[] = [];
let site: TestApp;

beforeAll(async () => {
  site = await testApp({
    purgeFiles: async (addresses) => void purged.push(...addresses),
    logStream: { write: (line) => void (line.toLowerCase().includes(CANARY) && logged.push(line)) },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const ok = async (answer: Promise<TestAnswer>): Promise<TestAnswer['data']> => {
  const { status, data, error } = await answer;
  expect([status, error?.code, error?.fields]).toEqual([200, undefined, undefined]);
  return data;
};
const newBoard = async (who: TestVisitor, name: string, more: object = {}): Promise<string> =>
  (await ok(who.call('Board', 'create', { name, ...more }))).id;
const newPin = async (who: TestVisitor, board: string, color: string, more: object = {}): Promise<string> =>
  (await ok(who.call('Pin', 'create', { board_id: board, image_base64: await testPicture(color), ...more })))
    .id;
const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await site.deps.db.execute<Row>(query)).rows;

/** Deletes an account, and erases it two weeks later. */
async function remove(member: TestVisitor): Promise<void> {
  await ok(member.call('UserDeletion', 'create', { password: TEST_PASSWORD }));
  site.clock.now = new Date(Date.now() + 15 * DAY_MS);
  await runJob(site.deps, eraseAccount, { userId: member.id });
  site.clock.now = undefined;
  await indexChanges(site.deps);
  await deliverEvents(site.deps);
}

/** Returns the columns of all tables, also those of the queue, in which a text occurs. */
async function columnsWith(text: string): Promise<readonly string[]> {
  const columns = await rowsOf<{ place: string; schema: string; table: string; column: string }>(sql`
    select table_schema as schema, table_name as table, column_name as column, table_name || '.' || column_name as place
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by place`);
  const found: string[] = [];
  for (const { schema, table, column, place } of columns) {
    const rows = await rowsOf(sql`
      select from ${sql.identifier(schema)}.${sql.identifier(table)}
      where ${sql.identifier(column)}::text ilike ${`%${text}%`} limit 1`);
    if (rows.length > 0) found.push(place);
  }
  return [...new Set(found)];
}

/** Returns the columns with an id, except those that keep ids by their declaration. */
async function columnsWithId(id: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const { name, columns } = getTableConfig(table);
    const treated: Readonly<Record<string, unknown>> = PERSONAL_DATA[name]?.columns ?? {};
    for (const column of columns) {
      if (column.getSQLType() !== 'bigint' || typeof treated[column.name] === 'object') continue;
      const rows = await rowsOf(sql`
        select from ${sql.identifier(name)} where ${sql.identifier(column.name)} = ${BigInt(id)} limit 1`);
      if (rows.length > 0) found.push(`${name}.${column.name}`);
    }
  }
  return found;
}

/** Returns the files below the data directory whose path or content has a text. */
async function filesWith(text: string): Promise<readonly string[]> {
  const dir = site.deps.env.dataDir;
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => file.includes(text) || (await readFile(file)).includes(text)),
  );
  return files.filter((_, at) => found[at] === true);
}

/** Writes the text into every field of a member that the API accepts, and returns the signatures of their images. */
async function leaveTraces(member: TestVisitor, other: TestVisitor): Promise<readonly string[]> {
  const text = `A ${CANARY} word`;
  const { deps } = site;
  const profileUpload = await testUpload(site, member, '#0a0b0c');
  await ok(
    member.call('UserSettings', 'update', {
      full_name: `${CANARY} ${text}`,
      about: text,
      pronouns: CANARY,
      website_url: `https://${CANARY}.example/`,
      username: CANARY,
      image_upload_id: profileUpload,
    }),
  );
  await ok(member.call('UserSettings', 'update', { username: `${CANARY}2` }));
  await ok(member.call('UserEmail', 'update', { email: `${CANARY}@mail.example`, password: TEST_PASSWORD }));
  await deps.db
    .update(users)
    .set({ email: `${CANARY}@old.example` })
    .where(sql`id = ${BigInt(member.id)}`);
  await deps.db.insert(passkeys).values({
    id: `${CANARY}-key`,
    userId: BigInt(member.id),
    name: text,
    publicKey: 'pQ',
    counter: 0,
    transports: [],
  });
  const board = await newBoard(member, text, { description: text });
  const secret = await newBoard(member, `${text} in secret`, { privacy: 'secret' });
  const section = (await ok(member.call('BoardSection', 'create', { board_id: board, title: text }))).id;
  const todos = [{ text, is_done: false }];
  await ok(member.call('BoardNote', 'create', { board_id: board, title: text, text, todos }));
  const texts = { title: text, description: text, alt_text: text, link: `https://${CANARY}.example/cup` };
  const pin = await newPin(member, board, '#010203', { ...texts, section });
  await newPin(member, secret, '#020304', texts);
  const theirBoard = await newBoard(other, 'Boards of the other');
  const theirPin = await newPin(other, theirBoard, '#030405', { title: 'Pin of the other' });
  await ok(other.call('Repin', 'create', { pin_id: pin, board_id: theirBoard }));
  const copy = await ok(member.call('Repin', 'create', { pin_id: theirPin, board_id: board }));
  await ok(member.call('Pin', 'update', { id: copy.id, title: text, description: text }));
  const comment = await ok(member.call('AggregatedComment', 'create', { pin_id: theirPin, text }));
  await ok(other.call('AggregatedComment', 'create', { pin_id: pin, text: 'Comment of the other' }));
  const reply = await ok(
    other.call('AggregatedCommentReply', 'create', { comment_id: comment.id, text: 'Reply of the other' }),
  );
  expect(reply.id).toBeTruthy();
  const theirs = await ok(
    other.call('AggregatedComment', 'create', { pin_id: theirPin, text: 'Another of the other' }),
  );
  await ok(member.call('PinReaction', 'create', { pin_id: theirPin, reaction_type: 1 }));
  await ok(member.call('UserFollow', 'create', { user_id: other.id }));
  await ok(other.call('UserFollow', 'create', { user_id: member.id }));
  await ok(member.v3('PUT', `/v3/boards/${theirBoard}/follow/`));
  await ok(member.call('Conversations', 'create', { user_ids: [other.id], text }));
  await ok(member.call('RecentSearch', 'create', { query: text }));
  await ok(member.call('Mute', 'create', { kind: 'word', value: CANARY }));
  await ok(member.call('Mute', 'create', { kind: 'site', value: `${CANARY}.example` }));
  await ok(
    member.call('Report', 'create', {
      object_type: 'pin',
      object_id: theirPin,
      reason: 'spam',
      detail: text,
    }),
  );
  await ok(member.call('EmailSurvey', 'create', { reason: 'other', comment: text }));
  await ok(
    member.call('BusinessCall', 'create', {
      topic: 'ads',
      day: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
      part_of_day: 'morning',
      phone: '+49 30 1234567',
      message: text,
    }),
  );
  const business = (await ok(member.call('Business', 'create', { kind: 'manager', name: text }))).id;
  await ok(
    member.call('PinDraft', 'create', {
      client_id: randomUUID(),
      content: { ...EMPTY_PIN_DRAFT, title: text, description: text, altText: text },
    }),
  );
  const contentOf = async (pinId: string): Promise<bigint> => {
    const [row] = await rowsOf<{ id: string }>(
      sql`select content_id::text as id from pins where id = ${BigInt(pinId)}`,
    );
    return BigInt(row?.id ?? 0);
  };
  await insertCanaryRows(deps.db, {
    word: CANARY,
    memberId: BigInt(member.id),
    otherId: BigInt(other.id),
    boardId: BigInt(board),
    contentId: await contentOf(pin),
    otherContentId: await contentOf(theirPin),
    otherCommentId: BigInt(theirs.id),
    businessId: BigInt(business),
  });
  await deps.imageStore.put(previewFile(CANARY), Buffer.from(CANARY));
  await ok(member.call('DataExport', 'create'));
  const [exported] = await rowsOf<{ id: string }>(
    sql`select id::text from member_exports where owner_id = ${BigInt(member.id)}`,
  );
  await runJob(deps, exportData, { exportId: exported?.id ?? '' });
  await deliverEvents(deps);
  await indexChanges(deps);
  const mail = await accountClosedMail.write({ userId: member.id }, deps, { id: 'a' });
  expect(mail).toBeNull();
  await deps.sendMail({ to: `${CANARY}@old.example`, subject: text, text, html: text }, 'a key of a mail');
  const images = await rowsOf<{ signature: string }>(sql`
    select distinct signature from images where id in (
      select image_id from contents where creator_id = ${BigInt(member.id)}
      union all select image_id from users where id = ${BigInt(member.id)})`);
  return images.map(({ signature }) => signature);
}

test('[AC-03] [BY-22] [OP-07] a canary account leaves nothing in rows, queues, files, images, indexes and logs', async () => {
  const [member, other] = [await site.member('Canary'), await site.member('Other')];
  const signatures = await leaveTraces(member, other);
  const before = await columnsWith(CANARY);
  expect(before).toEqual(
    expect.arrayContaining([
      'users.username',
      'users.about',
      'users.email',
      'users.new_email',
      'former_usernames.username',
      'boards.name',
      'board_notes.text',
      'board_sections.title',
      'contents.title',
      'pins.title',
      'comments.text',
      'conversation_messages.text',
      'recent_searches.query',
      'mutes.value',
      'reports.detail',
      'pin_drafts.content',
      'passkeys.name',
      'businesses.name',
      'business_calls.message',
      'email_survey_answers.comment',
      'search_documents.title',
      'search_words.word',
    ]),
  );
  const isDeclared = (column: string): boolean => NOT_FILLED.some(({ columns }) => columns.test(column));
  expect(textColumns().filter((column) => !before.includes(column) && !isDeclared(column))).toEqual([]);
  expect(signatures.length).toBeGreaterThanOrEqual(3);
  for (const signature of signatures) expect(await filesWith(signature)).not.toEqual([]);
  expect(await filesWith(CANARY)).not.toEqual([]);
  await remove(member);
  // The queue runs these jobs after the erasure; it runs none in tests.
  for (const signature of signatures) await runJob(site.deps, removeImageFiles, { signature });
  await runQueued(site.deps, [purgeImageFiles]);
  await runJob(site.deps, purgeLinkPreviews);
  await runQueued(site.deps, [purgePreviewFile]);
  // The record of the team stays for two years, and no longer names the account.
  expect(await columnsWith(CANARY)).toEqual(['audit_entries.details']);
  expect(await columnsWithId(member.id)).toEqual([]);
  expect(await filesWith(CANARY)).toEqual([]);
  expect(logged).toEqual([]);
  for (const signature of signatures) {
    expect(await filesWith(signature)).toEqual([]);
    const address = `${site.deps.env.publicUrl}/i/${imagePath('orig', signature, 'webp')}`;
    expect(purged).toContain(address);
  }
  expect(await rowsOf(sql`select from member_exports where owner_id = ${BigInt(member.id)}`)).toEqual([]);
});

test('[AC-03] the images of more contents than one call of a step handles are removed', async () => {
  const member = await site.member('Prolific');
  const board = await newBoard(member, 'Many');
  for (let nth = 10; nth < 35; nth += 1) await newPin(member, board, `#5a${nth}c4`);
  const images = await rowsOf<{ signature: string }>(sql`
    select signature from images where id in (select image_id from contents where creator_id = ${BigInt(member.id)})`);
  expect(images).toHaveLength(25);
  await remove(member);
  const signatures = JSON.stringify(images.map(({ signature }) => signature));
  const ofImages = sql`(select jsonb_array_elements_text(${signatures}::jsonb))`;
  expect(await rowsOf(sql`select from images where signature in ${ofImages}`)).toEqual([]);
  expect(
    await rowsOf(
      sql`select from jobs.job where name = 'remove-image-files' and data ->> 'signature' in ${ofImages}`,
    ),
  ).toHaveLength(25);
});

test('[AC-03] what belongs to others stays, with correct counts', async () => {
  const [member, other] = [await site.member('Leaving'), await site.member('Staying')];
  const [board, theirs] = [await newBoard(member, 'Mine'), await newBoard(other, 'Theirs')];
  const [own, kept] = [await newPin(member, board, '#112200'), await newPin(other, theirs, '#112211')];
  await ok(other.call('Repin', 'create', { pin_id: own, board_id: theirs }));
  await ok(member.call('Repin', 'create', { pin_id: kept, board_id: board }));
  await ok(member.call('AggregatedComment', 'create', { pin_id: kept, text: 'Bye' }));
  await ok(other.call('AggregatedComment', 'create', { pin_id: kept, text: 'I stay' }));
  await ok(member.call('PinReaction', 'create', { pin_id: kept, reaction_type: 1 }));
  await ok(other.call('PinReaction', 'create', { pin_id: kept, reaction_type: 1 }));
  await ok(member.call('UserFollow', 'create', { user_id: other.id }));
  await ok(member.v3('PUT', `/v3/boards/${theirs}/follow/`));
  await remove(member);
  const [counts] = await rowsOf(sql`
    select pin_count, boards.follower_count as followers, users.follower_count, save_count, comment_count, reaction_counts
    from boards join users on users.id = boards.owner_id join pins on pins.board_id = boards.id
      join contents on contents.id = pins.content_id
    where boards.id = ${BigInt(theirs)}`);
  expect(counts).toEqual({
    pin_count: 1,
    followers: 0,
    follower_count: 0,
    save_count: 0,
    comment_count: 1,
    reaction_counts: { 1: 1 },
  });
  expect((await other.get('Pin', { id: kept })).status).toBe(200);
  expect((await other.get('Pin', { id: own })).status).toBe(404);
});

test('[AC-03] a group board passes to the collaborator who joined first, under a name that is free there', async () => {
  const [member, first, second] = [
    await site.member('Owner'),
    await site.member('First'),
    await site.member('Second'),
  ];
  const board = await newBoard(member, 'Trip');
  await newBoard(first, 'Trip');
  const joined = (who: TestVisitor, createdAt: string) => ({
    boardId: BigInt(board),
    userId: BigInt(who.id),
    createdAt: new Date(createdAt),
  });
  await site.deps.db
    .insert(boardCollaborators)
    .values([joined(second, '2026-02-01'), joined(first, '2026-01-01')]);
  const pin = await newPin(second, board, '#445566');
  await newPin(member, board, '#445577');
  const described = await ok(member.get('UserDeletion'));
  expect(described).toEqual({
    obstacle: null,
    has_passkeys: false,
    group_boards: [{ name: 'Trip', next_owner: { username: first.username, full_name: 'First' } }],
  });
  await remove(member);
  const [row] = await rowsOf(
    sql`select owner_id::text, name, pin_count from boards where id = ${BigInt(board)}`,
  );
  expect(row).toEqual({ owner_id: first.id, name: 'Trip 2', pin_count: 1 });
  expect((await second.get('Pin', { id: pin })).status).toBe(200);
});

test('[AC-03] an account is kept until its time is over, and an interrupted erasure is completed', async () => {
  const member = await site.member();
  for (let nth = 0; nth < 3; nth += 1)
    await newPin(member, await newBoard(member, `Board ${nth}`), `#77889${nth}`);
  await ok(member.call('UserDeletion', 'create', { password: TEST_PASSWORD }));
  const count = async (): Promise<number> =>
    (await rowsOf(sql`select from users where id = ${BigInt(member.id)}`)).length;
  await runJob(site.deps, eraseAccount, { userId: member.id });
  expect(await count()).toBe(1);
  site.clock.now = new Date(Date.now() + 15 * DAY_MS);
  const failing = new AbortController();
  const deps = {
    ...site.deps,
    jobs: { ...site.deps.jobs, enqueue: () => Promise.reject(new Error('The process was killed.')) },
  };
  await expect(
    eraseAccount.handle({ userId: member.id }, deps, { id: 'a', signal: failing.signal }),
  ).rejects.toThrow('The process was killed.');
  expect(await count()).toBe(1);
  await runJob(site.deps, eraseDueAccounts);
  expect(
    await rowsOf(sql`select from jobs.job where name = 'erase-account' and data ->> 'userId' = ${member.id}`),
  ).toHaveLength(1);
  await runJob(site.deps, eraseAccount, { userId: member.id });
  expect(await count()).toBe(0);
});

test('[AC-03] an account is not deleted while others depend on its business, or while it owes', async () => {
  const [owner, colleague] = [await site.member(), await site.member()];
  const businessId = newId();
  await site.deps.db.insert(businesses).values({ id: businessId, kind: 'access', name: 'Kiln & Co' });
  await site.deps.db.insert(businessMembers).values([
    { businessId, userId: BigInt(owner.id), role: 'owner' },
    { businessId, userId: BigInt(colleague.id), role: 'admin' },
  ]);
  const remaining = { password: TEST_PASSWORD };
  expect((await owner.call('UserDeletion', 'create', remaining)).error.code).toBe('account_runs_business');
  await site.deps.db.execute(
    sql`update business_members set role = 'owner' where user_id = ${BigInt(colleague.id)}`,
  );
  const account = newId();
  await site.deps.db.execute(sql`
    insert into ad_accounts (id, advertiser_id, name) values (${account}, ${BigInt(owner.id)}, 'Own pins')`);
  await site.deps.db.execute(sql`
    insert into campaigns (id, account_id, name, objective, price_micro, total_micro, spent_micro, starts_on, time_zone)
    values (${newId()}, ${account}, 'One', 'awareness', 1, 1000, 10, '2026-01-01', 'UTC')`);
  expect((await owner.call('UserDeletion', 'create', remaining)).error.code).toBe('account_owes_charges');
  await site.deps.db.execute(
    sql`update campaigns set billed_micro = spent_micro where account_id = ${account}`,
  );
  await remove(owner);
  expect(
    await rowsOf(sql`select user_id::text from business_members where business_id = ${businessId}`),
  ).toEqual([{ user_id: colleague.id }]);
});
