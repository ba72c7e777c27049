import { expect, test } from 'vitest';
import { BREAKING_MIGRATIONS, breaksTheReleaseBefore } from './breaking-changes.ts';
import { blocksWrites } from './concurrent-indexes.ts';
import { compareSchema, readMigrations, type Migration } from './migrations.ts';

const aMigration = (when: number): Migration => ({ tag: `${when}`, when, hash: '', statements: [] });
const known = [aMigration(1), aMigration(2), aMigration(3)];

test.each<[string, readonly number[], object]>([
  ['an empty database is behind by all', [], { kind: 'behind', pending: known }],
  ['a database of the release before is behind', [1, 2], { kind: 'behind', pending: [aMigration(3)] }],
  ['a database of now is current', [1, 2, 3], { kind: 'current' }],
  ['a database of a newer release is unknown', [1, 2, 3, 9], { kind: 'unknown', latest: 9 }],
  ['a database of another line is unknown, also when it is behind', [1, 8], { kind: 'unknown', latest: 8 }],
  ['a change that was left out is caught up', [1, 3], { kind: 'behind', pending: [aMigration(2)] }],
])('[BF-12] %s', (_, applied, state) => {
  expect(compareSchema(known, applied)).toEqual(state);
});

test('[BF-12] migrations are distinguished by their times, and run in the order of these', () => {
  const times = readMigrations().map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});

test.each<[string, string[]]>([
  ['DROP TABLE "boards";', ['drops a table']],
  ['ALTER TABLE "boards" DROP COLUMN "name";', ['drops a column']],
  ['ALTER TABLE "boards" RENAME COLUMN "name" TO "title";', ['renames']],
  ['ALTER TABLE "boards" RENAME TO "folders";', ['renames']],
  ['ALTER TABLE "boards" ALTER COLUMN "note" SET NOT NULL;', ['makes a column required']],
  ['ALTER TABLE "boards" ALTER COLUMN "note" SET DATA TYPE bigint;', ['changes the type of a column']],
  ['ALTER TABLE "boards" ALTER COLUMN "note" DROP DEFAULT;', ['takes a default away']],
  ['ALTER TABLE "boards" ADD COLUMN "note" text NOT NULL;', ['adds a required column without a default']],
  ['ALTER TABLE "boards" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;', []],
  ['ALTER TABLE "boards" ADD COLUMN "note" text;', []],
  ['CREATE TABLE "notes" ("id" bigint PRIMARY KEY NOT NULL);', []],
  ["UPDATE notes SET text = 'drop table';", []],
])('[BF-12] for the release before, %s', (statement, why) => {
  expect(breaksTheReleaseBefore(statement)).toEqual(why);
});

test('[BF-12] a process of the release before works on the schema of now, but for what is listed with its reason', () => {
  const breaking = readMigrations().flatMap(({ tag, statements }) =>
    statements.flatMap(breaksTheReleaseBefore).map((why) => `${tag} ${why}`),
  );
  const unlisted = breaking.filter((line) => BREAKING_MIGRATIONS[line.split(' ', 1)[0] ?? ''] === undefined);
  expect(unlisted).toEqual([]);
  for (const reason of Object.values(BREAKING_MIGRATIONS)) expect(reason.length).toBeGreaterThan(20);
});

test.each<[string, string[], string[]]>([
  [
    'an index of a table with rows blocks writes',
    ['CREATE INDEX "pins_a" ON "pins" USING btree ("a");'],
    ['builds an index of pins in a transaction: declare it with .concurrently()'],
  ],
  [
    'an index of a new table blocks nobody',
    ['CREATE TABLE "cups" ("a" int);', 'CREATE INDEX "cups_a" ON "cups" ("a");'],
    [],
  ],
  [
    'an index that is built concurrently blocks nobody',
    ['CREATE UNIQUE INDEX CONCURRENTLY "pins_a" ON "pins" ("a");'],
    [],
  ],
  [
    'what is done beside it could not be continued',
    ['CREATE INDEX CONCURRENTLY "pins_a" ON "pins" ("a");', 'ALTER TABLE "pins" ADD COLUMN "b" int;'],
    ['builds indexes concurrently and does something else: write two migrations'],
  ],
])('[OP-05] %s', (_, statements, why) => {
  expect(blocksWrites({ statements })).toEqual(why);
});

test('[OP-05] no migration from 0111 on blocks writes while it builds an index', () => {
  const recent = readMigrations().filter(({ tag }) => tag >= '0111');
  expect(
    recent.flatMap((migration) => blocksWrites(migration).map((why) => `${migration.tag} ${why}`)),
  ).toEqual([]);
});
