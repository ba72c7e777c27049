import type { DraftMedia } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { IMAGE_REFUSALS } from '../../platform/media/images/index.ts';
import { saveImage, type SaveImageDeps } from '../image-lifecycle/index.ts';
import { nameCaptions, type NamedCaptions } from '../captions/index.ts';
import type { ContentRich } from '../pin-access/index.ts';
import { uploadedPicture } from '../uploads/index.ts';
import { findPageMentions, optionalField } from '../pins/index.ts';
import {
  checkCover,
  findReadyVideo,
  parseCaptions,
  publishVideo,
  type PublishedVideo,
} from '../video-uploads/index.ts';
import { mediaImages, richMedia } from './draft-media.ts';
import { pageVideos } from './draft-story.ts';
import { withField } from './field-error.ts';

/** Signals that an image was removed or renamed while its draft was published: publishing is retried. */
export class ImageGoneError extends Error {}

/** The field of the video of a draft. */
const VIDEO_FIELD = 'media.uploadId';

/** The field of the pages of a story. */
const PAGES_FIELD = 'media.pages';

/** The results that must be stored before the transaction that creates the pin. */
export type PreparedMedia = {
  readonly colors: ColorImages;
  readonly captions: readonly NamedCaptions[];
};

/** The images of media in their order, and their rich part. The first image is that of the pin. */
export type ResolvedMedia = {
  readonly imageIds: readonly [bigint, ...bigint[]];
  readonly rich: ContentRich;
};

/** The ids of the stored images of colours, by colour. */
export type ColorImages = ReadonlyMap<string, bigint>;

/** The size of the image of a single-color page, in pixels: the ratio of a story. */
const COLOR_IMAGE = { width: 1080, height: 1920 } as const;

/** Prepares media for a pin. Throws what `parseCaptions` throws, with the field of the captions. */
export async function prepareMedia(
  deps: SaveImageDeps,
  owner: SignedIn,
  media: DraftMedia,
): Promise<PreparedMedia> {
  return { colors: await storeColorImages(deps, owner, media), captions: await checkCaptions(media) };
}

/** Returns the captions of media as normalized WebVTT: a client can send any text. */
async function checkCaptions(media: DraftMedia): Promise<readonly NamedCaptions[]> {
  if (media.kind !== 'video') return [];
  const checked: NamedCaptions[] = [];
  for (const [index, { language, vtt }] of media.captions.entries()) {
    const parsed = await withField(`media.captions.${index}`, () => parseCaptions(vtt));
    checked.push(nameCaptions(language, parsed.vtt));
  }
  return checked;
}

/** Stores an image for each color that a story uses as a page. */
async function storeColorImages(
  deps: SaveImageDeps,
  owner: SignedIn,
  media: DraftMedia,
): Promise<ColorImages> {
  const colors = mediaImages(media).flatMap((image) => (image.kind === 'color' ? [image.color] : []));
  const images = new Map<string, bigint>();
  for (const color of new Set(colors)) {
    const { width, height } = COLOR_IMAGE;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`;
    const saved = await saveImage(deps, owner.id, { kind: 'drawing', svg });
    if (!saved.ok) throw new AppError(IMAGE_REFUSALS[saved.code]);
    images.set(color, saved.row.id);
  }
  return images;
}

/**
 * Checks that the owner's uploads in media are ready, and that captions are valid. Throws `upload_not_found`,
 * `upload_not_ready`, the code for which an upload failed, `cover_out_of_range`, `user_not_found`, and what `parseCaptions`
 * throws, each with its field.
 */
export async function checkMedia(db: Db, owner: SignedIn, media: DraftMedia): Promise<void> {
  await checkCaptions(media);
  if (media.kind === 'video') {
    const video = await withField(VIDEO_FIELD, () => findReadyVideo(db, owner, parseId(media.uploadId)));
    await checkVideoCover('media.coverSeconds', media.coverSeconds, video);
  } else {
    await findUploadedImages(db, owner, media);
    await findPageVideos(findReadyVideo, db, owner, media);
    if (media.kind === 'story') await findPageMentions(db, owner, media.pages, PAGES_FIELD);
  }
}

/**
 * Returns the images and the rich part of media, for a pin that the transaction creates. The images are locked until it ends:
 * they are not removed or renamed before the content uses them. Throws what `checkMedia` throws, and `ImageGoneError`.
 */
export async function resolveMedia(
  tx: Db,
  owner: SignedIn,
  media: DraftMedia,
  { colors, captions }: PreparedMedia,
): Promise<ResolvedMedia> {
  if (media.kind === 'video') {
    const published = await withField(VIDEO_FIELD, () => publishVideo(tx, owner, parseId(media.uploadId)));
    await checkVideoCover('media.coverSeconds', media.coverSeconds, published);
    const { imageId, ...video } = published;
    await lockImages(tx, [imageId]);
    const named = captions.map(({ language, name }) => ({ language, name }));
    return {
      imageIds: [imageId],
      rich: { video: { ...video, ...optionalField('captions', named.length > 0 ? named : null) } },
    };
  }
  const uploaded = await findUploadedImages(tx, owner, media);
  const videos = await findPageVideos(publishVideo, tx, owner, media);
  const mentions = media.kind === 'story' ? await findPageMentions(tx, owner, media.pages, PAGES_FIELD) : [];
  const [first, ...others] = mediaImages(media).map((image) => {
    const id =
      image.kind === 'color'
        ? colors.get(image.color)
        : (videos.get(image.field)?.imageId ?? uploaded.get(image.field));
    if (id === undefined) throw new ImageGoneError(`The image of ${image.field} is not stored.`);
    return id;
  });
  if (first === undefined) throw new Error('A draft has media without an image: its schema requires one.');
  const imageIds = [first, ...others] as const;
  await lockImages(tx, imageIds);
  return { imageIds, rich: richMedia(media, imageIds, { videos, mentions }) };
}

/** Throws `cover_out_of_range` with the field. */
async function checkVideoCover(
  field: string,
  coverSeconds: number | null,
  { duration }: { readonly duration: number },
): Promise<void> {
  await withField(field, async () => checkCover((coverSeconds ?? 0) * 1000, duration));
}

/** Returns the images of the owner's uploads in media, by their fields. Throws as `checkMedia` does. */
async function findUploadedImages(
  db: Db,
  owner: SignedIn,
  media: DraftMedia,
): Promise<ReadonlyMap<string, bigint>> {
  const found = new Map<string, bigint>();
  for (const one of mediaImages(media)) {
    if (one.kind !== 'upload') continue;
    const { field, image } = one;
    const id = parseId(image.editedUploadId ?? image.uploadId);
    found.set(field, await withField(field, () => uploadedPicture(db, owner, id, field)));
  }
  return found;
}

/** Returns the videos of the pages of a story, by their fields: read or published in the order of their ids, which avoids deadlocks. */
async function findPageVideos(
  find: typeof findReadyVideo,
  db: Db,
  owner: SignedIn,
  media: DraftMedia,
): Promise<ReadonlyMap<string, PublishedVideo>> {
  const videos = pageVideos(media).toSorted((one, other) =>
    Number(BigInt(one.uploadId) - BigInt(other.uploadId)),
  );
  const found = new Map<string, PublishedVideo>();
  for (const { field, uploadId, coverSeconds, coverField } of videos) {
    const video = await withField(field, () => find(db, owner, parseId(uploadId)));
    await checkVideoCover(coverField, coverSeconds, video);
    found.set(field, video);
  }
  return found;
}

async function lockImages(tx: Db, imageIds: readonly bigint[]): Promise<void> {
  const ids = [...new Set(imageIds)];
  const { rows } = await tx.execute(
    sql`select from images where id = any(${idList(ids)}::bigint[]) order by id for key share`,
  );
  if (rows.length !== ids.length) throw new ImageGoneError('An image of a draft was removed meanwhile.');
}
