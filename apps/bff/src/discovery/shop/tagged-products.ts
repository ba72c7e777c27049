import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import type { AggregatedPinData } from '../../platform/graphql/generated/resolvers-types.ts';
import { presentImages } from '../../platform/media/images/index.ts';
import { pinSeoUrl, presentProduct, type PinView } from '../../pins/pins/index.ts';
import { idList, viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

const CHIP_SIZE = '136x136';

/** A product that is tagged in images, by its canonical pin. */
export type TaggedProduct = Pick<PinView, 'id' | 'title' | 'gridTitle' | 'rich' | 'signature' | 'sizes'> & {
  readonly contentId: bigint;
};

const taggedOf = viewerStatement<TaggedProduct>(
  'tagged products',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} wanted as (
      select id from unnest(${value('ids')}::bigint[]) as wanted(id)
    )
    select canonical.id, contents.id as "contentId", contents.title, contents.grid_title as "gridTitle",
      contents.rich, images.signature, images.sizes
    from wanted join contents on contents.id = wanted.id and contents.rich ? 'products'
    join images on images.id = contents.image_id,
    lateral (${canonicalPin(viewer, sql`contents.id`)}) canonical`,
);

/**
 * Returns the products of these contents that are listed for the viewer, in the given order. One statement.
 */
export async function taggedProducts(
  db: Db,
  viewer: Viewer,
  contentIds: readonly bigint[],
): Promise<readonly (TaggedProduct | null)[]> {
  const rows = await taggedOf(db, viewer, { ids: idList(contentIds) });
  const byContent = new Map(rows.map((row) => [row.contentId, row]));
  return contentIds.map((id) => byContent.get(id) ?? null);
}

/**
 * Returns the facts of an image with tags, from those of its products that the viewer may see: each product once, and the
 * places at which they are tagged.
 */
export function aggregated(
  pin: Pick<PinView, 'rich'>,
  products: readonly (TaggedProduct | null)[],
): AggregatedPinData {
  const visible = products.filter((product) => product !== null);
  return {
    isShopTheLook: visible.length > 0,
    pinTagsChips: visible.map(chipOf),
    productTags: placedTags(pin, visible),
  };
}

/** Returns the tags of these products with a place, in their order; a tag of a slide has the slide's index (CR-09). */
function placedTags(
  { rich }: Pick<PinView, 'rich'>,
  products: readonly TaggedProduct[],
): AggregatedPinData['productTags'] {
  const pinIds = new Map(products.map(({ contentId, id }) => [String(contentId), String(id)]));
  const slides = rich.carousel?.slots ?? rich.story?.pages ?? [];
  return (rich.tags ?? []).flatMap(({ contentId, x, y, imageId }) => {
    const entityId = pinIds.get(contentId);
    if (entityId === undefined || x === undefined || y === undefined) return [];
    const slots: readonly (number | null)[] =
      imageId === undefined
        ? [null]
        : slides.flatMap((slide, slot) => (slide.imageId === imageId ? [slot] : []));
    return slots.map((slot) => ({ entityId, x, y, slot }));
  });
}

function chipOf(product: TaggedProduct): AggregatedPinData['pinTagsChips'][number] {
  const [first] = product.rich.products ?? [];
  const [image = null] = presentImages(product, [CHIP_SIZE]);
  return {
    entityId: String(product.id),
    image,
    link: pinSeoUrl(product),
    title: product.title ?? product.gridTitle,
    offerSummary: first ? (presentProduct(first).offerSummary ?? null) : null,
  };
}
