import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { canonicalPin, mutedSourcesCte } from '../feed/index.ts';
import type { MerchantOffer } from '../../platform/graphql/generated/resolvers-types.ts';
import { pinDomain, pinSeoUrl, presentProduct, type PinView } from '../../pins/pins/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { Viewer } from '../../platform/http/viewer.ts';

/** Maximum number of offers, one per merchant. */
const OFFERS_MAX = 30;
/** Number of products examined per item set. */
const SET_MAX = 60;

type SetRow = Pick<
  PinView,
  'id' | 'title' | 'gridTitle' | 'rich' | 'link' | 'isOosProduct' | 'isStaleProduct'
>;

const productsOfSet = viewerStatement<SetRow>(
  'products of an item set',
  (viewer, value) => sql`with ${mutedSourcesCte(viewer)} item_set as (
      select id, title, grid_title, rich, link, is_oos_product, is_stale_product from contents
      where rich ? 'products' and (rich -> 'products' -> 0 ->> 'itemSetId') = ${value('set')}
        and id <> ${value('content')}::bigint
      order by is_oos_product, is_stale_product, id desc limit ${sql.raw(String(SET_MAX))}
    )
    select canonical.id, item_set.title, item_set.grid_title as "gridTitle", item_set.rich, item_set.link,
      item_set.is_oos_product as "isOosProduct", item_set.is_stale_product as "isStaleProduct"
    from item_set, lateral (${canonicalPin(viewer, sql`item_set.id`)}) canonical`,
);

/**
 * Returns the offers of other merchants for the item of a product pin, by its item set (CU-04, SR-14). Each merchant appears once,
 * with its best offer. Merchants are distinguished by host.
 */
export async function otherOffers(
  db: Db,
  viewer: Viewer,
  pin: Pick<PinView, 'contentId' | 'rich' | 'link'>,
): Promise<MerchantOffer[]> {
  const [product] = pin.rich.products ?? [];
  if (product?.itemSetId === undefined) return [];
  const rows = await productsOfSet(db, viewer, { set: product.itemSetId, content: pin.contentId });
  return bestOfEach(rows, { host: pinDomain(pin), currency: product.currency });
}

/**
 * Returns the best offer of each merchant except the one at `own.host`: what is in stock at a known price first, then what has no
 * current price, then what is sold out. Prices are compared within a currency; the own one is first.
 */
export function bestOfEach(
  rows: readonly SetRow[],
  own: { readonly host: string; readonly currency: string },
): MerchantOffer[] {
  const sorted = rows
    .filter((row) => row.link !== null && (isUnpriced(row) || priceOf(row) !== undefined))
    .toSorted(
      (one, other) =>
        stateOf(one) - stateOf(other) ||
        Number(currencyOf(one) !== own.currency) - Number(currencyOf(other) !== own.currency) ||
        (currencyOf(one) === currencyOf(other)
          ? (priceOf(one) ?? 0) - (priceOf(other) ?? 0)
          : currencyOf(one) < currencyOf(other)
            ? -1
            : 1),
    );
  const seen = new Set([own.host]);
  const best = sorted.filter((row) => {
    const host = pinDomain(row);
    return seen.has(host) ? false : Boolean(seen.add(host));
  });
  return best.slice(0, OFFERS_MAX).map(offerOf);
}

const stateOf = ({ isOosProduct, isStaleProduct }: SetRow): number =>
  isOosProduct ? 2 : isStaleProduct ? 1 : 0;

const isUnpriced = (row: SetRow): boolean => stateOf(row) > 0;

const currencyOf = ({ rich }: SetRow): string => rich.products?.[0]?.currency ?? '';

function priceOf({ rich }: SetRow): number | undefined {
  const [product] = rich.products ?? [];
  return product?.price ?? product?.minPrice;
}

function offerOf(row: SetRow): MerchantOffer {
  const [product] = row.rich.products ?? [];
  const presented = product && presentProduct(product);
  return {
    entityId: String(row.id),
    merchant: product?.brand ?? pinDomain(row),
    link: pinSeoUrl(row),
    offerSummary: row.isStaleProduct ? null : (presented?.offerSummary ?? null),
    isSoldOut: row.isOosProduct,
    shippingInfo: presented?.shippingInfo ?? null,
  };
}
