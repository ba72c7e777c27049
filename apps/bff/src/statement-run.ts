import pg from 'pg';

type Connection = pg.Connection & { readonly parsedStatements: Readonly<Record<string, string>> };
type Done = (error: Error | null | undefined, rows?: readonly object[]) => void;
type Parser = (text: string) => unknown;

/** How a row is made from its fields. */
type Shape = {
  readonly names: readonly string[];
  readonly parsers: readonly Parser[];
  readonly empty: object;
};

const parsers: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text)],
]);
const ofDriver = pg.types.getTypeParser as (oid: number) => Parser;
/** What is known of the statements of a connection, by name. */
const shapes = new WeakMap<object, Map<string, Shape>>();

/**
 * One run of a named statement, as `pg` runs what it is given: PostgreSQL parses and describes a statement at its first
 * run on a connection alone, and from then on is sent values and answers rows.
 */
export class StatementRun implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly #values: readonly (string | null)[];
  readonly #rows: object[] = [];
  #known = new Map<string, Shape>();
  #shape: Shape | undefined;
  #failure: Error | undefined;
  /** Set by `pg`. */
  declare callback: Done;

  constructor(name: string, text: string, values: readonly (string | null)[]) {
    this.name = name;
    this.text = text;
    this.#values = values;
  }

  submit(connection: pg.Connection): void {
    const { name, text } = this;
    const { parsedStatements } = connection as Connection;
    this.#known = shapes.get(connection) ?? new Map<string, Shape>();
    shapes.set(connection, this.#known);
    this.#shape = this.#known.get(name);
    const isNew = !this.#shape || parsedStatements[name] === undefined;
    // What is written until it is uncorked goes out as one.
    connection.stream.cork();
    if (parsedStatements[name] === undefined) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: [...this.#values] }, true);
    if (isNew) connection.describe({ type: 'P', name: '' }, true);
    connection.execute({}, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#shape = shapeOf(fields);
    this.#known.set(this.name, this.#shape);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (!this.#shape || this.#failure) return;
    try {
      this.#rows.push(rowOf(this.#shape, fields));
    } catch (error) {
      // The answer is read to its end, so that the connection can be used again.
      this.#failure = error as Error;
    }
  }

  handleCommandComplete(): void {
    this.#shape ??= shapeOf([]);
    this.#known.set(this.name, this.#shape);
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure, this.#rows);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

function shapeOf(fields: readonly pg.FieldDef[]): Shape {
  return {
    names: fields.map(({ name }) => name),
    parsers: fields.map(({ dataTypeID }) => parsers.get(dataTypeID) ?? ofDriver(dataTypeID)),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
}

/** A copy of the empty row, so that all rows of a statement are alike to the engine, filled. */
function rowOf({ names, parsers: read, empty }: Shape, fields: readonly (string | null)[]): object {
  const row: Record<string, unknown> = { ...empty };
  for (let index = 0; index < fields.length; index += 1) {
    const text = fields[index];
    const [name, parse] = [names[index], read[index]];
    if (text != null && name !== undefined && parse) row[name] = parse(text);
  }
  return row;
}
