import sharp from 'sharp';
import {
  imagePath,
  describePicture,
  readFile,
  type ImageDescriptor,
  type ImagePool,
} from '../../platform/media/images/index.ts';
import { cropPixels, type Crop } from './rules.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

/**
 * The rendition from which a crop is cut: a fifth of its side is as large as the square from which a
 * descriptor is computed.
 */
const CUT_FROM = '236x';
const CACHE_MAX = 500;

/** Computes the descriptors of crops of stored images, and caches the last 500 for further pages. */
export type CropDescriptors = (signature: string, crop: Crop) => Promise<ImageDescriptor | undefined>;

/**
 * Creates it for the images of this store; the descriptor is undefined if the files of an image are missing.
 */
export function createCropDescriptors(store: ObjectStore, pool: ImagePool): CropDescriptors {
  const cache = new Map<string, Promise<ImageDescriptor | undefined>>();
  return (signature, crop) => {
    const key = [signature, crop.x, crop.y, crop.width, crop.height].join(' ');
    const known = cache.get(key);
    if (known) return known;
    const descriptor = describeCrop({ store, pool }, signature, crop);
    cache.set(key, descriptor);
    descriptor.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > CACHE_MAX && oldest !== undefined) cache.delete(oldest);
    return descriptor;
  };
}

async function describeCrop(
  { store, pool }: { readonly store: ObjectStore; readonly pool: ImagePool },
  signature: string,
  crop: Crop,
): Promise<ImageDescriptor | undefined> {
  const bytes = await readFile(store, imagePath(CUT_FROM, signature, 'webp'));
  if (!bytes) return undefined;
  const { width, height } = await sharp(bytes).metadata();
  const part = cropPixels(crop, { width, height });
  if (pool.usesModel !== true) return describePicture(sharp(bytes).extract(part));
  const described = await pool.process({ kind: 'describe-stored', stored: bytes, part });
  return described.ok ? described : undefined;
}
