import { eq } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { lockDraft, type DraftOwner } from './find-draft.ts';
import { pinDrafts } from './tables.ts';

/** Deletes a draft; a scheduled one is not published. Throws `draft_not_found`, `draft_published`. */
export async function deleteDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: DraftOwner,
  id: bigint | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await lockDraft(tx, owner, id);
    await tx.update(pinDrafts).set({ deletedAt: now() }).where(eq(pinDrafts.id, draft.id));
  });
}
