import type { Carousel, Image, Images, Pin, Video } from '@pegboard/types';
import { isJson, readPinId, type Json } from './read-json.ts';

/** The largest difference of two ratios of width to height that rounding to whole pixels explains. */
const RATIO_TOLERANCE = 0.02;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Converts a pin of the public API `/v5`, or of a service with the same description, to a pin; undefined if it
 * is no pin (PK-11). The API has no names of people, prices, reactions or pages of stories: they are omitted.
 * Values are not validated, since a card treats invalid values as missing.
 */
export function fromV5(answer: unknown): Pin | undefined {
  if (!isJson(answer)) return undefined;
  const id = readPinId(answer['id']);
  if (id === undefined) return undefined;
  const boardId = readPinId(answer['board_id']);
  const title = readText(answer['title']);
  return {
    id,
    entityId: id,
    title,
    gridTitle: title,
    description: readText(answer['description']),
    altText: readText(answer['alt_text']),
    link: readText(answer['link']),
    dominantColor: readText(answer['dominant_color']),
    createdAt: readTime(answer['created_at']),
    board: boardId === undefined ? null : { entityId: boardId },
    ...readMedia(answer['media'], id),
  };
}

function readMedia(media: unknown, id: string): Pick<Pin, 'images' | 'video' | 'carousel'> {
  if (!isJson(media)) return { images: null };
  const { items } = media;
  if (!Array.isArray(items)) return { images: readImages(media), video: readVideo(media) };
  const carousel: Carousel = {
    id,
    index: 0,
    slots: items.filter(isJson).map((item, index) => ({
      id: `${id}-${index}`,
      title: readText(item['title']),
      details: readText(item['description']),
      link: readText(item['link']),
      images: readImages(item),
    })),
  };
  return { images: carousel.slots[0]?.images ?? null, carousel };
}

/**
 * Returns the renditions of a medium. Names are those of the public API; `400x300` is a crop at some services,
 * so it is used only where it has the ratio of the whole image. A video without renditions has its cover.
 */
function readImages(medium: Json): Images | null {
  const named = isJson(medium['images']) ? medium['images'] : {};
  const whole = readImage(named['600x']) ?? readImage(named['1200x']) ?? readCover(medium);
  const small = readImage(named['400x300']);
  return {
    '136x136': readImage(named['150x150']),
    '474x': small && whole && hasRatioOf(small, whole) ? small : null,
    '564x': whole,
    '736x': readImage(named['1200x']),
    orig: readImage(named['originals']),
  };
}

function readImage(value: unknown): Image | null {
  return isJson(value) ? withSize(value['url'], value) : null;
}

function readCover(medium: Json): Image | null {
  return withSize(medium['cover_image_url'], medium);
}

function withSize(url: unknown, { width, height }: Json): Image | null {
  return typeof url === 'string' && typeof width === 'number' && typeof height === 'number'
    ? { url, width, height }
    : null;
}

function hasRatioOf(image: Image, whole: Image): boolean {
  return Math.abs(image.width / image.height / (whole.width / whole.height) - 1) < RATIO_TOLERANCE;
}

/** Returns the file of a video; null while it is processed, since it has no address then. */
function readVideo(medium: Json): Video | null {
  const file = withSize(medium['video_url'], medium);
  if (!file) return null;
  const { duration } = medium;
  return { variants: { V_720P: { ...file, duration: typeof duration === 'number' ? duration : 0 } } };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns a time in UTC: some services omit the zone. */
function readTime(value: unknown): string | null {
  return typeof value === 'string' && !HAS_ZONE.test(value) ? `${value}Z` : readText(value);
}
