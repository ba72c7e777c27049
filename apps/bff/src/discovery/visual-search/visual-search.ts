import { colorsNeeded, DESCRIPTOR_BITS } from '../../platform/media/images/index.ts';
import type { Page } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { pictureOfPin, findSimilarPins, productsAlike } from './similar-pins.ts';
import type { CropDescriptors } from './crop-descriptor.ts';
import { decodeDescriptor, type SoughtDescriptor } from './descriptor-code.ts';
import { isCrop, type Crop } from './rules.ts';

/** Maximum number of differing bits of similar images; about half of random pairs differ in fewer. */
const DISTANCE_MAX = 50;
/** The same of descriptors by a model: an angle of 45 degrees between embeddings. */
const MODEL_DISTANCE_MAX = DESCRIPTOR_BITS / 4;
/** Embeddings say nothing about the colors that an image needs. */
const NO_COLORS = '0'.repeat(DESCRIPTOR_BITS);
const BEFORE_ALL = 2n ** 63n - 1n;

/** The page of a visual search that is requested. */
export type VisualSearchPage = {
  readonly isProducts: boolean;
  readonly size: number;
  readonly after: string | null | undefined;
};

/** A visual search with a part of a pin's image. */
export type CropSearch = VisualSearchPage & { readonly pinId: bigint; readonly crop: Crop };

type SearchDeps = Pick<Deps, 'db' | 'bookmarks'>;

/**
 * Returns a page of the pins whose images are similar to a part of a pin's image, most similar first (CU-06);
 * empty for a pin that the viewer may not see or that does not exist. Throws `invalid_input`,
 * `bookmark_invalid`.
 */
export async function searchByCrop(
  deps: SearchDeps & { readonly cropDescriptors: CropDescriptors },
  viewer: Viewer,
  { pinId, crop, ...page }: CropSearch,
): Promise<Page<PinView>> {
  if (!isCrop(crop)) throw new AppError('invalid_input', { fields: { crop: 'Mark a part of the picture.' } });
  const { x, y, width, height } = crop;
  const key = [pinId, x, y, width, height].join(' ');
  const [pin] = await pictureOfPin(deps.db, viewer, { pin: pinId });
  const sought = pin && (await deps.cropDescriptors(pin.signature, crop));
  if (!sought) return { items: [], bookmark: null };
  return findPage(deps, viewer, { sought, without: pin.content_id, key }, page);
}

/**
 * Returns a page of the pins whose images are similar to an image of which the descriptor is known by its code, most
 * similar first (SR-12). Throws `invalid_input`, `bookmark_invalid`.
 */
export async function searchByDescriptor(
  deps: SearchDeps,
  viewer: Viewer,
  code: string,
  page: VisualSearchPage,
): Promise<Page<PinView>> {
  const sought = decodeDescriptor(code);
  if (sought === undefined)
    throw new AppError('invalid_input', { fields: { look: 'Choose an image to search with.' } });
  return findPage(deps, viewer, { sought, without: 0n, key: code }, page);
}

/** A descriptor, the content that is not found, and the key of the search in its cursors. */
type Sought = { readonly sought: SoughtDescriptor; readonly without: bigint; readonly key: string };

async function findPage(
  { db, bookmarks }: SearchDeps,
  viewer: Viewer,
  { sought: { look, lookModel }, without, key }: Sought,
  { isProducts, size, after }: VisualSearchPage,
): Promise<Page<PinView>> {
  const kind = `${isProducts ? 'products' : 'pins'} like ${key}`;
  const [nearness = BEFORE_ALL, afterId = BEFORE_ALL] = bookmarks.read(kind, after) ?? [];
  const rows = await (isProducts ? productsAlike : findSimilarPins)(db, viewer, {
    look,
    model: lookModel,
    distance: lookModel === '' ? DISTANCE_MAX : MODEL_DISTANCE_MAX,
    needed: lookModel === '' ? colorsNeeded(look) : NO_COLORS,
    content: without,
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
