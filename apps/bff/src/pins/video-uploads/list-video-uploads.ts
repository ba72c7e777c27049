import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { CursorDeps, DatabaseDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { images } from '../../platform/media/images/tables.ts';
import type { VideoUploadRow } from './find-video-uploads.ts';
import { videoUploads } from './tables.ts';

/** Returns a page of the viewer's video uploads, the newest first. */
export async function listVideoUploads(
  { db, bookmarks }: DatabaseDeps & CursorDeps,
  viewer: SignedIn,
  { size, after }: PageParams,
): Promise<Page<VideoUploadRow>> {
  const kind = `video uploads ${viewer.id}`;
  const [before] = bookmarks.read(kind, after) ?? [];
  const isOwn = eq(videoUploads.ownerId, viewer.id);
  const rows = await db
    .select({ ...getTableColumns(videoUploads), signature: images.signature })
    .from(videoUploads)
    .leftJoin(images, eq(images.id, videoUploads.imageId))
    .where(before === undefined ? isOwn : and(isOwn, lt(videoUploads.id, BigInt(before))))
    .orderBy(desc(videoUploads.id))
    .limit(size + 1);
  return toPage(rows, size, ({ id }) => bookmarks.make(kind, [String(id)]));
}
