import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import { images } from '../../platform/media/images/tables.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { uploads } from '../uploads/index.ts';
import { findVideoUploads } from '../video-uploads/index.ts';
import type { Deps } from './deps.ts';
import { pageVideos } from './draft-story.ts';
import type { DraftOwner, DraftRow } from './find-draft.ts';
import { pinDrafts, pinDraftUploads } from './tables.ts';

/** The image of an upload, for a list of drafts. Sizes in pixels. */
export type UploadedImage = {
  readonly uploadId: bigint;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
};

/** A draft with the images of its processed uploads. */
export type DraftView = DraftRow & { readonly images: readonly UploadedImage[] };

/** The filters of a member's drafts. One that failed to be published is both a draft and a scheduled one. */
export const DRAFT_FILTERS = {
  drafts: ['draft', 'failed'],
  scheduled: ['scheduled', 'failed'],
  all: ['draft', 'scheduled', 'failed'],
} as const satisfies Readonly<Record<string, readonly DraftRow['state'][]>>;

/** A filter of a member's drafts. */
export type DraftFilter = keyof typeof DRAFT_FILTERS;

/**
 * Returns a page of the owner's drafts, the latest first: scheduled ones by their time, others by their last change.
 */
export async function listDrafts(
  { db, bookmarks }: Pick<Deps, 'db' | 'bookmarks'>,
  owner: DraftOwner,
  filter: DraftFilter,
  { size, after }: PageParams,
): Promise<Page<DraftView>> {
  const kind = `drafts ${filter}`;
  const [time, id] = bookmarks.read(kind, after) ?? [];
  const key = filter === 'scheduled' ? pinDrafts.scheduledAt : pinDrafts.updatedAt;
  const isLater: SQL | undefined =
    time === undefined
      ? undefined
      : filter === 'scheduled'
        ? sql`(${key}, ${pinDrafts.id}) > (${time}::timestamptz, ${id}::bigint)`
        : sql`(${key}, ${pinDrafts.id}) < (${time}::timestamptz, ${id}::bigint)`;
  const direction = filter === 'scheduled' ? asc : desc;
  const rows = await db
    .select()
    .from(pinDrafts)
    .where(
      and(
        eq(pinDrafts.ownerId, owner.id),
        isNull(pinDrafts.deletedAt),
        inArray(pinDrafts.state, [...DRAFT_FILTERS[filter]]),
        isLater,
      ),
    )
    .orderBy(direction(key), direction(pinDrafts.id))
    .limit(size + 1);
  const { items, bookmark } = toPage(rows, size, (last) =>
    bookmarks.make(kind, [
      ((filter === 'scheduled' ? last.scheduledAt : last.updatedAt) ?? last.updatedAt).toISOString(),
      String(last.id),
    ]),
  );
  return { items: await withImages(db, items), bookmark };
}

/** Adds the images of the processed uploads, and the posters of videos. */
export async function withImages(db: Db, drafts: readonly DraftRow[]): Promise<readonly DraftView[]> {
  if (drafts.length === 0) return [];
  const found = await db
    .select({
      draftId: pinDraftUploads.draftId,
      uploadId: uploads.id,
      signature: images.signature,
      width: images.width,
      height: images.height,
    })
    .from(pinDraftUploads)
    .innerJoin(uploads, eq(uploads.id, pinDraftUploads.uploadId))
    .innerJoin(images, eq(images.id, uploads.imageId))
    .where(
      inArray(
        pinDraftUploads.draftId,
        drafts.map((draft) => draft.id),
      ),
    );
  const byDraft = Map.groupBy(found, ({ draftId }) => draftId);
  const posters = await findPosters(db, drafts);
  return drafts.map((draft) => ({
    ...draft,
    images: [...(byDraft.get(draft.id) ?? []), ...(posters.get(draft.id) ?? [])],
  }));
}

/** Returns the posters of the videos of drafts with one owner, by draft. */
async function findPosters(
  db: Db,
  drafts: readonly DraftRow[],
): Promise<ReadonlyMap<bigint, readonly UploadedImage[]>> {
  const [owner] = drafts.map(({ ownerId }) => ({ id: ownerId }));
  const videos = drafts.flatMap(({ id, content: { media } }) => {
    const uploadIds =
      media?.kind === 'video'
        ? [media.uploadId]
        : media === null
          ? []
          : pageVideos(media).map(({ uploadId }) => uploadId);
    return uploadIds.flatMap((text) => {
      const uploadId = parseId(text);
      return uploadId === undefined ? [] : [{ draftId: id, uploadId }];
    });
  });
  if (owner === undefined || videos.length === 0) return new Map();
  const ids = videos.map(({ uploadId }) => uploadId);
  const found = new Map((await findVideoUploads(db, owner, ids)).map((upload) => [upload.id, upload]));
  const posters = videos.flatMap(({ draftId, uploadId }) => {
    const { signature, width, height } = found.get(uploadId) ?? {};
    return signature && width && height ? [{ draftId, uploadId, signature, width, height }] : [];
  });
  return Map.groupBy(posters, ({ draftId }) => draftId);
}
