import type { PinDraft } from '@pegboard/types';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { mediaImages } from './draft-media.ts';
import { pinDraftUploads } from './tables.ts';

/** Returns the uploads that a draft uses: originals and the results of edits, each once. */
export function draftUploadIds({ media }: Pick<PinDraft, 'media'>): readonly bigint[] {
  const ids = (media === null ? [] : mediaImages(media)).flatMap((one) =>
    one.kind === 'upload' ? [one.image.uploadId, one.image.editedUploadId ?? ''] : [],
  );
  return [...new Set(ids)].flatMap((id) => parseId(id) ?? []);
}

/** Stores which of the owner's uploads a draft uses; those of others are not stored. Runs in the caller's transaction. */
export async function storeDraftUploads(
  tx: Db,
  { id, ownerId, content }: { readonly id: bigint; readonly ownerId: bigint; readonly content: PinDraft },
): Promise<void> {
  const ids = idList(draftUploadIds(content));
  await tx.execute(sql`
    delete from pin_draft_uploads where draft_id = ${id} and upload_id <> all(${ids}::bigint[])`);
  await tx.execute(sql`
    insert into pin_draft_uploads (draft_id, upload_id)
    select ${id}, id from uploads where id = any(${ids}::bigint[]) and owner_id = ${ownerId}
    order by id for key share
    on conflict do nothing`);
}

/** Releases the uploads of a draft that is published: its pin uses their images. */
export async function releaseDraftUploads(tx: Db, draftId: bigint): Promise<void> {
  await tx.delete(pinDraftUploads).where(eq(pinDraftUploads.draftId, draftId));
}
