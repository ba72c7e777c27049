import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { listedBoards } from '../../pins/board-access/index.ts';

/** The statements of the threads of a graph, as texts with numbered parameters. */
export type GraphStatements = Readonly<Record<keyof ReturnType<typeof define>, string>>;

/**
 * Returns the statements that read a graph and its changes. The rule of the boards that lists show to visitors is compiled
 * here, so that the threads need not load the domains.
 */
export function graphStatements(): GraphStatements {
  const dialect = new PgDialect();
  const entries = Object.entries(define()).map(([name, statement]) => {
    const { sql: text, params } = dialect.sqlToQuery(statement);
    if (params.length > 0) throw new Error(`The statement ${name} of the graph has values in its text.`);
    return [name, text];
  });
  return Object.fromEntries(entries) as GraphStatements;
}

/** The boards whose saves are in the graph: those that everyone may see listed, except quick saves. */
const inGraph = sql`(${listedBoards(null)} and boards.layout = 'default')`;
const language = sql`left(users.locale, 2)`;
/** Two letters in four bytes. */
const packedLanguage = sql`int2send(ascii(users.locale)::int2) || int2send(ascii(substr(users.locale, 2))::int2)`;

const define = () => ({
  /** Identifies the database, and the table of changes: a restored one has another. */
  identity: sql`select system_identifier || ' ' || (select oid from pg_database where datname = current_database())
      || ' ' || 'graph_changes'::regclass::oid as identity
    from pg_control_system()`,
  position: sql`select pg_snapshot_xmin(pg_current_snapshot())::text as "transactionId"`,
  boards: page(sql`int8send(id)`, sql`select boards.id from boards where boards.id > $1 and ${inGraph}`),
  contents: page(
    sql`int8send(id) || int8send(topic) || language`,
    sql`select contents.id, coalesce(contents.interest_id, 0) as topic, ${packedLanguage} as language
      from contents join users on users.id = contents.creator_id where contents.id > $1`,
  ),
  saves: page(
    sql`int8send(content_id) || int8send(board_id)`,
    sql`select pins.id, pins.content_id, pins.board_id from pins where pins.id > $1 and pins.deleted_at is null`,
  ),
  changes: sql`select change.id::text, change.transaction_id::text as "transactionId",
      change.board_id::text as "boardId", change.content_id::text as "contentId",
      change.transaction_id < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as "isFinal"
    from graph_changes change
    where (change.transaction_id, change.id) > ($1::bigint, $2::bigint)
    order by change.transaction_id, change.id limit $3`,
  savesOfPairs: sql`select changed.content_id::text as "contentId", changed.board_id::text as "boardId",
      found.topic as "topicId", found.language
    from unnest($1::bigint[], $2::bigint[]) changed (content_id, board_id)
    left join lateral (
      select contents.interest_id::text as topic, ${language} as language
      from pins join boards on boards.id = pins.board_id
        join contents on contents.id = pins.content_id join users on users.id = contents.creator_id
      where pins.board_id = changed.board_id and pins.content_id = changed.content_id
        and pins.deleted_at is null and ${inGraph}
      limit 1
    ) found on true`,
  savesOfBoard: sql`select pins.content_id::text as "contentId", contents.interest_id::text as "topicId",
      ${language} as language
    from pins join boards on boards.id = pins.board_id
      join contents on contents.id = pins.content_id join users on users.id = contents.creator_id
    where pins.board_id = $1 and pins.deleted_at is null and ${inGraph}
    order by pins.id`,
});

/** Reads the next page of rows by id, all fields of all rows in one value: decoding rows takes longer than reading them. */
function page(packed: SQL, rows: SQL): SQL {
  return sql`select max(id)::text as last, string_agg(${packed}, '' order by id) as packed
    from (${rows} order by 1 limit $2) found`;
}
