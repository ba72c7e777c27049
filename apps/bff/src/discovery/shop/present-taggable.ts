import type { Immutable } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { presentImages } from '../../platform/media/images/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { presentProduct, type PinView } from '../../pins/pins/index.ts';

const IMAGE_SIZE = '236x';
const amount = z.number().nonnegative().nullable();

/** A product that a member can tag, over REST. */
export const taggableProductSchema = z.strictObject({
  pin_id: idAnswer,
  title: z.string().nullable(),
  image: z
    .strictObject({ url: z.string(), width: z.int().positive(), height: z.int().positive() })
    .nullable(),
  /** In units of the currency (ISO 4217). */
  offer: z
    .strictObject({ currency: z.string(), price: amount, min_price: amount, max_price: amount })
    .nullable(),
  /** True for a product that the member created. */
  is_own: z.boolean(),
});

/** Presents a product that a member can tag. */
export function presentTaggable(
  pin: PinView,
  viewer: SignedIn,
): Immutable<z.infer<typeof taggableProductSchema>> {
  const [first] = pin.rich.products ?? [];
  const offer = first ? presentProduct(first).offerSummary : null;
  const [image] = presentImages(pin, [IMAGE_SIZE]);
  return {
    pin_id: String(pin.id),
    title: pin.title ?? pin.gridTitle ?? first?.name ?? null,
    image: image ? { url: image.url, width: image.width, height: image.height } : null,
    offer: offer
      ? {
          currency: offer.currency,
          price: offer.price ?? null,
          min_price: offer.minPrice ?? null,
          max_price: offer.maxPrice ?? null,
        }
      : null,
    is_own: pin.creatorId === viewer.id,
  };
}
