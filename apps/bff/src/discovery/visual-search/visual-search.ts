import type { Page } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { pictureOfPin, findSimilarPins, productsAlike } from './similar-pins.ts';
import type { CropDescriptors } from './crop-descriptor.ts';
import { isCrop, type Crop } from './rules.ts';

const BEFORE_ALL = 2n ** 63n - 1n;

/** A visual search: pins similar to a part of a pin's image. */
export type VisualSearch = {
  readonly pinId: bigint;
  readonly crop: Crop;
  readonly isProducts: boolean;
  readonly size: number;
  readonly after: string | null | undefined;
};

/**
 * Returns a page of the pins whose images are similar to a part of a pin's image, most similar first (CU-06);
 * empty for a pin that the viewer may not see or that does not exist. Throws `invalid_input`,
 * `bookmark_invalid`.
 */
export async function visualSearch(
  {
    db,
    bookmarks,
    cropDescriptors,
  }: Pick<Deps, 'db' | 'bookmarks'> & { readonly cropDescriptors: CropDescriptors },
  viewer: Viewer,
  { pinId, crop, isProducts, size, after }: VisualSearch,
): Promise<Page<PinView>> {
  if (!isCrop(crop)) throw new AppError('invalid_input', { fields: { crop: 'Mark a part of the picture.' } });
  const { x, y, width, height } = crop;
  const kind = `${isProducts ? 'products' : 'pins'} like ${[pinId, x, y, width, height].join(' ')}`;
  const [nearness = BEFORE_ALL, afterId = BEFORE_ALL] = bookmarks.read(kind, after) ?? [];
  const [pin] = await pictureOfPin(db, viewer, { pin: pinId });
  const sought = pin && (await cropDescriptors(pin.signature, crop));
  if (!sought) return { items: [], bookmark: null };
  const rows = await (isProducts ? productsAlike : findSimilarPins)(db, viewer, {
    look: sought.look,
    ...Object.fromEntries(sought.lookWords.map((word, at) => [`word${at}`, word])),
    content: pin.content_id,
    nearness,
    after: afterId,
    limit: size + 1,
  });
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    items: await hydratePins(
      db,
      page.map(({ id }) => id),
    ),
    bookmark:
      rows.length > size && last
        ? bookmarks.make(kind, [String(last.nearness), String(last.content_id)])
        : null,
  };
}
