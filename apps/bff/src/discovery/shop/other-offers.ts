import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import type { MerchantOffer } from '../../platform/graphql/generated/resolvers-types.ts';
import { pinDomain, pinSeoUrl, presentProduct, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Maximum number of offers shown. */
const OFFERS_MAX = 5;
/** Number of products examined per item set. */
const SET_MAX = 60;

type SetRow = Pick<PinView, 'id' | 'title' | 'gridTitle' | 'rich' | 'link'>;

const productsOfSet = viewerStatement<SetRow>(
  'products of an item set',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} item_set as (
      select id, title, grid_title, rich, link from contents
      where rich ? 'products' and (rich -> 'products' -> 0 ->> 'itemSetId') = ${value('set')}
        and not is_oos_product and not is_stale_product and id <> ${value('content')}::bigint
      order by id desc limit ${sql.raw(String(SET_MAX))}
    )
    select canonical.id, item_set.title, item_set.grid_title as "gridTitle", item_set.rich, item_set.link
    from item_set, lateral (${canonicalPin(viewer, sql`item_set.id`)}) canonical`,
);

/**
 * Returns the offers of other merchants for the item of a product pin, by its item set. Each merchant appears
 * once with the lowest price, cheapest first (CU-04). Merchants are distinguished by host.
 */
export async function otherOffers(
  db: Db,
  viewer: Viewer,
  pin: Pick<PinView, 'contentId' | 'rich' | 'link'>,
): Promise<MerchantOffer[]> {
  const set = pin.rich.products?.[0]?.itemSetId;
  if (set === undefined) return [];
  const rows = await productsOfSet(db, viewer, { set, content: pin.contentId });
  return cheapestOfEach(rows, pinDomain(pin));
}

/** Returns the cheapest of these products of each merchant except the one at `own`, cheapest first. */
export function cheapestOfEach(rows: readonly SetRow[], own: string): MerchantOffer[] {
  const byPrice = rows
    .filter((row) => row.link !== null && priceOf(row) !== undefined)
    .toSorted((one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0));
  const seen = new Set([own]);
  const cheapest = byPrice.filter((row) => {
    const host = pinDomain(row);
    return seen.has(host) ? false : Boolean(seen.add(host));
  });
  return cheapest.slice(0, OFFERS_MAX).map(offerOf);
}

function priceOf({ rich }: SetRow): number | undefined {
  const [product] = rich.products ?? [];
  return product?.price ?? product?.minPrice;
}

function offerOf(row: SetRow): MerchantOffer {
  const [product] = row.rich.products ?? [];
  return {
    entityId: String(row.id),
    merchant: product?.brand ?? pinDomain(row),
    link: pinSeoUrl(row),
    offerSummary: product ? (presentProduct(product).offerSummary ?? null) : null,
  };
}
