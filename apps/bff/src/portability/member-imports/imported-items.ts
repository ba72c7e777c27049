import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { boardNotes, boards, boardSections } from '../../pins/board-access/index.ts';
import { comments } from '../../pins/comments/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { importedItems } from './tables.ts';

/** The kinds of items that are created. */
export type ImportedKind = (typeof importedItems.$inferSelect)['kind'];

/** An item by its id in the file. */
export type ItemKey = {
  readonly ownerId: bigint;
  readonly source: string;
  readonly kind: ImportedKind;
  readonly sourceId: string;
};

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
  { ownerId, source, kind }: Omit<ItemKey, 'sourceId'>,
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

/**
 * Creates what an item describes, once: in one transaction with its entry, and one at a time for a member. Returns its id, and the
 * import that created it.
 */
export function createOnce(
  db: Db,
  key: ItemKey,
  importId: bigint,
  create: (tx: Db) => Promise<bigint>,
): Promise<FoundItem & { readonly isNew: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('import of ' || ${String(key.ownerId)}, 0))`,
    );
    const known = await findImported(tx, key);
    if (known !== undefined) return { ...known, isNew: false };
    const targetId = await create(tx);
    await tx
      .insert(importedItems)
      .values({ ...key, targetId, importId })
      .onConflictDoUpdate({
        target: [importedItems.ownerId, importedItems.source, importedItems.kind, importedItems.sourceId],
        set: { targetId, importId, createdAt: sql`now()` },
      });
    return { targetId, importId, isNew: true };
  });
}
