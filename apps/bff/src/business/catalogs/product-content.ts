import type { NewContent } from '../../pins/pins/index.ts';
import type { RichProduct } from '../../pins/pin-access/index.ts';
import type { FeedProduct } from '../catalog-records/index.ts';

/** Returns the fields of a content that a product determines: texts, link, price and stock. */
export function productContent(
  product: FeedProduct,
): Pick<
  NewContent,
  'title' | 'gridTitle' | 'description' | 'link' | 'category' | 'isOosProduct' | 'isStaleProduct' | 'rich'
> {
  const { title, description, link, category, isSoldOut, brand, groupId, standardPrice } = product;
  const rich: RichProduct = {
    name: title,
    price: product.price,
    currency: product.currency,
    itemId: product.itemId,
    ...(standardPrice === null ? {} : { standardPrice }),
    ...(brand === null ? {} : { brand }),
    ...(groupId === null ? {} : { itemSetId: groupId }),
  };
  return {
    title,
    gridTitle: title,
    description,
    link,
    category,
    isOosProduct: isSoldOut,
    isStaleProduct: false,
    rich: { products: [rich] },
  };
}
