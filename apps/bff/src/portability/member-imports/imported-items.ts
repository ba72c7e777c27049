import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { boardNotes, boards, boardSections } from '../../pins/board-access/index.ts';
import { comments } from '../../pins/comments/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { importedItems } from './tables.ts';

/** The kinds of items that are created. */
export type ImportedKind = (typeof importedItems.$inferSelect)['kind'];

/** The items of a kind that a member imports from a source. */
export type KindKey = { readonly ownerId: bigint; readonly source: string; readonly kind: ImportedKind };

/** An item by its id in the file. */
export type ItemKey = KindKey & { readonly sourceId: string };

/** The id of the object that was created from an item, and the import that created it. */
export type FoundItem = { readonly targetId: bigint; readonly importId: bigint };

const TARGETS = {
  board: boards,
  section: boardSections,
  note: boardNotes,
  pin: pins,
  comment: comments,
} as const;

/** Returns the condition that what was created from an item still exists. A follow that was ended counts as one. */
function isThere(kind: ImportedKind): SQL {
  if (kind === 'topic_follow' || kind === 'board_follow') return sql`true`;
  const target = TARGETS[kind];
  return sql`exists (select from ${target} where ${target.id} = ${importedItems.targetId} and ${target.deletedAt} is null)`;
}

/** Returns what was created from an item before; undefined if nothing was, or if it was deleted since. */
export async function findImported(db: Db, key: ItemKey): Promise<FoundItem | undefined> {
  return (await findImportedItems(db, key, [key.sourceId])).get(key.sourceId);
}

/** Returns what was created from items of a kind before, by their ids in the file. */
export async function findImportedItems(
  db: Db,
  { ownerId, source, kind }: KindKey,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, FoundItem>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .select({
      sourceId: importedItems.sourceId,
      targetId: importedItems.targetId,
      importId: importedItems.importId,
    })
    .from(importedItems)
    .where(
      and(
        eq(importedItems.ownerId, ownerId),
        eq(importedItems.source, source),
        eq(importedItems.kind, kind),
        inArray(importedItems.sourceId, [...sourceIds]),
        isThere(kind),
      ),
    );
  return new Map(rows.map(({ sourceId, ...found }) => [sourceId, found]));
}

/** Creates what an item describes, once. Returns its id, and the import that created it. */
export async function createOnce(
  db: Db,
  key: ItemKey,
  importId: bigint,
  create: (tx: Db) => Promise<bigint>,
): Promise<FoundItem> {
  const { sourceId } = key;
  const created = await createAllOnce(db, key, [sourceId], importId, async (tx) => [await create(tx)]);
  const found = created.get(sourceId);
  if (!found) throw new Error('createAllOnce() has returned nothing for an item.');
  return found;
}

/**
 * Creates what items of a kind describe, once: in one transaction with their entries, and one at a time for a member. `create` gets the ids
 * that are not there yet, and returns the ids of what it created in the same order. Returns the ids, and the imports that created them.
 */
export function createAllOnce(
  db: Db,
  { ownerId, source, kind }: KindKey,
  sourceIds: readonly string[],
  importId: bigint,
  create: (tx: Db, missing: readonly string[]) => Promise<readonly bigint[]>,
): Promise<ReadonlyMap<string, FoundItem>> {
  const key = { ownerId, source, kind };
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('import of ' || ${String(ownerId)}, 0))`,
    );
    const known = await findImportedItems(tx, key, sourceIds);
    const missing = sourceIds.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const targets = await create(tx, missing);
    const rows = missing.flatMap((sourceId, nth) => {
      const targetId = targets[nth];
      return targetId === undefined ? [] : [{ ...key, sourceId, targetId, importId }];
    });
    await tx
      .insert(importedItems)
      .values(rows)
      .onConflictDoUpdate({
        target: [importedItems.ownerId, importedItems.source, importedItems.kind, importedItems.sourceId],
        set: {
          targetId: sql`excluded.target_id`,
          importId: sql`excluded.import_id`,
          createdAt: sql`now()`,
        },
      });
    return new Map([
      ...known,
      ...rows.map(({ sourceId, targetId }) => [sourceId, { targetId, importId }] as const),
    ]);
  });
}
