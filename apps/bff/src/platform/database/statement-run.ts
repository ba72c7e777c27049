import pg from 'pg';

type Connection = pg.Connection & { readonly parsedStatements: Readonly<Record<string, string>> };
type Done = (error: Error | null | undefined, rows?: readonly object[]) => void;
type Parser = (text: string) => unknown;

/** Creates a row from its fields. */
type RowMaker = (fields: readonly (string | null)[]) => object;

const parsers: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text)],
]);
const ofDriver = pg.types.getTypeParser as (oid: number) => Parser;
/** The row constructors of a connection's statements, by statement name. */
const makers = new WeakMap<object, Map<string, RowMaker>>();

/** The connections through a pooler, and whether it keeps named statements. */
const pooled = new WeakMap<object, boolean>();

/**
 * Notes that a connection leads to a pooler, which may run each statement on another server connection: no settings are sent around
 * a statement, and without `keepsStatements` no names.
 */
export function setPooled(connection: pg.Connection, keepsStatements: boolean): void {
  pooled.set(connection, keepsStatements);
}

/** A command without values and rows, which a connection parses once. */
type Command = { readonly name: string; readonly text: string };

/** The commands around a run with the plan of its earlier ones. The second one returns to the setting of the connection. */
const REUSE_PLANS: Command = { name: 'reuse plans', text: 'set plan_cache_mode = force_generic_plan' };
const PLAN_AS_USUAL: Command = { name: 'plan as usual', text: 'reset plan_cache_mode' };
/** The connections that have parsed both. */
const withCommands = new WeakSet<object>();

/**
 * One execution of a named statement, as `pg` submits it: PostgreSQL parses and describes a statement only at
 * its first execution on a connection; later ones send values and receive rows. With `reusesPlan`, PostgreSQL plans it once per
 * connection too; the commands for that are sent with it, and are undone with the implicit transaction when it fails.
 */
export class StatementRun implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  readonly #rows: object[] = [];
  #known = new Map<string, RowMaker>();
  #rowOf: RowMaker | undefined;
  #failure: Error | undefined;
  /** True if PostgreSQL plans the statement once per connection. */
  readonly reusesPlan: boolean;
  #setsPlan = false;
  #completed = 0;
  /** The connection, if it parses the commands with this run. */
  #parsesCommands: pg.Connection | undefined;
  /** Set by `pg`. */
  declare callback: Done;

  constructor(name: string, text: string, values: readonly (string | null)[], reusesPlan = false) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.reusesPlan = reusesPlan;
  }

  /** Returns the same execution, to be submitted to another connection. */
  again(): StatementRun {
    return new StatementRun(this.name, this.text, this.values, this.reusesPlan);
  }

  submit(connection: pg.Connection): void {
    const keepsStatements = pooled.get(connection);
    this.#setsPlan = this.reusesPlan && keepsStatements === undefined;
    if (keepsStatements === false) return this.#submitUnnamed(connection);
    const { name, text } = this;
    const { parsedStatements } = connection as Connection;
    this.#known = makers.get(connection) ?? new Map<string, RowMaker>();
    makers.set(connection, this.#known);
    this.#rowOf = this.#known.get(name);
    const isNew = !this.#rowOf || parsedStatements[name] === undefined;
    // Writes are buffered until `uncork`, and sent at once.
    connection.stream.cork();
    if (parsedStatements[name] === undefined) connection.parse({ name, text, types: [] }, true);
    if (this.#setsPlan) this.#startReuse(connection);
    connection.bind({ statement: name, values: [...this.values] }, true);
    if (isNew) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
    if (this.#setsPlan) runCommand(connection, PLAN_AS_USUAL);
    connection.sync();
    connection.stream.uncork();
  }

  /** After the statement was parsed: one that PostgreSQL cannot parse leaves no command behind. */
  #startReuse(connection: pg.Connection): void {
    if (!withCommands.has(connection)) {
      this.#parsesCommands = connection;
      for (const { name, text } of [REUSE_PLANS, PLAN_AS_USUAL])
        connection.parse({ name, text, types: [] }, true);
    }
    runCommand(connection, REUSE_PLANS);
  }

  #submitUnnamed(connection: pg.Connection): void {
    const { text } = this;
    connection.stream.cork();
    connection.parse({ name: '', text, types: [] }, true);
    connection.bind({ statement: '', values: [...this.values] }, true);
    connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#rowOf = rowMaker(fields);
    this.#known.set(this.name, this.#rowOf);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (!this.#rowOf || this.#failure) return;
    try {
      this.#rows.push(this.#rowOf(fields));
    } catch (error) {
      // The response is read to its end, so that the connection can be reused.
      this.#failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    this.#completed += 1;
    if (this.#parsesCommands) withCommands.add(this.#parsesCommands);
    // Only the second command of three is the statement.
    if (this.#setsPlan && this.#completed !== 2) return;
    this.#rowOf ??= rowMaker([]);
    this.#known.set(this.name, this.#rowOf);
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure, this.#rows);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** Runs a command that the connection has parsed. */
function runCommand(connection: pg.Connection, { name }: Command): void {
  connection.bind({ statement: name, values: [] }, true);
  connection.execute({}, true);
}

/**
 * Compiles the constructor of a statement's rows: an object literal with its column names, so that the engine
 * knows the shape. Assigning forty fields by name took six times as long.
 */
function rowMaker(fields: readonly pg.FieldDef[]): RowMaker {
  const read = fields.map(({ dataTypeID }) => parsers.get(dataTypeID) ?? ofDriver(dataTypeID));
  const entries = fields.map(
    ({ name }, at) => `${JSON.stringify(name)}: fields[${at}] === null ? null : read[${at}](fields[${at}])`,
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- the names are those of our own statements
  return new Function('read', `return (fields) => ({ ${entries.join(', ')} });`)(read) as RowMaker;
}
