import { largestSource } from '../model/image-source.ts';

/** An image of the page that can be saved. */
export type PageImage = {
  /** The address of the largest file. */
  readonly url: string;
  readonly alt: string;
  /** The text that the page proposes for the Pin. */
  readonly description: string;
};

/** An image with a shorter side is an icon or a tracker, in pixels. */
const SIDE_MIN = 100;
const IMAGES_MAX = 100;
const NOPIN_META = 'meta[name="pinterest" i], meta[name="pegboard" i]';
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset'];
const LAZY_ADDRESSES = ['data-src', 'data-lazy-src', 'data-original'];

/** The refusal of a page: the reason that it gives, or an empty text. Undefined for a page that allows saving. */
export function pageRefusal(): string | undefined {
  const meta = [...document.querySelectorAll<HTMLMetaElement>(NOPIN_META)].find(({ content }) =>
    /(?:^|[\s,])nopin(?:$|[\s,])/i.test(content),
  );
  return meta && (meta.getAttribute('description') ?? '');
}

/** Returns what can be saved of an image; undefined for one that is small, refused (`nopin`), or not on the web. */
export function readImage(image: HTMLImageElement): PageImage | undefined {
  if (image.hasAttribute('nopin') || image.hasAttribute('data-pin-nopin')) return undefined;
  if (shorterSide(image) < SIDE_MIN) return undefined;
  const attributes = (names: readonly string[], of: Element = image): string[] =>
    names.flatMap((name) => of.getAttribute(name) ?? []);
  const siblings = image.parentElement?.matches('picture')
    ? [...image.parentElement.querySelectorAll('source')]
    : [];
  const url = largestSource(
    {
      preferred: image.getAttribute('data-pin-media'),
      sets: [image, ...siblings].flatMap((of) => attributes(['srcset', ...LAZY_SETS], of)),
      addresses: [...attributes(LAZY_ADDRESSES), image.currentSrc, image.src],
    },
    document.baseURI,
  );
  if (url === undefined) return undefined;
  const alt = image.alt.trim();
  return { url, alt, description: image.getAttribute('data-pin-description')?.trim() ?? '' };
}

/** Returns the images of the page and the posters of its videos, once each, the largest first. */
export function findPageImages(): readonly PageImage[] {
  const found = new Map<string, PageImage & { readonly area: number }>();
  const add = (image: PageImage | undefined, area: number): void => {
    if (image && (found.get(image.url)?.area ?? -1) < area) found.set(image.url, { ...image, area });
  };
  for (const image of document.images) add(readImage(image), areaOf(image));
  for (const video of document.querySelectorAll('video')) add(readPoster(video), areaOf(video));
  return [...found.values()].toSorted((one, other) => other.area - one.area).slice(0, IMAGES_MAX);
}

/** Returns the image at the keyboard focus: the focused element itself, or the one in it. */
export function focusedImage(): HTMLImageElement | undefined {
  const focused = document.activeElement;
  if (focused instanceof HTMLImageElement) return focused;
  const images = focused === document.body ? [] : [...(focused?.querySelectorAll('img') ?? [])];
  return images.length === 1 ? images[0] : undefined;
}

function readPoster(video: HTMLVideoElement): PageImage | undefined {
  if (video.hasAttribute('nopin') || video.hasAttribute('data-pin-nopin')) return undefined;
  if (Math.min(video.clientWidth, video.clientHeight) < SIDE_MIN) return undefined;
  const url = largestSource({ preferred: null, sets: [], addresses: [video.poster] }, document.baseURI);
  return url === undefined ? undefined : { url, alt: video.title.trim(), description: '' };
}

/** An image that is not loaded yet has no size of its own: that of its box counts. */
function shorterSide(image: HTMLImageElement): number {
  const natural = Math.min(image.naturalWidth, image.naturalHeight);
  return Math.max(natural, Math.min(image.clientWidth, image.clientHeight));
}

function areaOf({ clientWidth, clientHeight }: HTMLElement): number {
  return clientWidth * clientHeight;
}
