import { is, StringChunk, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { tables } from '../tables.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Returns whether a condition of an index is `is not null` alone. */
const isNotNull = (where: SQL): boolean =>
  where.queryChunks.some((chunk) => is(chunk, StringChunk) && chunk.value.join('').trim() === 'is not null');

const configs = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => {
    const { name, columns, foreignKeys, primaryKeys, indexes: ofTable } = getTableConfig(table);
    const references = foreignKeys.map((key) => {
      const { columns: own, foreignTable } = key.reference();
      return {
        columns: own.map((column) => column.name),
        to: getTableConfig(foreignTable).name,
        onDelete: key.onDelete,
      };
    });
    // An index with a condition finds only a part of the rows, unless the condition is that there is a member.
    const indexes = ofTable.flatMap(
      ({
        config: {
          columns: [first],
          where,
        },
      }) =>
        first !== undefined && 'name' in first && (where === undefined || isNotNull(where))
          ? [first.name]
          : [],
    );
    return { name, columns, references, primaryKeys, indexes };
  });
const configOf = (name: string) => configs.find((config) => config.name === name);

/** Columns that can hold something of a member: texts, lists, JSON, and ids without a foreign key. */
function isOpenColumn({ name, columns, references }: (typeof configs)[number], column: string): boolean {
  const found = columns.find((each) => each.name === column);
  if (!found || references.some((reference) => reference.columns.includes(column))) return false;
  const type = found.getSQLType();
  const isId = type === 'bigint' && (column.endsWith('_id') || column === 'ref');
  return /text|json|bytea|uuid/.test(type) || (isId && name !== 'users');
}

test('[AC-03] every table is declared, and no other one', () => {
  expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual(configs.map(({ name }) => name).toSorted());
});

test.each(configs)(
  '[AC-03] each column of $name that references or can hold a member is declared',
  (config) => {
    const treatment = PERSONAL_DATA[config.name] ?? { columns: {} };
    const declared = treatment.columns ?? {};
    const toMember = config.references.filter(({ to }) => to === 'users').flatMap(({ columns }) => columns);
    const deletedBy = 'deletedBy' in treatment ? treatment.deletedBy : [];
    const isRowDeleted = 'deletedBy' in treatment || 'deletedWith' in treatment;
    const open = isRowDeleted
      ? []
      : config.columns.map(({ name }) => name).filter((column) => isOpenColumn(config, column));
    const missing = [...toMember, ...open].filter(
      (column) => !deletedBy.includes(column) && !Object.hasOwn(declared, column),
    );
    expect(missing).toEqual([]);
    const names = config.columns.map(({ name }) => name);
    expect([...deletedBy, ...Object.keys(declared)].filter((column) => !names.includes(column))).toEqual([]);
  },
);

test.each(Object.entries(PERSONAL_DATA))(
  '[AC-03] the foreign keys of %s do what is declared',
  (name, treatment) => {
    const references = configOf(name)?.references ?? [];
    const onDelete = (column: string) =>
      references.find(({ columns, to }) => to === 'users' && columns.includes(column))?.onDelete;
    if ('deletedBy' in treatment && name !== 'users')
      expect(treatment.deletedBy.map(onDelete)).toEqual(treatment.deletedBy.map(() => 'cascade'));
    if ('deletedWith' in treatment) {
      expect(references.find(({ to }) => to === treatment.deletedWith)?.onDelete).toBe('cascade');
      expect(PERSONAL_DATA[treatment.deletedWith]).toMatchObject(
        Object.hasOwn(PERSONAL_DATA[treatment.deletedWith] ?? {}, 'deletedBy')
          ? { deletedBy: expect.anything() }
          : { deletedWith: expect.anything() },
      );
    }
    for (const [column, how] of Object.entries(treatment.columns ?? {})) {
      if (how !== 'cleared') expect(how.kept.length).toBeGreaterThan(5);
      else if (onDelete(column) !== undefined)
        expect([column, onDelete(column)]).toEqual([column, expect.stringMatching(/set null|no action/)]);
    }
  },
);

test('[AC-03] the rows of a member are found by an index in every table', () => {
  const missing = configs.flatMap(({ name, references, indexes, columns, primaryKeys }) =>
    references
      .filter(({ to }) => to === 'users')
      .flatMap(({ columns: [column = ''] }) => {
        const first = [
          ...indexes,
          ...primaryKeys.map((key) => key.columns[0]?.name),
          ...columns.filter((each) => each.primary).map((each) => each.name),
        ];
        return first.includes(column) ? [] : [`${name}.${column}`];
      }),
  );
  expect(missing).toEqual([]);
});
