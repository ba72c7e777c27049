import type { DraftDetails } from '@pegboard/types';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { contents, type ContentRich } from '../pin-access/index.ts';
import { checkDetails, isOutOfStock, richDetails } from './pin-details.ts';

/**
 * Changes the details of a content to those that its creator entered, in the caller's transaction (CR-09). Details of a recipe
 * and of an article replace each other, and null removes them; those of a product stay, because it is tagged and sold by
 * them. Throws `invalid_input` with the fields of `checkDetails`, and `product_from_feed` for a product that a catalog
 * feed determines.
 */
export async function changeDetails(tx: Db, contentId: bigint, details: DraftDetails | null): Promise<void> {
  const [content] = await tx
    .select({ rich: contents.rich, title: contents.title })
    .from(contents)
    .where(eq(contents.id, contentId))
    .for('no key update');
  const { rich = {}, title = null } = content ?? {};
  const isProduct = (rich.products?.length ?? 0) > 0;
  if (isProduct !== (details?.kind === 'product'))
    throw new AppError('invalid_input', { fields: { details: 'This Pin has no details of this kind.' } });
  if (details?.kind === 'product' && isFromFeed(rich)) throw new AppError('product_from_feed');
  const errors = (details === null ? [] : checkDetails(details, title ?? '')).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  if (errors.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(errors) });
  const former = details === null || hasDetails(rich, details.kind) ? rich : {};
  const changed = mergeDetails(former, details, richDetails({ details, title: title ?? '' }));
  const isStockKnown = details?.kind === 'product' && details.isInStock !== null;
  await tx
    .update(contents)
    .set({
      rich: sql`${contents.rich} - array['recipe', 'article', 'summary'] || ${JSON.stringify(changed)}::jsonb`,
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
function mergeDetails(before: ContentRich, details: DraftDetails | null, after: ContentRich): ContentRich {
  const { products = [] } = before;
  const [product] = after.products ?? [];
  const [formerProduct, ...otherProducts] = products;
  const { freeShippingPrice, variants, itemSetId } = formerProduct ?? {};
  const summary = { ...keepSummary(before, details), ...after.summary };
  return {
    ...after,
    ...(Object.keys(summary).length > 0 ? { summary } : {}),
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

/** Returns the facts of a summary that stay. A publisher that the member entered replaces the name of the site. */
function keepSummary(
  { summary = {}, recipe, article }: ContentRich,
  details: DraftDetails | null,
): ContentRich['summary'] {
  if (details?.kind === 'product') return summary;
  // Removed details take their summary with them.
  if (details === null) return recipe || article ? {} : summary;
  const { siteName, aggregateRating } = summary;
  const hasPublisher = details.kind === 'article' && details.publisher !== undefined;
  return {
    ...(siteName === undefined || hasPublisher ? {} : { siteName }),
    ...(aggregateRating === undefined ? {} : { aggregateRating }),
  };
}
