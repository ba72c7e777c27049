import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { CopyIndex } from './copy-index.ts';
import { imageBlockHits, imageBlocks } from './tables.ts';

const ROWS = 10_000;

/** The copy hashes of a database in the memory of this process, up to a revision of the list. */
type LoadedList = { readonly index: CopyIndex; revision: number; loading: Promise<void> };

const lists = new WeakMap<Db, LoadedList>();

/** The hashes of an image that someone wants to store. */
export type ImageHashes = { readonly sha256: string | undefined; readonly copyHash: string | null };

/** Returns the id of the block that an image falls under; undefined if there is none. `db` is that of the process, no transaction. */
export async function findBlock(db: Db, { sha256, copyHash }: ImageHashes): Promise<bigint | undefined> {
  if (sha256 !== undefined) {
    const [exact] = await db
      .select({ id: imageBlocks.id })
      .from(imageBlocks)
      .where(and(eq(imageBlocks.sha256, sha256), isNull(imageBlocks.removedAt)))
      .limit(1);
    if (exact) return exact.id;
  }
  if (copyHash === null) return undefined;
  const list = listOf(db);
  list.loading = list.loading.then(
    () => loadChanges(db, list),
    () => loadChanges(db, list),
  );
  await list.loading;
  return list.index.find(copyHash);
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
  const list: LoadedList = { index: new CopyIndex(), revision: 0, loading: Promise.resolve() };
  lists.set(db, list);
  return list;
}

/** Loads the changes of the list since the last check. Their order is that of the commits: see `lockList`. */
async function loadChanges(db: Db, list: LoadedList): Promise<void> {
  for (;;) {
    const { id, revision, copyHash, distance, removedAt } = imageBlocks;
    const rows = await db
      .select({ id, revision, copyHash, distance, removedAt })
      .from(imageBlocks)
      .where(gt(revision, list.revision))
      .orderBy(asc(revision))
      .limit(ROWS);
    for (const row of rows) {
      if (row.removedAt !== null) list.index.remove(row.id);
      else if (row.copyHash !== null) list.index.add(row.id, row.copyHash, row.distance);
      list.revision = row.revision;
    }
    if (rows.length < ROWS) return;
  }
}
