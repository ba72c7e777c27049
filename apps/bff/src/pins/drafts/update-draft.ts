import type { PinDraft } from '@pegboard/types';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { draftUploadIds, storeDraftUploads } from './draft-uploads.ts';
import { lockAnyDraft, type DraftOwner, type DraftRow } from './find-draft.ts';
import { uploads } from '../uploads/index.ts';
import { pinDrafts } from './tables.ts';

/** A change of a draft: the complete content, and the version on which it is based. */
export type DraftChange = { readonly content: PinDraft; readonly version: number };

/** Replaces the content of a draft. Throws `draft_not_found`, and what `writeContent` throws. */
export async function updateDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: DraftOwner,
  id: bigint | undefined,
  change: DraftChange,
): Promise<DraftRow> {
  return db.transaction(async (tx) => writeContent(tx, await lockAnyDraft(tx, owner, id), change, now()));
}

/**
 * Writes the content of a locked draft. Unchanged content writes nothing, whatever the version and also after the publication:
 * a request whose response was lost may be repeated, and of two tabs that publish a draft one is later. A published draft is also
 * unchanged when its photo was uploaded by both tabs. Throws `draft_published`, and `draft_changed` when another device has written meanwhile.
 */
export async function writeContent(
  tx: Db,
  draft: DraftRow,
  { content, version }: DraftChange,
  at: Date,
): Promise<DraftRow> {
  const { rows } = await tx.execute<{ is_same: boolean }>(sql`
    select content = ${JSON.stringify(content)}::jsonb as is_same from pin_drafts where id = ${draft.id}`);
  if (rows[0]?.is_same === true) return draft;
  if (draft.state === 'published') {
    if (await isSameButUpload(tx, draft, content)) return draft;
    throw new AppError('draft_published');
  }
  if (version !== draft.version) throw new AppError('draft_changed');
  const [changed] = await tx
    .update(pinDrafts)
    .set({ content, version: draft.version + 1, updatedAt: at })
    .where(eq(pinDrafts.id, draft.id))
    .returning();
  if (!changed) throw new Error('A draft was changed and not returned.');
  await storeDraftUploads(tx, changed);
  return changed;
}

/** Returns whether contents have nothing different but the upload of their photo, and both uploads are the same image. */
async function isSameButUpload(tx: Db, draft: DraftRow, content: PinDraft): Promise<boolean> {
  const media = draft.content.media;
  if (media?.kind !== 'image' || content.media?.kind !== 'image') return false;
  const { image } = media;
  const withoutUpload = {
    ...content,
    media: { ...content.media, image: { ...content.media.image, uploadId: image.uploadId } },
  };
  const { rows } = await tx.execute<{ is_same: boolean }>(sql`
    select content = ${JSON.stringify(withoutUpload)}::jsonb as is_same from pin_drafts where id = ${draft.id}`);
  if (rows[0]?.is_same !== true) return false;
  const ids = [...new Set([...draftUploadIds(draft.content), ...draftUploadIds(content)])];
  const found = await tx
    .select({ imageId: uploads.imageId })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.ownerId, draft.ownerId)));
  const [first] = found;
  return (
    found.length === ids.length &&
    found.every(({ imageId }) => imageId !== null && imageId === first?.imageId)
  );
}
