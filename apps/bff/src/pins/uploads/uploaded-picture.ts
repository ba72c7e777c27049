import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError, type ErrorCode } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { LimitCode } from '../../platform/errors/errors.ts';
import { findUploads } from './find-uploads.ts';
import { uploads } from './tables.ts';

/**
 * The id of the picture that an upload of the viewer's became. Throws `upload_not_found`, `upload_not_ready` by the field
 * that named it, and what the upload failed for.
 */
export async function uploadedPicture(
  db: Db,
  viewer: SignedIn,
  id: bigint | undefined,
  field: string,
): Promise<bigint> {
  const [upload] = id === undefined ? [] : await findUploads(db, viewer, [id]);
  if (!upload) throw new AppError('upload_not_found');
  if (upload.failureCode !== null) throw new AppError(upload.failureCode as Exclude<ErrorCode, LimitCode>);
  if (upload.imageId === null)
    throw new AppError('upload_not_ready', { fields: { [field]: 'Wait until it has succeeded.' } });
  return upload.imageId;
}

/**
 * Waits for anyone who changes the picture of an upload, and lets no one change it until the transaction
 * ends.
 */
export async function holdUpload(tx: Db, id: bigint): Promise<void> {
  await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('share');
}
