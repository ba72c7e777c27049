import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../app.ts';
import { accountState, createCast, ROLES } from './cast.ts';
import { ACCOUNT_EXAMPLES, MISSING, RAW_EXAMPLES, type Example } from './examples.ts';
import { accountWrites, declaredWrites, servedWrites } from './write-operations.ts';

const HOUR_MS = 3_600_000;
let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.now = undefined;
});

const operationsOf = (examples: readonly Example[]): readonly string[] =>
  [...new Set(examples.map(({ operation }) => operation))].toSorted();

test('[BF-06] every write operation that the server handles is declared, or has an example here', async () => {
  const declared = new Set(declaredWrites(site.deps));
  const served = await servedWrites(site.app);
  expect(served.filter((operation) => !declared.has(operation)).toSorted()).toEqual(
    operationsOf(RAW_EXAMPLES),
  );
  expect([...declared].filter((operation) => !served.includes(operation))).toEqual([]);
});

test('[BF-06] a write operation without an example is detected', async () => {
  const changed = await testApp();
  changed.app.post('/added/:id', async () => 'done');
  const served = await servedWrites(changed.app);
  await changed.close();
  expect(served).toContain('POST /added/:id');
});

test('[BF-06] every write operation of accounts has an example here', () => {
  expect(operationsOf(ACCOUNT_EXAMPLES)).toEqual([...new Set(accountWrites(site.deps))].toSorted());
});

test.each([...ACCOUNT_EXAMPLES, ...RAW_EXAMPLES])(
  '[BF-06] $operation: $does, in every role',
  async ({ send, answers, hides }) => {
    const cast = await createCast(site);
    const before = await accountState(site, cast);
    const received: Record<string, string> = {};
    for (const role of ROLES) {
      // Each role gets an hour of its own, because some operations are rate-limited per hour.
      site.clock.now = new Date((site.clock.now ?? new Date()).getTime() + HOUR_MS);
      const visitor = cast.visitors[role];
      const { status, data, error } = await send(visitor, cast.owner, site);
      received[role] = error?.code === undefined ? String(status) : `${status} ${error.code}`;
      if (role === 'owner') continue;
      expect(await accountState(site, cast), `the account of the owner after ${role}`).toEqual(before);
      if (!hides) continue;
      const missing = await send(visitor, MISSING, site);
      const bytes = (answer: Pick<typeof missing, 'status' | 'data' | 'error'>): string =>
        JSON.stringify({ ...answer, error: { ...answer.error, request_id: '', requestId: '' } });
      expect(bytes({ status, data, error }), `${role} of what does not exist`).toBe(
        bytes({ status: missing.status, data: missing.data, error: missing.error }),
      );
    }
    expect(received).toEqual(answers);
  },
);
