import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError, type ErrorCode } from '../../platform/errors/errors.ts';
import { FIELD_PROBLEMS, type FieldErrorCode } from '../../platform/errors/field-errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { LimitCode } from '../../platform/errors/errors.ts';
import { findUploads, type UploadRow } from './find-uploads.ts';
import { uploads } from './tables.ts';

/**
 * Returns the id of the image of a processed upload of the viewer. Throws `upload_not_found`, `upload_not_ready` by the
 * given field, and the code for which the upload failed.
 */
export async function uploadedPicture(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  field: string,
): Promise<bigint> {
  const { imageId } = await readyUpload(db, viewer, id, field);
  return imageId;
}

/**
 * Returns the upload of the viewer with this id, and its image. Throws `upload_not_found`, `upload_not_ready` by the
 * given field, and the code for which the upload failed.
 */
export async function readyUpload(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  field: string,
): Promise<UploadRow & { readonly imageId: bigint; readonly image: NonNullable<UploadRow['image']> }> {
  const [upload] = id === undefined ? [] : await findUploads(db, viewer, [id]);
  if (!upload) throw new AppError('upload_not_found');
  const { failureCode, failureDetail, imageId, image } = upload;
  if (failureCode !== null)
    throw new AppError(
      failureCode as Exclude<ErrorCode, LimitCode>,
      failureDetail === null ? {} : { fields: { [field]: FIELD_PROBLEMS[failureDetail as FieldErrorCode] } },
    );
  if (imageId === null || image === null)
    throw new AppError('upload_not_ready', { fields: { [field]: 'Wait until it has succeeded.' } });
  return { ...upload, imageId, image };
}

/** Locks the image of an upload against concurrent changes, until the transaction ends. */
export async function holdUpload(tx: Db, id: bigint): Promise<void> {
  await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('share');
}
