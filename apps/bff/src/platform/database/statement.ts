import { is, Placeholder, sql, type Column, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './drizzle-db.ts';
import { StatementRun } from './statement-run.ts';
import type { SignedIn, Viewer } from '../http/viewer.ts';

/** A placeholder for a value that is given at execution. */
export type Value = Placeholder;

/** The values of a run, by name. */
export type Values = Readonly<Record<string, bigint | number | string | boolean | null>>;

/** The viewer that a statement is built for: the id is a placeholder, the presence of blocks and mutes is fixed. */
export type ViewerValue = {
  readonly id: bigint | Value;
  readonly hasBlocks: boolean;
  readonly hasMutes: boolean;
} | null;

/** A reusable statement: runs it on a connection or in a transaction. */
export type Statement<Row> = (db: Db, values: Values) => Promise<readonly Row[]>;

/** The options of a statement. */
export type StatementOptions = {
  /**
   * True if the plan is the same for all values, as for rows that are found by keys, and for sources that are read in the order of an
   * index up to a fixed limit: PostgreSQL plans the statement once per connection instead of at each execution (decision 112).
   */
  readonly reusesPlan?: boolean;
};

/** A value as sent to PostgreSQL. */
type Sent = string | null;
type Built = { readonly text: string; readonly valuesOf: (values: Values) => Sent[] };
/** The parts of drizzle's session that are used here. */
type Session = {
  readonly client: {
    query(
      run: StatementRun,
      values: undefined,
      done: (error: Error | null, rows?: readonly object[]) => void,
    ): void;
  };
  readonly logger: { logQuery(text: string, values: unknown[]): void };
};

const dialect = new PgDialect();

/**
 * Defines a statement for frequent requests: its text is built at the first execution, and PostgreSQL parses
 * it once per connection, as a named statement. `bigint` columns are bigints, timestamps are Dates, and rows
 * have the statement's column names.
 */
export function defineStatement<Row>(
  name: string,
  build: (value: (name: string) => Value) => SQL,
  { reusesPlan = false }: StatementOptions = {},
): Statement<Row> {
  let built: Built | undefined;
  return async (db, values) => {
    built ??= compile(
      build((of) => sql.placeholder(of)),
      reusesPlan,
    );
    const { client, logger } = db._.session as unknown as Session;
    const parameters = built.valuesOf(values);
    logger.logQuery(built.text, parameters);
    return run<Row>(client, new StatementRun(name, built.text, parameters, reusesPlan));
  };
}

/**
 * Defines a statement that depends on the viewer: one text for members, whose id is a value, others for those
 * with blocks or mutes, one for visitors.
 */
export function viewerStatement<Row>(
  name: string,
  build: (viewer: ViewerValue, value: (name: string) => Value) => SQL,
  options?: StatementOptions,
): (db: Db, viewer: Viewer, values: Values) => Promise<readonly Row[]> {
  const forMember = (hasBlocks: boolean, hasMutes: boolean): Statement<Row> =>
    defineStatement(
      `${name} (member${hasBlocks ? ' with blocks' : ''}${hasMutes ? ' with mutes' : ''})`,
      (value) => build({ id: value('viewer'), hasBlocks, hasMutes }, value),
      options,
    );
  const [plain, withBlocks] = [forMember(false, false), forMember(true, false)];
  const [withMutes, withBoth] = [forMember(false, true), forMember(true, true)];
  const of = ({ hasBlocks, hasMutes }: SignedIn): Statement<Row> =>
    hasMutes ? (hasBlocks ? withBoth : withMutes) : hasBlocks ? withBlocks : plain;
  const forVisitor = defineStatement<Row>(`${name} (visitor)`, (value) => build(null, value), options);
  return (db, viewer, values) =>
    viewer ? of(viewer)(db, { ...values, viewer: viewer.id }) : forVisitor(db, values);
}

/** Defines a statement for members only: one text for those without blocks and mutes, and others for those with. */
export function memberStatement<Row>(
  name: string,
  build: (viewer: NonNullable<ViewerValue>, value: (name: string) => Value) => SQL,
  options?: StatementOptions,
): (db: Db, viewer: SignedIn, values?: Values) => Promise<readonly Row[]> {
  const buildFor = (viewer: ViewerValue, value: (name: string) => Value): SQL => {
    if (!viewer) throw new Error(`'${name}' was run for a visitor: it is a statement of members.`);
    return build(viewer, value);
  };
  const run = viewerStatement<Row>(name, buildFor, options);
  return (db, viewer, values = {}) => run(db, viewer, values);
}

/** Returns the columns of a selection, each under its name there. */
export function selected(columns: Readonly<Record<string, Column | SQL>>): SQL {
  return sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  );
}

/** Formats ids as the single value of `= any(… ::bigint[])`. */
export function idList(ids: readonly bigint[]): string {
  return `{${ids.join(',')}}`;
}

function run<Row>(client: Session['client'], statement: StatementRun): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    client.query(statement, undefined, (error, rows = []) => {
      if (error) reject(error);
      else resolve(rows as readonly Row[]);
    });
  });
}

/** Compiles a statement. A plan that is reused must know its limits, so they are part of the text then, not values. */
function compile(text: SQL, reusesPlan: boolean): Built {
  const { sql: built, params } = dialect.sqlToQuery(reusesPlan ? text.inlineParams() : text);
  const readers = params.map((param) => {
    if (!is(param, Placeholder)) {
      const fixed = sentAs(param);
      return () => fixed;
    }
    const { name } = param as { readonly name: string };
    return (values: Values) => {
      if (values[name] === undefined)
        throw new Error(`A statement was run without '${name}': give every value that its text names.`);
      return sentAs(values[name]);
    };
  });
  return { text: built, valuesOf: (values) => readers.map((read) => read(values)) };
}

function sentAs(value: unknown): Sent {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new TypeError(
    `A statement takes texts, numbers and booleans, not '${typeof value}': cast it in its text.`,
  );
}
