import type { DraftDetails } from '@pegboard/types';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { contents, type ContentRich } from '../pin-access/index.ts';
import { checkDetails, isOutOfStock, richDetails } from './pin-details.ts';

/**
 * Changes the details of a content to those that its creator entered, in the caller's transaction (CR-09). The kind of the
 * details stays. Throws `invalid_input` with the fields of `checkDetails`, and `product_from_feed` for a product that a
 * catalog feed determines.
 */
export async function changeDetails(tx: Db, contentId: bigint, details: DraftDetails): Promise<void> {
  const [content] = await tx
    .select({ rich: contents.rich, title: contents.title })
    .from(contents)
    .where(eq(contents.id, contentId))
    .for('no key update');
  const { rich = {}, title = null } = content ?? {};
  if (!hasDetails(rich, details.kind))
    throw new AppError('invalid_input', { fields: { details: 'This Pin has no details of this kind.' } });
  if (details.kind === 'product' && isFromFeed(rich)) throw new AppError('product_from_feed');
  const errors = checkDetails(details, title ?? '').filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  if (errors.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(errors) });
  const changed = mergeDetails(rich, richDetails({ details, title: title ?? '' }));
  const isStockKnown = details.kind === 'product' && details.isInStock !== null;
  await tx
    .update(contents)
    .set({
      rich: sql`${contents.rich} || ${JSON.stringify(changed)}::jsonb`,
      ...(isStockKnown ? { isOosProduct: isOutOfStock(details), isStaleProduct: false } : {}),
    })
    .where(eq(contents.id, contentId));
}

function hasDetails({ products, recipe, article }: ContentRich, kind: DraftDetails['kind']): boolean {
  return { product: (products?.length ?? 0) > 0, recipe: !!recipe, article: !!article }[kind];
}

/** Returns whether a product is an item of a catalog feed, which determines its details. */
function isFromFeed({ products }: ContentRich): boolean {
  return products?.[0]?.itemId !== undefined;
}

/** Returns new details with the facts of the former ones that members cannot edit: ratings, variants, shipping. */
function mergeDetails(before: ContentRich, after: ContentRich): ContentRich {
  const { products = [], summary } = before;
  const [product] = after.products ?? [];
  const [formerProduct, ...otherProducts] = products;
  const { freeShippingPrice, variants, itemSetId } = formerProduct ?? {};
  return {
    ...after,
    ...(after.summary ? { summary: { ...keepSummary(summary), ...after.summary } } : {}),
    ...(product
      ? {
          products: [
            {
              ...product,
              ...(freeShippingPrice === undefined ? {} : { freeShippingPrice }),
              ...(variants === undefined ? {} : { variants }),
              ...(itemSetId === undefined ? {} : { itemSetId }),
            },
            ...otherProducts,
          ],
        }
      : {}),
  };
}

function keepSummary(summary: ContentRich['summary']): ContentRich['summary'] {
  const { siteName, aggregateRating } = summary ?? {};
  return {
    ...(siteName === undefined ? {} : { siteName }),
    ...(aggregateRating === undefined ? {} : { aggregateRating }),
  };
}
