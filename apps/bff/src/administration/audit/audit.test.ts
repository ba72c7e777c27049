import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { auditEntries, purgeAuditLog, recordAction } from '../../people/audit-log/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { AUDIT_EXPORT_PATH } from './export-route.ts';

let site: TestApp;
let employee: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  employee = await site.member('Employee');
  await setRole(site.deps.db, employee.username, 'employee');
});
afterAll(() => site.close());

const record = (details: Readonly<Record<string, string>>, at = new Date()) =>
  recordAction(
    { now: () => at },
    site.deps.db,
    { id: BigInt(employee.id) },
    { action: 'sessions_ended', details },
  );
const download = (visitor: TestVisitor, query = '') =>
  site.app.inject({
    url: AUDIT_EXPORT_PATH + query,
    headers: { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') },
  });

test('[OP-06] the audit log is filtered by action, member of the team and day', async () => {
  await record({ nth: 'old' }, new Date('2026-01-02T23:59:59Z'));
  await record({ nth: 'new' }, new Date('2026-01-03T00:00:00Z'));
  const list = async (options: object) =>
    (await employee.get('AuditLog', options)).data.map(
      ({ details }: { readonly details: { readonly nth: string } }) => details.nth,
    );
  const range = { from: '2026-01-01', to: '2026-01-31' };
  expect(await list({ ...range, actor: employee.username.toUpperCase() })).toEqual(['new', 'old']);
  expect(await list({ ...range, to: '2026-01-02' })).toEqual(['old']);
  expect(await list({ ...range, from: '2026-01-03' })).toEqual(['new']);
  expect(await list({ ...range, action: 'role_changed' })).toEqual([]);
  expect(await list({ ...range, actor: 'nobody' })).toEqual([]);
});

test('[OP-06] the export is a CSV without formulas, and is recorded itself', async () => {
  await record({ reason: '=1+1, "quoted"' }, new Date('2025-05-05T10:00:00Z'));
  await record({ '=cmd': 'x' }, new Date('2025-05-05T10:00:01Z'));
  const { statusCode, headers, body } = await download(employee, '?from=2025-05-05&to=2025-05-05&actor=');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [, formula, quoted] = body.split('\r\n');
  expect(formula).toContain(`"'=cmd: x"`);
  expect(quoted).toContain('"reason: =1+1, ""quoted"""');
  expect(body.trimEnd().split('\r\n')).toHaveLength(3);
  const { data } = await employee.get('AuditLog', { action: 'log_exported' });
  expect(data[0].details).toEqual({ from: '2025-05-05', to: '2025-05-05' });
});

test('[OP-06] the export is for employees only', async () => {
  expect((await download(await site.member())).statusCode).toBe(403);
  expect((await download(site.visitor())).statusCode).toBe(401);
});

test('[OP-06] entries of the audit log can be neither changed nor deleted', async () => {
  const { db } = site.deps;
  await record({ nth: 'kept' });
  await expect(db.update(auditEntries).set({ action: 'role_changed' })).rejects.toThrow();
  await expect(db.update(auditEntries).set({ actorId: 1n })).rejects.toThrow();
  await expect(db.delete(auditEntries)).rejects.toThrow();
});

test('[OP-06] entries are deleted after two years', async () => {
  const { db } = site.deps;
  await record({ nth: 'ancient' }, new Date(Date.now() - 731 * 86_400_000));
  const count = () => db.$count(auditEntries, eq(sql`${auditEntries.details} ->> 'nth'`, 'ancient'));
  expect(await count()).toBe(1);
  const before = await db.$count(auditEntries);
  await runJob(site.deps, purgeAuditLog);
  expect([await count(), await db.$count(auditEntries)]).toEqual([0, before - 1]);
});
