import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { ErrorCode } from '../../errors/errors.ts';
import type { LimitCode } from '../../errors/errors.ts';
import { computeImageDescriptor, descriptorBands, LOOK_SIDE } from './image-descriptor.ts';
import type { RenditionSizes } from './tables.ts';
import { decode, drawn, eachRendition, type Pixels } from './pixels.ts';

/** The reason for which an image is rejected. */
export type ImageRejection =
  | 'image_type_unsupported'
  | 'image_too_large'
  | 'image_too_many_frames'
  | 'image_corrupt';

/** The error that is reported of a refusal. */
export const IMAGE_REFUSALS: Readonly<Record<ImageRejection, Exclude<ErrorCode, LimitCode>>> = {
  image_type_unsupported: 'image_type_unsupported',
  image_too_large: 'image_too_large',
  image_too_many_frames: 'image_too_large',
  image_corrupt: 'image_invalid',
};

/** A file of a picture, by its path below the store: `236x/ab/cd/ef/abcdef….webp`. */
export type ImageFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file of a picture that has no name yet. */
export type RenditionFile = { readonly size: string; readonly extension: string; readonly bytes: Uint8Array };

/** A picture, decoded, made again in every size, and what is known of it. */
export type ProcessedImage = {
  /** SHA-256 of its size and pixels, cut to 128 bits. Known to everybody who has the picture: never stored or shown. */
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly isAnimated: boolean;
  /** `#rrggbb`. */
  readonly dominantColor: string;
  /** base64. */
  readonly thumbhash: string;
  readonly look: string;
  readonly lookWords: number[];
  readonly byteSize: number;
  readonly sizes: RenditionSizes;
  readonly files: readonly RenditionFile[];
};

/** The result of processing: the image, or the reason for its rejection. */
export type ImageResult =
  | { readonly ok: true; readonly image: ProcessedImage }
  | { readonly ok: false; readonly code: ImageRejection };

const PIXELS_MAX = 40_000_000;
const SIDE_MAX = 16_384;
const WEBP_SIDE_MAX = 16_383;
const FRAMES_MAX = 300;
const TYPES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif']);
/** The size that colours and looks are reported from: whole, and small enough to be quick. */
export const ANALYSIS_RENDITION = '170x';
const JPEG = { quality: 82, chromaSubsampling: '4:2:0' } as const;
const WEBP_QUALITY = 80;
const ORIG_WEBP_QUALITY = 86;
/** WebP effort (0 to 6): low, so that a first start with its 500 drawings is quick. */
const EFFORT = { upload: 2, drawing: 1 } as const;

/**
 * Makes every size of an uploaded picture (BF-07). The type is reported by the content; at most 40
 * megapixels, 16,384 pixels a side and 300 frames; everything is decoded and encoded again, so metadata and
 * what is hidden in a file go.
 */
export async function processImage(bytes: Uint8Array): Promise<ImageResult> {
  const refused = (code: ImageRejection): ImageResult => ({ ok: false, code });
  if (looksLikeSvg(bytes)) return refused('image_type_unsupported');
  try {
    const {
      format,
      compression,
      width,
      height,
      pages = 1,
      pageHeight,
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const type = format === 'heif' && compression === 'av1' ? 'avif' : format;
    if (!type || !TYPES.has(type)) return refused('image_type_unsupported');
    if (pages > FRAMES_MAX) return refused('image_too_many_frames');
    const frameHeight = pageHeight ?? height;
    if (
      width > SIDE_MAX ||
      frameHeight > SIDE_MAX ||
      width * frameHeight > PIXELS_MAX ||
      width * frameHeight * pages > PIXELS_MAX * 4
    )
      return refused('image_too_large');
    const isAnimated = type === 'gif' && pages > 1;
    const first = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    return {
      ok: true,
      image: await makeRenditions(first, {
        kind: 'upload',
        format: type,
        animation: isAnimated ? bytes : undefined,
      }),
    };
  } catch (error) {
    // libvips shows what it cannot read by throwing: no format it knows, or one it could not decode.
    const isUnknown = error instanceof Error && error.message.includes('unsupported image format');
    return refused(isUnknown ? 'image_type_unsupported' : 'image_corrupt');
  }
}

/** Makes every size of a drawing of our own: only the demo generator's SVG comes here, never a visitor's. */
export async function processDrawing(svg: string): Promise<ProcessedImage> {
  return makeRenditions(sharp(Buffer.from(svg)), { kind: 'drawing', format: 'png', animation: undefined });
}

/** Makes every size of an animation of our own, drawn frame by frame. */
export async function processDrawnFrames(
  frames: readonly string[],
  delayMs: number,
): Promise<ProcessedImage> {
  const pictures = await Promise.all(frames.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()));
  const gif = await sharp(pictures, { join: { animated: true } })
    .gif({ delay: frames.map(() => delayMs), loop: 0, effort: 3 })
    .toBuffer();
  return makeRenditions(sharp(pictures[0]), { kind: 'drawing', format: 'gif', animation: gif });
}

type Source = {
  readonly kind: keyof typeof EFFORT;
  readonly format: string;
  readonly animation: Uint8Array | undefined;
};

async function makeRenditions(picture: Sharp, source: Source): Promise<ProcessedImage> {
  const orig = await decode(picture);
  const { width, height } = orig.raw;
  const digest = createHash('sha256')
    .update(`${width}x${height}:`)
    .update(source.animation ?? orig.data)
    .digest('hex')
    .slice(0, 32);
  const sizes: Record<string, { width: number; height: number }> = {};
  const files: RenditionFile[] = [];
  const known = new Map<Pixels, readonly [jpeg: Buffer, webp: Buffer]>();
  const effort = EFFORT[source.kind];
  let seen = orig;
  for await (const { name, pixels } of eachRendition(orig)) {
    sizes[name] = { width: pixels.raw.width, height: pixels.raw.height };
    if (name === ANALYSIS_RENDITION) seen = pixels;
    const encoded =
      known.get(pixels) ??
      (await Promise.all([
        drawn(pixels).jpeg(JPEG).toBuffer(),
        name === 'orig'
          ? origWebp(pixels, effort)
          : drawn(pixels).webp({ quality: WEBP_QUALITY, effort }).toBuffer(),
      ]));
    known.set(pixels, encoded);
    const [jpeg, webp] = encoded;
    files.push({ size: name, extension: 'jpg', bytes: jpeg }, { size: name, extension: 'webp', bytes: webp });
  }
  if (source.animation) await addAnimation(source.animation, files);
  return {
    digest,
    width,
    height,
    format: source.format,
    isAnimated: source.animation !== undefined,
    ...(await impressions(seen)),
    ...(await describePicture(drawn(seen))),
    byteSize: files[0]?.bytes.length ?? 0,
    sizes,
    files,
  };
}

/** The original as WebP, which has no place for the last pixel of the longest side that we take. */
function origWebp(orig: Pixels, effort: number): Promise<Buffer> {
  const box = { width: WEBP_SIDE_MAX, height: WEBP_SIDE_MAX };
  return drawn(orig)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: ORIG_WEBP_QUALITY, effort })
    .toBuffer();
}

/** The moving renditions of an animation: a GIF at its own size, and one as wide as a card. */
async function addAnimation(gif: Uint8Array, files: RenditionFile[]): Promise<void> {
  for (const [size, width] of [
    ['orig', 736],
    ['236x', 236],
  ] as const) {
    const bytes = await sharp(gif, { animated: true, limitInputPixels: PIXELS_MAX * 4 })
      .resize({ width, withoutEnlargement: true })
      .gif({ effort: 3 })
      .toBuffer();
    files.push({ size, extension: 'gif', bytes });
  }
}

/** The colour that a picture leaves in the eye, and its thumbhash. */
async function impressions(small: Pixels): Promise<{ dominantColor: string; thumbhash: string }> {
  const { data, info } = await drawn(small)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    dominantColor: dominantColor(data),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}

/** Computes the descriptor of an image, for similarity search. */
export async function describePicture(picture: Sharp): Promise<{ look: string; lookWords: number[] }> {
  const rgb = await picture
    .resize(LOOK_SIDE, LOOK_SIDE, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const descriptor = computeImageDescriptor(rgb);
  return { look: descriptor, lookWords: [...descriptorBands(descriptor)] };
}

const LEVELS = 8;

/** The mean of the most frequent of 512 colour cells, from RGBA bytes, as `#rrggbb`. */
export function dominantColor(rgba: Uint8Array): string {
  const cells = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at, at + 3);
    const cellOf = (value: number): number => Math.floor((value * LEVELS) / 256);
    const key = (cellOf(red) * LEVELS + cellOf(green)) * LEVELS + cellOf(blue);
    const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    cell.count += 1;
    cell.red += red;
    cell.green += green;
    cell.blue += blue;
    cells.set(key, cell);
  }
  let largest = { count: 1, red: 128, green: 128, blue: 128 };
  for (const cell of cells.values()) if (cell.count > largest.count) largest = cell;
  const hex = (sum: number): string =>
    Math.round(sum / largest.count)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(largest.red)}${hex(largest.green)}${hex(largest.blue)}`;
}

/** Returns the path of an image's file, below the store and below its address. */
export function imagePath(size: string, signature: string, extension: string): string {
  const [first, second, third] = [signature.slice(0, 2), signature.slice(2, 4), signature.slice(4, 6)];
  return `${size}/${first}/${second}/${third}/${signature}.${extension}`;
}

function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 256)).toString('latin1').trimStart();
  return start.startsWith('<') || start.startsWith('\u00ef\u00bb\u00bf<');
}
