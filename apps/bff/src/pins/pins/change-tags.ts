import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { throwFieldErrors } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { RichTag } from '../pin-access/index.ts';
import type { PinView } from './pin-view.ts';
import { checkTags, resolveTags, type ImageTag } from './product-tags.ts';

/** Maximum number of tags in a request, over all images of a pin. */
const TAGS_MAX = 200;

/** Every product that is tagged on the images of a pin (CR-09): this list replaces the former one. */
export const productTagOptions = z
  .array(
    z.strictObject({
      pin_id: idSchema,
      /** Fractions of the image from its left and its top; null for a tag that is listed only. */
      x: z.number().nullable(),
      y: z.number().nullable(),
      /** The slide of a carousel or page of a story that has the place: its index before this change, from 0. */
      slot: z.int().min(0).optional(),
    }),
  )
  .max(TAGS_MAX);

/** Returns the new tags of a pin as a content stores them. Throws `invalid_input` with the fields of `checkTags`, and what `resolveTags` throws. */
export async function findChangedTags(
  db: Db,
  viewer: SignedIn,
  { rich }: Pick<PinView, 'rich'>,
  options: z.infer<typeof productTagOptions>,
): Promise<readonly RichTag[]> {
  const slides = rich.carousel?.slots ?? rich.story?.pages ?? [];
  const tags = options.map(({ pin_id: pinId, x, y, slot }, index): ImageTag => ({
    field: `product_tags.${index}`,
    listField: slot === undefined ? 'product_tags' : `product_tags.slot.${slot}`,
    pinId,
    x,
    y,
    imageId: slot === undefined ? null : (slides[slot]?.imageId ?? null),
  }));
  const isOnSlide = (slot: number | undefined): boolean =>
    slides.length === 0 ? slot === undefined : slot === undefined || slides[slot] !== undefined;
  const misplaced = tags.filter((_, index) => !isOnSlide(options[index]?.slot));
  throwFieldErrors({
    ...checkTags(tags),
    ...Object.fromEntries(misplaced.map(({ field }) => [field, 'Move this product onto the image.'])),
  });
  return resolveTags(db, viewer, tags);
}
