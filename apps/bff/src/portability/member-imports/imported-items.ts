import { and, eq, sql } from 'drizzle-orm';
import { boardNotes, boards, boardSections } from '../../pins/board-access/index.ts';
import { pins } from '../../pins/pin-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { importedItems } from './tables.ts';

/** The kinds of lines that are created. */
export type ImportedKind = (typeof importedItems.$inferSelect)['kind'];

/** A line by its id in the archive. */
export type ItemKey = {
  readonly ownerId: bigint;
  readonly source: string;
  readonly kind: ImportedKind;
  readonly sourceId: bigint;
};

const TARGETS = { board: boards, section: boardSections, note: boardNotes, pin: pins } as const;

/** Returns the id of what was created from a line before; undefined if nothing was, or if it was deleted since. */
export async function findImported(db: Db, key: ItemKey): Promise<bigint | undefined> {
  const target = TARGETS[key.kind];
  const [row] = await db
    .select({ targetId: importedItems.targetId })
    .from(importedItems)
    .innerJoin(target, and(eq(target.id, importedItems.targetId), sql`${target.deletedAt} is null`))
    .where(
      and(
        eq(importedItems.ownerId, key.ownerId),
        eq(importedItems.source, key.source),
        eq(importedItems.kind, key.kind),
        eq(importedItems.sourceId, key.sourceId),
      ),
    );
  return row?.targetId;
}

/**
 * Creates what a line describes, once: in one transaction with its entry, and one at a time for a member. Returns the id, and
 * whether it was created now.
 */
export function createOnce(
  db: Db,
  key: ItemKey,
  importId: bigint,
  create: (tx: Db) => Promise<bigint>,
): Promise<{ readonly id: bigint; readonly isNew: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('import of ' || ${String(key.ownerId)}, 0))`,
    );
    const known = await findImported(tx, key);
    if (known !== undefined) return { id: known, isNew: false };
    const id = await create(tx);
    await tx
      .insert(importedItems)
      .values({ ...key, targetId: id, importId })
      .onConflictDoUpdate({
        target: [importedItems.ownerId, importedItems.source, importedItems.kind, importedItems.sourceId],
        set: { targetId: id, importId, createdAt: sql`now()` },
      });
    return { id, isNew: true };
  });
}
