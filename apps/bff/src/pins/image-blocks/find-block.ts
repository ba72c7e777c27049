import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { CopyIndex } from './copy-index.ts';
import { imageBlockHits, imageBlocks } from './tables.ts';

const ROWS = 10_000;

/** The copy hashes of a database in the memory of this process, up to a revision of the list. */
type LoadedList = { readonly index: CopyIndex; revision: bigint; loading: Promise<void> | undefined };

/** A block of this very file, or a change of the list since a revision. */
type CheckRow = {
  readonly id: bigint;
  readonly revision: bigint;
  readonly copyHash: string | null;
  readonly distance: number;
  readonly isRemoved: boolean;
  readonly isExact: boolean;
};

/** Reads the block of a file and the changes of the list since a revision, in their order. It is that of the commits: see `lockList`. */
const check = defineStatement<CheckRow>('check against the image blocks', (value) => {
  const columns = sql`id, revision, copy_hash as "copyHash", distance, removed_at is not null as "isRemoved"`;
  return sql`(select ${columns}, true as "isExact" from ${imageBlocks}
      where sha256 = ${value('sha256')}::text and removed_at is null limit 1)
    union all (select ${columns}, false from ${imageBlocks}
      where revision > ${value('revision')}::bigint order by revision limit ${sql.raw(String(ROWS))})`;
});

const lists = new WeakMap<Db, LoadedList>();

/** The hashes of an image that someone wants to store. */
export type ImageHashes = { readonly sha256: string | undefined; readonly copyHash: string | null };

/**
 * Returns the id of the block that an image falls under; undefined if there is none. One statement finds the file and reads the changes
 * of the list. `db` is that of the process, no transaction.
 */
export async function findBlock(db: Db, { sha256, copyHash }: ImageHashes): Promise<bigint | undefined> {
  if (sha256 === undefined && copyHash === null) return undefined;
  const list = listOf(db);
  for (;;) {
    const rows = await check(db, { sha256: sha256 ?? null, revision: list.revision });
    const exact = rows.find(({ isExact }) => isExact);
    if (exact) return exact.id;
    applyChanges(list, rows);
    if (copyHash === null) return undefined;
    if (rows.length < ROWS) return list.index.find(copyHash);
    list.loading ??= loadChanges(db, list).finally(() => (list.loading = undefined));
    await list.loading;
  }
}

/** Records that a block rejected an image of a member. */
export async function recordHit(db: Db, blockId: bigint, userId: bigint, at: Date): Promise<void> {
  await db
    .insert(imageBlockHits)
    .values({ blockId, userId, at })
    .onConflictDoUpdate({ target: [imageBlockHits.blockId, imageBlockHits.userId], set: { at } });
}

function listOf(db: Db): LoadedList {
  const known = lists.get(db);
  if (known) return known;
  const list: LoadedList = { index: new CopyIndex(), revision: 0n, loading: undefined };
  lists.set(db, list);
  return list;
}

/** Loads all changes of a list of many, such as after the start: once for all checks that wait for them. */
async function loadChanges(db: Db, list: LoadedList): Promise<void> {
  for (;;) {
    const rows = await check(db, { sha256: null, revision: list.revision });
    applyChanges(list, rows);
    if (rows.length < ROWS) return;
  }
}

/** Applies changes to the list in memory, but for those that another check has applied meanwhile. */
function applyChanges(list: LoadedList, rows: readonly CheckRow[]): void {
  for (const row of rows) {
    if (row.revision <= list.revision) continue;
    if (row.isRemoved) list.index.remove(row.id);
    else if (row.copyHash !== null) list.index.add(row.id, row.copyHash, row.distance);
    list.revision = row.revision;
  }
}
