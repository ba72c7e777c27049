import type { ImageEdit } from '@pegboard/types';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { IMAGE_REFUSALS, imagePath, readFile } from '../../platform/media/images/index.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { uploads } from './tables.ts';
import { readyUpload } from './uploaded-picture.ts';

/** An edit of the image of an upload. */
export type UploadEdit = { readonly uploadId: bigint | undefined; readonly edit: ImageEdit };

/** The response to an edit: an upload of its own, whose image is the result. */
export type EditedUpload = {
  readonly upload_id: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
};

const FOREIGN_KEY = 'uploads_image_id_images_id_fk';

/**
 * Edits the image of an upload of the viewer, and stores the result as an upload of its own; the edited one stays
 * (CR-05). The same edit of the same image gives the same image. Throws `upload_not_found`, `upload_not_ready`, the
 * code for which the upload failed, and `image_animated`.
 */
export async function editUpload(
  deps: Deps,
  viewer: SignedIn,
  { uploadId, edit }: UploadEdit,
  key: string | undefined,
): Promise<EditedUpload> {
  const intent = { key, request: ['upload edit', String(uploadId), edit] };
  const earlier = await findStoredResponse<EditedUpload>(deps.db, viewer, intent);
  if (earlier) return earlier.answer;
  const write = async (): Promise<EditedUpload> => {
    const original = await readyUpload(deps.db, viewer, uploadId, 'upload_id');
    const { signature, format, isAnimated } = original.image;
    if (isAnimated) throw new AppError('image_animated');
    const stored = await readFile(deps.imageStore, imagePath('orig', signature, 'webp'));
    if (!stored) throw new Error(`The original of an image is not in the store: ${signature}.`);
    const saved = await saveImage(deps, viewer.id, { kind: 'edit', stored, format, edit });
    if (!saved.ok) throw new AppError(IMAGE_REFUSALS[saved.code]);
    const { row } = saved;
    return deps.db.transaction((tx) =>
      withIdempotencyKey(tx, viewer, intent, async () => {
        const editedFromId = original.editedFromId ?? original.id;
        const [same] = await tx
          .select({ id: uploads.id })
          .from(uploads)
          .where(
            and(
              eq(uploads.ownerId, viewer.id),
              eq(uploads.imageId, row.id),
              eq(uploads.editedFromId, editedFromId),
            ),
          )
          .for('share');
        const id = same?.id ?? newId();
        if (!same)
          await tx.insert(uploads).values({
            id,
            key: randomBytes(16).toString('hex'),
            ownerId: viewer.id,
            status: 'succeeded',
            imageId: row.id,
            mediaSourceType: original.mediaSourceType,
            editedFromId,
            createdAt: deps.now(),
            expiresAt: deps.now(),
          });
        return { upload_id: String(id), signature: row.signature, width: row.width, height: row.height };
      }),
    );
  };
  return write().catch((error: unknown) => {
    // The same image lost its last use meanwhile and was removed: it is stored again.
    if (isImageGone(error)) return write();
    throw error;
  });
}

function isImageGone(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if ((error as { readonly constraint?: unknown }).constraint === FOREIGN_KEY) return true;
  return false;
}
