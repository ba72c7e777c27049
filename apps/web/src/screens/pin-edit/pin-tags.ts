import type { Image, Images, Pin } from '@pegboard/types';

/** A tag of a pin as PinResource changes it. */
export type PinTag = {
  readonly pin_id: string;
  /** Null for a tag that is listed only. */
  readonly x: number | null;
  readonly y: number | null;
  readonly slot?: number;
};

/** An image of a pin on which products are tagged; `slot` is that of its slide or page. */
export type TaggablePicture = { readonly slot: number | undefined; readonly image: Image };

/** Returns the images of a pin on which products can be tagged: those of its slides or pages without a video, otherwise its own. */
export function listTaggablePictures(pin: Pin): readonly TaggablePicture[] {
  const ofSlides = pin.carousel?.slots.map(({ images }) => images);
  const ofPages = pin.storyPin?.pages?.map(({ blocks }) =>
    blocks.some(({ video }) => video) ? undefined : blocks.find(({ images }) => images)?.images,
  );
  const slides = ofSlides ?? ofPages ?? [];
  if (slides.length > 0)
    return slides.flatMap((images, slot) => {
      const image = largest(images);
      return image ? [{ slot, image }] : [];
    });
  const image = pin.video ? undefined : largest(pin.images);
  return image ? [{ slot: undefined, image }] : [];
}

const largest = (images: Images | null | undefined): Image | undefined =>
  images?.['736x'] ?? images?.['474x'] ?? images?.['236x'] ?? undefined;

/** Returns the tags of a pin: those with a place in their order, then those that are listed only. */
export function getPinTags(pin: Pin): readonly PinTag[] {
  const { productTags, pinTagsChips } = pin.aggregatedPinData ?? {};
  const placed = (productTags ?? []).map(({ entityId, x, y, slot }): PinTag => ({
    pin_id: entityId,
    x,
    y,
    ...(slot == null ? {} : { slot }),
  }));
  const rest = (pinTagsChips ?? []).filter(
    ({ entityId }) => !placed.some(({ pin_id: pinId }) => pinId === entityId),
  );
  return [...placed, ...rest.map(({ entityId }) => ({ pin_id: entityId, x: null, y: null }))];
}

/** Returns whether a tag is edited on an image: one without a slide on the first of them. */
export function isOnPicture(tag: PinTag, picture: TaggablePicture, isFirst: boolean): boolean {
  return tag.slot === picture.slot || (isFirst && tag.slot === undefined);
}
