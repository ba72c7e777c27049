import { createTestDatabase, type TestDatabase } from '@pegboard/database/testing';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '../database/db.ts';
import { prepareDatabase } from '../../testing/prepare-database.ts';
import { defineJob, openJobQueue } from './index.ts';

const role = `plain_${randomUUID().slice(0, 8)}`;
const log = pino({ level: 'silent' });
let owned: TestDatabase;
let shared: TestDatabase;

const as = (user: string, { url }: TestDatabase): string => {
  const address = new URL(url);
  address.username = user;
  address.password = role;
  return address.href;
};
const ask = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
const nameOf = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

beforeAll(async () => {
  owned = await createTestDatabase();
  shared = await createTestDatabase();
  await ask(owned.url, `create role ${role} login password '${role}' nosuperuser nocreatedb nocreaterole`);
  await ask(owned.url, `alter database "${nameOf(owned)}" owner to ${role}`);
});
afterAll(async () => {
  const server = shared.url;
  await owned.drop();
  await ask(server, `drop owned by ${role} cascade`, `drop role ${role}`);
  await shared.drop();
});

async function queuesAndRuns(url: string): Promise<void> {
  let runs = 0;
  const job = defineJob({
    name: 'plain',
    data: z.strictObject({}),
    async handle() {
      runs += 1;
    },
  });
  const connection = connect(url, () => undefined);
  const queue = await openJobQueue({
    url,
    db: connection.db,
    jobs: [job],
    log,
    works: true,
    everySeconds: 1,
  });
  await queue.run(Object.create(null));
  await queue.enqueue(connection.db, job, {});
  await expect.poll(() => runs).toBe(1);
  await queue.close();
  await connection.close();
}

test('a role that owns its database, and is nothing more, makes all tables and runs jobs', async () => {
  const url = as(role, owned);
  await prepareDatabase(url);
  await queuesAndRuns(url);
});

test('a role that may not make a schema runs jobs in one that was made for it', async () => {
  await ask(
    shared.url,
    `revoke create on database "${nameOf(shared)}" from public`,
    `create schema jobs authorization ${role}`,
  );
  await queuesAndRuns(as(role, shared));
});
