import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_JOBS, sendMail } from '../../site/all-jobs.ts';
import { connect, type Database } from '../../platform/database/db.ts';
import { openJobQueue, type JobQueue } from '../../platform/jobs/index.ts';
import type { Deps } from '../../site/deps.ts';
import { getOutboxDir, readOutbox } from '../../platform/mail/index.ts';
import {
  TEST_PASSWORD,
  testApp,
  type TestAnswer,
  type TestApp,
  type TestVisitor,
} from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { passwordResetMail, purgePasswordResets } from './index.ts';
import { passwordResets } from './tables.ts';

const NEXT = 'a wholly new password';
const HOUR_MS = 3_600_000;
let site: TestApp;
let worker: JobQueue<Deps>;
let workerDatabase: Database;

beforeAll(async () => {
  site = await testApp();
  const { env, log } = site.deps;
  workerDatabase = connect(String(env.databaseUrl), () => undefined);
  const { db } = workerDatabase;
  worker = await openJobQueue({
    url: String(env.databaseUrl),
    db,
    jobs: ALL_JOBS,
    log,
    works: true,
    everySeconds: 1,
  });
  await worker.run({ ...site.deps, db });
});
afterAll(async () => {
  await worker.close();
  await workerDatabase.close();
  await site.close();
});

const ask = (named: string): Promise<TestAnswer> =>
  site.visitor().call('UserPasswordReset', 'create', { username_or_email: named });
const use = (token: string, password = NEXT): Promise<TestAnswer> =>
  site.visitor().call('UserPasswordReset', 'update', { token, new_password: password });
const logIn = async ({ username }: TestVisitor, password: string): Promise<number> =>
  (await site.visitor().call('UserSession', 'create', { username_or_email: username, password })).status;

const emailOf = async (member: TestVisitor): Promise<string> =>
  (await member.graphql('{ viewer { email } }')).data.viewer.email;
const mailsTo = async (email: string) =>
  (await readOutbox(getOutboxDir(site.deps.env.dataDir))).filter(
    ({ to, subject }) => to === email && subject.startsWith('Reset your Pegboard password'),
  );

/** Requests a link, and returns its token from the email. */
async function tokenFor(member: TestVisitor, email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  expect(await ask(member.username)).toMatchObject({ status: 200, data: null });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
  const [mail] = await mailsTo(email);
  const [, token = ''] = /\/password\/reset\/\?token=([\w-]+)\s/.exec(mail?.text ?? '') ?? [];
  return token;
}

test('[WB-02] a link in a mail sets a new password, once', async () => {
  const member = await site.member();
  const token = await tokenFor(member, await emailOf(member));
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await use(token)).toMatchObject({ status: 200, data: null });
  expect(await logIn(member, NEXT)).toBe(200);
  expect(await logIn(member, TEST_PASSWORD)).toBe(401);
  expect(await use(token, 'another new password')).toMatchObject({
    status: 400,
    error: { code: 'reset_link_invalid' },
  });
  expect(await logIn(member, NEXT)).toBe(200);
});

test('a link that twenty use at a time is used by one', async () => {
  const member = await site.member();
  const token = await tokenFor(member, await emailOf(member));
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => use(token, `new password ${n}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 400),
  ]);
  expect(await logIn(member, `new password ${answers.findIndex(({ status }) => status === 200)}`)).toBe(200);
});

test('[WB-02] a new password ends all sessions, and every other link', async () => {
  const member = await site.member();
  const email = await emailOf(member);
  const [first, second] = [await tokenFor(member, email), await tokenFor(member, email)];
  expect((await use(first)).status).toBe(200);
  expect((await member.graphql('{ viewer { email } }')).data.viewer).toBeNull();
  expect((await use(second)).status).toBe(400);
});

test('a password that was changed in the settings ends the links too', async () => {
  const member = await site.member();
  const token = await tokenFor(member, await emailOf(member));
  await member.call('UserPassword', 'update', { old_password: TEST_PASSWORD, new_password: NEXT });
  expect((await use(token, 'not this one')).status).toBe(400);
});

test('[WB-02] a link is good for an hour', async () => {
  const member = await site.member();
  const token = await tokenFor(member, await emailOf(member));
  site.clock.now = new Date(Date.now() + HOUR_MS + 1000);
  expect((await use(token)).status).toBe(400);
  site.clock.now = undefined;
  expect((await use(token)).status).toBe(200);
});

test('a password that would not do leaves the link as it was', async () => {
  const member = await site.member();
  const token = await tokenFor(member, await emailOf(member));
  expect(await use(token, 'short')).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect((await use(token)).status).toBe(200);
});

test('the response is the same, by the same statements, whether or not the account exists', async () => {
  const member = await site.member();
  const answers = [];
  for (const named of [member.username, 'nobodyofthisname', 'nobody@pegboard.example']) {
    const before = site.statements.count;
    const { status, data } = await ask(named);
    answers.push({ status, data, statements: site.statements.count - before });
  }
  const [known] = answers;
  expect(answers).toEqual([known, known, known]);
});

test('the queue and the database hold neither the link nor the address', async () => {
  const member = await site.member();
  const email = await emailOf(member);
  const token = await tokenFor(member, email);
  const stored = await site.pool.query(
    `select j::text from jobs.job j union all select r::text from password_resets r`,
  );
  const text = JSON.stringify(stored.rows);
  expect(text).toContain(member.id);
  expect(text).not.toContain(token);
  expect(text).not.toContain(email);
});

test('a mail that is written again is the same mail, and opens nothing twice', async () => {
  const member = await site.member();
  const email = await emailOf(member);
  const mail = { mail: passwordResetMail.name, told: { userId: member.id } };
  const id = crypto.randomUUID();
  await runJob(site.deps, sendMail, mail, id);
  const [first] = await mailsTo(email);
  await runJob(site.deps, sendMail, mail, id);
  expect(await mailsTo(email)).toEqual([first]);
});

test('requests are limited by name and by address, also for unknown names', async () => {
  const many = async (named: string) => {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await ask(named)).status);
    return answers;
  };
  const { username } = await site.member();
  expect(await many(username)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await many('nobody.at.all')).toEqual([200, 200, 200, 200, 200, 429]);
  const visitor = site.visitor();
  const answers = [];
  for (let n = 0; n < 21; n += 1)
    answers.push(
      (await visitor.call('UserPasswordReset', 'create', { username_or_email: `name ${n}` })).status,
    );
  expect(answers.indexOf(429)).toBe(20);
});

test('links that ended a day ago go', async () => {
  const { db } = site.deps;
  const userId = BigInt((await site.member()).id);
  const link = (tokenHash: string, hours: number) => ({
    tokenHash,
    userId,
    expiresAt: new Date(Date.now() - hours * HOUR_MS),
  });
  await db.insert(passwordResets).values([link('yesterday', 25), link('today', 23)]);
  await runJob(site.deps, purgePasswordResets);
  const stored = await db
    .select({ hash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId));
  expect(stored).toEqual([{ hash: 'today' }]);
});
