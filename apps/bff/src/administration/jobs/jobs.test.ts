import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeSessions, setRole } from '../../people/accounts/index.ts';
import { purgeAuditLog } from '../../people/audit-log/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

const KIND = purgeSessions.name;

let site: TestApp;
let employee: TestVisitor;
let moderator: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  [employee, moderator] = [await site.member('Employee'), await site.member('Moderator')];
  await setRole(site.deps.db, employee.username, 'employee');
  await setRole(site.deps.db, moderator.username, 'moderator');
});
afterAll(() => site.close());

/** Queues a job that has failed permanently, with an error whose message has personal data. */
async function failedJob(code: string, failedAt: string): Promise<string> {
  const id = (await site.deps.jobs.enqueue(site.deps.db, purgeSessions, {})) ?? '';
  const output = { name: 'DatabaseError', message: 'Key (email)=(ada@pegboard.example) exists.', code };
  await site.deps.db.execute(sql`update jobs.job set state = 'failed', retry_count = 8,
    started_on = ${failedAt}::timestamptz, completed_on = ${failedAt}::timestamptz, output = ${JSON.stringify(output)}::jsonb
    where id::text = ${id}`);
  return id;
}
const kinds = async () => (await employee.get('JobKinds')).data;
const kindNamed = async (name: string) =>
  (await kinds()).find((kind: { readonly name: string }) => kind.name === name);
const failed = async () => (await employee.get('FailedJobs', { kind: KIND })).data;
const stateOf = async (id: string) =>
  (await site.pool.query('select state from jobs.job where id::text = $1', [id])).rows[0]?.state;

test('[OP-06] the kinds of jobs have their counts, the oldest that waits, and the code of the last failure without its message', async () => {
  await site.deps.jobs.enqueue(site.deps.db, purgeSessions, {});
  await site.deps.jobs.enqueue(
    site.deps.db,
    purgeSessions,
    {},
    { startAfter: new Date(Date.now() + 86_400_000) },
  );
  await site.deps.db.execute(
    sql`update jobs.job set start_after = '2026-01-01T10:00:00Z' where start_after < now()`,
  );
  await failedJob('23505', '2026-01-02T10:00:00Z');
  await failedJob('ECONNREFUSED', '2026-01-03T10:00:00Z');
  expect(await kindNamed(KIND)).toEqual({
    name: KIND,
    due: 1,
    delayed: 1,
    retried: 0,
    running: 0,
    failed: 2,
    oldest_due_at: '2026-01-01T10:00:00.000Z',
    last_failed_at: '2026-01-03T10:00:00.000Z',
    last_error_code: 'ECONNREFUSED',
  });
  expect(await kindNamed(purgeAuditLog.name)).toMatchObject({ due: 0, failed: 0, oldest_due_at: null });
  const list = await failed();
  expect(list.map((job: { readonly error_code: string }) => job.error_code)).toEqual([
    'ECONNREFUSED',
    '23505',
  ]);
  expect(list[0]).toMatchObject({ tries: 9, failed_at: '2026-01-03T10:00:00.000Z' });
  expect(JSON.stringify([await kinds(), list])).not.toContain('ada@');
});

test('[OP-06] one failed job is retried or discarded, then all of its kind, and each change is in the audit log', async () => {
  await site.pool.query('delete from jobs.job');
  const [one, two, three, four] = [
    await failedJob('A', '2026-01-01T10:00:00Z'),
    await failedJob('B', '2026-01-02T10:00:00Z'),
    await failedJob('C', '2026-01-03T10:00:00Z'),
    await failedJob('D', '2026-01-04T10:00:00Z'),
  ];
  expect((await employee.call('FailedJobs', 'update', { kind: KIND, id: one })).status).toBe(200);
  expect(await stateOf(one)).toBe('retry');
  expect((await employee.call('FailedJobs', 'delete', { kind: KIND, id: two })).status).toBe(200);
  expect(await stateOf(two)).toBeUndefined();
  expect((await employee.call('FailedJobs', 'delete', { kind: KIND, id: one })).error.code).toBe(
    'failed_job_not_found',
  );
  expect((await employee.call('FailedJobs', 'update', { kind: 'send-mail', id: three })).error.code).toBe(
    'failed_job_not_found',
  );
  expect((await employee.call('FailedJobs', 'update', { kind: KIND })).status).toBe(200);
  expect([await stateOf(three), await stateOf(four)]).toEqual(['retry', 'retry']);
  expect((await employee.call('FailedJobs', 'delete', { kind: KIND })).error.code).toBe(
    'failed_job_not_found',
  );
  const { rows } = await site.pool.query(
    "select action, details from audit_entries where action like 'jobs_%' order by id",
  );
  expect(rows).toEqual([
    { action: 'jobs_retried', details: { job: KIND, count: '1' } },
    { action: 'jobs_discarded', details: { job: KIND, count: '1' } },
    { action: 'jobs_retried', details: { job: KIND, count: '2' } },
  ]);
});

test('[OP-06] jobs are for employees only', async () => {
  for (const answer of [
    await moderator.get('JobKinds'),
    await moderator.get('FailedJobs', { kind: KIND }),
    await moderator.call('FailedJobs', 'update', { kind: KIND }),
    await moderator.call('FailedJobs', 'delete', { kind: KIND }),
  ])
    expect(answer.error.code).toBe('forbidden');
});
