import type { DraftMedia } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { idList } from '../../platform/database/statement.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { IMAGE_REFUSALS } from '../../platform/media/images/index.ts';
import { saveImage, type SaveImageDeps } from '../image-lifecycle/index.ts';
import { uploadedPicture } from '../uploads/index.ts';
import { mediaImages } from './draft-media.ts';
import { withField } from './field-error.ts';

/** Signals that an image was removed or renamed while its draft was published: publishing is tried again. */
export class ImageGoneError extends Error {}

/** The ids of the stored images of colours, by colour. */
export type ColorImages = ReadonlyMap<string, bigint>;

/** The size of the image of a page that is one colour, in pixels: the ratio of a story. */
const COLOR_IMAGE = { width: 1080, height: 1920 } as const;

/** Stores an image of each colour that a story has as a page. */
export async function storeColorImages(
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
 * Returns the images of the owner's uploads in media, by their fields. Throws `upload_not_found`, `upload_not_ready` and the code
 * for which an upload failed, each with the field of the image.
 */
export async function findUploadedImages(
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

/**
 * Returns the images of media in the order of `mediaImages`, locked until the transaction ends: they are not removed or
 * renamed before the content uses them. Throws what `findUploadedImages` throws, and `ImageGoneError`.
 */
export async function resolveImages(
  tx: Db,
  owner: SignedIn,
  media: DraftMedia,
  colors: ColorImages,
): Promise<readonly [bigint, ...bigint[]]> {
  const uploaded = await findUploadedImages(tx, owner, media);
  const [first, ...others] = mediaImages(media).map((image) => {
    const id = image.kind === 'upload' ? uploaded.get(image.field) : colors.get(image.color);
    if (id === undefined) throw new ImageGoneError(`The image of ${image.field} is not stored.`);
    return id;
  });
  if (first === undefined) throw new Error('A draft has media without an image: its schema requires one.');
  const ids = [...new Set([first, ...others])];
  const { rows } = await tx.execute(
    sql`select from images where id = any(${idList(ids)}::bigint[]) order by id for key share`,
  );
  if (rows.length !== ids.length) throw new ImageGoneError('An image of a draft was removed meanwhile.');
  return [first, ...others];
}
