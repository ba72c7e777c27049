import { AppError } from '../../platform/errors/errors.ts';
import type { Deps } from './deps.ts';
import { getVariantKey } from './page-images.ts';
import { fetchWeb } from './fetch-web.ts';

/** Number of images of a page that are tried. */
const TRIES = 3;

/**
 * Fetches the largest image of a page that can be fetched, or the image itself. Throws `page_without_images`, and what `fetchWeb` throws.
 */
export async function fetchPageImage(deps: Pick<Deps, 'fetchSafely'>, address: string): Promise<Uint8Array> {
  const found = await fetchWeb(deps, address, 'url');
  if (found.kind === 'picture') return found.bytes;
  const { images, refusedImages } = found.page;
  for (const { url } of images
    .filter((image) => !refusedImages.has(getVariantKey(image.url)))
    .slice(0, TRIES))
    try {
      const image = await fetchWeb(deps, url, 'url');
      if (image.kind === 'picture') return image.bytes;
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'overloaded') throw error;
    }
  throw new AppError('page_without_images', { fields: { url: 'We found no images on this page.' } });
}
