import type { DraftDetails } from '@pegboard/types';
import { AppError } from '../../platform/errors/errors.ts';
import type { ConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import type { Deps } from './deps.ts';
import { FETCHED_BYTES_MAX, fetchWeb, IMAGE_TYPES } from './fetch-web.ts';
import { mergeImages, type PageImage } from './page-images.ts';
import { createProbe, getImageSize, probeImages } from './probe-images.ts';
import type { PageReading } from './read-page.ts';
import { completePage, fetchOembed, getOembedUrl, getThumbnail } from './read-oembed.ts';

/** The images and the details of a page, for a new pin (CR-03). */
export type FoundImages = {
  /** The address of the page after redirects. */
  readonly url: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly site_name: string | null;
  readonly images: readonly PageImage[];
  readonly details: DraftDetails | null;
};

/** The time for the page, its oEmbed response and the sizes of its images together, in milliseconds (CR-03). */
const BUDGET_MS = 5000;
/** With less time left than this, nothing further is fetched. */
const FETCH_MS_MIN = 200;

/**
 * Finds the images of a page, or the image itself, at an address. `probeLimiter` limits the concurrent probes of all
 * requests, so that fetches remain for others. Throws `page_without_images`, and what `fetchWeb` throws by `url`.
 */
export async function findImages(
  deps: Pick<Deps, 'fetchSafely'> & { readonly probeLimiter: ConcurrencyLimiter },
  address: string,
): Promise<FoundImages> {
  const startedAt = performance.now();
  const found = await fetchWeb(deps, address, 'url');
  const { url } = found;
  if (found.kind === 'picture') {
    const { width = null, height = null } = getImageSize(found.bytes) ?? {};
    const images = [{ url, width, height, alt: null }];
    return { url, title: null, description: null, site_name: null, images, details: null };
  }
  const limitMs = Math.floor(BUDGET_MS - (performance.now() - startedAt));
  const page = limitMs < FETCH_MS_MIN ? found.page : await complete(deps, found.page, url, limitMs);
  const { title, description, siteName, images, details } = page;
  if (images.length === 0)
    throw new AppError('page_without_images', { fields: { url: 'We found no images on this page.' } });
  return { url, title, description, site_name: siteName, images, details };
}

/** Completes a page with its oEmbed response and the sizes of its images, within the time limit. */
async function complete(
  { fetchSafely, probeLimiter }: Parameters<typeof findImages>[0],
  page: PageReading,
  address: string,
  limitMs: number,
): Promise<PageReading> {
  const probe = createProbe(fetchSafely, {
    limiter: probeLimiter,
    limitMs,
    maxBytes: FETCHED_BYTES_MAX,
    types: IMAGE_TYPES,
  });
  const oembedUrl = getOembedUrl(page);
  const [oembed, images] = await Promise.all([
    oembedUrl === null ? undefined : fetchOembed(fetchSafely, oembedUrl, limitMs),
    probeImages(page.images, probe),
  ]);
  const thumbnail = oembed && getThumbnail(oembed);
  const all = mergeImages(images, thumbnail && { ...thumbnail, base: address }, page.refusedImages);
  return { ...(oembed ? completePage(page, oembed) : page), images: all };
}
