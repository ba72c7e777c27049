import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ErrorCode } from '../../platform/errors/errors.ts';
import { IMAGE_REFUSALS, type UnsupportedFileType } from '../../platform/media/images/index.ts';
import { saveImage } from '../image-lifecycle/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import type { Deps } from './deps.ts';
import { uploads } from './tables.ts';

const TRIES_MAX = 3;

/**
 * Processes a posted file to an image (BF-07): decoded and encoded again in every size by the image processes. A file
 * that crashed the process three times counts as broken.
 */
export const processUpload = defineJob({
  name: 'process-upload',
  data: z.object({ uploadId: z.string() }),
  retry: { limit: TRIES_MAX + 2, seconds: 5, atMostSeconds: 60 },
  // A photo whose process was killed is not kept waiting until the end of the lease.
  lease: { seconds: 400, heartbeatSeconds: 30 },
  async handle({ uploadId }, deps: Deps) {
    const { db, uploadStore } = deps;
    const isThis = and(eq(uploads.id, BigInt(uploadId)), eq(uploads.status, 'processing'));
    const [upload] = await db
      .update(uploads)
      .set({ tries: sql`${uploads.tries} + 1` })
      .where(isThis)
      .returning({ key: uploads.key, ownerId: uploads.ownerId, tries: uploads.tries });
    if (!upload) return;
    const bytes = upload.tries > TRIES_MAX ? undefined : await uploadStore.read(upload.key);
    const fail = (failureCode: ErrorCode, failureDetail: UnsupportedFileType | null = null) =>
      db.update(uploads).set({ status: 'failed', failureCode, failureDetail }).where(isThis);
    if (bytes === undefined) await fail('image_invalid');
    else {
      const saved = await saveImage(deps, upload.ownerId, { kind: 'upload', bytes });
      if (saved.ok)
        await db
          .update(uploads)
          .set({ status: 'succeeded', imageId: saved.row.id, mediaSourceType: saved.mediaSourceType })
          .where(isThis);
      else await fail(IMAGE_REFUSALS[saved.code], saved.type);
    }
    await uploadStore.delete(upload.key);
  },
});
