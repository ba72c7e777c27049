import type { Immutable } from '@pegboard/types';
import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { ERRORS, type ErrorCode } from '../../platform/errors/errors.ts';
import { FIELD_PROBLEMS, type FieldErrorCode } from '../../platform/errors/field-errors.ts';
import { images } from '../../platform/media/images/tables.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { uploads } from './tables.ts';

/** An upload of the viewer, with its image if it was processed. */
export type UploadRow = typeof uploads.$inferSelect & {
  readonly image: Pick<
    typeof images.$inferSelect,
    'signature' | 'width' | 'height' | 'dominantColor' | 'format' | 'isAnimated'
  > | null;
};

/** The state of an upload for its owner (§7: VIPResource get). */
export const uploadSchema = z.strictObject({
  status: z.enum(uploads.status.enumValues),
  /** The signature of the resulting image; its address contains it (wire-facts.md). */
  signature: z.string().nullable(),
  /** Of the upright image, in pixels. */
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  /** `#rrggbb`. */
  dominant_color: z.string().nullable(),
  /** The code of the AI-content label that the metadata of the file states: a proposal to the member (CR-17). */
  media_source_type: z.int().nullable(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  /** The code of the type of a file that is not accepted; as in `problems` of other errors. */
  failure_detail: z.string().nullable(),
});

/** The state of an upload for its owner. */
export type UploadView = Immutable<z.infer<typeof uploadSchema>>;

/** Returns the viewer's uploads among these; those of others are left out, like those that do not exist. */
export async function findUploads(
  db: Db,
  viewer: SignedIn,
  ids: readonly bigint[],
): Promise<readonly UploadRow[]> {
  const { signature, width, height, dominantColor, format, isAnimated } = images;
  return db
    .select({
      ...getTableColumns(uploads),
      image: { signature, width, height, dominantColor, format, isAnimated },
    })
    .from(uploads)
    .leftJoin(images, eq(images.id, uploads.imageId))
    .where(and(eq(uploads.ownerId, viewer.id), inArray(uploads.id, [...ids])));
}

/** Presents an upload. One that expired without a file has failed. */
export function presentUpload(upload: UploadRow, now: Date): UploadView {
  const { status, image, failureCode, failureDetail, mediaSourceType, expiresAt } = upload;
  const isOver = status === 'registered' && expiresAt <= now;
  const code = isOver ? 'upload_expired' : failureCode;
  return {
    status: isOver ? 'failed' : status,
    signature: image?.signature ?? null,
    width: image?.width ?? null,
    height: image?.height ?? null,
    dominant_color: image?.dominantColor ?? null,
    media_source_type: mediaSourceType,
    failure_code: code,
    failure_message: code === null ? null : failureMessage(code as ErrorCode, failureDetail),
    failure_detail: failureDetail,
  };
}

function failureMessage(code: ErrorCode, detail: string | null): string {
  return detail === null ? ERRORS[code].message : FIELD_PROBLEMS[detail as FieldErrorCode];
}
