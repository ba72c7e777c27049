import { toPlainLine } from './plain-line.ts';

/** An image of a page, with its size in pixels where it is known. */
export type PageImage = {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
};

type Attributes = Readonly<Record<string, string>>;
type Source = { readonly url: string; readonly weight: number; readonly unit: 'w' | 'x' };

/** Maximum number of images that are reported of a page. */
export const PAGE_IMAGES_MAX = 50;
/** An image with a side that is shorter than this is an icon or a tracker, in pixels. */
export const IMAGE_SIDE_MIN = 100;
const FOUND_MAX = PAGE_IMAGES_MAX * 4;
const SIDE_MAX = 16_384;
const URL_MAX = 2000;
const SRCSET_MAX = 20_000;
const ALT_MAX = 500;
/** Query parameters by which servers of images choose a size, a crop or an encoding of one image. */
const RENDITION_PARAMETERS: ReadonlySet<string> = new Set([
  'w',
  'h',
  'width',
  'height',
  'imwidth',
  'imheight',
  'wid',
  'hei',
  'mw',
  'mh',
  'maxwidth',
  'maxheight',
  'size',
  'sz',
  'resize',
  'fit',
  'crop',
  'scale',
  'dpr',
  'quality',
  'q',
  'auto',
  'format',
  'fm',
  'fmt',
  'strip',
  'ssl',
  'downsize',
  'output-quality',
  'output-format',
  'optimize',
  'ixlib',
]);
/** `photo-1024x683.jpg` (WordPress), `photo_800x.jpg` (Shopify), `photo@2x.jpg`, `photo-scaled.jpg`. */
const RENDITION_NAME =
  /(?:[-_](?:\d{2,5}x\d{0,5}|x\d{2,5})(?:_crop_[a-z]{1,10})?|-scaled)?(?:@\dx)?(\.[a-z]{3,4})$/i;
/** `w_300,h_200,c_fill` (Cloudinary). */
const RENDITION_SEGMENT = /^(?:[a-z]{1,3}_[^,/]{1,40},)*[wh]_\d{1,5}(?:,[a-z]{1,3}_[^,/]{1,40})*$/;

/** The images of a page, as a parser finds them. */
export type ImageCollector = {
  /** The base of relative addresses. */
  base: URL;
  /** Images that the page names for sharing, in its metadata. */
  readonly shared: PageImage[];
  /** Images that the page shows. */
  readonly shown: PageImage[];
  /** `getVariantKey` of the images that the page does not allow to be saved. */
  readonly refused: Set<string>;
  /** Number of addresses that may still be added to `refused`: it bounds the cost of hostile pages. */
  refusalsLeft: number;
  /** The sources of the `picture` that is open. */
  sources: Source[];
};

/** Returns a collector without images. */
export function createImageCollector(base: URL): ImageCollector {
  return { base, shared: [], shown: [], refused: new Set(), refusalsLeft: FOUND_MAX, sources: [] };
}

/** Adds an image of the page's metadata. */
export function addSharedImage(
  images: ImageCollector,
  address: string | undefined,
  size: Partial<Omit<PageImage, 'url'>> = {},
): void {
  addImage(images, images.shared, address, { width: null, height: null, alt: null, ...size });
}

/** Notes a `source` of an open `picture`. */
export function readSource(images: ImageCollector, attributes: Attributes): void {
  const source = largestSource(attributes['srcset'] ?? attributes['data-srcset']);
  const isImage = /^image\/(?:jpeg|png|webp|gif|avif)$/i.test(attributes['type'] ?? 'image/jpeg');
  if (source && isImage && images.sources.length < FOUND_MAX) images.sources.push(source);
}

/** Adds an `img`, unless it is small, or refused by `nopin` or `data-pin-nopin`. */
export function readImg(images: ImageCollector, attributes: Attributes): void {
  const { sources } = images;
  images.sources = [];
  const own = largestSource(attributes['srcset'] ?? attributes['data-srcset']);
  const source = [...(own ? [own] : []), ...sources].reduce<Source | undefined>(
    (best, other) => (best && widthOf(best) >= widthOf(other) ? best : other),
    undefined,
  );
  const address = attributes['data-pin-media'] ?? source?.url ?? attributes['data-src'] ?? attributes['src'];
  if (attributes['nopin'] !== undefined || attributes['data-pin-nopin'] !== undefined) {
    refuseImages(images, [address, attributes['src']]);
    return;
  }
  const [width, height] = [parsePixels(attributes['width']), parsePixels(attributes['height'])];
  if ((width ?? IMAGE_SIDE_MIN) < IMAGE_SIDE_MIN || (height ?? IMAGE_SIDE_MIN) < IMAGE_SIDE_MIN) return;
  const size = source && source.url === address ? scaleSize({ width, height }, source) : { width, height };
  addImage(images, images.shown, address, { ...size, alt: toPlainLine(attributes['alt'], ALT_MAX) });
}

/**
 * Returns the images in order of size, the largest first, then those of unknown size. Variants of one image are folded
 * into the largest; images that the page refuses are left out.
 */
export function collectImages({ shared, shown, refused }: ImageCollector): readonly PageImage[] {
  const all = [...shared, ...shown.toSorted(compareBySize)];
  const allowed = all.filter(({ url }) => !refused.has(getVariantKey(url)));
  return foldVariants(allowed).slice(0, PAGE_IMAGES_MAX).toSorted(compareBySize);
}

/**
 * Returns the images in order of size, with an additional one unless the page shows or refuses it. Its address is relative
 * to `base`.
 */
export function mergeImages(
  images: readonly PageImage[],
  other: (Omit<PageImage, 'alt'> & { readonly base: string }) | undefined,
  refused: ReadonlySet<string>,
): readonly PageImage[] {
  const url = other && resolveAddress(new URL(other.base), other.url);
  const isAllowed = url !== undefined && !refused.has(getVariantKey(url));
  const added = isAllowed
    ? [{ url, width: other?.width ?? null, height: other?.height ?? null, alt: null }]
    : [];
  return foldVariants([...images, ...added])
    .toSorted(compareBySize)
    .slice(0, PAGE_IMAGES_MAX);
}

/** Compares images by area, the largest first; an unknown size is the smallest. */
export function compareBySize(one: PageImage, other: PageImage): number {
  return getArea(other) - getArea(one);
}

/** Returns a key that is the same for addresses which differ only in the rendition of an image. */
export function getVariantKey(address: string): string {
  const url = new URL(address);
  const path = url.pathname
    .split('/')
    .filter((segment) => !RENDITION_SEGMENT.test(segment))
    .join('/')
    .replace(RENDITION_NAME, '$1');
  const parameters = [...url.searchParams]
    .filter(([name]) => !RENDITION_PARAMETERS.has(name.toLowerCase()))
    .map((pair) => pair.join('='))
    .toSorted();
  return [url.host + path, ...parameters].join('&');
}

/** Returns a number of pixels, as `640` or `640px`; null for anything else. */
export function parsePixels(text: string | undefined): number | null {
  const [, digits] = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text ?? '') ?? [];
  return toSide(Number(digits ?? 0));
}

/** Returns an http or https address without fragment and credentials; undefined for anything else. */
export function resolveAddress(base: URL, address: string | undefined): string | undefined {
  const url = address === undefined || address.trim() === '' ? null : URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > URL_MAX)
    return undefined;
  url.hash = '';
  return url.href;
}

function refuseImages(images: ImageCollector, addresses: readonly (string | undefined)[]): void {
  for (const address of new Set(addresses)) {
    if (images.refusalsLeft <= 0) return;
    images.refusalsLeft -= 1;
    const url = resolveAddress(images.base, address);
    if (url !== undefined) images.refused.add(getVariantKey(url));
  }
}

function addImage(
  { base }: ImageCollector,
  list: PageImage[],
  address: string | undefined,
  described: Omit<PageImage, 'url'>,
): void {
  if (list.length >= FOUND_MAX) return;
  const url = resolveAddress(base, address);
  if (url !== undefined) list.push({ url, ...described });
}

/** Returns the address of a `srcset` with the highest width or density. */
function largestSource(srcset: string | undefined): Source | undefined {
  const sources: { readonly url: string; weight: number; unit: 'w' | 'x' }[] = [];
  // A comma also ends a source without a following space; within an address it is a part of it.
  const spaced = (srcset ?? '').slice(0, SRCSET_MAX).replaceAll(/(\s[\d.]{1,9}[wx]),/g, '$1, ');
  for (const word of spaced.split(/\s+/)) {
    const [, weight, unit] = /^([\d.]{1,9})([wx]),?$/.exec(word) ?? [];
    const last = sources.at(-1);
    if (weight !== undefined && last) {
      last.weight = Number(weight);
      last.unit = unit === 'w' ? 'w' : 'x';
    } else if (/[^,]/.test(word)) sources.push({ url: word.replace(/,$/, ''), weight: 1, unit: 'x' });
  }
  return sources.toSorted((one, other) => other.weight - one.weight)[0];
}

function widthOf({ weight, unit }: Source): number {
  return unit === 'w' ? weight : 0;
}

/** Returns the size of a source: by its width and the ratio of the element, or by its density. */
function scaleSize(
  { width, height }: Pick<PageImage, 'width' | 'height'>,
  { weight, unit }: Source,
): Pick<PageImage, 'width' | 'height'> {
  if (unit === 'x')
    return {
      width: width === null ? null : toSide(width * weight),
      height: height === null ? null : toSide(height * weight),
    };
  const isRatioKnown = width !== null && height !== null;
  return { width: toSide(weight), height: isRatioKnown ? toSide((weight * height) / width) : null };
}

function toSide(pixels: number): number | null {
  const side = Math.round(pixels);
  return side >= 1 && side <= SIDE_MAX ? side : null;
}

function getArea({ width, height }: PageImage): number {
  return (width ?? height ?? 0) * (height ?? width ?? 0);
}

function foldVariants(images: readonly PageImage[]): readonly PageImage[] {
  const byKey = new Map<string, PageImage>();
  for (const image of images) {
    const key = getVariantKey(image.url);
    const known = byKey.get(key);
    byKey.set(key, known ? mergeVariants(known, image) : image);
  }
  return [...byKey.values()];
}

function mergeVariants(known: PageImage, other: PageImage): PageImage {
  const alt = known.alt ?? other.alt;
  if (known.url === other.url)
    return { ...known, width: known.width ?? other.width, height: known.height ?? other.height, alt };
  const [knownArea, otherArea] = [getArea(known), getArea(other)];
  const isOtherLarger =
    knownArea > 0 && otherArea > 0
      ? otherArea > knownArea
      : isOriginal(other) !== isOriginal(known)
        ? isOriginal(other)
        : otherArea > 0;
  return { ...(isOtherLarger ? other : known), alt };
}

/** Returns true for an address without a size: it is assumed to be the largest rendition. */
function isOriginal(address: PageImage): boolean {
  const { host, pathname, searchParams } = new URL(address.url);
  const parameters = [...searchParams].map((pair) => pair.join('=')).toSorted();
  return getVariantKey(address.url) === [host + pathname, ...parameters].join('&');
}
