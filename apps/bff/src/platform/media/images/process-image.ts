import { IMAGE_PIXELS_MAX } from '@pegboard/types';
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { ErrorCode } from '../../errors/errors.ts';
import type { LimitCode } from '../../errors/errors.ts';
import { decodeHeif } from './decode-heif.ts';
import { detectFile, type UnsupportedFileType } from './file-types.ts';
import { describeImage, describePicture, type ImageDescriptor } from './describe-image.ts';
import { computeCopyHash, COPY_HASH_SIDE } from './copy-hash.ts';
import type { ObjectStore } from '../../object-storage/index.ts';
import { readFile } from './read-file.ts';
import { readMediaSourceType } from './media-source-type.ts';
import type { RenditionSizes } from './tables.ts';
import { decode, eachRendition, prepareEncoding, toSrgb, type Pixels } from './pixels.ts';

/** The reason for which an image is rejected. */
export type ImageRejection =
  | 'image_type_unsupported'
  | 'image_too_large'
  | 'image_too_many_frames'
  | 'image_too_slow'
  | 'image_corrupt'
  | 'image_blocked';

/** The error that reports a rejection. */
export const IMAGE_REFUSALS: Readonly<Record<ImageRejection, Exclude<ErrorCode, LimitCode>>> = {
  image_type_unsupported: 'image_type_unsupported',
  image_too_large: 'image_too_large',
  image_too_many_frames: 'image_too_large',
  image_too_slow: 'image_invalid',
  image_corrupt: 'image_invalid',
  image_blocked: 'image_blocked',
};

/** A file of an image, by its path below the store: `236x/ab/cd/ef/abcdef….webp`. */
export type ImageFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file of an image that has no name yet. */
export type RenditionFile = { readonly size: string; readonly extension: string; readonly bytes: Uint8Array };

/** A decoded image with all its renditions and properties. */
export type ProcessedImage = {
  /**
   * SHA-256 of its size, its color space if that is not sRGB, and its pixels, truncated to 128 bits. Everyone who has
   * the image can compute it: never stored or shown.
   */
  readonly digest: string;
  /** Identifies copies of the image: see `copy-hash.ts`. */
  readonly copyHash: string | null;
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly isAnimated: boolean;
  /** `#rrggbb`. */
  readonly dominantColor: string;
  /** base64. */
  readonly thumbhash: string;
  readonly look: string;
  readonly lookModel: string;
  readonly partLooks: string[];
  readonly byteSize: number;
  readonly sizes: RenditionSizes;
  readonly files: readonly RenditionFile[];
};

/** The reason for which an image was rejected; `type` names a type of file that is not accepted. */
export type RejectedImage = {
  readonly ok: false;
  readonly code: ImageRejection;
  readonly type?: UnsupportedFileType;
};

/** The result of processing: the image and the code of `AI_LABELS` that its metadata states, or the reason for its rejection. */
export type ImageResult =
  | { readonly ok: true; readonly image: ProcessedImage; readonly mediaSourceType: number | null }
  | RejectedImage;

const SIDE_MAX = 20_000;
const WEBP_SIDE_MAX = 16_383;
const FRAMES_MAX = 300;
/** The pixels of all frames of an animation. */
const ANIMATION_PIXELS_MAX = 160_000_000;
const TYPES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff', 'heif']);
/** The types whose frames are an animation; of other files with several images the first is used. */
const ANIMATIONS: ReadonlySet<string> = new Set(['gif', 'webp']);
/** The size from which colors and descriptors are computed: uncropped, and small enough to be fast. */
export const ANALYSIS_RENDITION = '170x';
const JPEG = { quality: 82, chromaSubsampling: '4:2:0' } as const;
const WEBP_QUALITY = 80;
const ORIG_WEBP_QUALITY = 86;
/** WebP effort (0 to 6): low, so that a first start with its 500 drawings is quick. */
const EFFORT = { upload: 2, drawing: 1 } as const;

/**
 * Creates every size of an uploaded image (BF-07, CR-02). The type is determined by the content; at most 100
 * megapixels, 20,000 pixels per side and 300 frames. Everything is decoded and encoded again, which removes metadata
 * and hidden data; the profile that wide colors need is one of our own. How the image was made is read before (CR-17).
 */
export async function processImage(bytes: Uint8Array): Promise<ImageResult> {
  return withUpload(bytes, async ({ pixels, type, animation }, mediaSourceType) => ({
    ok: true,
    image: await makeRenditions(pixels, { kind: 'upload', format: type, animation }),
    mediaSourceType,
  }));
}

/** The descriptor of an uploaded image, or the reason for its rejection. */
export type DescriptorResult =
  | ({ readonly ok: true; readonly partLooks?: string[] } & ImageDescriptor)
  | RejectedImage;

/** Computes the descriptor of an uploaded image, of which nothing is stored (SR-12). Accepts what `processImage` accepts. */
export async function describeUpload(bytes: Uint8Array): Promise<DescriptorResult> {
  return withUpload(bytes, async ({ pixels }) => ({
    ok: true,
    ...(await describePicture(await toSrgb(pixels))),
  }));
}

/** A decoded upload; `animation` are the bytes of an animated GIF. */
type Upload = { readonly pixels: Pixels; readonly type: string; readonly animation: Uint8Array | undefined };

/** Decodes an upload and calls `use` with it and with how it was made. Returns the reason if it is rejected. */
async function withUpload<Result>(
  bytes: Uint8Array,
  use: (upload: Upload, mediaSourceType: number | null) => Promise<Result>,
): Promise<Result | RejectedImage> {
  const rejected = (code: ImageRejection): RejectedImage => ({ ok: false, code });
  const detected = await detectFile(bytes);
  if (detected.kind === 'unsupported')
    return { ok: false, code: 'image_type_unsupported', type: detected.type };
  try {
    const header = await readHeader(bytes, detected.isHeif);
    const { type, frames, ...frame } = header;
    if (!TYPES.has(type)) return { ok: false, code: 'image_type_unsupported', type: 'file_is_unknown' };
    if (frames > FRAMES_MAX) return rejected('image_too_many_frames');
    if (!isAcceptedSize(frame) || (frames > 1 && frame.width * frame.height * frames > ANIMATION_PIXELS_MAX))
      return rejected('image_too_large');
    const mediaSourceType = await readMediaSourceType(bytes, header.xmp);
    const upright = type === 'heif' ? await decodeHeif(bytes, header.icc, isAcceptedSize) : bytes;
    if (!upright) return rejected('image_too_large');
    const pixels = await decode(upright, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error' });
    const animation = type === 'gif' && frames > 1 ? bytes : undefined;
    return await use({ pixels, type, animation }, mediaSourceType);
  } catch (error) {
    // libvips reports unreadable files by throwing, for an unknown format or a failed decoding.
    const isUnknown =
      !detected.isKnown && error instanceof Error && error.message.includes('unsupported image format');
    return isUnknown
      ? { ok: false, code: 'image_type_unsupported', type: 'file_is_unknown' }
      : rejected('image_corrupt');
  }
}

/** The properties of a file that are known before it is decoded. */
type Header = {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** The number of frames of an animation; 1 for a file of several images, of which the first is used. */
  readonly frames: number;
  readonly icc?: Buffer | undefined;
  readonly xmp?: Buffer | undefined;
};

async function readHeader(bytes: Uint8Array, isHeif: boolean): Promise<Header> {
  try {
    const { format, compression, width, height, pages, pageHeight, icc, xmp } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    const type = format === 'heif' && compression === 'av1' ? 'avif' : format;
    const frames = ANIMATIONS.has(type) ? (pages ?? 1) : 1;
    return { type, width, height: pageHeight ?? height, frames, icc, xmp };
  } catch (error) {
    // libvips does not support HEIC sequences without a still image; their size is checked when they are opened for
    // decoding.
    if (isHeif) return { type: 'heif', width: 1, height: 1, frames: 1 };
    throw error;
  }
}

function isAcceptedSize({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return width <= SIDE_MAX && height <= SIDE_MAX && width * height <= IMAGE_PIXELS_MAX;
}

/** Creates every size of a drawing of the site: for SVG of the demo generator only, never for uploads. */
export async function processDrawing(svg: string): Promise<ProcessedImage> {
  return makeRenditions(await decode(Buffer.from(svg)), {
    kind: 'drawing',
    format: 'png',
    animation: undefined,
  });
}

/** Creates every size of an animation of the site, from its frames. */
export async function processDrawnFrames(
  frames: readonly string[],
  delayMs: number,
): Promise<ProcessedImage> {
  const pictures = await Promise.all(frames.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()));
  const gif = await sharp(pictures, { join: { animated: true } })
    .gif({ delay: frames.map(() => delayMs), loop: 0, effort: 3 })
    .toBuffer();
  const [first = gif] = pictures;
  return makeRenditions(await decode(first), { kind: 'drawing', format: 'gif', animation: gif });
}

/** The properties of a decoded image: its owner, its format, and its file if it is an animation. */
export type Source = {
  readonly kind: keyof typeof EFFORT;
  readonly format: string;
  readonly animation: Uint8Array | undefined;
};

/** Creates every size of a decoded image, and computes its properties. */
export async function makeRenditions(orig: Pixels, source: Source): Promise<ProcessedImage> {
  const { width, height } = orig.raw;
  const digest = createHash('sha256')
    .update(`${width}x${height}:${orig.isP3 ? 'p3:' : ''}`)
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
    const encoded = known.get(pixels) ?? (await encode(pixels, name, effort));
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
    ...(await describeImage(await toSrgb(seen))),
    copyHash: await readCopyHash(await toSrgb(seen)),
    byteSize: files[0]?.bytes.length ?? 0,
    sizes,
    files,
  };
}

/** Encodes one size as JPEG and WebP, concurrently. */
async function encode(pixels: Pixels, size: string, effort: number): Promise<readonly [Buffer, Buffer]> {
  const open = await prepareEncoding(pixels);
  const webp = size === 'orig' ? origWebp(open(), effort) : open().webp({ quality: WEBP_QUALITY, effort });
  return Promise.all([open().jpeg(JPEG).toBuffer(), webp.toBuffer()]);
}

/** Encodes the original as WebP, whose maximum side is less than the largest that is accepted. */
function origWebp(orig: Sharp, effort: number): Sharp {
  const box = { width: WEBP_SIDE_MAX, height: WEBP_SIDE_MAX };
  return orig
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: ORIG_WEBP_QUALITY, effort });
}

/** Returns the animated renditions of an animation: a GIF at its own size, and one as wide as a card. */
async function addAnimation(gif: Uint8Array, files: RenditionFile[]): Promise<void> {
  for (const [size, width] of [
    ['orig', 736],
    ['236x', 236],
  ] as const) {
    const bytes = await sharp(gif, { animated: true, limitInputPixels: ANIMATION_PIXELS_MAX })
      .resize({ width, withoutEnlargement: true })
      .gif({ effort: 3 })
      .toBuffer();
    files.push({ size, extension: 'gif', bytes });
  }
}

/** Returns the dominant color of an image, and its thumbhash. */
async function impressions(small: Pixels): Promise<{ dominantColor: string; thumbhash: string }> {
  const { data, info } = await (
    await toSrgb(small)
  )
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    dominantColor: dominantColor(data),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}

/** Computes the copy hash of an image; null for one that is almost plain. */
export async function readCopyHash(picture: Sharp): Promise<string | null> {
  const square = picture.resize(COPY_HASH_SIDE, COPY_HASH_SIDE, { fit: 'fill' }).removeAlpha();
  return computeCopyHash(await square.toColorspace('b-w').extractChannel(0).raw().toBuffer());
}

/** Computes the copy hash of a stored image from its small file; undefined if the file is gone, null for one that is almost plain. */
export async function readStoredCopyHash(
  store: ObjectStore,
  signature: string,
): Promise<string | null | undefined> {
  const bytes = await readFile(store, imagePath(ANALYSIS_RENDITION, signature, 'jpg'));
  return bytes && readCopyHash(sharp(bytes));
}

const LEVELS = 8;

/** Returns the mean of the most frequent of 512 color cells, from RGBA bytes, as `#rrggbb`. */
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
