import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { pinDrafts } from './tables.ts';

/** The stored row of a draft. */
export type DraftRow = typeof pinDrafts.$inferSelect;

/** The member whose drafts are read or changed. */
export type DraftOwner = Pick<SignedIn, 'id'>;

/** Condition: a draft of this owner that is not deleted. */
export function isOwnDraft(owner: DraftOwner, id: bigint): SQL | undefined {
  return and(eq(pinDrafts.id, id), eq(pinDrafts.ownerId, owner.id), isNull(pinDrafts.deletedAt));
}

/** Returns a draft of the owner, also a published one. Throws `draft_not_found`. */
export async function findDraft(db: Db, owner: DraftOwner, id: bigint | undefined): Promise<DraftRow> {
  const [draft] = id === undefined ? [] : await db.select().from(pinDrafts).where(isOwnDraft(owner, id));
  if (!draft) throw new AppError('draft_not_found');
  return draft;
}

/** Locks a draft of the owner, also a published one. Throws `draft_not_found`. */
export async function lockAnyDraft(tx: Db, owner: DraftOwner, id: bigint | undefined): Promise<DraftRow> {
  const [draft] =
    id === undefined ? [] : await tx.select().from(pinDrafts).where(isOwnDraft(owner, id)).for('update');
  if (!draft) throw new AppError('draft_not_found');
  return draft;
}

/** Locks a draft of the owner that is not published. Throws `draft_not_found`, `draft_published`. */
export async function lockDraft(tx: Db, owner: DraftOwner, id: bigint | undefined): Promise<DraftRow> {
  const draft = await lockAnyDraft(tx, owner, id);
  if (draft.state === 'published') throw new AppError('draft_published');
  return draft;
}
