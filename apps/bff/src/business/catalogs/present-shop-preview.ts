import { z } from 'zod';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { presentCatalogProduct, productSchema } from './present-product.ts';
import type { ShopPreview } from './read-shop-preview.ts';

/** The preview of a shop in a response. */
export const shopPreviewSchema = z.strictObject({
  username: z.string(),
  full_name: z.string(),
  /** True if everyone sees the shop on the profile. */
  is_public: z.boolean(),
  is_verified: z.boolean(),
  live_count: countAnswer,
  pending_count: countAnswer,
  sections: z.array(
    z.strictObject({
      id: idAnswer,
      name: z.string(),
      product_count: countAnswer,
      products: z.array(productSchema),
    }),
  ),
  products: z.array(productSchema),
});

/** Presents the preview of a shop. */
export function presentShopPreview(preview: ShopPreview): z.infer<typeof shopPreviewSchema> {
  const { isVerified, live, pending } = preview;
  return {
    username: preview.username,
    full_name: preview.fullName,
    is_public: isVerified && live > 0,
    is_verified: isVerified,
    live_count: live,
    pending_count: pending,
    sections: preview.sections.map(({ id, name, products, shown }) => ({
      id: String(id),
      name,
      product_count: products,
      products: shown.map(presentCatalogProduct),
    })),
    products: preview.shown.map(presentCatalogProduct),
  };
}
