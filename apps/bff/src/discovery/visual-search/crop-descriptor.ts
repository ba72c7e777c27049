import sharp from 'sharp';
import { imagePath, describePicture, readFile, type ImageStore } from '../../platform/media/images/index.ts';
import { cropPixels, type Crop } from './rules.ts';

/**
 * The size that a part is cut from: a fifth of its side is as large as the square that a look is reported
 * from.
 */
const CUT_FROM = '236x';
const KEPT_MAX = 500;

type CropDescriptor = { readonly look: string; readonly lookWords: readonly number[] };

/** Reports what parts of stored pictures look like, and keeps the last 500 for the pages that follow. */
export type CropDescriptors = (signature: string, crop: Crop) => Promise<CropDescriptor | undefined>;

/** Looks of parts of the pictures in this store; undefined for a picture whose files are gone. */
export function createCropDescriptors(store: ImageStore): CropDescriptors {
  const cache = new Map<string, Promise<CropDescriptor | undefined>>();
  return (signature, crop) => {
    const key = [signature, crop.x, crop.y, crop.width, crop.height].join(' ');
    const known = cache.get(key);
    if (known) return known;
    const descriptor = describeCrop(store, signature, crop);
    cache.set(key, descriptor);
    descriptor.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > KEPT_MAX && oldest !== undefined) cache.delete(oldest);
    return descriptor;
  };
}

async function describeCrop(
  store: ImageStore,
  signature: string,
  crop: Crop,
): Promise<CropDescriptor | undefined> {
  const bytes = await readFile(store, imagePath(CUT_FROM, signature, 'webp'));
  if (!bytes) return undefined;
  const { width, height } = await sharp(bytes).metadata();
  return describePicture(sharp(bytes).extract(cropPixels(crop, { width, height })));
}
