import { PIN_DRAFTS_MAX, type PinDraft } from '@pegboard/types';
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { storeDraftUploads } from './draft-uploads.ts';
import type { DraftOwner, DraftRow } from './find-draft.ts';
import { lockOwner } from './lock-owner.ts';
import { pinDrafts } from './tables.ts';
import { writeContent } from './update-draft.ts';

/** A new draft as sent by its device. */
export type DraftInput = {
  readonly clientId: string;
  readonly content: PinDraft;
  /** The version that the device has read; 1 for a device that got no response to its first request. */
  readonly version: number;
};

/**
 * Creates a draft, or changes the one that the same device created before (CR-10: drafts are not duplicated). Throws
 * `drafts_full`, and for an earlier draft `draft_changed`, `draft_published` and, when it is deleted,
 * `draft_not_found`.
 */
export async function createDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: DraftOwner,
  { clientId, content, version }: DraftInput,
): Promise<DraftRow> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    const [known] = await tx
      .select()
      .from(pinDrafts)
      .where(and(eq(pinDrafts.ownerId, owner.id), eq(pinDrafts.clientId, clientId)))
      .for('update');
    if (known?.deletedAt) throw new AppError('draft_not_found');
    if (known) return writeContent(tx, known, { content, version }, now());
    const isStored = and(
      eq(pinDrafts.ownerId, owner.id),
      isNull(pinDrafts.deletedAt),
      ne(pinDrafts.state, 'published'),
    );
    const [found] = await tx.select({ drafts: count() }).from(pinDrafts).where(isStored);
    if (found && found.drafts >= PIN_DRAFTS_MAX) throw new AppError('drafts_full');
    const at = now();
    const [created] = await tx
      .insert(pinDrafts)
      .values({ id: newId(), ownerId: owner.id, clientId, content, createdAt: at, updatedAt: at })
      .returning();
    if (!created) throw new Error('A draft was inserted and not returned.');
    await storeDraftUploads(tx, created);
    return created;
  });
}
