import { expect, test } from 'vitest';
import { z } from 'zod';
import { databaseShape, readDatabaseSettings } from './database-settings.ts';

const read = (environment: Readonly<Record<string, string>>): ReturnType<typeof readDatabaseSettings> =>
  readDatabaseSettings(z.object(databaseShape).parse(environment));

const PRIMARY = 'postgres://site@primary/pegboard';

test('[OP-04] without settings there is the built-in database alone', () => {
  expect(read({})).toEqual({
    databaseUrl: undefined,
    directDatabaseUrl: undefined,
    hasPooler: false,
    replicaUrls: [],
    replicaMaxLagMs: 2000,
  });
});

test('[OP-04] replicas are addresses separated by commas', () => {
  const found = read({
    DATABASE_URL: PRIMARY,
    DATABASE_REPLICA_URLS: 'postgres://one/pegboard, postgresql://two/pegboard,',
    DATABASE_REPLICA_MAX_LAG_SECONDS: '5',
  });
  expect(found.replicaUrls).toEqual(['postgres://one/pegboard', 'postgresql://two/pegboard']);
  expect(found).toMatchObject({ databaseUrl: PRIMARY, replicaMaxLagMs: 5000 });
});

test.each([
  [
    'an address of something else',
    { DATABASE_URL: PRIMARY, DATABASE_REPLICA_URLS: 'https://one' },
    'separated by commas',
  ],
  [
    'replicas of the built-in database',
    { DATABASE_REPLICA_URLS: 'postgres://one/pegboard' },
    'set DATABASE_URL',
  ],
  [
    'a pooler without the address of the primary',
    { DATABASE_URL: PRIMARY, DATABASE_POOLER: 'transaction' },
    'DATABASE_DIRECT_URL',
  ],
  ['a lag of hours', { DATABASE_URL: PRIMARY, DATABASE_REPLICA_MAX_LAG_SECONDS: '7200' }, '60'],
])('[OP-04] %s is refused', (_, environment, says) => {
  expect(() => read(environment)).toThrow(says);
});

test('[OP-04] with a pooler, migrations, backups and jobs use the address of the primary', () => {
  const pooler = 'postgres://site@pooler:6432/pegboard';
  const found = read({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: PRIMARY, DATABASE_POOLER: 'transaction' });
  expect(found).toMatchObject({ databaseUrl: pooler, directDatabaseUrl: PRIMARY, hasPooler: true });
});
