import type { Deps } from './deps.ts';
import { AppError, type ErrorCode } from '../../platform/errors/errors.ts';
import type { FetchDeniedReason } from '../../platform/outbound-fetch/index.ts';
import { getVariantKey } from './page-images.ts';
import { pageText } from './page-text.ts';
import { readPage, type PageReading } from './read-page.ts';

/** Maximum size of a fetched image or page (promises.md), in bytes. */
export const FETCHED_BYTES_MAX = 10_000_000;

const PAGES: readonly string[] = ['text/html', 'application/xhtml+xml'];
/** The media types that a server may declare for an image; the format is detected from the content. */
export const IMAGE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
  'image/heic',
  'image/heif',
  'application/octet-stream',
  'binary/octet-stream',
];

/** The content at a web address. */
export type FetchedContent =
  | { readonly kind: 'picture'; readonly url: string; readonly bytes: Uint8Array }
  | { readonly kind: 'page'; readonly url: string; readonly page: PageReading };

/**
 * Fetches an image, or reads a page. `field` is the option that contains the address. Throws `web_unreachable`,
 * `image_type_unsupported`, `image_file_too_large`, `overloaded`, and `saving_refused` for a page that does not allow
 * saving.
 */
export async function fetchWeb(
  { fetchSafely }: Pick<Deps, 'fetchSafely'>,
  address: string,
  field: string,
): Promise<FetchedContent> {
  const fetched = await fetchSafely(address, {
    body: { maxBytes: FETCHED_BYTES_MAX, types: [...IMAGE_TYPES, ...PAGES] },
  });
  if (fetched.kind === 'refused') throw refused(fetched.why, field);
  const { url, type, status, bytes } = fetched;
  if (status < 200 || status >= 300 || bytes.length === 0) throw refused('failed', field);
  if (!PAGES.includes(type)) return { kind: 'picture', url, bytes };
  const page = readPage(pageText(bytes), url);
  if (page.refusal) throw savingRefused(page.refusal.says, field);
  return { kind: 'page', url, page };
}

/**
 * Checks that the page that a pin will link to allows its images, or this one, to be saved. Throws `saving_refused`,
 * `overloaded`.
 */
export async function checkPage(
  { fetchSafely }: Pick<Deps, 'fetchSafely'>,
  address: string,
  field: string,
  imageUrl: string,
): Promise<void> {
  const fetched = await fetchSafely(address, { body: { maxBytes: FETCHED_BYTES_MAX, types: PAGES } });
  // Only overload is reported: a page that cannot be read does not forbid saving.
  if (fetched.kind === 'refused' && fetched.why === 'busy') throw refused('busy', field);
  if (fetched.kind === 'refused' || fetched.status >= 400) return;
  const { refusal, refusedImages } = readPage(pageText(fetched.bytes), fetched.url);
  if (refusal) throw savingRefused(refusal.says, field);
  if (refusedImages.has(getVariantKey(imageUrl))) throw savingRefused(null, field);
}

/** Returns the page's own message for the member, as plain text. */
function savingRefused(says: string | null, field: string): AppError {
  return new AppError('saving_refused', { fields: { [field]: says ?? 'This site does not allow saving.' } });
}

/**
 * Returns the error of an unreachable address. It is the same for all causes, so that private names and
 * addresses cannot be probed.
 */
function refused(why: FetchDeniedReason, field: string): AppError {
  const codes = {
    busy: 'overloaded',
    too_large: 'image_file_too_large',
    type_refused: 'image_type_unsupported',
  } as const satisfies Partial<Record<FetchDeniedReason, ErrorCode>>;
  const code = isKeyOf(codes, why) ? codes[why] : 'web_unreachable';
  if (code === 'overloaded') return new AppError(code);
  const messages = {
    web_unreachable: 'We could not reach this address.',
    image_file_too_large: 'Use a file of 10 MB or less.',
    image_type_unsupported: 'There is no picture and no page at this address.',
  } as const satisfies Partial<Record<ErrorCode, string>>;
  return new AppError(code, { fields: { [field]: messages[code] } });
}

function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}
