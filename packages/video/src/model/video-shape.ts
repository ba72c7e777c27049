import { isDominantColor, isSafeLink, type Image, type Pin, type VideoVariant } from '@pegboard/types';

const POSTER_SIZES = ['736x', '564x', '474x', 'orig', '236x'] as const;
/** Minimum ratio of the shorter to the longer side; more extreme videos are cropped to it. */
const FLATTEST = 0.2;
const TALLEST = 5;
const FALLBACK_COLOR = '#2a2c2b';

/** The content before playback, and its box. */
export type VideoShape = {
  /** The image of its poster; undefined if there is none. */
  readonly poster: string | undefined;
  /** Width 1000 and the corresponding height, in the aspect ratio of the video. */
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** In milliseconds; 0 if unknown. */
  readonly duration: number;
};

/**
 * Returns the box of a pin's video: its aspect ratio is that of the video, otherwise of the pin's image,
 * otherwise 1. Undefined without a video.
 */
export function videoShape(pin: Pin): VideoShape | undefined {
  const variants = Object.values(pin.video?.variants ?? {}).filter((variant) => variant != null);
  if (variants.length === 0) return undefined;
  const picture = POSTER_SIZES.map((size) => pin.images?.[size]).find(hasAddress);
  const sized: VideoVariant | Image | undefined =
    variants.find(hasSize) ?? (hasSize(picture) ? picture : undefined);
  const aspect = sized ? sized.height / sized.width : 1;
  return {
    poster: picture?.url ?? variants.find(({ thumbnail }) => isAddress(thumbnail))?.thumbnail ?? undefined,
    width: 1000,
    height: Math.round(Math.min(Math.max(aspect, FLATTEST), TALLEST) * 1000),
    color: isDominantColor(pin.dominantColor) ? pin.dominantColor : FALLBACK_COLOR,
    duration: Math.max(0, ...variants.map(({ duration }) => duration).filter(Number.isFinite)),
  };
}

function hasAddress(image: Image | null | undefined): image is Image {
  return isAddress(image?.url);
}

function hasSize<T extends { readonly width: number; readonly height: number }>(
  sized: T | undefined,
): sized is T {
  return [sized?.width, sized?.height].every(
    (length) => length !== undefined && Number.isFinite(length) && length > 0,
  );
}

function isAddress(url: string | null | undefined): url is string {
  return typeof url === 'string' && (isSafeLink(url) || /^(?:data:image\/|blob:)/iu.test(url));
}
