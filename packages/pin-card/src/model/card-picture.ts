import { isRenderableImage, type CarouselSlot, type Images, type Pin } from '@pegboard/types';

const SIZES = ['236x', '474x', '736x', '564x', '170x', 'orig', '136x136'] as const;
/** Minimum ratio of the shorter to the longer side; more extreme images are cropped to it. */
const FLATTEST = 0.2;
const TALLEST = 5;

/** An image whose size is known, so that its space can be reserved. */
export type CardPicture = { readonly url: string; readonly width: number; readonly height: number };

/**
 * Returns the image of a card: the pin's own, otherwise that of the first visible slide, otherwise the poster
 * of its video (PC-01).
 */
export function cardPicture(pin: Pin): CardPicture | undefined {
  return (
    selectRendition(pin.images) ??
    selectRendition(getInitialSlide(pin)?.images) ??
    Object.values(pin.video?.variants ?? {})
      .map((variant) => variant && { ...variant, url: variant.thumbnail ?? '' })
      .find((poster) => isRenderableImage(poster)) ??
    undefined
  );
}

/** Returns the slide that a card shows first; undefined for pins without slides. */
export function getInitialSlide(
  pin: Pin,
  index: number = pin.carousel?.index ?? 0,
): CarouselSlot | undefined {
  return pin.carousel?.slots?.[index] ?? undefined;
}

/** Returns the rendition that a card uses: the first with a valid address and size. */
export function selectRendition(images: Images | null | undefined): CardPicture | undefined {
  if (!images) return undefined;
  const size = SIZES.find((name) => isRenderableImage(images[name]));
  return size && (images[size] ?? undefined);
}

/** Returns height over width of an image's box, clamped between 1/5 and 5; 1 without an image. */
export function cardAspect(pin: Pin, picture: CardPicture | undefined = cardPicture(pin)): number {
  const { width, height } = picture ?? { width: 1, height: 1 };
  return Math.min(Math.max(height / width, FLATTEST), TALLEST);
}
