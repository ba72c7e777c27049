import type { Immutable } from '@pegboard/types';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { ERRORS, type ErrorCode } from '../../platform/errors/errors.ts';
import { images } from '../../platform/media/images/tables.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { uploads } from './tables.ts';

/** An upload of the viewer's, with the signature of its picture. */
export type UploadRow = typeof uploads.$inferSelect & { readonly signature: string | null };

/** The state of an upload for its owner (§7: VIPResource get). */
export const uploadSchema = z.strictObject({
  status: z.enum(uploads.status.enumValues),
  /** The signature of the resulting picture; its address contains it (wire-facts.md). */
  signature: z.string().nullable(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
});

/** The state of an upload for its owner. */
export type UploadView = Immutable<z.infer<typeof uploadSchema>>;

/** The uploads of the viewer's among these; those of others are as those that are not there. */
export async function findUploads(
  db: Db,
  viewer: SignedIn,
  ids: readonly bigint[],
): Promise<readonly UploadRow[]> {
  return db
    .select({ ...getTableColumns(uploads), signature: images.signature })
    .from(uploads)
    .leftJoin(images, eq(images.id, uploads.imageId))
    .where(and(eq(uploads.ownerId, viewer.id), inArray(uploads.id, [...ids])));
}

/** Presents an upload. One whose time to post has passed, and for which nothing came, has failed. */
export function presentUpload(upload: UploadRow, now: Date): UploadView {
  const { status, signature, failureCode, expiresAt } = upload;
  const isOver = status === 'registered' && expiresAt <= now;
  const code = isOver ? 'upload_expired' : failureCode;
  return {
    status: isOver ? 'failed' : status,
    signature,
    failure_code: code,
    failure_message: code === null ? null : ERRORS[code as ErrorCode].message,
  };
}
