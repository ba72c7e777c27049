import sharp from 'sharp';
import { imagePath, lookOfPicture, readFile, type ImageStore } from '../../platform/media/images/index.ts';
import { cropPixels, type Crop } from './rules.ts';

/**
 * The size that a part is cut from: a fifth of its side is as large as the square that a look is reported
 * from.
 */
const CUT_FROM = '236x';
const KEPT_MAX = 500;

type Look = { readonly look: string; readonly lookWords: readonly number[] };

/** Reports what parts of stored pictures look like, and keeps the last 500 for the pages that follow. */
export type CropDescriptors = (signature: string, crop: Crop) => Promise<Look | undefined>;

/** Looks of parts of the pictures in this store; undefined for a picture whose files are gone. */
export function createCropDescriptors(store: ImageStore): CropDescriptors {
  const kept = new Map<string, Promise<Look | undefined>>();
  return (signature, crop) => {
    const key = [signature, crop.x, crop.y, crop.width, crop.height].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const look = lookOfCrop(store, signature, crop);
    kept.set(key, look);
    look.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return look;
  };
}

async function lookOfCrop(store: ImageStore, signature: string, crop: Crop): Promise<Look | undefined> {
  const bytes = await readFile(store, imagePath(CUT_FROM, signature, 'webp'));
  if (!bytes) return undefined;
  const { width, height } = await sharp(bytes).metadata();
  return lookOfPicture(sharp(bytes).extract(cropPixels(crop, { width, height })));
}
