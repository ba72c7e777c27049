import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { isUploaded } from './hand-product-fields.ts';
import type { ProductRow } from './list-products.ts';

const IMAGE_SIZE = '236x';

/** The states of a product for its merchant: `blocked` is one whose pin a moderator removed, `gone` one whose pin was deleted. */
const STATES = ['live', 'waiting', 'failed', 'blocked', 'gone'] as const;

/** A product of a catalog in a response, with the fields of a feed. */
export const productSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  link: z.string(),
  /** The address of the image in the feed or the form; null for an uploaded one. */
  image_link: z.string().nullable(),
  /** The image as shown here; null while there is none. */
  image: z.string().nullable(),
  price: z.number(),
  sale_price: z.number().nullable(),
  currency: z.string(),
  availability: z.enum(['in_stock', 'out_of_stock']),
  brand: z.string().nullable(),
  product_type: z.string().nullable(),
  item_group_id: z.string().nullable(),
  custom_label_0: z.string().nullable(),
  is_by_hand: z.boolean(),
  state: z.enum(STATES),
  pin_id: idAnswer.nullable(),
});

/** Presents a product of a catalog. */
export function presentCatalogProduct(row: ProductRow): z.infer<typeof productSchema> {
  const { product, signature, sizes } = row;
  return {
    id: row.item_id,
    title: product.title,
    description: product.description,
    link: product.link,
    image_link: isUploaded(product.imageUrl) ? null : product.imageUrl,
    image:
      row.pin_id !== null && signature !== null && sizes && IMAGE_SIZE in sizes
        ? imageUrl(signature, IMAGE_SIZE)
        : null,
    price: product.standardPrice ?? product.price,
    sale_price: product.standardPrice === null ? null : product.price,
    currency: product.currency,
    availability: product.isSoldOut ? 'out_of_stock' : 'in_stock',
    brand: product.brand,
    product_type: product.category,
    item_group_id: product.groupId,
    custom_label_0: product.label ?? null,
    is_by_hand: row.is_by_hand,
    state: stateOf(row),
    pin_id: row.pin_id,
  };
}

function stateOf({ state, pin_id: pinId, is_forbidden: isForbidden }: ProductRow): (typeof STATES)[number] {
  if (isForbidden) return 'blocked';
  if (state === 'failed') return 'failed';
  if (state === 'live') return pinId === null ? 'gone' : 'live';
  return 'waiting';
}
