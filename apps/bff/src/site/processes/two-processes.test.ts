import { freePort } from '@pegboard/config/free-port';
import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPicture } from '../../testing/test-picture.ts';
import { purgeSessions } from '../../people/accounts/index.ts';
import { ALL_JOBS } from '../all-jobs.ts';
import { connect } from '../../platform/database/db.ts';
import { openJobQueue } from '../../platform/jobs/index.ts';
import { startServer, type RunningServer, type ServerAnswer } from './fixtures/running-server.ts';

const PASSWORD = 'correct horse battery';

let database: TestDatabase;
let dataDir: string;
let client: pg.Client;
let serving: Readonly<Record<string, string>>;
let one: RunningServer;
let other: RunningServer;
let people = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'pegboard-processes-'));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  serving = {
    DATABASE_URL: database.url,
    PEGBOARD_DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
  };
  const ports = [await freePort(), await freePort()] as const;
  [one, other] = await Promise.all([startServer(ports[0], serving), startServer(ports[1], serving)]);
});

afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await client.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Posts to a resource of one of the two servers. */
const post = (
  at: RunningServer,
  resource: string,
  options: object,
  more: { readonly session?: string; readonly key?: string } = {},
): Promise<ServerAnswer> => at.send({ path: `/resource/${resource}/`, options, ...more });

const dataOf = ({ data }: ServerAnswer) => data.resource_response.data;

/** Returns 200 for a signed-in member, otherwise 401. */
const asMember = async (person: Person, at: RunningServer): Promise<number> =>
  (await readInvites(person, at)).status;

const readInvites = ({ session }: Person, at: RunningServer): Promise<ServerAnswer> => {
  const data = encodeURIComponent(JSON.stringify({ options: {} }));
  return at.send({ path: `/resource/BoardInviteResource/get/?data=${data}`, session });
};

const logIn = (at: RunningServer, email: string, password = PASSWORD): Promise<ServerAnswer> =>
  post(at, 'UserSessionResource/create', { username_or_email: email, password });

type Person = { readonly id: bigint; readonly email: string; readonly session: string };

async function signUp(at: RunningServer): Promise<Person> {
  people += 1;
  const email = `person${people}@pegboard.example`;
  const answer = await post(at, 'UserRegisterResource/create', {
    email,
    password: PASSWORD,
    full_name: 'Ines Moreau',
  });
  if (answer.session === undefined) throw new Error(`Nobody was signed up: ${JSON.stringify(answer.data)}`);
  return { id: BigInt(dataOf(answer).id), email, session: answer.session };
}

test('[BF-11] two that start at once on an empty database migrate it once', async () => {
  const journal = JSON.parse(
    readFileSync(new URL('../../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
  ) as { readonly entries: readonly unknown[] };
  const { rows } = await client.query('select count(*)::int as done from drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ done: journal.entries.length }]);
  for (const server of [one, other]) expect((await server.send({ path: '/readyz' })).status).toBe(200);
});

test('[BF-11] each has a number of its own in the ids that it makes', async () => {
  const [here, there] = [await signUp(one), await signUp(other)];
  expect((here.id >> 12n) & 1023n).not.toBe((there.id >> 12n) & 1023n);
});

test('[BF-05] [BF-11] wrong passwords count over both: after ten the account is closed at either', async () => {
  const { email } = await signUp(one);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await logIn(tries % 2 ? one : other, email, 'wrong password')).status).toBe(401);
  for (const server of [one, other]) expect((await logIn(server, email)).status).toBe(429);
});

test('[BF-05] [BF-11] a session that is ended at one is refused at the other at once', async () => {
  const person = await signUp(one);
  expect(await asMember(person, other)).toBe(200);
  await post(one, 'UserSessionResource/delete', {}, person);
  expect(await asMember(person, other)).toBe(401);
});

test('[BF-05] [BF-11] a password that is changed at one ends the sessions of the person at the other', async () => {
  const person = await signUp(one);
  const { session } = await logIn(other, person.email);
  const elsewhere = { ...person, session: session ?? '' };
  const changed = { old_password: PASSWORD, new_password: 'another horse battery' };
  expect((await post(one, 'UserPasswordResource/update', changed, person)).status).toBe(200);
  expect(await asMember(elsewhere, other)).toBe(401);
});

test('[BF-11] [SF-11] a save that is sent to both at once, under one key, is one save', async () => {
  const [owner, saver] = [await signUp(one), await signUp(other)];
  const board = dataOf(await post(one, 'BoardResource/create', { name: 'Cups' }, owner));
  const pin = dataOf(
    await post(
      one,
      'PinResource/create',
      { board_id: board.id, title: 'Cup', image_base64: await testPicture() },
      owner,
    ),
  );
  for (let round = 0; round < 5; round += 1) {
    const target = dataOf(await post(one, 'BoardResource/create', { name: `Mine ${round}` }, saver));
    const more = { session: saver.session, key: randomUUID() };
    const input = { pin_id: pin.id, board_id: target.id };
    const answers = await Promise.all(
      [one, other, one, other].map((server) => post(server, 'RepinResource/create', input, more)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1);
    const { rows } = await client.query('select count(*)::int as saved from pins where board_id = $1', [
      target.id,
    ]);
    expect(rows).toEqual([{ saved: 1 }]);
  }
});

test('[BF-09] [BF-11] a job is run by one of the two', async () => {
  const connection = connect(database.url, () => undefined);
  const log = pino({ level: 'silent' });
  const queue = await openJobQueue({
    url: database.url,
    db: connection.db,
    jobs: ALL_JOBS,
    log,
    works: false,
  });
  const runs = (): number =>
    [one, other].reduce(
      (sum, server) => sum + server.said().split('ended sessions are removed').length - 1,
      0,
    );
  const before = runs();
  for (let made = 0; made < 8; made += 1) await queue.enqueue(connection.db, purgeSessions, {});
  await expect.poll(() => runs() - before).toBe(8);
  // A job writes its log before the queue marks it as completed.
  const countOpen = async (): Promise<unknown> => {
    const { rows } = await client.query(
      "select count(*)::int as open from jobs.job where name = 'purge-sessions' and state <> 'completed'",
    );
    return rows;
  };
  await expect.poll(countOpen).toEqual([{ open: 0 }]);
  expect(runs() - before).toBe(8);
  await queue.close();
  await connection.close();
});
