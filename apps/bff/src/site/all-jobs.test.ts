import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeSessions } from '../people/accounts/index.ts';
import { sessions } from '../people/accounts/tables.ts';
import { ALL_JOBS } from './all-jobs.ts';
import { mutedSources, purgeMutes } from '../relationships/follows/index.ts';
import { purgeInviteCodes } from '../pins/boards/purge-invite-codes.ts';
import { inviteCodes } from '../people/invites/tables.ts';
import { defineJob, openJobQueue } from '../platform/jobs/index.ts';
import { purgeIdempotencyKeys } from '../people/idempotency/purge-idempotency-keys.ts';
import { idempotencyKeys } from '../people/idempotency/tables.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { runJob } from '../testing/run-job.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const ago = (time: string) => sql<Date>`now() - ${time}::interval`;

/** Returns a cron time that is now or in 15 seconds: the next run is a day later. */
function soon(now: Date): string {
  const at = new Date(now.getTime() + 15_000);
  return `${at.getUTCMinutes()} ${at.getUTCHours()} * * *`;
}

test('every job has a name of its own', () => {
  expect(new Set(ALL_JOBS.map(({ name }) => name)).size).toBe(ALL_JOBS.length);
});

test('sessions go when they have ended, however many, and the others stay', async () => {
  const { db } = site.deps;
  const userId = BigInt((await site.member()).id);
  await db.execute(sql`insert into sessions (token_hash, user_id, expires_at)
    select 'ended ' || n, ${userId}, now() - interval '1 minute' from generate_series(1, 2500) n`);
  await runJob(site.deps, purgeSessions);
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
});

test('idempotency keys stay for 24 hours, then they go', async () => {
  const { db } = site.deps;
  const userId = BigInt((await site.member()).id);
  const key = (name: string, age: string) => ({ userId, key: name, requestHash: '', createdAt: ago(age) });
  await db
    .insert(idempotencyKeys)
    .values([key('young', '23 hours 59 minutes'), key('old', '24 hours 1 minute')]);
  await runJob(site.deps, purgeIdempotencyKeys);
  expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'young' }]);
});

test('invite codes go when they have expired', async () => {
  const { db } = site.deps;
  const senderId = BigInt((await site.member()).id);
  const code = (codeHash: string, expiresAt: Date) => ({ codeHash, senderId, channel: 1, expiresAt });
  const hour = 3_600_000;
  await db
    .insert(inviteCodes)
    .values([code('open', new Date(Date.now() + hour)), code('expired', new Date(Date.now() - hour))]);
  await runJob(site.deps, purgeInviteCodes);
  expect(await db.select({ code: inviteCodes.codeHash }).from(inviteCodes)).toEqual([{ code: 'open' }]);
});

test('what no longer stays out of the feeds is forgotten', async () => {
  const { db } = site.deps;
  const userId = BigInt((await site.member()).id);
  const muted = (sourceId: bigint, until: Date) => ({ userId, kind: 'board' as const, sourceId, until });
  const hour = 3_600_000;
  await db
    .insert(mutedSources)
    .values([muted(1n, new Date(Date.now() + hour)), muted(2n, new Date(Date.now() - hour))]);
  await runJob(site.deps, purgeMutes);
  expect(await db.select({ id: mutedSources.sourceId }).from(mutedSources)).toEqual([{ id: 1n }]);
});

test('[BF-09] a job with a time of its own is queued by itself, by one of two processes', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'timed',
    data: purgeSessions.data,
    cron: soon(new Date()),
    async handle() {
      runs += 1;
    },
  });
  const { db, env, log } = site.deps;
  const settings = { url: String(env.databaseUrl), db, jobs: [job], log, works: true, everySeconds: 1 };
  const queues = await Promise.all([openJobQueue(settings), openJobQueue(settings)]);
  await Promise.all(queues.map((queue) => queue.run(site.deps)));
  await expect.poll(() => runs, { timeout: 65_000, interval: 250 }).toBe(1);
  await Promise.all(queues.map((queue) => queue.close()));
  expect(runs).toBe(1);
});
