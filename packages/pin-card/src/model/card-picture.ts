import { isSafeLink, type CarouselSlot, type Image, type Images, type Pin } from '@pegboard/types';

const SIZES = ['236x', '474x', '736x', '564x', '170x', 'orig', '136x136'] as const;
/** Flatter and taller than these a picture is a line: it is cropped to them. */
const FLATTEST = 0.2;
const TALLEST = 5;

/** The usual start of an image address, which needs no further validation. */
const USUAL = /^(?:\/|https?:|data:image\/|blob:)/i;

/** A picture with a size that a place can be reserved for. */
export type CardPicture = { readonly url: string; readonly width: number; readonly height: number };

/** The picture of a card: the pin's own, else that of the slide shown first, else what its video begins with (PC-01). */
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

/** The slide that a card shows first; undefined for pins without slides. */
export function getInitialSlide(
  pin: Pin,
  index: number = pin.carousel?.index ?? 0,
): CarouselSlot | undefined {
  return pin.carousel?.slots?.[index] ?? undefined;
}

/** The rendition of a picture that a card uses: the first that has an address and a size. */
export function selectRendition(images: Images | null | undefined): CardPicture | undefined {
  if (!images) return undefined;
  const size = SIZES.find((name) => isRenderableImage(images[name]));
  return size && (images[size] ?? undefined);
}

/** Height over width of the place of a picture, clamped between a fifth and five: a square where there is none. */
export function cardAspect(pin: Pin, picture: CardPicture | undefined = cardPicture(pin)): number {
  const { width, height } = picture ?? { width: 1, height: 1 };
  return Math.min(Math.max(height / width, FLATTEST), TALLEST);
}

/** Returns whether an image can be rendered: its address and size are valid. */
export function isRenderableImage(image: Image | null | undefined): image is Image {
  return (
    image != null &&
    sanitizeImageUrl(image.url) !== undefined &&
    isLength(image.width) &&
    isLength(image.height)
  );
}

/** The address of a picture, or undefined when it may not stand in a `src`: of the web, this site, or a picture itself. */
export function sanitizeImageUrl(url: string | null | undefined): string | undefined {
  if (typeof url !== 'string') return undefined;
  return USUAL.test(url) || (url.trim() !== '' && isSafeLink(url)) ? url : undefined;
}

function isLength(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}
