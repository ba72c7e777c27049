import { is, Placeholder, sql, type Column, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db } from './db.ts';
import type { Viewer } from './viewer.ts';

/** What stands in a statement for a value that is given when it runs. */
export type Value = Placeholder;

/** The values of a run, by name. */
export type Values = Readonly<Record<string, bigint | number | string | boolean | null>>;

/** Whose view a statement is built for: the viewer's id stands open; whether there are blocks to think of does not. */
export type ViewerValue = { readonly id: bigint | Value; readonly hasBlocks: boolean } | null;

/** A statement that was built once: runs it on a connection or in a transaction. */
export type Statement<Row> = (db: Db, values: Values) => Promise<readonly Row[]>;

type GetTypeParser = typeof pg.types.getTypeParser;
type Built = { readonly text: string; readonly valuesOf: (values: Values) => unknown[] };
/** What drizzle keeps of a connection or a transaction. */
type Session = {
  readonly client: Pick<pg.ClientBase, 'query'>;
  readonly logger: { logQuery(text: string, values: unknown[]): void };
};

const dialect = new PgDialect();
const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text)],
]);
const types = {
  getTypeParser: ((oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as GetTypeParser,
};

/**
 * A statement for what is asked at every request: its text is built at the first run, and PostgreSQL parses it once a
 * connection, under a name of its own. `bigint` columns are bigints, times are Dates, rows have the names of the statement.
 */
export function statement<Row>(name: string, build: (value: (name: string) => Value) => SQL): Statement<Row> {
  let built: Built | undefined;
  return async (db, values) => {
    built ??= compile(build((of) => sql.placeholder(of)));
    const { client, logger } = db._.session as unknown as Session;
    const given = built.valuesOf(values);
    logger.logQuery(built.text, given);
    const { rows } = await client.query<Row & pg.QueryResultRow>({
      name,
      text: built.text,
      values: given,
      types,
    });
    return rows;
  };
}

/** A statement that depends on who asks: a text for members, whose id is a value, one for those with blocks, one for visitors. */
export function viewerStatement<Row>(
  name: string,
  build: (viewer: ViewerValue, value: (name: string) => Value) => SQL,
): (db: Db, viewer: Viewer, values: Values) => Promise<readonly Row[]> {
  const forMember = (hasBlocks: boolean): Statement<Row> =>
    statement(`${name} (member${hasBlocks ? ' with blocks' : ''})`, (value) =>
      build({ id: value('viewer'), hasBlocks }, value),
    );
  const [plain, withBlocks] = [forMember(false), forMember(true)];
  const forVisitor = statement<Row>(`${name} (visitor)`, (value) => build(null, value));
  return (db, viewer, values) =>
    viewer
      ? (viewer.hasBlocks ? withBlocks : plain)(db, { ...values, viewer: viewer.id })
      : forVisitor(db, values);
}

/** The columns of a selection, each under its name there. */
export function selected(columns: Readonly<Record<string, Column | SQL>>): SQL {
  return sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** Ids as the one value that `= any(… ::bigint[])` takes. */
export function idList(ids: readonly bigint[]): string {
  return `{${ids.join(',')}}`;
}

function compile(text: SQL): Built {
  const { sql: built, params } = dialect.sqlToQuery(text);
  const readers = params.map((param) => {
    if (!is(param, Placeholder)) return () => param;
    const { name } = param as { readonly name: string };
    return (values: Values) => {
      if (values[name] === undefined)
        throw new Error(`A statement was run without '${name}': give every value that its text names.`);
      return values[name];
    };
  });
  return { text: built, valuesOf: (values) => readers.map((read) => read(values)) };
}
