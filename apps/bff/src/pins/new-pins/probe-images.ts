import { imageDimensionsFromData } from 'image-dimensions';
import type { ConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import type { SafeFetch } from '../../platform/outbound-fetch/index.ts';
import { IMAGE_SIDE_MIN, type PageImage } from './page-images.ts';

/** The size of an image, in pixels. */
export type ImageSize = { readonly width: number; readonly height: number };
/** The result of probing an address: `unusable` if no image can be fetched from it. */
export type ProbeResult =
  | (ImageSize & { readonly kind: 'size' })
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unusable' };

/** Maximum number of images of a page that are probed (CR-03). */
export const PROBES_MAX = 12;
/** Maximum number of bytes that are read of an image: photos have profiles and previews before their size. */
const PREFIX_BYTES_MAX = 256 * 1024;
/** The lengths at which parsing the size is attempted. */
const STEPS = [1024, 16 * 1024, 64 * 1024, PREFIX_BYTES_MAX];
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'avif']);

/**
 * Returns images with the sizes of the first `PROBES_MAX` whose size is unknown, read from the beginnings of their files
 * until `signal` aborts. Images that turn out to be small, or that cannot be fetched, are left out.
 */
export async function probeImages(
  images: readonly PageImage[],
  probe: (url: string) => Promise<ProbeResult>,
): Promise<readonly PageImage[]> {
  const unknown = images.filter(({ width, height }) => width === null || height === null);
  const probed = new Set(unknown.slice(0, PROBES_MAX));
  const found = await Promise.all(
    images.map(async (image): Promise<PageImage | undefined> => {
      if (!probed.has(image)) return image;
      const result = await probe(image.url);
      if (result.kind === 'unknown') return image;
      const { width, height } = result.kind === 'size' ? result : { width: 0, height: 0 };
      const isLarge = width >= IMAGE_SIDE_MIN && height >= IMAGE_SIDE_MIN;
      return isLarge ? { ...image, width, height } : undefined;
    }),
  );
  return found.filter((image) => image !== undefined);
}

/** Returns a probe of images over the network, which gives up after `limitMs`. */
export function createProbe(
  fetchSafely: SafeFetch,
  {
    limiter,
    limitMs,
    maxBytes,
    types,
  }: {
    readonly limiter: ConcurrencyLimiter;
    readonly limitMs: number;
    /** The largest image that can be saved, in bytes. */
    readonly maxBytes: number;
    readonly types: readonly string[];
  },
): (url: string) => Promise<ProbeResult> {
  const signal = AbortSignal.timeout(limitMs);
  const endsAt = performance.now() + limitMs;
  return async (url) => {
    try {
      return await limiter(() => probeOne(url), signal);
    } catch {
      // The time limit was reached before this image was probed.
      return { kind: 'unknown' };
    }
  };

  async function probeOne(url: string): Promise<ProbeResult> {
    let size: ImageSize | undefined;
    const fetched = await fetchSafely(url, {
      limitMs: Math.max(1, Math.round(endsAt - performance.now())),
      body: {
        maxBytes,
        types,
        async into(body) {
          size = await readSize(body as AsyncIterable<Uint8Array>);
        },
      },
    });
    if (fetched.kind === 'answered')
      return fetched.status >= 200 && fetched.status < 300
        ? size
          ? { kind: 'size', ...size }
          : { kind: 'unknown' }
        : { kind: 'unusable' };
    const isTransient = ['busy', 'timed_out', 'failed'].includes(fetched.why);
    return isTransient ? { kind: 'unknown' } : { kind: 'unusable' };
  }
}

/** Reads the beginning of an image until its size is known. */
async function readSize(body: AsyncIterable<Uint8Array>): Promise<ImageSize | undefined> {
  let bytes = Buffer.alloc(0);
  let step = 0;
  for await (const chunk of body) {
    bytes = Buffer.concat([bytes, chunk]).subarray(0, PREFIX_BYTES_MAX);
    if (bytes.length < (STEPS[step] ?? 0)) continue;
    while (bytes.length >= (STEPS[step] ?? Infinity)) step += 1;
    const size = getImageSize(bytes);
    if (size || bytes.length >= PREFIX_BYTES_MAX) return size;
  }
  return getImageSize(bytes);
}

/** Returns the type of an image that browsers show, from its first bytes: `jpeg`, `png`, `webp`, `gif` or `avif`. */
export function getImageType(file: Uint8Array): string | undefined {
  return getImageSize(file) && imageDimensionsFromData(file.subarray(0, PREFIX_BYTES_MAX))?.type;
}

/**
 * Returns the size of an image from its first bytes: JPEG, PNG, WebP, GIF or AVIF. The orientation in its metadata, which
 * may exchange width and height, is not applied. Returns undefined for other content, and if the bytes end before the size.
 */
export function getImageSize(file: Uint8Array): ImageSize | undefined {
  try {
    const found = imageDimensionsFromData(file.subarray(0, PREFIX_BYTES_MAX));
    if (!found || !FORMATS.has(found.type) || found.width < 1 || found.height < 1) return undefined;
    return { width: found.width, height: found.height };
  } catch {
    // The parsers throw for content that they cannot read.
    return undefined;
  }
}
