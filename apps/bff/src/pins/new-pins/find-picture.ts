import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { imageRejected } from '../../platform/media/images/index.ts';
import { saveImage, type ImageRow, type SaveImageDeps } from '../image-lifecycle/index.ts';
import { uploadedPicture } from '../uploads/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { checkPage, fetchWeb } from './fetch-web.ts';
import type { PictureSource } from './pin-options.ts';

/** The services that find images. */
export type PictureDeps = SaveImageDeps & Pick<Deps, 'fetchSafely'>;

/**
 * Returns the image of a new pin, stored in every size. Throws `upload_not_found`, `upload_not_ready` and the code for
 * which an upload failed; `image_url_is_page` and what `fetchWeb` throws; and the code for which an image is rejected.
 */
export async function findPicture(
  deps: PictureDeps,
  viewer: SignedIn,
  source: PictureSource,
): Promise<bigint> {
  switch (source.kind) {
    case 'upload':
      return uploadedPicture(deps.db, viewer, source.id, 'upload_id');
    case 'web':
      return (await storeImage(deps, viewer, await fetchImage(deps, source, 'link'), 'image_url')).id;
    case 'bytes':
      return (await storeImage(deps, viewer, source.bytes, 'image_base64')).id;
  }
}

/**
 * Fetches an image, and checks that `page`, where it is shown, allows it to be saved. `pageField` is the option that
 * contains the page. Throws `image_url_is_page` and what `fetchWeb` and `checkPage` throw.
 */
export async function fetchImage(
  deps: Pick<Deps, 'fetchSafely'>,
  { url, page }: { readonly url: string; readonly page: string | null },
  pageField: string,
): Promise<Uint8Array> {
  const [found] = await Promise.all([
    fetchWeb(deps, url, 'image_url'),
    page === null || page === url ? undefined : checkPage(deps, page, pageField, url),
  ]);
  if (found.kind === 'picture') return found.bytes;
  throw new AppError('image_url_is_page', {
    fields: { image_url: 'Choose one of the pictures of this page.' },
  });
}

/** Stores an image in every size. Throws the code for which it is rejected, by `field` if it is broken. */
export async function storeImage(
  deps: PictureDeps,
  viewer: SignedIn,
  bytes: Uint8Array,
  field: string,
): Promise<ImageRow> {
  const saved = await saveImage(deps, viewer.id, { kind: 'upload', bytes });
  if (saved.ok) return saved.row;
  throw imageRejected(saved, field);
}
