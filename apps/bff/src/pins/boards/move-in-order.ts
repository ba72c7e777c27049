import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { positionBetween, spreadPositions } from './order-rules.ts';

/** A list whose rows have positions: its table, its condition, and how its order is read and written. */
export type OrderedList = {
  /** The key of the advisory lock that serializes the moves in one list. */
  readonly lock: bigint;
  readonly table: SQL;
  readonly where: SQL;
  /** The sort key as float8: greater is nearer the top; then by id, greater first. */
  readonly key: SQL;
  /** The position to write for a key. */
  readonly position: (key: SQL) => SQL;
};

type Row = { id: string; key: number };

const FIRST_SPREAD = 32;

/**
 * Moves a row before another of its list, or to the end for null. Writes one row, and spreads the rows below only where
 * a double has no room between two neighbors. Concurrent moves are serialized. Returns false when the row to move
 * before is not in the list.
 */
export async function moveInOrder(
  tx: Db,
  list: OrderedList,
  id: bigint,
  beforeId: bigint | null,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${list.lock})`);
  const anchor = beforeId === null ? undefined : await rowOf(tx, list, beforeId);
  if (beforeId !== null && !anchor) return false;
  const upper = await rowAbove(tx, list, anchor, id);
  const position = positionBetween(upper?.key ?? null, anchor?.key ?? null);
  if (position !== undefined) await write(tx, list, [id], [position]);
  else if (upper && anchor) await spread(tx, list, id, upper.key, anchor);
  return true;
}

async function spread(tx: Db, list: OrderedList, id: bigint, upper: number, anchor: Row): Promise<void> {
  for (let count = FIRST_SPREAD; ; count *= 8) {
    const rows = await rowsFrom(tx, list, anchor, id, count + 1);
    const lower = rows.length > count ? (rows[count]?.key ?? null) : null;
    const ids = [id, ...rows.slice(0, count).map((row) => BigInt(row.id))];
    const positions = spreadPositions(upper, lower, ids.length);
    if (positions) return write(tx, list, ids, positions);
  }
}

async function rowOf(tx: Db, { table, where, key }: OrderedList, id: bigint): Promise<Row | undefined> {
  const { rows } = await tx.execute<Row>(
    sql`select id::text as id, ${key} as key from ${table} where ${where} and id = ${id}`,
  );
  return rows[0];
}

/** Returns the row above another, or the last of all; never the row that is moved. */
async function rowAbove(
  tx: Db,
  { table, where, key }: OrderedList,
  anchor: Row | undefined,
  moved: bigint,
): Promise<Row | undefined> {
  const above = anchor ? sql`(${key}, id) > (${anchor.key}::float8, ${anchor.id}::bigint)` : sql`true`;
  const { rows } = await tx.execute<Row>(sql`
    select id::text as id, ${key} as key from ${table}
    where ${where} and ${above} and id <> ${moved} order by ${key}, id limit 1`);
  return rows[0];
}

async function rowsFrom(
  tx: Db,
  { table, where, key }: OrderedList,
  anchor: Row,
  moved: bigint,
  limit: number,
): Promise<readonly Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select id::text as id, ${key} as key from ${table}
    where ${where} and (${key}, id) <= (${anchor.key}::float8, ${anchor.id}::bigint) and id <> ${moved}
    order by ${key} desc, id desc limit ${limit}`);
  return rows;
}

async function write(
  tx: Db,
  { table, position }: OrderedList,
  ids: readonly bigint[],
  keys: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update ${table} set position = ${position(sql`wanted.key`)}
    from unnest(${idList(ids)}::bigint[], ${`{${keys.join(',')}}`}::float8[]) as wanted(id, key)
    where ${table}.id = wanted.id`);
}
