import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { VIDEO_BYTES_MAX } from '@pegboard/types';
import { users } from '../../people/accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { videoUploads } from './tables.ts';

/** Maximum number of videos of an account that are uploaded or processed at once. */
export const PENDING_VIDEOS_MAX = 10;
/** Maximum number of videos that an account can upload per day. */
export const DAILY_VIDEOS_MAX = 100;

const DAY_MS = 86_400_000;
/** The wait while videos are being processed, because the processing time is unknown. */
const PENDING_WAIT_MS = 60_000;

/**
 * Registers a video of this many bytes. Throws `video_invalid` for an empty one, `video_file_too_large` and
 * `too_many_uploads`.
 */
export async function registerVideo(
  db: Db,
  viewer: SignedIn,
  { id, bytes, now }: { readonly id: bigint; readonly bytes: number; readonly now: Date },
): Promise<void> {
  if (bytes === 0) throw new AppError('video_invalid');
  if (bytes > VIDEO_BYTES_MAX) throw new AppError('video_file_too_large');
  await db.transaction(async (tx) => {
    // Registrations of an account are serialized: concurrent ones would both be within the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('no key update');
    const isPending = inArray(videoUploads.state, ['uploading', 'processing']);
    const since = new Date(now.getTime() - DAY_MS);
    const [counts] = await tx
      .select({
        pending: sql<number>`(count(*) filter (where ${isPending}))::int`,
        all: count(),
        firstAt: sql<Date | null>`min(${videoUploads.createdAt})`.mapWith(videoUploads.createdAt),
      })
      .from(videoUploads)
      .where(and(eq(videoUploads.ownerId, viewer.id), gt(videoUploads.createdAt, since)));
    const { pending = 0, all = 0, firstAt } = counts ?? {};
    if (all >= DAILY_VIDEOS_MAX)
      throw new AppError('too_many_uploads', {
        retryAfterMs: (firstAt?.getTime() ?? now.getTime()) + DAY_MS - now.getTime(),
      });
    if (pending >= PENDING_VIDEOS_MAX)
      throw new AppError('too_many_uploads', { retryAfterMs: PENDING_WAIT_MS });
    await tx.insert(videoUploads).values({ id, ownerId: viewer.id, bytes, createdAt: now, activeAt: now });
  });
}
